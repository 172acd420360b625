// The review of a finished game: its chances of winning as a plot, its turning points and decisions, and the board at
// the decision that is chosen.

import { html } from "../../vendor/lit-html/lit-html.js";
import { propsOf } from "../../app/state.js";
import { tableDialogs } from "../../table/lazy-dialogs.js";
import { spokenDecision } from "./decision-text.js";
import { decisions, story, turningPoints } from "./decisions.js";
import { plot } from "./plot.js";
import { positionPanel } from "./position.js";
import { createReviewBoard } from "./review-board.js";

/** @typedef {import("../../app/state.js").State} State */
/** @typedef {import("../../app/state.js").Analysis} Analysis */
/** @typedef {import("../../app/intents.js").Intents} Intents */
/** @typedef {import("../../i18n/index.js").Translate} Translate */
/** @typedef {import("./review-board.js").ReviewBoard} ReviewBoard */

export const part = ["coach", "analysis", "steps", "replay", "result"];
export const style = [
  "style/forms.css",
  "style/table.css",
  "style/replay.css",
  "style/coach.css",
  "style/analysis.css",
];

/** @type {import("../../app/screens.js").CreateScreen} */
export function createScreen(app) {
  const { intents } = app;
  const reviewBoard = createReviewBoard(app);
  return {
    view: (state) =>
      html`${content(state, reviewBoard, intents)}${tableDialogs(propsOf(state, "review"), reviewBoard.intents)}`,
    visit: (game) => Promise.all([intents.resumeAnalysis(game), reviewBoard.visit(game)]),
  };
}

/** @param {State} state @param {ReviewBoard} reviewBoard @param {Intents} intents */
function content(state, reviewBoard, intents) {
  const { t, analysis } = state;
  return html`
    <main class="page analysis">
      <button type="button" class="back" data-do="back" @click=${intents.back}>${t("do-back")}</button>
      <h1 tabindex="-1">${t("analysis-title")}</h1>
      ${analysis ? report(state, analysis, reviewBoard, intents) : html`<p>${t("analysis-choose")}</p>`}
    </main>`;
}

/** @param {State} state @param {Analysis} analysis @param {ReviewBoard} reviewBoard @param {Intents} intents */
function report(state, analysis, reviewBoard, intents) {
  const { t } = state;
  const review = state.review?.game === analysis.game ? state.review : null;
  const props = propsOf(state, "review");
  const spoken = props.view ? spokenDecision(state, props.view) : "";
  const chooser = {
    you: review?.you ?? 0,
    ply: review?.plies ? review.ply : -1,
    async choose(/** @type {number} */ ply) {
      await reviewBoard.stepTo(ply);
      document.querySelector(".remark")?.scrollIntoView({ block: "nearest" });
    },
  };
  return html`
    ${progress(t, analysis, intents)}
    <p class="visually-hidden" role="status">${analysis.done ? t("analysis-done") : ""}</p>
    ${analysis.judgements.length ? plot(t, analysis, review, spoken, reviewBoard.stepTo) : ""}
    ${review ? positionPanel(props, review, analysis, reviewBoard, intents.playOn) : ""}
    <div class="told">
      ${
        analysis.judgements.length
          ? html`${story(t, analysis)}${turningPoints(t, analysis, chooser)}${decisions(t, analysis, chooser)}`
          : ""
      }
      <p class="hint">${t("analysis-explains")}</p>
    </div>`;
}

/** The trouble, or how far the analysis has come. @param {Translate} t @param {Analysis} analysis @param {Intents} intents */
function progress(t, { trouble, running, done, judged, total, game }, intents) {
  if (trouble) {
    return html`<p class="warning" role="alert">${t(`why-${trouble}`)}</p>
      <button type="button" data-do="saved" @click=${() => intents.go("saved")}>${t("saved-title")}</button>`;
  }
  if (done) return "";
  const words = t("analysis-progress", { judged, total });
  return running
    ? html`<div class="bar-row"><label><progress max=${total || 1} .value=${judged}></progress>
        <span data-testid="judged" data-judged=${judged}>${words}</span></label>
        <button type="button" data-do="stop-analysis" @click=${intents.stopAnalysis}>${t("do-stop-analysis")}</button></div>`
    : html`<div class="bar-row" data-testid="stopped"><span>${total ? words : ""}</span>
        <button type="button" data-do="go-on-analysis" @click=${() => intents.analyse(game)}>${t("do-go-on-analysis")}</button></div>`;
}

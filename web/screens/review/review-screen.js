// The analysis screen: a finished game's chances of winning as a plot, its turning points, luck and play.

import { html, svg } from "../../vendor/lit-html/lit-html.js";
import { seatName } from "../../table/event-text.js";
import { moveText } from "../../table/move-text.js";
import { percent, points } from "../../bots/estimates.js";

/** @typedef {import("../../app/state.js").State} State */
/** @typedef {import("../../app/state.js").Analysis} Analysis */
/** @typedef {import("../../engine/protocol.js").Judgement} Judgement */
/** @typedef {import("../../i18n/index.js").Translate} Translate */

export const part = ["coach", "analysis"];
export const style = ["style/forms.css", "style/analysis.css"];

const [WIDTH, HEIGHT] = [600, 200];
const MIN_LUCK = 0.1; // the smallest change of the chance of winning that counts as luck
const MIN_ERRORS = 3; // a smaller change, in standard errors, counts as noise

/** @type {import("../../app/screens.js").CreateScreen} */
export const createScreen = ({ intents }) => ({
  view: (state) => content(state, intents),
  visit: intents.resumeAnalysis,
});

/** @param {State} state @param {import("../../app/intents.js").Intents} intents */
function content({ t, analysis }, intents) {
  return html`
    <main class="page analysis">
      <button type="button" class="back" data-do="back" @click=${intents.back}>${t("do-back")}</button>
      <h1 tabindex="-1">${t("analysis-title")}</h1>
      ${analysis ? report(t, analysis, intents) : html`<p>${t("analysis-choose")}</p>`}
    </main>`;
}

/** @param {Translate} t @param {Analysis} analysis @param {import("../../app/intents.js").Intents} intents */
function report(t, analysis, intents) {
  const { running, done, judged, total, judgements, trouble, game } = analysis;
  return html`
    ${
      trouble
        ? html`<p class="warning" role="alert">${t(`why-${trouble}`)}</p>
          <button type="button" data-do="saved" @click=${() => intents.go("saved")}>${t("saved-title")}</button>`
        : ""
    }
    ${
      running
        ? html`<div class="bar-row"><label><progress max=${total || 1} .value=${judged}></progress>
          <span data-testid="judged" data-judged=${judged}>${t("analysis-progress", { judged, total })}</span></label>
          <button type="button" data-do="stop-analysis" @click=${intents.stopAnalysis}>${t("do-stop-analysis")}</button></div>`
        : done
          ? ""
          : html`<div class="bar-row" data-testid="stopped"><span>${total ? t("analysis-progress", { judged, total }) : ""}</span>
            <button type="button" data-do="go-on-analysis" @click=${() => intents.analyse(game)}>${t("do-go-on-analysis")}</button></div>`
    }
    <p class="visually-hidden" role="status">${done ? t("analysis-done") : ""}</p>
    ${judgements.length ? html`${plot(t, analysis)}${sums(t, analysis)}${turningPoints(t, analysis)}${decisions(t, analysis)}` : ""}
    <p class="hint">${t("analysis-explains")}</p>`;
}

/**
 * The chance of winning before each decision, then the result as 0 or 1.
 * @param {Analysis} analysis @returns {{chance: number, error: number}[]}
 */
function chances({ judgements, done, outcome }) {
  return done && outcome !== "gave_up"
    ? [...judgements, { chance: outcome === "won" ? 1 : 0, error: 0 }]
    : judgements;
}

/** @param {Translate} t @param {Analysis} analysis */
function plot(t, analysis) {
  const course = chances(analysis);
  const length = Math.max(1, analysis.done ? course.length - 1 : analysis.total);
  const xOf = (/** @type {number} */ index) => (index / length) * WIDTH;
  const yOf = (/** @type {number} */ chance) => HEIGHT - chance * HEIGHT;
  const line = course
    .map(({ chance }, index) => `${xOf(index).toFixed(1)},${yOf(chance).toFixed(1)}`)
    .join(" ");
  const label = t("analysis-plot", { first: percent(course[0]), last: percent(course[course.length - 1]) });
  return html`
    <figure>
      <svg class="plot" viewBox="-78 -16 ${WIDTH + 90} ${HEIGHT + 32}" role="img" aria-label=${label} data-testid="plot">
        ${[0, 0.5, 1].map(
          (level) => svg`<line class="grid" x1="0" x2=${WIDTH} y1=${yOf(level)} y2=${yOf(level)}></line>
          <text class="level" x="-8" y=${yOf(level)} aria-hidden="true">${t("analysis-percent", { percent: points(level, 0) })}</text>`,
        )}
        <polyline class="course" points=${line}></polyline>
        ${analysis.judgements.map((judgement, index) =>
          judgement.mistake
            ? svg`<circle class="mistake" cx=${xOf(index)} cy=${yOf(judgement.chance)} r="7"></circle>`
            : isLuck(judgement)
              ? svg`<path class="luck" d="M${xOf(index)} ${yOf(judgement.chance)}m0-9l9 9l-9 9l-9-9z"></path>`
              : "",
        )}
      </svg>
      <figcaption><span>${t("analysis-start")}</span><span>${label}</span><span>${t("analysis-end")}</span></figcaption>
    </figure>`;
}

/** @param {Translate} t @param {Analysis} analysis */
const sums = (t, { luck, play, judgements: [{ error }] }) => html`
  <dl class="sums">
    <div><dt>${t("analysis-luck")}</dt><dd data-testid="luck">${t("analysis-points", { points: signedPoints(luck, error) })}</dd></div>
    <div><dt>${t("analysis-play")}</dt><dd data-testid="play">${t("analysis-points", { points: signedPoints(play, error) })}</dd></div>
  </dl>`;

/** @param {Translate} t @param {Analysis} analysis */
function turningPoints(t, analysis) {
  const turns = analysis.judgements.filter((judgement) => judgement.mistake || isLuck(judgement));
  if (!turns.length && !analysis.done) return ""; // the analysis that is running may still find a turning point
  return html`
    <h2>${t("analysis-turning")}</h2>
    ${
      turns.length
        ? html`<ul class="turning">${turns.map(
            (judgement) => html`
          <li class=${judgement.mistake ? "mistake" : "luck"} data-ply=${judgement.ply + 1}><span class="ply">${judgement.ply + 1}</span>
            <span>${remarkOn(t, analysis, judgement)}</span></li>`,
          )}</ul>`
        : html`<p>${t("analysis-calm")}</p>`
    }`;
}

/** Whether luck changed the chance of winning by more than the noise. @param {Judgement} judgement */
const isLuck = ({ luck, luck_error }) => Math.abs(luck) > Math.max(MIN_LUCK, MIN_ERRORS * luck_error);

/** @param {Translate} t @param {Analysis} analysis @param {Judgement} judgement */
function remarkOn(t, { names }, { seat, move, best, motives, mistake, loss, loss_error, luck, luck_error }) {
  const name = seatName(t, names, seat);
  const played = moveText(t, move, names);
  if (mistake) {
    const motive = motives.length ? t(`motive-${motives[0]}`) : "";
    return t("analysis-mistake", {
      name,
      move: played,
      best: moveText(t, best, names),
      motive,
      points: points(loss, loss_error),
    });
  }
  return t(luck > 0 ? "analysis-lucky" : "analysis-unlucky", {
    name,
    move: played,
    points: points(Math.abs(luck), luck_error),
  });
}

/** Every decision in a table, for those who can't see the plot. @param {Translate} t @param {Analysis} analysis */
const decisions = (t, { judgements, names }) => html`
  <details>
    <summary>${t("analysis-all")}</summary>
    <div class="scroll"><table data-testid="decisions">
      <thead><tr><th scope="col">${t("analysis-ply")}</th><th scope="col">${t("analysis-who")}</th>
        <th scope="col">${t("analysis-move")}</th><th scope="col">${t("analysis-chance")}</th></tr></thead>
      <tbody>${judgements.map(
        ({ ply, seat, move, chance, error, mistake }) => html`
        <tr class=${mistake ? "mistake" : ""}><td>${ply + 1}</td><td>${seatName(t, names, seat)}</td>
          <td>${moveText(t, move, names)}</td><td>≈&nbsp;${t("analysis-percent", { percent: percent({ chance, error }) })}</td></tr>`,
      )}</tbody>
    </table></div>
  </details>`;

/** Percentage points with their sign. @param {number} change of the chance of winning @param {number} error */
function signedPoints(change, error) {
  const rounded = points(change, error);
  return rounded ? `${rounded < 0 ? "−" : "+"}${Math.abs(rounded)}` : "0";
}

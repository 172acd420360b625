// The lists of the review: what decided the game, its turning points, and every decision in a table. Each decision
// leads to its position.

import { html } from "../../vendor/lit-html/lit-html.js";
import { percent, points } from "../../bots/estimates.js";
import { decisionLine, whoMoved } from "./decision-text.js";
import { moveText } from "../../table/move-text.js";

/** @typedef {import("../../app/state.js").Analysis} Analysis */
/** @typedef {import("../../engine/protocol.js").Judgement} Judgement */
/** @typedef {import("../../engine/protocol.js").Story} Story */
/** @typedef {import("../../i18n/index.js").Translate} Translate */
/**
 * @typedef {object} Chooser
 * @property {number} you the seat of the only person who played, or 0
 * @property {number} ply the decision that is shown
 * @property {(ply: number) => unknown} choose
 */

/** Whether a decision is a turning point. @param {Judgement} judgement */
export const isTurningPoint = ({ mistake, stroke }) => mistake || stroke;

/** The start, the decisions, the luck and the end, which add up; then the same in a sentence. @param {Translate} t @param {Analysis} analysis */
export function story(t, { story: told, done, outcome }) {
  if (!told) return "";
  const { start, play, luck, end } = told;
  const isDecided = done && outcome !== "gave_up";
  const endText = isDecided ? t(`result-${outcome}`) : about(t, end);
  return html`
    <section class="story">
      <h2>${t("analysis-story")}</h2>
      <dl class="sums">
        <div><dt>${t("analysis-at-start")}</dt><dd>${about(t, start)}</dd></div>
        <div><dt>${t("analysis-play")}</dt><dd data-testid="play">${signed(play)}</dd></div>
        <div><dt>${t("analysis-luck")}</dt><dd data-testid="luck">${signed(luck)}</dd></div>
        <div><dt>${t("analysis-at-end")}</dt><dd>${endText}</dd></div>
      </dl>
      <p data-testid="story" data-tendency=${told.tendency}>${storyText(t, told)}</p>
    </section>`;
}

/** @param {Translate} t @param {number} chance in per cent */
const about = (t, chance) => html`≈&nbsp;${t("analysis-percent", { percent: chance })}`;

/** Points with their sign. @param {number} change */
const signed = (change) => (change ? `${change < 0 ? "−" : "+"}${Math.abs(change)}` : "0");

/** Mistakes and luck in sentences that follow from the same numbers. @param {Translate} t @param {Story} story */
function storyText(t, { play, luck, mistakes, strokes, tendency, lost_from }) {
  const args = { kind: strokes ? "strokes" : "steps", points: Math.abs(luck) };
  return [
    t("analysis-mistakes", { count: mistakes, points: Math.abs(play) }),
    tendency === "even"
      ? t("analysis-luck-even", args)
      : t(tendency === "good" ? "analysis-luck-good" : "analysis-luck-bad", args),
    lost_from === null ? "" : t("analysis-lost-since", { ply: lost_from + 1 }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** @param {Translate} t @param {Analysis} analysis @param {Chooser} chooser */
export function turningPoints(t, { judgements, names }, { you, ply, choose }) {
  const turns = judgements.filter(isTurningPoint);
  if (!turns.length) return ""; // the story says so
  return html`
    <section>
      <h2>${t("analysis-turning")}</h2>
      <ul class="turning">${turns.map(
        (judgement) => html`
        <li class=${judgement.mistake ? "mistake" : "luck"} data-ply=${judgement.ply + 1}>
          <button type="button" data-do="decision" aria-current=${judgement.ply === ply ? "true" : "false"} @click=${() => choose(judgement.ply)}>
            <span>${decisionLine(t, names, you, judgement)}</span> <span class="badge">${badge(t, judgement)}</span></button></li>`,
      )}</ul>
    </section>`;
}

/** @param {Translate} t @param {Judgement} judgement */
function badge(t, { mistake, loss, loss_error, luck, luck_error }) {
  if (mistake) return t("analysis-badge-mistake", { points: points(loss, loss_error) });
  return t(luck > 0 ? "analysis-badge-good" : "analysis-badge-bad", {
    points: points(Math.abs(luck), luck_error),
  });
}

/** @param {Translate} t @param {Analysis} analysis @param {Chooser} chooser */
export const decisions = (t, { judgements, names }, { you, ply: shown, choose }) => html`
  <details>
    <summary>${t("analysis-all")}</summary>
    <div class="scroll"><table data-testid="decisions">
      <thead><tr><th scope="col">${t("analysis-ply")}</th><th scope="col">${t("analysis-who")}</th>
        <th scope="col">${t("analysis-move")}</th><th scope="col">${t("analysis-chance")}</th></tr></thead>
      <tbody>${judgements.map(
        ({ ply, seat, move, chance, error, mistake, lost }) => html`
        <tr class=${mistake ? "mistake" : ""} aria-current=${ply === shown ? "true" : "false"}><td>${ply + 1}</td>
          <td>${whoMoved(t, names, seat, you)}</td>
          <td><button type="button" data-do="decision" @click=${() => choose(ply)}>${moveText(t, move, names)}</button></td>
          <td>${lost ? t("analysis-lost") : about(t, percent({ chance, error }))}</td></tr>`,
      )}</tbody>
    </table></div>
  </details>`;

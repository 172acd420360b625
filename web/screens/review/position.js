// The decision that the review shows: the position as the player saw it, what was played, and the better move to try.

import { html } from "../../vendor/lit-html/lit-html.js";
import { board } from "../../table/board.js";
import { enemyPanel } from "../../table/enemy.js";
import { fan } from "../../table/hand.js";
import { sortedHand } from "../../table/hand-order.js";
import { signButton, stepButtons } from "../../table/replay-buttons.js";
import { cardFace } from "../../ui/card.js";
import { moveLines, turnText } from "../replay/replay-text.js";
import { chanceText, decisionLine, luckText, verdictText } from "./decision-text.js";
import { isTurningPoint } from "./decisions.js";

/** @typedef {import("../../table/table-state.js").TableProps} TableProps */
/** @typedef {import("../../app/state.js").Analysis} Analysis */
/** @typedef {import("../../app/state.js").Review} Review */
/** @typedef {import("../../engine/protocol.js").View} View */
/** @typedef {import("../../engine/protocol.js").Judgement} Judgement */
/** @typedef {import("./review-board.js").ReviewBoard} ReviewBoard */

const FLAG = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 2.5H7.5V21.5H5zM9 4H20L16.5 8.5L20 13H9z"></path></svg>`;

/**
 * @param {TableProps} tableProps @param {Review} review @param {Analysis} analysis @param {ReviewBoard} reviewBoard
 * @param {(game: string, ply: number) => unknown} playOn
 */
export function positionPanel(tableProps, review, analysis, { intents, stepTo }, playOn) {
  const props = withYou(tableProps, review);
  const { t, view } = props;
  if (!view) return "";
  const { game, ply } = review;
  const judgement = analysis.judgements[ply];
  return html`
    <section class="here" data-ply=${ply} data-testid="here" aria-label=${t("analysis-position")}>
      <div class="travel">${stepButtons(t, review, stepTo, nextTurn(props, review, analysis, stepTo), true)}</div>
      ${remark(props, review, judgement, view)}
      <div class="position">
        ${board(props, intents, view.enemy ? enemyPanel(t, view.enemy, intents.say) : html`<section class="enemy" data-anchor="enemy"><h2>${t("enemy-none")}</h2></section>`)}
        ${hand(props, review, judgement)}
      </div>
      <p class="play-on"><button type="button" class="primary" data-do="play-on" aria-disabled=${view.over ? "true" : "false"}
        @click=${() => !view.over && playOn(game, ply)}>${t("do-play-on")}</button> <span class="hint">${t("analysis-practice")}</span></p>
    </section>`;
}

/** Calls the only person who played "you" on the board, too. @param {TableProps} props @param {Review} review @returns {TableProps} */
function withYou(props, { you }) {
  const { t, view } = props;
  if (!view || !you || view.names[you - 1]) return props;
  const names = view.names.map((name, at) => (at + 1 === you ? t("seat-you") : name));
  return { ...props, view: { ...view, names } };
}

/** What the review says of the decision, or the notice about something that the viewer has tapped. @param {TableProps} props @param {Review} review @param {Judgement | undefined} judgement @param {View} view */
function remark({ t, notice }, review, judgement, view) {
  const { moves, ply, you } = review;
  const decision = moves[ply];
  if (notice) return html`<div class="remark" role="status"><p>${notice}</p></div>`;
  if (!decision) {
    return html`<div class="remark" data-testid="remark"><p><strong>${turnText(t, { ...review, playing: false, trouble: "" }, view)}</strong></p></div>`;
  }
  const { names } = view;
  const verdict = judgement ? verdictText(t, names, judgement) : "";
  const happened = moveLines(t, { ...review, ply: ply + 1, playing: false, trouble: "" }, view, {
    short: true,
  });
  return html`
    <div class="remark ${judgement?.mistake ? "mistake" : ""}" tabindex="0" role="group" aria-label=${t("analysis-remark")} data-testid="remark">
      <p><strong>${decisionLine(t, names, you, { ...decision, ply })}</strong>
        <span class="chance">${judgement ? chanceText(t, judgement) : t("analysis-not-judged")}</span></p>
      ${verdict ? html`<p data-testid="verdict">${verdict}</p>` : ""}
      ${judgement?.stroke ? html`<p class="stroke">${luckText(t, judgement)}</p>` : ""}
      <p class="happened">${happened.map(({ words }) => words).join(" ")}</p>
    </div>`;
}

/** The hand: the cards played stick out, those of the better move are framed. @param {TableProps} props @param {Review} review @param {Judgement | undefined} judgement */
function hand(props, { moves, ply }, judgement) {
  const played = moves[ply]?.move.split(" ") ?? [];
  const better = judgement?.mistake ? judgement.best.split(" ") : [];
  return fan(
    sortedHand(props),
    (card) => cardFace(props.t, card, { chosen: played.includes(card), hinted: better.includes(card) }),
    "watched",
  );
}

/** The button that leads to the next turning point, and from the last one to the first. @param {TableProps} props @param {Review} review @param {Analysis} analysis @param {(ply: number) => unknown} stepTo */
function nextTurn({ t }, { ply }, { judgements }, stepTo) {
  const turns = judgements.filter(isTurningPoint).map((judgement) => judgement.ply);
  const next = turns.find((turn) => turn > ply) ?? turns[0] ?? ply;
  return signButton("next-turn", t("do-next-turn"), FLAG, () => stepTo(next), next !== ply);
}

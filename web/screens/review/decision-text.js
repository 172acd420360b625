// Puts the review of one decision into words: the move played, its chance, the better move, and the luck after it.

import { drawbackText, reasonsText } from "../../bots/reason-text.js";
import { percent, points } from "../../bots/estimates.js";
import { isOwn, seatName } from "../../table/event-text.js";
import { moveText } from "../../table/move-text.js";
import { turnText } from "../replay/replay-text.js";

/** @typedef {import("../../i18n/index.js").Translate} Translate */
/** @typedef {import("../../app/state.js").State} State */
/** @typedef {import("../../engine/protocol.js").Judgement} Judgement */
/** @typedef {{spoken?: boolean}} Style spoken: cards as words rather than signs, for screen readers */

/**
 * Who made a move: "You" for the one person who played.
 * @param {Translate} t @param {readonly string[]} names @param {number} seat @param {number} you that person's seat, or 0
 */
export const whoMoved = (t, names, seat, you) =>
  isOwn(names, seat, you) ? t("seat-you") : seatName(t, names, seat);

/**
 * The decision in one line: "12. You: play 7♣".
 * @param {Translate} t @param {readonly string[]} names @param {number} you @param {{ply: number, seat: number, move: string}} decision
 * @param {Style} [style]
 */
export const decisionLine = (t, names, you, { ply, seat, move }, style) =>
  t("analysis-decision", {
    ply: ply + 1,
    name: whoMoved(t, names, seat, you),
    move: moveText(t, move, names, style),
  });

/** The chance of winning before the decision. @param {Translate} t @param {Judgement} judgement */
export const chanceText = (t, judgement) =>
  judgement.lost ? t("analysis-lost-here") : t("analysis-chance-here", { percent: percent(judgement) });

/**
 * What the review says of a decision, in one or two sentences.
 * @param {Translate} t @param {readonly string[]} names @param {Judgement} judgement @param {Style} [style]
 */
export function verdictText(t, names, judgement, style) {
  const { mistake, lost, agreed, reasons, drawbacks, best, loss, loss_error } = judgement;
  const why = reasonsText(t, reasons, style);
  if (mistake) {
    const cost = { points: points(loss, loss_error), why: drawbackText(t, drawbacks, style) };
    const better = { best: moveText(t, best, names, style), why };
    return `${t(cost.why ? "analysis-cost-why" : "analysis-cost", cost)} ${t("analysis-better", better)}`;
  }
  if (reasons[0]?.code === "only_move") return t("analysis-only");
  if (lost) return ""; // which move was better is noise
  return t(agreed ? "analysis-agreed" : "analysis-fine", { why });
}

/** The luck after the decision; "" if there was no stroke of it. @param {Translate} t @param {Judgement} judgement */
export const luckText = (t, { stroke, luck, luck_error }) =>
  stroke
    ? t(luck > 0 ? "analysis-then-good" : "analysis-then-bad", {
        points: points(Math.abs(luck), luck_error),
      })
    : "";

/**
 * The whole decision for screen readers, or how the game ended.
 * @param {State} state @param {import("../../engine/protocol.js").View} view
 */
export function spokenDecision({ t, review, analysis }, view) {
  if (!review) return "";
  const decision = review.moves[review.ply];
  if (!decision) return turnText(t, { ...review, playing: false, trouble: "" }, view);
  const style = { spoken: true };
  const judgement = analysis?.judgements[review.ply];
  const line = decisionLine(t, view.names, review.you, { ...decision, ply: review.ply }, style);
  if (!judgement) return `${line}. ${t("analysis-not-judged")}`;
  const rest = [
    chanceText(t, judgement),
    verdictText(t, view.names, judgement, style),
    luckText(t, judgement),
  ];
  return `${line}. ${rest.filter(Boolean).join(" ")}`;
}

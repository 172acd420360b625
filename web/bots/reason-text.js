// Puts the coach's reasons into words: what speaks for a move, and what speaks against it.

import { cardNames, cardSigns, suitName } from "../i18n/cards.js";

/** @typedef {import("../i18n/index.js").Translate} Translate */
/** @typedef {import("../engine/protocol.js").Reason} Reason */

const MOST_REASONS = 2; // told for one move: more would not be read

/**
 * What speaks for a move, as the end of a sentence: "it beats Q♠; it draws 3 cards".
 * @param {Translate} t @param {readonly Reason[]} reasons @param {{spoken?: boolean}} [style]
 */
export function reasonsText(t, reasons, style) {
  const [first = "", second] = reasons
    .slice(0, MOST_REASONS)
    .map((reason) => t(`reason-${reason.code}`, argsOf(t, reason, style)));
  return second ? t("two-reasons", { first, second }) : first;
}

/**
 * The main thing that speaks against a move; "" if there is no single one.
 * @param {Translate} t @param {readonly Reason[]} drawbacks @param {{spoken?: boolean}} [style]
 */
export const drawbackText = (t, [drawback], style) =>
  drawback ? t(`drawback-${drawback.code}`, argsOf(t, drawback, style)) : "";

/** @param {Translate} t @param {Reason} reason @param {{spoken?: boolean}} [style] spoken: cards as words rather than signs */
const argsOf = (t, { cards, amount, left, suit }, { spoken = false } = {}) => ({
  cards: (spoken ? cardNames : cardSigns)(t, cards),
  amount,
  left,
  suit: suit ? suitName(t, suit) : "",
});

// Finds cards and their parts on the page, for the animations that move or copy cards drawn by ui/card.js.

/** The selector of every card, face up or face down. */
export const CARD = ".card";

const INDEX_ONLY = 62; // px: a number card narrower than this shows only its index (style/cards.css)

/** Whether the card inside an element lies face down. @param {Element} element */
export const isFaceDown = (element) => element.querySelector(".back") !== null;

/**
 * Removes the drawing of a number card that is too narrow to show it, which saves the browser work.
 * @param {Element} element @param {number} width in pixels
 */
export function removeInvisibleFace(element, width) {
  if (width < INDEX_ONLY) element.querySelector(".number .face")?.remove();
}

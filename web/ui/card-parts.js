// Finds cards and their parts on the page, for whoever moves or copies cards that ui/card.js has drawn.

/** Every card on the page, face up or face down. */
export const CARD = ".card";

const INDEX_ONLY = 62; // px: a narrower number card shows only its index, see cards.css

/** Whether the card inside an element lies face down. @param {Element} element */
export const isFaceDown = (element) => element.querySelector(".back") !== null;

/**
 * Removes the drawing of a card that is too narrow to show it: it would only be work.
 * @param {Element} element @param {number} width in pixels
 */
export function removeInvisibleFace(element, width) {
  if (width < INDEX_ONLY) element.querySelector(".number .face")?.remove();
}

// Which piles the cards of a defeated enemy come to lie on, and how the piles look until then.

/** @typedef {import("../engine/protocol.js").GameEvent} GameEvent */
/** @typedef {import("./ghosts.js").Pile} Pile */

/**
 * The defeated royal goes to the Tavern if it was hit exactly, else to the discard pile.
 * @param {boolean} exact @returns {Pile}
 */
export const pileOfRoyal = (exact) => (exact ? "tavern" : "discard");

/**
 * The piles that get cards when an enemy is defeated: the played cards are discarded.
 * @param {boolean} exact @returns {Pile[]}
 */
export const growingPiles = (exact) => (exact ? ["tavern", "discard"] : ["discard"]);

/** The picture that is drawn late because the royal moves onto it. @param {boolean} exact */
export const deferredPile = (exact) => /** @type {const} */ (`deferred-${pileOfRoyal(exact)}`);

/** Whether the move hit an enemy exactly. @param {readonly GameEvent[]} events */
export const isExactDefeat = (events) => events.some((event) => event.type === "defeated" && event.exact);

/**
 * Of several cards that come to a pile only the last stays: their shadows would add up.
 * @param {number} at when the card sets out @param {number} last when the last card sets out
 * @returns {{atEnd: "stays"} | {atEnd: "disappears", linger: number}}
 */
export const landOnPile = (at, last) =>
  at === last ? { atEnd: "stays" } : { atEnd: "disappears", linger: last - at };

/**
 * Keeps a pile as it was in sight, below the cards that come to it.
 * @param {import("./scene.js").Scene} scene @param {Pile} pile
 */
export function keepOldPile({ overlay, ghosts, before, after }, pile) {
  if (ghosts.keepPile(pile, before)) overlay.hide(after.element(pile));
}

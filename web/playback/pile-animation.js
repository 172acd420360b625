// Says which piles get the cards of a defeated enemy's fight, and how the piles look until then.

/** @typedef {import("../engine/protocol.js").GameEvent} GameEvent */
/** @typedef {import("./ghosts.js").Pile} Pile */

/**
 * A defeated royal goes to the Tavern after an exact kill, otherwise to the discard pile.
 * @param {boolean} exact @returns {Pile}
 */
export const pileOfRoyal = (exact) => (exact ? "tavern" : "discard");

/**
 * The piles that get cards when an enemy is defeated; the played cards are always discarded.
 * @param {boolean} exact @returns {Pile[]}
 */
export const growingPiles = (exact) => (exact ? ["tavern", "discard"] : ["discard"]);

/** The class that defers drawing the pile that the royal moves onto. @param {boolean} exact */
export const deferredPile = (exact) => /** @type {const} */ (`deferred-${pileOfRoyal(exact)}`);

/** Whether the move was an exact kill. @param {readonly GameEvent[]} events */
export const isExactDefeat = (events) => events.some((event) => event.type === "defeated" && event.exact);

/**
 * Of several cards that move to a pile, only the last stays, because their shadows would add up.
 * @param {number} at when the card starts @param {number} last when the last card starts
 * @returns {{atEnd: "stays"} | {atEnd: "disappears", linger: number}}
 */
export const landOnPile = (at, last) =>
  at === last ? { atEnd: "stays" } : { atEnd: "disappears", linger: last - at };

/**
 * Keeps showing a pile as it was before the move, below the cards that move onto it.
 * @param {import("./scene.js").Scene} scene @param {Pile} pile
 */
export function keepOldPile({ overlay, ghosts, before, after }, pile) {
  if (ghosts.keepPile(pile, before)) overlay.hide(after.element(pile));
}

// Sorts the hand as the player prefers.

/** @typedef {import("./table-state.js").TableProps} TableProps */

/** @param {TableProps} props @returns {string[]} */
export function sortedHand({ view, settings }) {
  const hand = /** @type {string[]} */ (view?.observation.hands[view.viewer - 1] ?? []);
  if (settings.sort === "rank") return hand; // the engine sorts by rank
  const suits = "CDHS";
  return [...hand].sort((a, b) => suits.indexOf(a[1]) - suits.indexOf(b[1]));
}

// The order of the hand.

/** @typedef {import("./table-state.js").TableProps} TableProps */

/** The viewer's hand in the order they like. @param {TableProps} props @returns {string[]} */
export function sortedHand({ view, settings }) {
  const hand = /** @type {string[]} */ (view?.observation.hands[view.viewer - 1] ?? []);
  if (settings.sort === "rank") return hand; // the engine's own order
  const suits = "CDHS";
  return [...hand].sort((a, b) => suits.indexOf(a[1]) - suits.indexOf(b[1]));
}

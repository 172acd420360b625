// Decides when a player can ask for a hint, and whether the hint's chance means anything.

/** @typedef {import("../engine/protocol.js").View} View */

/** Whether the player can ask for a hint. @param {View} view */
export const hasHint = ({ scenario, your_turn: isYourTurn }) =>
  scenario ? scenario.outcome === "open" && scenario.hints > 0 : isYourTurn;

/**
 * Whether a chance of winning means anything: it means nothing if only one move is legal, or in a position for
 * teaching, which lacks cards that a whole game needs.
 * @param {View} view @param {import("../engine/protocol.js").Estimate} best
 */
export const hasChance = ({ rules }, { visits }) => visits > 0 && !rules.partial;

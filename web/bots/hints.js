// Where there is a hint to ask for, and what may be told of it.

/** @typedef {import("../engine/protocol.js").View} View */

/** Whether there is a hint to ask for. @param {View} view */
export const hasHint = ({ scenario, your_turn: playing }) =>
  scenario ? scenario.outcome === "open" && scenario.hints > 0 : playing;

/**
 * Whether a chance of winning says anything: an only move is not thought about, and a position for
 * teaching lacks cards that a whole game needs.
 * @param {View} view @param {import("../engine/protocol.js").Estimate} best
 */
export const hasChance = ({ rules }, { visits }) => visits > 0 && !rules.partial;

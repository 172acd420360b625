// Which moves surely lose the game: the table asks before it makes them.

/** @typedef {import("../engine/protocol.js").Preview} Preview */
/** @typedef {import("./table-state.js").View} View */

/**
 * Whether a move with this preview surely loses the game. In a scenario the player may try it.
 * @param {View | null} view @param {Preview | null | undefined} preview
 */
export const surelyLoses = (view, preview) =>
  Boolean(view && !view.scenario && preview && (preview.survives === false || preview.stuck));

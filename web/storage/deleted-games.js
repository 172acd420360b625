// Finished games that were deleted and still count in the statistics. What the statistics need of each is kept in the
// setting "deleted", by a key that names the game and when it was saved last: so a backup carries these games like any
// setting, and merging two devices keeps those of both.

import { keyOf } from "./counted-games.js";
import { isObject, isShortText } from "./save-format.js";

/**
 * @typedef {import("./rows.js").Summary} Summary
 * @typedef {import("./counted-games.js").CountedGame} CountedGame
 * @typedef {Record<string, CountedGame>} DeletedGames
 */

/**
 * The setting with one more game; unchanged if the game isn't finished, because then nothing counts.
 * @param {unknown} stored the setting as it was stored @param {{id: string, updated: number, summary: Summary}} game
 */
export function withDeletedGame(stored, { id, updated, summary }) {
  const { players, beaten, result, rules, assisted, bots, practice } = summary;
  const kept = isObject(stored) ? stored : {};
  if (!result) return kept;
  const counted = {
    players,
    beaten,
    result: { outcome: result.outcome, medal: result.medal },
    rules,
    assisted,
    bots,
    practice,
  };
  return { ...kept, [keyOf({ id, updated })]: { id, updated, summary: counted } };
}

/** The games in the setting, without those that are damaged: a backup can contain anything. @param {unknown} stored */
export const deletedGames = (stored) => (isObject(stored) ? Object.values(stored).filter(isCountedGame) : []);

/** @param {unknown} value @returns {value is CountedGame} */
const isCountedGame = (value) =>
  isObject(value) &&
  isShortText(value.id) &&
  Number.isFinite(value.updated) &&
  isCountedSummary(value.summary);

/** @param {unknown} value */
const isCountedSummary = (value) =>
  isObject(value) &&
  [value.players, value.beaten].every(Number.isInteger) &&
  isObject(value.result) &&
  isShortText(value.result.outcome) &&
  ["undefined", "string"].includes(typeof value.rules) &&
  ["undefined", "boolean"].includes(typeof value.assisted) &&
  ["undefined", "boolean"].includes(typeof value.practice) &&
  (value.bots === undefined ||
    (Array.isArray(value.bots) && value.bots.every((bot) => typeof bot === "string")));

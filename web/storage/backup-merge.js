// Adds the games and settings of a backup to those stored here, so that neither side loses anything.

import { goesOn, isObject } from "./save-format.js";

/**
 * @typedef {import("./contents.js").WholeGame} WholeGame
 * @typedef {import("./contents.js").Contents} Contents
 *
 * How many games of a backup were new here, were further on than here, had gone another way and were
 * added as copies, or were here already.
 * @typedef {{added: number, further: number, copied: number, same: number}} Counts
 */

/**
 * Gives the games and settings to write so that the storage holds the backup as well.
 * @param {Contents} stored
 * @param {Contents} backup
 * @returns {Contents & {counts: Counts}}
 */
export function mergeBackup(stored, backup) {
  const known = new Map(stored.games.map((game) => [game.id, game]));
  /** @type {WholeGame[]} */
  const games = [];
  const counts = { added: 0, further: 0, copied: 0, same: 0 };
  for (const game of backup.games) {
    const [kind, id] = placeGame(game, known);
    counts[kind] += 1;
    if (kind === "same") continue;
    const placed = { ...game, id };
    known.set(id, placed);
    games.push(placed);
  }
  /** @type {Record<string, unknown>} */
  const settings = {};
  for (const [key, value] of Object.entries(backup.settings)) {
    settings[key] = joinSettings(stored.settings[key], value);
  }
  return { games, settings, counts };
}

/**
 * Tells how a game of the backup relates to the known ones, and under which id it belongs.
 * @param {WholeGame} game
 * @param {Map<string, WholeGame>} known
 * @returns {[keyof Counts, string]}
 */
function placeGame(game, known) {
  const stored = known.get(game.id);
  if (!stored) return ["added", game.id];
  if (goesOn(stored.save, game.save)) return ["same", game.id];
  if (goesOn(game.save, stored.save)) return ["further", game.id];
  // The id comes from the save, so that importing the same backup again adds no second copy.
  const id = `${game.id}-${checksumOf(game.save)}`;
  const copy = known.get(id);
  return [copy && goesOn(copy.save, game.save) ? "same" : "copied", id];
}

/**
 * Joins objects at all depths; of any other two values the stored one stays.
 * @param {unknown} stored
 * @param {unknown} brought
 * @returns {unknown}
 */
function joinSettings(stored, brought) {
  if (stored === undefined) return brought;
  if (!isObject(stored) || !isObject(brought)) return stored;
  const joined = { ...stored };
  for (const [key, value] of Object.entries(brought)) joined[key] = joinSettings(stored[key], value);
  return joined;
}

/** FNV-1a over the code points of a text, in base 36. @param {string} text */
function checksumOf(text) {
  let sum = 2166136261;
  for (const sign of text) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 16777619) >>> 0;
  return sum.toString(36);
}

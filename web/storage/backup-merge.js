// Merges the games and settings of a backup into the stored ones, so that nothing is lost on either side.

import { continuesSave, isObject } from "./save-format.js";

/**
 * @typedef {import("./contents.js").WholeGame} WholeGame
 * @typedef {import("./contents.js").Contents} Contents
 *
 * How many games of the backup were new (`added`), continue the stored game (`further`), took a different
 * course from the stored game and become copies (`copied`), or have nothing new (`same`).
 * @typedef {{added: number, further: number, copied: number, same: number}} Counts
 */

/**
 * Returns the games and settings to write into the storage, and how many games were new.
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
    const [kind, id] = compareGame(game, known);
    counts[kind] += 1;
    if (kind === "same") continue;
    const imported = { ...game, id };
    known.set(id, imported);
    games.push(imported);
  }
  /** @type {Record<string, unknown>} */
  const settings = {};
  for (const [key, value] of Object.entries(backup.settings)) {
    settings[key] = mergeSettings(stored.settings[key], value);
  }
  return { games, settings, counts };
}

/**
 * Compares a game of the backup with the known games. Returns the count it belongs to, and the id to store it under.
 * @param {WholeGame} game
 * @param {Map<string, WholeGame>} known
 * @returns {[keyof Counts, string]}
 */
function compareGame(game, known) {
  const stored = known.get(game.id);
  if (!stored) return ["added", game.id];
  if (continuesSave(stored.save, game.save)) return ["same", game.id];
  if (continuesSave(game.save, stored.save)) return ["further", game.id];
  // The copy's id is made from its save, so that importing the same backup again adds no second copy.
  const id = `${game.id}-${hashOf(game.save)}`;
  const copy = known.get(id);
  return [copy && continuesSave(copy.save, game.save) ? "same" : "copied", id];
}

/**
 * Merges objects at all depths. Where two other values differ, the stored value wins.
 * @param {unknown} stored
 * @param {unknown} imported
 * @returns {unknown}
 */
function mergeSettings(stored, imported) {
  if (stored === undefined) return imported;
  if (!isObject(stored) || !isObject(imported)) return stored;
  const merged = { ...stored };
  for (const [key, value] of Object.entries(imported)) merged[key] = mergeSettings(stored[key], value);
  return merged;
}

/** The FNV-1a hash of a text's code points, in base 36. @param {string} text */
function hashOf(text) {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash.toString(36);
}

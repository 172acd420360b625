// What is stored, as types, and the rules that hold wherever it is stored: in the database or in memory.
//
// A save holds the seed of its deal. Saves therefore lie apart from the rows that a list shows, so that
// listing the games never reads a seed.

import { StorageError } from "./storage-error.js";

/**
 * @typedef {import("../engine/protocol.js").Summary} Summary
 *
 * @typedef {{id: string, updated: number, summary: Summary}} SavedGame a game as a list shows it
 *
 * A game as it is stored. Every save raises `counter`, so that a tab can tell whether another tab has
 * saved the game since.
 * @typedef {SavedGame & {counter: number}} GameRow
 *
 * The settings by key. Older versions of the site and imported backups wrote some of the values: fields
 * may be missing, and a reader that depends on a value's shape has to check it.
 * @typedef {object} StoredSettings
 * @property {Partial<import("../app/state.js").Settings>} settings
 * @property {string[]} learn names of the lessons and puzzles that are done
 * @property {Partial<import("../app/state.js").Setup>} setup the table of the last game, for the next one
 * @property {string} last id of the game that was played last
 * @property {{finished?: boolean, refused?: boolean}} install whether a game was ever finished here, and
 *   whether the player refused to install the site
 * @property {string[]} companion what was entered at a real table
 */

/**
 * @typedef {object} Rows
 * @property {() => Promise<GameRow[]>} listGames
 * @property {(id: string) => Promise<{save: string, counter: number} | null>} readGame
 * @property {(id: string, save: string, summary: Summary, seenCounter: () => number | undefined) =>
 *   Promise<number>} writeGame gives the new counter; refuses if the stored counter is not the one seen
 * @property {(id: string) => Promise<void>} removeGame
 * @property {(key: string) => Promise<unknown>} readSetting
 * @property {(key: string, value: unknown) => Promise<void>} writeSetting
 */

/**
 * The counter of a game's next save. A game that another tab removed while it is played here is stored
 * again, so that nothing is lost.
 * @param {GameRow | undefined} stored
 * @param {number | undefined} seen the counter that this tab has last seen
 */
export function nextCounter(stored, seen) {
  if (stored && stored.counter !== seen) throw new StorageError("changed_elsewhere");
  return (seen ?? 0) + 1;
}

// Declares the rows that are stored, in the database or in memory, and the rule for saving a game from two tabs.
//
// A save contains the seed of its deal. Saves are therefore stored apart from the rows of the list of games, so
// that listing the games never reads a seed.

import { StorageError } from "./storage-error.js";

/**
 * @typedef {import("../engine/protocol.js").Summary} Summary
 *
 * @typedef {{id: string, updated: number, summary: Summary}} SavedGame a game in the list of saved games
 *
 * A game's row in the database. Every save increments `counter`, so that a tab notices when another tab has saved
 * the game.
 * @typedef {SavedGame & {counter: number}} GameRow
 *
 * The settings by key. A value may come from an older version of the site or from an imported backup, so fields
 * may be missing; code that relies on a value's type has to check it first.
 * @typedef {object} StoredSettings
 * @property {Partial<import("../app/state.js").Settings>} settings
 * @property {string[]} learn the names of the finished lessons and puzzles
 * @property {Partial<import("../app/state.js").Setup>} setup the last game's players and bots, for the next game
 * @property {string} last the id of the last game
 * @property {{finished?: boolean, refused?: boolean}} install whether a game was ever finished in this
 *   browser, and whether the player declined to install the site
 * @property {import("./deleted-games.js").DeletedGames} deleted finished games that were deleted and still count
 * @property {string[]} companion the entries of the companion screen, for a game with real cards
 */

/**
 * @typedef {object} Rows
 * @property {() => Promise<GameRow[]>} listGames
 * @property {(id: string) => Promise<{save: string, counter: number} | null>} readGame
 * @property {(id: string, save: string, summary: Summary, seenCounter: () => number | undefined) =>
 *   Promise<number>} writeGame returns the new counter; throws if the stored counter is not the one seen
 * @property {(id: string, isCounted: boolean) => Promise<void>} removeGame if `isCounted`, a finished game still
 *   counts in the statistics
 * @property {(key: string) => Promise<unknown>} readSetting
 * @property {(key: string, value: unknown) => Promise<void>} writeSetting
 */

/**
 * The counter of a game's next save. A game that another tab has deleted while it is played here is stored again,
 * so that nothing is lost.
 * @param {GameRow | undefined} stored
 * @param {number | undefined} seen the counter that this tab last read or wrote
 */
export function nextCounter(stored, seen) {
  if (stored && stored.counter !== seen) throw new StorageError("changed_elsewhere");
  return (seen ?? 0) + 1;
}

// Reads or changes all stored games and settings in one transaction. Only the backup worker imports this module:
// the saves contain the seeds of running games, which must not reach the page.

import { inTransaction } from "./database.js";

/**
 * @typedef {import("./database.js").Database} Database
 * @typedef {import("./rows.js").SavedGame & {save: string}} WholeGame
 * @typedef {{games: WholeGame[], settings: Record<string, unknown>}} Contents
 */

/**
 * Takes the stored contents; returns the games and settings to write, and the answer for the caller.
 * @template T
 * @typedef {(stored: Contents) => Contents & {answer: T}} DecideChange
 */

/**
 * @template {IDBTransactionMode} Mode
 * @typedef {import("./database.js").Transaction<keyof import("./database.js").Schema, Mode>} Transaction
 */

/** @type {(keyof import("./database.js").Schema)[]} */
const ALL_STORES = ["games", "saves", "settings"];

/** @param {Database} database */
export async function readContents(database) {
  const { contents } = await readStores(database.transaction(ALL_STORES, "readonly"));
  return contents;
}

/**
 * Writes either the whole change or, if anything fails, nothing.
 * @template T
 * @param {Database} database
 * @param {DecideChange<T>} decide
 */
export function changeContents(database, decide) {
  return inTransaction(database, ALL_STORES, async (transaction) => {
    const { counters, contents } = await readStores(transaction);
    const { games, settings, answer } = decide(contents);
    // `put` throws at once if a value can't be stored; in an async callback, this becomes a rejection too.
    await Promise.all([
      ...games.map(async ({ id, updated, summary, save }) => {
        const counter = (counters.get(id) ?? 0) + 1;
        await transaction.objectStore("games").put({ id, updated, summary, counter });
        await transaction.objectStore("saves").put(save, id);
      }),
      ...Object.entries(settings).map(async ([key, value]) => {
        await transaction.objectStore("settings").put(value, key);
      }),
    ]);
    return answer;
  });
}

/** @param {Transaction<"readonly"> | Transaction<"readwrite">} transaction */
async function readStores(transaction) {
  const saves = transaction.objectStore("saves");
  const settings = transaction.objectStore("settings");
  const [rows, saveIds, saveTexts, settingKeys, settingValues] = await Promise.all([
    transaction.objectStore("games").getAll(),
    saves.getAllKeys(),
    saves.getAll(),
    settings.getAllKeys(),
    settings.getAll(),
  ]);
  const saveOf = new Map(saveIds.map((id, at) => [id, saveTexts[at]]));
  /** @type {Contents} */
  const contents = {
    games: rows.map(({ id, updated, summary }) => ({ id, updated, summary, save: saveOf.get(id) ?? "" })),
    settings: Object.fromEntries(settingKeys.map((key, at) => [key, settingValues[at]])),
  };
  return { counters: new Map(rows.map(({ id, counter }) => [id, counter])), contents };
}

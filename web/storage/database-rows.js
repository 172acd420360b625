// Stores rows in the database. Each method is one transaction, so it happens completely or not at all.

import { inTransaction } from "./database.js";
import { withDeletedGame } from "./deleted-games.js";
import { nextCounter } from "./rows.js";

/** @typedef {import("./database.js").Database} Database */

/** @param {Database} database @returns {import("./rows.js").Rows} */
export const createDatabaseRows = (database) => ({
  listGames: () => database.getAll("games"),
  readGame: (id) => readGame(database, id),
  writeGame: (id, save, summary, seenCounter) =>
    inTransaction(database, ["games", "saves"], async (transaction) => {
      const games = transaction.objectStore("games");
      const counter = nextCounter(await games.get(id), seenCounter());
      await Promise.all([
        games.put({ id, updated: Date.now(), summary, counter }),
        transaction.objectStore("saves").put(save, id),
      ]);
      return counter;
    }),
  removeGame: (id, isCounted) =>
    inTransaction(database, ["games", "saves", "settings"], async (transaction) => {
      const settings = transaction.objectStore("settings");
      const game = isCounted ? await transaction.objectStore("games").get(id) : undefined;
      await Promise.all([
        game && settings.put(withDeletedGame(await settings.get("deleted"), game), "deleted"),
        transaction.objectStore("games").delete(id),
        transaction.objectStore("saves").delete(id),
      ]);
    }),
  readSetting: (key) => database.get("settings", key),
  writeSetting: (key, value) =>
    inTransaction(database, ["settings"], async (transaction) => {
      await transaction.objectStore("settings").put(value, key);
    }),
});

/** @param {Database} database @param {string} id */
async function readGame(database, id) {
  const transaction = database.transaction(["games", "saves"], "readonly");
  const [row, save] = await Promise.all([
    transaction.objectStore("games").get(id),
    transaction.objectStore("saves").get(id),
    transaction.done,
  ]);
  return row && save !== undefined ? { save, counter: row.counter } : null;
}

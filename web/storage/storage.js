// Stores saved games and settings in IndexedDB, or in memory if the browser allows no database.
//
// The page and its workers each create their own storage object for the same database.

import { createConnection } from "./connection.js";
import { databaseName } from "./database.js";
import { deletedGames } from "./deleted-games.js";
import { isPlayed } from "./save-format.js";
import { asStorageError } from "./storage-error.js";

// How long a deal that nobody has played can still be opened by its address, for example by reloading the table.
const UNPLAYED_KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * @typedef {import("./storage-error.js").StorageCode} StorageCode
 * @typedef {import("./rows.js").SavedGame} SavedGame
 * @typedef {import("./rows.js").StoredSettings} StoredSettings
 * @typedef {import("./rows.js").Rows} Rows
 * @typedef {import("./counted-games.js").CountedGame} CountedGame
 *
 * @typedef {{saved: true} | {saved: false, code: StorageCode}} WriteResult
 *
 * @typedef {object} Storage
 * @property {Promise<void>} opened settles when `kind` and `failure` are known
 * @property {"indexeddb" | "memory"} kind rows in memory are lost when the tab closes
 * @property {StorageCode | null} failure why the rows are only in memory; null if they are in the database
 * @property {() => Promise<SavedGame[]>} listGames the most recent first; without deals that nobody has played, of
 *   which those older than a day are removed
 * @property {(id: string) => Promise<boolean>} hasGame also a deal that nobody has played
 * @property {() => Promise<CountedGame[]>} listDeletedGames those that still count in the statistics
 * @property {(id: string) => Promise<string | null>} readSave
 * @property {(id: string, save: string, summary: import("./rows.js").Summary) => Promise<WriteResult>}
 *   writeSave never throws
 * @property {(id: string, options?: {isCounted?: boolean}) => Promise<void>} removeGame with `isCounted`, a finished
 *   game still counts in the statistics
 * @property {<K extends keyof StoredSettings>(key: K) => Promise<StoredSettings[K] | undefined>}
 *   readSetting undefined if the setting was never written
 * @property {<K extends keyof StoredSettings>(key: K, value: StoredSettings[K]) => Promise<WriteResult>}
 *   writeSetting never throws
 * @property {() => void} close closes the database; the next call opens it again
 */

/** Creates a storage and waits until it is open. @param {string} [name] @returns {Promise<Storage>} */
export async function openStorage(name) {
  const storage = createStorage(name);
  await storage.opened;
  return storage;
}

/**
 * Creates a storage that can be used at once: its methods wait until the database is open.
 * @param {string} [name]
 * @returns {Storage}
 */
export function createStorage(name = databaseName()) {
  /** @type {Map<string, number>} the counter of each game that this storage last read or wrote */
  const counters = new Map();
  const connection = createConnection(name);

  /** @param {(rows: Rows) => Promise<unknown>} work @returns {Promise<WriteResult>} */
  async function write(work) {
    try {
      await connection.use(work);
      return connection.failure ? { saved: false, code: connection.failure } : { saved: true };
    } catch (error) {
      return { saved: false, code: asStorageError(error).code };
    }
  }

  return {
    opened: connection.opened,
    get kind() {
      return connection.failure ? "memory" : "indexeddb";
    },
    get failure() {
      return connection.failure;
    },

    async listGames() {
      const games = await connection.use((rows) => rows.listGames());
      const old = Date.now() - UNPLAYED_KEPT_MS;
      const abandoned = games.filter(({ summary, updated }) => !isPlayed(summary) && updated < old);
      for (const { id } of abandoned) await connection.use((rows) => rows.removeGame(id, false));
      return games
        .filter(({ summary }) => isPlayed(summary))
        .sort((one, other) => other.updated - one.updated)
        .map(({ id, updated, summary }) => ({ id, updated, summary }));
    },
    hasGame: async (id) => (await connection.use((rows) => rows.listGames())).some((game) => game.id === id),
    listDeletedGames: async () => deletedGames(await connection.use((rows) => rows.readSetting("deleted"))),
    async readSave(id) {
      const game = await connection.use((rows) => rows.readGame(id));
      if (!game) return null;
      counters.set(id, game.counter);
      return game.save;
    },
    writeSave: (id, save, summary) =>
      write(async (rows) => {
        counters.set(id, await rows.writeGame(id, save, summary, () => counters.get(id)));
      }),
    async removeGame(id, { isCounted = false } = {}) {
      await connection.use((rows) => rows.removeGame(id, isCounted));
      counters.delete(id);
    },

    /** @template {keyof StoredSettings} K @param {K} key */
    async readSetting(key) {
      const value = await connection.use((rows) => rows.readSetting(key));
      return /** @type {StoredSettings[K] | undefined} */ (value);
    },
    writeSetting: (key, value) => write((rows) => rows.writeSetting(key, value)),

    close: () => connection.close(),
  };
}

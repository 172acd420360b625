// Reaches the rows: in the database, which is opened again after it was closed, or else in memory.

import { openDatabase } from "./database.js";
import { createDatabaseRows } from "./database-rows.js";
import { createMemoryRows } from "./memory-rows.js";
import { asStorageError, isClosedConnection } from "./storage-error.js";

/**
 * @typedef {import("./rows.js").Rows} Rows
 * @typedef {import("./storage-error.js").StorageCode} StorageCode
 */

/** @param {string} name of the database */
export function createConnection(name) {
  /** @type {import("./database.js").Database | null} */
  let database = null;
  /** @type {StorageCode | null} */
  let failure = null;
  let rows = createMemoryRows();
  /** @type {Promise<void> | undefined} */
  let opening;

  async function open() {
    try {
      const opened = await openDatabase(name);
      // A newer version of the site, in another tab, wants to upgrade the database: make way for it.
      opened.addEventListener("versionchange", () => drop(opened));
      opened.addEventListener("close", () => drop(opened));
      database = opened;
      rows = createDatabaseRows(opened);
    } catch (error) {
      failure = asStorageError(error).code;
      rows = createMemoryRows();
    }
  }

  /** Opens the database; callers that come while it is being opened share one attempt. */
  function connect() {
    opening ??= open().finally(() => {
      opening = undefined;
    });
    return opening;
  }

  /** @param {import("./database.js").Database} dropped */
  function drop(dropped) {
    dropped.close();
    if (database === dropped) database = null;
  }

  const opened = connect();

  return {
    opened,
    /** Why the rows are only in memory; null while they are in the database. */
    get failure() {
      return failure;
    },

    /**
     * Does some work on the rows; throws nothing but a StorageError.
     * @template T
     * @param {(rows: Rows) => Promise<T>} work
     * @returns {Promise<T>}
     */
    async use(work) {
      if (!database && !failure) await connect();
      const used = database;
      try {
        return await work(rows);
      } catch (error) {
        if (failure || !isClosedConnection(error)) throw asStorageError(error);
        if (database === used) database = null;
      }
      // The browser closed the connection without saying so: open another one and do the work there.
      if (!database) await connect();
      return work(rows).catch((error) => {
        throw asStorageError(error);
      });
    },

    close() {
      if (database) drop(database);
    },
  };
}

// Gives access to the stored rows: in the database, which is reopened whenever it was closed, or in memory if
// it can't be opened.

import { openDatabase } from "./database.js";
import { createDatabaseRows } from "./database-rows.js";
import { createMemoryRows } from "./memory-rows.js";
import { asStorageError, isClosedConnection } from "./storage-error.js";

/**
 * @typedef {import("./rows.js").Rows} Rows
 * @typedef {import("./storage-error.js").StorageCode} StorageCode
 */

/** @param {string} name the database's name */
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
      const newDatabase = await openDatabase(name);
      // Another tab wants to upgrade the database for a newer version of the site: every other connection must close.
      newDatabase.addEventListener("versionchange", () => disconnect(newDatabase));
      newDatabase.addEventListener("close", () => disconnect(newDatabase));
      database = newDatabase;
      rows = createDatabaseRows(newDatabase);
    } catch (error) {
      failure = asStorageError(error).code;
      rows = createMemoryRows();
    }
  }

  /** Opens the database; calls made meanwhile wait for the same attempt. */
  function connect() {
    opening ??= open().finally(() => {
      opening = undefined;
    });
    return opening;
  }

  /** @param {import("./database.js").Database} closing */
  function disconnect(closing) {
    closing.close();
    if (database === closing) database = null;
  }

  const opened = connect();

  return {
    opened,
    /** Why the rows are only in memory; null if they are in the database. */
    get failure() {
      return failure;
    },

    /**
     * Runs `work` on the rows, and runs it again if the database turns out to be closed. Any error is a StorageError.
     * @template T
     * @param {(rows: Rows) => Promise<T>} work
     * @returns {Promise<T>}
     */
    async use(work) {
      if (!database && !failure) await connect();
      const databaseUsed = database;
      try {
        return await work(rows);
      } catch (error) {
        if (failure || !isClosedConnection(error)) throw asStorageError(error);
        if (database === databaseUsed) database = null;
      }
      // The browser closed the database without an event: open it again and repeat the work.
      if (!database) await connect();
      return work(rows).catch((error) => {
        throw asStorageError(error);
      });
    },

    close() {
      if (database) disconnect(database);
    },
  };
}

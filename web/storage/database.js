// The site's IndexedDB database: opens it, lays out its object stores, and runs transactions.

import { SITE } from "../base/site.js";
import { openDB } from "../vendor/idb/index.js";
import { nameOf, StorageError } from "./storage-error.js";

/**
 * @typedef {object} Schema
 * @property {{key: string, value: import("./rows.js").GameRow}} games
 * @property {{key: string, value: string}} saves
 * @property {{key: string, value: unknown}} settings
 *
 * @typedef {keyof Schema} StoreName
 * @typedef {import("../vendor/idb/index.js").IDBPDatabase<Schema>} Database
 */

/**
 * @template {StoreName} Name
 * @template {IDBTransactionMode} Mode
 * @typedef {import("../vendor/idb/index.js").IDBPTransaction<Schema, Name[], Mode>} Transaction
 */

const VERSION = 1;

// Some browsers never answer a request to open a database.
const OPENING_LIMIT_MS = 5000;

/** The site's folder is in the name, so that two copies of the site on one host don't share games. */
export const databaseName = () => `regicide ${SITE.pathname}`;

/**
 * Gives the database, or throws `storage_newer` or `storage_blocked`.
 * @param {string} name
 * @returns {Promise<Database>}
 */
export async function openDatabase(name) {
  const opening = requestDatabase(name);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(reject, OPENING_LIMIT_MS);
  });
  try {
    return await Promise.race([opening, /** @type {Promise<never>} */ (limit)]);
  } catch (error) {
    // The database may still open after the limit: an unused connection would block later upgrades.
    opening.then(
      (late) => late.close(),
      () => {}, // the same error as the one thrown below
    );
    throw new StorageError(nameOf(error) === "VersionError" ? "storage_newer" : "storage_blocked", error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * An async function, because a browser that forbids storage throws at the mere name of `indexedDB`.
 * @param {string} name
 * @returns {Promise<Database>}
 */
async function requestDatabase(name) {
  return openDB(name, VERSION, { upgrade: createMissingStores });
}

/** @param {Database} database a new one, or one of an earlier version */
function createMissingStores(database) {
  const isMissing = (/** @type {StoreName} */ store) => !database.objectStoreNames.contains(store);
  if (isMissing("games")) database.createObjectStore("games", { keyPath: "id" });
  if (isMissing("saves")) database.createObjectStore("saves");
  if (isMissing("settings")) database.createObjectStore("settings");
}

/**
 * Gives what `work` gives once the browser has carried the transaction out; takes everything back if
 * `work` fails.
 * @template {StoreName} Name
 * @template T
 * @param {Database} database
 * @param {Name[]} stores
 * @param {(transaction: Transaction<Name, "readwrite">) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inTransaction(database, stores, work) {
  const transaction = database.transaction(stores, "readwrite");
  const settled = transaction.done.catch(() => {}); // a failure is thrown below, by `work` or by `done`
  try {
    const answer = await work(transaction);
    await transaction.done;
    return answer;
  } catch (error) {
    abort(transaction);
    await settled;
    // When the browser aborts a transaction, its requests say only that; the transaction knows the cause.
    throw transaction.error ?? error;
  }
}

/** @param {{abort: () => void}} transaction */
function abort(transaction) {
  try {
    transaction.abort();
  } catch {
    // The browser has already aborted the transaction, because one of its requests failed.
  }
}

// The site's IndexedDB database: opens it, creates its object stores, and runs transactions.

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

// Some browsers never answer a request to open a database, so stop waiting after this time.
const OPENING_LIMIT_MS = 5000;

/** The name contains the site's folder, so that two copies of the site on one host have separate games. */
export const databaseName = () => `regicide ${SITE.pathname}`;

/**
 * Opens the database; throws `storage_newer` or `storage_blocked` if that fails.
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
    // If the database opens after the limit, close it: an open connection would block later upgrades.
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
 * Async, because a browser that forbids storage throws when `indexedDB` is read; this way the promise rejects.
 * @param {string} name
 * @returns {Promise<Database>}
 */
async function requestDatabase(name) {
  return openDB(name, VERSION, { upgrade: createMissingStores });
}

/** @param {Database} database new, or made by an earlier version of the site */
function createMissingStores(database) {
  const isMissing = (/** @type {StoreName} */ store) => !database.objectStoreNames.contains(store);
  if (isMissing("games")) database.createObjectStore("games", { keyPath: "id" });
  if (isMissing("saves")) database.createObjectStore("saves");
  if (isMissing("settings")) database.createObjectStore("settings");
}

/**
 * Runs `work` in a transaction, and returns its result once the transaction is committed. If `work` fails, the
 * transaction is rolled back.
 * @template {StoreName} Name
 * @template T
 * @param {Database} database
 * @param {Name[]} stores
 * @param {(transaction: Transaction<Name, "readwrite">) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inTransaction(database, stores, work) {
  const transaction = database.transaction(stores, "readwrite");
  const settled = transaction.done.catch(() => {}); // the error is thrown below, by `work` or by `done`
  try {
    const answer = await work(transaction);
    await transaction.done;
    return answer;
  } catch (error) {
    abort(transaction);
    await settled;
    // If the browser aborts a transaction, each request fails with an AbortError; only the transaction has the cause.
    throw transaction.error ?? error;
  }
}

/** @param {{abort: () => void}} transaction */
function abort(transaction) {
  try {
    transaction.abort();
  } catch {
    // One of its requests failed, so the browser has already aborted the transaction.
  }
}

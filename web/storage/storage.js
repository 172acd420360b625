// Keeps saved games and settings in IndexedDB, or in memory where that is refused; says which.
//
// A save holds the seed, so saves and what a list shows of them lie in separate object stores:
// listing never reads a seed. Worker and page each open their own handle on the same database.

import { SITE } from "../base/site.js";

/**
 * Why something is not kept:
 * `storage_blocked` no database here (private mode, refused, never answered),
 * `storage_newer` the database was made by a newer version of this site,
 * `storage_full` no room, `storage_failed` anything else the browser says,
 * `changed_elsewhere` another tab has played on in this game.
 * @typedef {"storage_blocked" | "storage_newer" | "storage_full" | "storage_failed"
 *   | "changed_elsewhere"} StorageCode
 *
 * @typedef {{id: string, updated: number, summary: any}} SavedGame
 * @typedef {{saved: true} | {saved: false, code: StorageCode}} Written
 *
 * What the list shows of a game; `counter` grows with every save, so that a tab which has not seen
 * the latest one can tell.
 * @typedef {SavedGame & {counter: number}} GameRow
 *
 * @typedef {object} Shelves where the rows lie: a database, or memory
 * @property {() => Promise<GameRow[]>} games
 * @property {(id: string) => Promise<{save: string, counter: number} | null>} read
 * @property {(id: string, save: string, summary: any, known: () => number | undefined) =>
 *   Promise<number>} write the new counter; refuses unless `known` is the stored one
 * @property {(id: string) => Promise<void>} remove
 * @property {(key: string) => Promise<any>} setting
 * @property {(key: string, value: any) => Promise<void>} putSetting
 * @property {() => Promise<Everything>} all
 * @property {(decide: Decide) => Promise<any>} change
 *
 * @typedef {{games: (SavedGame & {save: string})[], settings: Record<string, any>}} Everything
 *
 * What to put over what is there, and what to answer.
 * @typedef {(here: Everything) => Everything & {answer: any}} Decide
 *
 * @typedef {object} Storage
 * @property {Promise<void>} opened what it is, is known then
 * @property {"indexeddb" | "memory"} kind `memory` is gone when the tab closes
 * @property {StorageCode | null} failure why it is only memory
 * @property {() => Promise<SavedGame[]>} listGames newest first
 * @property {(id: string) => Promise<string | null>} readSave
 * @property {(id: string, save: string, summary: any) => Promise<Written>} writeSave never throws
 * @property {(id: string) => Promise<void>} removeGame
 * @property {(key: string) => Promise<any>} readSetting undefined if never written
 * @property {(key: string, value: any) => Promise<Written>} writeSetting never throws
 * @property {() => Promise<Everything>} readAll with the saves: for a worker only
 * @property {(decide: Decide) => Promise<any>} change all of it or nothing
 * @property {(tell: (code: StorageCode) => void) => () => void} onFailure told at once if it has
 *   already failed; the answer stops the telling
 * @property {() => void} close
 */

const VERSION = 1;
const GAMES = "games";
const SAVES = "saves";
const SETTINGS = "settings";

// Some browsers leave the opening of a database unanswered for ever.
const OPENING_LIMIT_MS = 5000;

export class StorageError extends Error {
  /** @param {StorageCode} code @param {unknown} [cause] */
  constructor(code, cause) {
    super(code, { cause });
    this.name = "StorageError";
    this.code = code;
  }
}

/** The database's name: two copies of the site on one origin must not share their games. */
export const siteName = () => `regicide ${SITE.pathname}`;

/** Known to be open, or to be only memory. @param {string} [name] @returns {Promise<Storage>} */
export async function openStorage(name) {
  const storage = createStorage(name);
  await storage.opened;
  return storage;
}

/** At once; what is asked of it waits until it is open. @param {string} [name] @returns {Storage} */
export function createStorage(name = siteName()) {
  /** @type {Set<(code: StorageCode) => void>} */
  const listeners = new Set();
  /** @type {Map<string, number>} game -> the counter this handle has last seen */
  const known = new Map();
  /** @type {StorageCode | null} */
  let failure = null;
  /** @type {Shelves} */
  let shelves = memoryShelves();
  /** @type {IDBDatabase | null} */
  let database = null;

  /** @param {StorageCode} code */
  const tell = (code) => listeners.forEach((listener) => listener(code));

  async function connect() {
    try {
      const opened = await openDatabase(name);
      // A newer version of the site in another tab wants to change the database: let it.
      opened.onversionchange = () => lose(opened);
      opened.onclose = () => lose(opened);
      database = opened;
      shelves = databaseShelves(opened);
    } catch (error) {
      failure = codeOf(error);
      shelves = memoryShelves();
      tell(failure);
    }
  }

  /** @param {IDBDatabase} lost */
  function lose(lost) {
    lost.close();
    if (database === lost) database = null;
  }

  /**
   * Runs the work on the shelves; a connection that was closed meanwhile is opened again.
   * @template T
   * @param {(shelves: Shelves) => Promise<T>} work
   * @returns {Promise<T>}
   */
  async function on(work) {
    await connected;
    if (!database && !failure) await (connected = connect());
    try {
      return await work(shelves);
    } catch (error) {
      if (!isClosed(error) || failure) throw asStorageError(error);
      database = null;
      await (connected = connect());
      return work(shelves).catch((again) => {
        throw asStorageError(again);
      });
    }
  }

  /** @param {(shelves: Shelves) => Promise<unknown>} work @returns {Promise<Written>} */
  async function write(work) {
    try {
      await on(work);
      return failure ? { saved: false, code: failure } : { saved: true };
    } catch (error) {
      const code = codeOf(error);
      tell(code);
      return { saved: false, code };
    }
  }

  let connected = connect();

  return {
    opened: connected,
    get kind() {
      return failure ? "memory" : "indexeddb";
    },
    get failure() {
      return failure;
    },
    async listGames() {
      const rows = await on((shelves) => shelves.games());
      return rows
        .sort((one, other) => other.updated - one.updated)
        .map(({ id, updated, summary }) => ({ id, updated, summary }));
    },
    async readSave(id) {
      const found = await on((shelves) => shelves.read(id));
      if (!found) return null;
      known.set(id, found.counter);
      return found.save;
    },
    writeSave(id, save, summary) {
      return write(async (shelves) => {
        known.set(id, await shelves.write(id, save, summary, () => known.get(id)));
      });
    },
    async removeGame(id) {
      await on((shelves) => shelves.remove(id));
      known.delete(id);
    },
    readSetting(key) {
      return on((shelves) => shelves.setting(key));
    },
    writeSetting(key, value) {
      return write((shelves) => shelves.putSetting(key, value));
    },
    readAll() {
      return on((shelves) => shelves.all());
    },
    change(decide) {
      return on((shelves) => shelves.change(decide));
    },
    onFailure(listener) {
      listeners.add(listener);
      const already = failure;
      if (already) queueMicrotask(() => listener(already));
      return () => void listeners.delete(listener);
    },
    close() {
      if (database) lose(database);
    },
  };
}

/** @param {string} name @returns {Promise<IDBDatabase>} */
function openDatabase(name) {
  return new Promise((resolve, reject) => {
    const refuse = (/** @type {unknown} */ cause) =>
      reject(new StorageError(nameOf(cause) === "VersionError" ? "storage_newer" : "storage_blocked", cause));
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      refuse(null);
    }, OPENING_LIMIT_MS);
    /** @type {IDBOpenDBRequest} */
    let request;
    try {
      request = indexedDB.open(name, VERSION);
    } catch (error) {
      clearTimeout(timer);
      refuse(error); // where storage is forbidden, even to ask is an error
      return;
    }
    request.onupgradeneeded = () => upgrade(request.result);
    request.onsuccess = () => {
      clearTimeout(timer);
      if (late) request.result.close();
      else resolve(request.result);
    };
    request.onerror = () => {
      clearTimeout(timer);
      refuse(request.error);
    };
  });
}

/** Makes what a database of an earlier version, or a new one, doesn't have. @param {IDBDatabase} db */
function upgrade(db) {
  const missing = (/** @type {string} */ store) => !db.objectStoreNames.contains(store);
  if (missing(GAMES)) db.createObjectStore(GAMES, { keyPath: "id" });
  if (missing(SAVES)) db.createObjectStore(SAVES);
  if (missing(SETTINGS)) db.createObjectStore(SETTINGS);
}

/** @param {IDBDatabase} db @returns {Shelves} */
function databaseShelves(db) {
  return {
    games: () =>
      transact(db, [GAMES], "readonly", (tx, give) => {
        tx.objectStore(GAMES).getAll().onsuccess = resultTo(give);
      }),
    read: (id) =>
      transact(db, [GAMES, SAVES], "readonly", (tx, give) => {
        give(null);
        tx.objectStore(GAMES).get(id).onsuccess = resultTo((/** @type {GameRow | undefined} */ row) => {
          if (!row) return;
          tx.objectStore(SAVES).get(id).onsuccess = resultTo((save) => {
            give({ save, counter: row.counter });
          });
        });
      }),
    // One transaction for both stores: a game is saved whole or not at all.
    write: (id, save, summary, known) =>
      transact(db, [GAMES, SAVES], "readwrite", (tx, give, refuse) => {
        const games = tx.objectStore(GAMES);
        games.get(id).onsuccess = resultTo((/** @type {GameRow | undefined} */ row) => {
          const counter = nextCounter(row, known());
          if (counter === null) return refuse(new StorageError("changed_elsewhere"));
          games.put({ id, updated: Date.now(), summary, counter });
          tx.objectStore(SAVES).put(save, id);
          give(counter);
        });
      }),
    remove: (id) =>
      transact(db, [GAMES, SAVES], "readwrite", (tx) => {
        tx.objectStore(GAMES).delete(id);
        tx.objectStore(SAVES).delete(id);
      }),
    setting: (key) =>
      transact(db, [SETTINGS], "readonly", (tx, give) => {
        tx.objectStore(SETTINGS).get(key).onsuccess = resultTo(give);
      }),
    putSetting: (key, value) =>
      transact(db, [SETTINGS], "readwrite", (tx) => {
        tx.objectStore(SETTINGS).put(value, key);
      }),
    all: () =>
      transact(db, [GAMES, SAVES, SETTINGS], "readonly", (tx, give) => {
        gather(tx, (rows, saves, settings) => give(everything(rows, saves, settings)));
      }),
    change: (decide) =>
      transact(db, [GAMES, SAVES, SETTINGS], "readwrite", (tx, give) => {
        gather(tx, (rows, saves, settings) => {
          const change = decide(everything(rows, saves, settings));
          for (const { id, updated, summary, save } of change.games) {
            const counter = (rows.find((row) => row.id === id)?.counter ?? 0) + 1;
            tx.objectStore(GAMES).put({ id, updated, summary, counter });
            tx.objectStore(SAVES).put(save, id);
          }
          for (const [key, value] of Object.entries(change.settings))
            tx.objectStore(SETTINGS).put(value, key);
          give(change.answer);
        });
      }),
  };
}

/**
 * Reads all that is there.
 * @param {IDBTransaction} tx
 * @param {(rows: GameRow[], saves: Map<string, string>, settings: Map<string, any>) => void} use
 */
function gather(tx, use) {
  const asked = [
    tx.objectStore(GAMES).getAll(),
    ...[SAVES, SETTINGS].flatMap((name) => [
      tx.objectStore(name).getAllKeys(),
      tx.objectStore(name).getAll(),
    ]),
  ];
  // Requests of one transaction are answered in their order.
  asked[asked.length - 1].onsuccess = () => {
    const [rows, saveKeys, saves, settingKeys, settings] = asked.map(
      (request) => /** @type {any[]} */ (request.result),
    );
    const paired = (/** @type {any[]} */ keys, /** @type {any[]} */ values) =>
      new Map(keys.map((key, at) => [key, values[at]]));
    use(rows, paired(saveKeys, saves), paired(settingKeys, settings));
  };
}

/**
 * @param {GameRow[]} rows
 * @param {Map<string, string>} saves
 * @param {Map<string, any>} settings
 * @returns {Everything}
 */
function everything(rows, saves, settings) {
  const games = rows.map(({ id, updated, summary }) => ({ id, updated, summary, save: saves.get(id) ?? "" }));
  return { games, settings: Object.fromEntries(settings) };
}

/**
 * One transaction; the promise holds what `work` gave once the browser says it is complete.
 * @param {IDBDatabase} db
 * @param {string[]} stores
 * @param {IDBTransactionMode} mode
 * @param {(tx: IDBTransaction, give: (value: any) => void, refuse: (error: Error) => void) => void}
 *   work
 * @returns {Promise<any>}
 */
function transact(db, stores, mode, work) {
  return new Promise((resolve, reject) => {
    const tx = db.transaction(stores, mode);
    /** @type {any} */
    let given;
    /** @type {Error | null} */
    let refused = null;
    tx.oncomplete = () => resolve(given);
    tx.onabort = () => reject(refused ?? tx.error);
    work(
      tx,
      (value) => {
        given = value;
      },
      (error) => {
        refused = error;
        tx.abort();
      },
    );
  });
}

/** @param {(value: any) => void} give @returns {(event: Event) => void} */
function resultTo(give) {
  return (event) => give(/** @type {IDBRequest} */ (event.target).result);
}

/** @returns {Shelves} */
function memoryShelves() {
  /** @type {Map<string, GameRow>} */
  const games = new Map();
  /** @type {Map<string, string>} */
  const saves = new Map();
  /** @type {Map<string, any>} */
  const settings = new Map();
  return {
    games: async () => [...games.values()],
    read: async (id) => {
      const row = games.get(id);
      const save = saves.get(id);
      return row && save !== undefined ? { save, counter: row.counter } : null;
    },
    write: async (id, save, summary, known) => {
      const counter = nextCounter(games.get(id), known());
      if (counter === null) throw new StorageError("changed_elsewhere");
      games.set(id, { id, updated: Date.now(), summary, counter });
      saves.set(id, save);
      return counter;
    },
    remove: async (id) => {
      games.delete(id);
      saves.delete(id);
    },
    setting: async (key) => settings.get(key),
    putSetting: async (key, value) => void settings.set(key, value),
    all: async () => everything([...games.values()], saves, settings),
    change: async () => {
      throw new StorageError("storage_blocked"); // nothing lasting could come of it
    },
  };
}

/**
 * The counter of the next save, or null if somebody else has saved since. A game that was removed
 * elsewhere while it is played here comes back: nothing is lost.
 * @param {GameRow | undefined} row
 * @param {number | undefined} known
 */
function nextCounter(row, known) {
  if (row && row.counter !== known) return null;
  return (known ?? 0) + 1;
}

/** @param {unknown} error */
const nameOf = (error) => (error instanceof Error || error instanceof DOMException ? error.name : "");

/** @param {unknown} error */
const isClosed = (error) => nameOf(error) === "InvalidStateError";

/** @param {unknown} error @returns {StorageCode} */
function codeOf(error) {
  if (error instanceof StorageError) return error.code;
  return nameOf(error) === "QuotaExceededError" ? "storage_full" : "storage_failed";
}

/** @param {unknown} error */
const asStorageError = (error) =>
  error instanceof StorageError ? error : new StorageError(codeOf(error), error);

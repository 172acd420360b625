// Gives every test an empty IndexedDB, and fakes browsers that misbehave.

import "fake-indexeddb/auto";
import { beforeEach } from "node:test";

beforeEach(() => setIndexedDB({ value: new IDBFactory() }));

/** @param {PropertyDescriptor} descriptor */
export function setIndexedDB(descriptor) {
  Object.defineProperty(globalThis, "indexedDB", { configurable: true, ...descriptor });
}

/** A browser that forbids storage: even reading `indexedDB` throws. */
export function forbidIndexedDB() {
  setIndexedDB({
    get() {
      throw new DOMException("refused", "SecurityError");
    },
  });
}

/** Opens a database without the code under test. @returns {Promise<IDBDatabase>} */
export function openRaw(name, version) {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Everything in an object store, read without the code under test. */
export async function readRaw(name, store) {
  const database = await openRaw(name);
  const values = await new Promise((resolve) => {
    const request = database.transaction(store).objectStore(store).getAll();
    request.onsuccess = () => resolve(request.result);
  });
  database.close();
  return values;
}

/** A list that fills with the connections opened from now on. @returns {IDBDatabase[]} */
export function watchConnections() {
  const connections = [];
  const factory = indexedDB;
  const open = factory.open.bind(factory);
  factory.open = (...args) => {
    const request = open(...args);
    request.addEventListener("success", () => connections.push(request.result));
    return request;
  };
  return connections;
}

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { forceCloseDatabase } from "fake-indexeddb";
import { databaseName } from "../../../web/storage/database.js";
import { createStorage, openStorage } from "../../../web/storage/storage.js";
import {
  forbidIndexedDB,
  openRaw,
  readRaw,
  setIndexedDB,
  watchConnections,
} from "../support/fresh-database.js";
import { summaryOf } from "../support/games.js";

const NAME = "a test's database";
const SUMMARY = summaryOf();
const FINISHED = summaryOf({ result: { outcome: "won", rule: "W1", medal: "gold" }, beaten: 12 });
const SAVED = { saved: true };

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("the database has the site's folder in its name", () => {
  assert.match(databaseName(), /^regicide \/.*\/web\/$/);
});

test("a saved game is read back as it was written", async () => {
  const storage = createStorage(NAME);
  assert.deepEqual(await storage.writeSave("one", "its save", SUMMARY), SAVED);
  assert.equal(await storage.readSave("one"), "its save");
  assert.equal(storage.kind, "indexeddb");
  assert.equal(storage.failure, null);
});

test("a storage opened later finds what an earlier one wrote", async () => {
  const earlier = createStorage(NAME);
  await earlier.writeSave("one", "its save", SUMMARY);
  earlier.close();
  assert.equal(await (await openStorage(NAME)).readSave("one"), "its save");
});

test("a game that was never saved is null", async () => {
  assert.equal(await createStorage(NAME).readSave("nobody's"), null);
});

test("a row whose save is missing is no game", async () => {
  const storage = createStorage(NAME);
  await storage.writeSave("one", "its save", SUMMARY);
  const raw = await openRaw(NAME);
  const transaction = raw.transaction("saves", "readwrite");
  transaction.objectStore("saves").delete("one");
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  assert.equal(await storage.readSave("one"), null);
});

test("the list has the latest game first, and neither saves nor counters", async (context) => {
  context.mock.timers.enable({ apis: ["Date"] });
  const storage = createStorage(NAME);
  for (const [id, now] of [
    ["older", 1000],
    ["newest", 3000],
    ["middle", 2000],
  ]) {
    context.mock.timers.setTime(now);
    await storage.writeSave(id, "a save", SUMMARY);
  }
  assert.deepEqual(await storage.listGames(), [
    { id: "newest", updated: 3000, summary: SUMMARY },
    { id: "middle", updated: 2000, summary: SUMMARY },
    { id: "older", updated: 1000, summary: SUMMARY },
  ]);
});

test("every save raises the counter of its game by one", async () => {
  const storage = createStorage(NAME);
  for (const save of ["a", "b", "c"]) await storage.writeSave("one", save, SUMMARY);
  const [{ counter }] = await readRaw(NAME, "games");
  assert.equal(counter, 3);
});

test("saves made without waiting for each other are all stored", async () => {
  const storage = createStorage(NAME);
  const written = await Promise.all(["a", "b", "c"].map((save) => storage.writeSave("one", save, SUMMARY)));
  assert.deepEqual(written, [SAVED, SAVED, SAVED]);
  assert.equal(await storage.readSave("one"), "c");
});

test("a save is refused when another tab has saved the game since", async () => {
  const [here, elsewhere] = [createStorage(NAME), createStorage(NAME)];
  await here.writeSave("one", "first", SUMMARY);
  await elsewhere.readSave("one");
  assert.deepEqual(await elsewhere.writeSave("one", "second", SUMMARY), SAVED);
  assert.deepEqual(await here.writeSave("one", "lost", SUMMARY), {
    saved: false,
    code: "changed_elsewhere",
  });
  assert.equal(await elsewhere.readSave("one"), "second");
});

test("a refused save changes neither the save nor the list", async () => {
  const [here, elsewhere] = [createStorage(NAME), createStorage(NAME)];
  await here.writeSave("one", "first", SUMMARY);
  await elsewhere.writeSave("one", "never seen", summaryOf({ ply: 9 }));
  assert.deepEqual(await readRaw(NAME, "saves"), ["first"]);
  assert.deepEqual((await readRaw(NAME, "games"))[0].summary, SUMMARY);
});

test("a tab that reads the game again may save it again", async () => {
  const [here, elsewhere] = [createStorage(NAME), createStorage(NAME)];
  await here.writeSave("one", "first", SUMMARY);
  await elsewhere.readSave("one");
  await elsewhere.writeSave("one", "second", SUMMARY);
  await here.readSave("one");
  assert.deepEqual(await here.writeSave("one", "third", SUMMARY), SAVED);
});

test("a removed game is gone, with its save", async () => {
  const storage = createStorage(NAME);
  await storage.writeSave("one", "its save", SUMMARY);
  await storage.writeSave("two", "another save", SUMMARY);
  await storage.removeGame("one");
  assert.equal(await storage.readSave("one"), null);
  assert.deepEqual(await readRaw(NAME, "saves"), ["another save"]);
});

test("a deal that nobody has played is not listed, but can be opened", async () => {
  const storage = createStorage(NAME);
  await storage.writeSave("dealt", "its save", summaryOf({ played: false }));
  await storage.writeSave("older", "its save", summaryOf({ played: undefined, ply: 0 }));
  await storage.writeSave("begun", "its save", summaryOf({ played: undefined, ply: 1 }));
  assert.deepEqual(
    (await storage.listGames()).map(({ id }) => id),
    ["begun"],
  );
  assert.equal(await storage.hasGame("dealt"), true);
  assert.equal(await storage.readSave("dealt"), "its save");
});

test("a deal that nobody has played for a day is removed", async (context) => {
  context.mock.timers.enable({ apis: ["Date"], now: 1000 });
  const storage = createStorage(NAME);
  await storage.writeSave("dealt", "its save", summaryOf({ played: false }));
  await storage.writeSave("begun", "its save", SUMMARY);
  context.mock.timers.setTime(1000 + 25 * 60 * 60 * 1000);
  await storage.listGames();
  assert.equal(await storage.hasGame("dealt"), false);
  assert.deepEqual(await readRaw(NAME, "saves"), ["its save"]);
});

for (const place of ["the database", "memory"]) {
  test(`in ${place}, a finished game that is removed can stay in the statistics`, async () => {
    if (place === "memory") forbidIndexedDB();
    const storage = createStorage(NAME);
    for (const id of ["kept", "gone"]) await storage.writeSave(id, "its save", FINISHED);
    await storage.writeSave("running", "its save", SUMMARY);
    await storage.removeGame("kept", { isCounted: true });
    await storage.removeGame("gone");
    await storage.removeGame("running", { isCounted: true });
    await storage.removeGame("was never there", { isCounted: true });
    const [game, ...others] = await storage.listDeletedGames();
    assert.deepEqual(others, []);
    assert.equal(game.id, "kept");
    assert.deepEqual(game.summary.result, { outcome: "won", medal: "gold" });
    assert.equal("seats" in game.summary, false); // names are not kept
    assert.equal(await storage.readSave("kept"), null);
  });
}

test("a removed game can be saved again", async () => {
  const storage = createStorage(NAME);
  await storage.writeSave("one", "its save", SUMMARY);
  await storage.removeGame("one");
  assert.deepEqual(await storage.writeSave("one", "a new one", SUMMARY), SAVED);
  assert.equal((await readRaw(NAME, "games"))[0].counter, 1);
});

test("a game that another tab removed comes back with its next save", async () => {
  const [here, elsewhere] = [createStorage(NAME), createStorage(NAME)];
  await here.writeSave("one", "first", SUMMARY);
  await elsewhere.removeGame("one");
  assert.deepEqual(await here.writeSave("one", "second", SUMMARY), SAVED);
  assert.equal(await elsewhere.readSave("one"), "second");
});

test("a setting is read back; one that was never written is undefined", async () => {
  const storage = createStorage(NAME);
  assert.deepEqual(await storage.writeSetting("install", { finished: true }), SAVED);
  assert.deepEqual(await storage.readSetting("install"), { finished: true });
  assert.equal(await storage.readSetting("last"), undefined);
});

test("readSetting works without a storage object", async () => {
  const storage = createStorage(NAME);
  await storage.writeSetting("last", "one");
  assert.deepEqual(await Promise.all(["last", "learn"].map(storage.readSetting)), ["one", undefined]);
});

test("in a browser that forbids storage, memory is used, with the reason", async () => {
  forbidIndexedDB();
  const storage = await openStorage(NAME);
  assert.equal(storage.kind, "memory");
  assert.equal(storage.failure, "storage_blocked");
});

test("memory keeps games and settings while the tab is open, and says that they are not saved", async () => {
  forbidIndexedDB();
  const storage = createStorage(NAME);
  const unsaved = { saved: false, code: "storage_blocked" };
  assert.deepEqual(await storage.writeSave("one", "its save", SUMMARY), unsaved);
  assert.deepEqual(await storage.writeSave("one", "the next", SUMMARY), unsaved);
  assert.deepEqual(await storage.writeSetting("last", "one"), unsaved);
  assert.equal(await storage.readSave("one"), "the next");
  assert.equal(await storage.readSetting("last"), "one");
  assert.deepEqual(
    (await storage.listGames()).map(({ id }) => id),
    ["one"],
  );
  await storage.removeGame("one");
  assert.equal(await storage.readSave("one"), null);
  assert.deepEqual(await storage.listGames(), []);
});

test("a database of a newer version is left alone", async () => {
  (await openRaw(NAME, 2)).close();
  const storage = await openStorage(NAME);
  assert.equal(storage.kind, "memory");
  assert.equal(storage.failure, "storage_newer");
});

test("a database that never answers is given up after five seconds", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  try {
    setIndexedDB({ value: { open: () => new IDBOpenDBRequest() } });
    const storage = createStorage(NAME);
    const list = storage.listGames();
    mock.timers.tick(4999);
    await settled();
    assert.equal(storage.failure, null);
    mock.timers.tick(1);
    assert.deepEqual(await list, []);
    assert.equal(storage.failure, "storage_blocked");
  } finally {
    mock.timers.reset();
  }
});

test("a connection that opens after the limit is closed", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  try {
    const connections = watchConnections();
    const storage = createStorage(NAME);
    mock.timers.tick(5000); // before the fake browser has done anything
    await storage.opened;
    assert.equal(storage.failure, "storage_blocked");
    while (!connections.length) await settled();
    await settled();
    assert.throws(() => connections[0].transaction("games"), { name: "InvalidStateError" });
  } finally {
    mock.timers.reset();
  }
});

test("a closed storage opens again when it is used", async () => {
  const connections = watchConnections();
  const storage = createStorage(NAME);
  await storage.writeSave("one", "its save", SUMMARY);
  storage.close();
  assert.equal(await storage.readSave("one"), "its save");
  assert.equal(connections.length, 2);
});

test("simultaneous uses after closing share one new connection", async () => {
  const connections = watchConnections();
  const storage = await openStorage(NAME);
  storage.close();
  await Promise.all([storage.listGames(), storage.readSetting("last"), storage.readSave("one")]);
  assert.equal(connections.length, 2);
});

test("a connection that the browser closed without an event is opened again", async () => {
  const connections = watchConnections();
  const storage = createStorage(NAME);
  await storage.writeSave("one", "first", SUMMARY);
  connections[0].close();
  assert.deepEqual(await storage.writeSave("one", "second", SUMMARY), SAVED);
  connections[1].close();
  assert.equal(await storage.readSave("one"), "second");
});

test("a connection that the browser closed with an event is opened again", async () => {
  const connections = watchConnections();
  const storage = createStorage(NAME);
  await storage.writeSave("one", "first", SUMMARY);
  const told = new Promise((resolve) => connections[0].addEventListener("close", resolve));
  forceCloseDatabase(connections[0]);
  await told;
  assert.deepEqual(await storage.writeSave("one", "second", SUMMARY), SAVED);
  assert.equal(connections.length, 2);
});

test("a storage makes way for a newer version of the site, and is then only memory", async () => {
  const storage = await openStorage(NAME);
  const newer = await openRaw(NAME, 2); // would wait for ever if the storage held on to its connection
  assert.deepEqual(await storage.writeSave("one", "its save", SUMMARY), {
    saved: false,
    code: "storage_newer",
  });
  newer.close();
});

test("a full device is reported, and the game can be saved when there is room again", async (context) => {
  const storage = await openStorage(NAME);
  const put = context.mock.method(IDBObjectStore.prototype, "put", () => {
    throw new DOMException("no room", "QuotaExceededError");
  });
  const refused = { saved: false, code: "storage_full" };
  assert.deepEqual(await storage.writeSave("one", "its save", SUMMARY), refused);
  assert.deepEqual(await storage.writeSetting("last", "one"), refused);
  put.mock.restore();
  assert.equal(storage.kind, "indexeddb");
  assert.deepEqual(await storage.writeSave("one", "its save", SUMMARY), SAVED);
});

for (const [when, store] of [
  ["between two requests", "games"],
  ["at the end", "saves"],
]) {
  test(`a device that turns out to be full ${when} of a transaction stores nothing of it`, async (context) => {
    const storage = await openStorage(NAME);
    await storage.writeSave("one", "first", SUMMARY);
    const original = IDBObjectStore.prototype.put;
    const put = context.mock.method(IDBObjectStore.prototype, "put", function (...given) {
      const request = original.apply(this, given);
      if (this.name === store) {
        request.addEventListener("success", () => this.transaction._abort("QuotaExceededError"));
      }
      return request;
    });
    assert.deepEqual(await storage.writeSave("one", "second", summaryOf({ ply: 2 })), {
      saved: false,
      code: "storage_full",
    });
    put.mock.restore();
    assert.equal(await storage.readSave("one"), "first");
    assert.deepEqual((await storage.listGames())[0].summary, SUMMARY);
  });
}

test("any other error of the browser is storage_failed, with the error as its cause", async (context) => {
  const storage = await openStorage(NAME);
  const broken = new DOMException("disk", "UnknownError");
  context.mock.method(IDBDatabase.prototype, "transaction", () => {
    throw broken;
  });
  await assert.rejects(storage.listGames(), { name: "StorageError", code: "storage_failed", cause: broken });
  assert.deepEqual(await storage.writeSetting("last", "one"), { saved: false, code: "storage_failed" });
});

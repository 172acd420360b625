// Runs the backup worker as a module, with fakes of the two worker functions that Node lacks.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createStorage } from "../../../web/storage/storage.js";
import { forbidIndexedDB, openRaw, setIndexedDB } from "../support/fresh-database.js";
import { saveOf, summaryOf } from "../support/games.js";

let receive;
let answered;
globalThis.addEventListener = (_, listener) => {
  receive = listener;
};
globalThis.postMessage = (answer) => answered(answer);
await import("../../../web/storage/backup-worker.js");

const ask = (data) =>
  new Promise((resolve) => {
    answered = resolve;
    receive({ data });
  });

const asFile = (text) => new Blob([text]);

test("an export of one browser can be imported into an empty one", async () => {
  const storage = createStorage();
  await storage.writeSave("one", saveOf(["yield"]), summaryOf());
  await storage.writeSetting("learn", ["combos"]);
  const { ok: file } = await ask({ type: "export" });
  assert.equal(file.type, "application/json");

  setIndexedDB({ value: new IDBFactory() });
  assert.deepEqual(await ask({ type: "merge", file }), {
    ok: { added: 1, further: 0, copied: 0, same: 0 },
  });
  const elsewhere = createStorage();
  assert.equal(await elsewhere.readSave("one"), saveOf(["yield"]));
  assert.deepEqual(await elsewhere.readSetting("learn"), ["combos"]);
});

test("a file that is no backup is refused, and no database is created", async () => {
  assert.deepEqual(await ask({ type: "merge", file: asFile("x") }), { error: "backup_unreadable" });
  assert.deepEqual(await indexedDB.databases(), []);
});

test("a file that is too large is refused unread", async () => {
  const file = { size: 64 * 1024 * 1024 + 1, text: () => assert.fail("it was read") };
  assert.deepEqual(await ask({ type: "merge", file }), { error: "backup_unreadable" });
});

test("without a database there is nothing to export", async () => {
  forbidIndexedDB();
  assert.deepEqual(await ask({ type: "export" }), { error: "backup_no_storage" });
});

test("a database of a newer version is not read", async () => {
  const { databaseName } = await import("../../../web/storage/database.js");
  (await openRaw(databaseName(), 2)).close();
  assert.deepEqual(await ask({ type: "export" }), { error: "backup_no_storage" });
});

test("a full device refuses a backup with the code of the storage", async (context) => {
  const { ok: file } = await ask({ type: "export" });
  const text = JSON.stringify({ ...JSON.parse(await file.text()), settings: { learn: ["combos"] } });
  context.mock.method(IDBObjectStore.prototype, "put", () => {
    throw new DOMException("no room", "QuotaExceededError");
  });
  assert.deepEqual(await ask({ type: "merge", file: asFile(text) }), { error: "storage_full" });
});

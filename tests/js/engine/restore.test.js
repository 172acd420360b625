import assert from "node:assert/strict";
import { test } from "node:test";
import { engineFailure } from "../../../web/engine/engine-error.js";
import { createRestore } from "../../../web/engine/restore.js";

test("without a game on the table there is nothing to restore", async () => {
  const restored = await createRestore().bringBack(() => assert.fail("nothing is asked"));
  assert.deepEqual(restored, { change: null, error: null });
});

test("the game on the table is restored as it was stored, with its log", async () => {
  const restore = createRestore();
  restore.note({ ok: {}, saved: true }, "game");
  const calls = [];
  const { change } = await restore.bringBack(async (call) => {
    calls.push(call);
    return { ok: { view: 1 }, saved: true };
  });
  assert.deepEqual(calls, [{ type: "open", game: "game", log: true }]);
  assert.deepEqual(change, { view: 1, saved: true });
});

test("an unstored save is sent along until a save is stored", () => {
  const restore = createRestore();
  restore.note({ ok: {}, saved: false, storage: "storage_full", unsaved: "text" }, "game");
  assert.deepEqual(restore.opening("game"), { game: "game", save: "text" });
  restore.note({ ok: {} }); // an answer without a change
  assert.deepEqual(restore.opening("game"), { game: "game", save: "text" });
  restore.note({ ok: {}, saved: true });
  assert.deepEqual(restore.opening("game"), { game: "game" });
});

test("a game continued in another tab is restored from storage", () => {
  const restore = createRestore();
  restore.note({ ok: {}, saved: false, storage: "storage_full", unsaved: "text" }, "game");
  restore.note({ ok: {}, saved: false, storage: "changed_elsewhere" });
  assert.deepEqual(restore.opening("game"), { game: "game" });
});

test("unsaved games are kept by their id", () => {
  const restore = createRestore();
  restore.note({ ok: {}, saved: false, unsaved: "one" }, "first");
  restore.note({ ok: {}, saved: false, unsaved: "two" }, "second");
  assert.deepEqual(restore.opening("first"), { game: "first", save: "one" });
  assert.deepEqual(restore.opening("second"), { game: "second", save: "two" });
});

test("a game that can't be restored gives an error each time, until it is forgotten", async () => {
  const restore = createRestore();
  restore.note({ ok: {}, saved: true }, "game");
  const error = engineFailure("no_such_game");
  const fail = () => Promise.reject(error);
  assert.deepEqual(await restore.bringBack(fail), { change: null, error });
  assert.deepEqual(await restore.bringBack(fail), { change: null, error });
  restore.forget();
  assert.deepEqual(await restore.bringBack(fail), { change: null, error: null });
});

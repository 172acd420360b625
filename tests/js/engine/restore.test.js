import assert from "node:assert/strict";
import { test } from "node:test";
import { engineFailure } from "../../../web/engine/engine-error.js";
import { createRestore } from "../../../web/engine/restore.js";

test("without a game on the table there is nothing to bring back", async () => {
  const restored = await createRestore().bringBack(() => assert.fail("nothing is asked"));
  assert.deepEqual(restored, { change: null, error: null });
});

test("the game on the table comes back as it was stored, with its log", async () => {
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

test("a save that could not be stored is brought along until one can", () => {
  const restore = createRestore();
  restore.note({ ok: {}, saved: false, storage: "storage_full", unsaved: "text" }, "game");
  assert.deepEqual(restore.opening("game"), { game: "game", save: "text" });
  restore.note({ ok: {} }); // a question, not a change
  assert.deepEqual(restore.opening("game"), { game: "game", save: "text" });
  restore.note({ ok: {}, saved: true });
  assert.deepEqual(restore.opening("game"), { game: "game" });
});

test("a game that went on in another tab comes back as it is there", () => {
  const restore = createRestore();
  restore.note({ ok: {}, saved: false, storage: "storage_full", unsaved: "text" }, "game");
  restore.note({ ok: {}, saved: false, storage: "changed_elsewhere" });
  assert.deepEqual(restore.opening("game"), { game: "game" });
});

test("unsaved games are told apart", () => {
  const restore = createRestore();
  restore.note({ ok: {}, saved: false, unsaved: "one" }, "first");
  restore.note({ ok: {}, saved: false, unsaved: "two" }, "second");
  assert.deepEqual(restore.opening("first"), { game: "first", save: "one" });
  assert.equal(restore.game, "second");
});

test("a game that can't be brought back is an error, and still known until it is forgotten", async () => {
  const restore = createRestore();
  restore.note({ ok: {}, saved: true }, "game");
  const error = engineFailure("no_such_game");
  assert.deepEqual(await restore.bringBack(() => Promise.reject(error)), { change: null, error });
  assert.equal(restore.game, "game");
  restore.forget();
  assert.equal(restore.game, null);
});

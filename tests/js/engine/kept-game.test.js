import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../../../web/engine/engine-error.js";
import { createKeptGame } from "../../../web/engine/kept-game.js";
import { createFakeBridge } from "../support/fakes.js";

/** A fake storage; `refuse` is the code with which it refuses to write. */
function createSaves(stored = {}) {
  const saves = {
    kind: "indexeddb",
    refuse: null,
    opened: 0,
    written: [],
    readSave: async (game) => stored[game] ?? null,
    async writeSave(game, save, summary) {
      saves.written.push([game, save, summary]);
      return saves.refuse ? { saved: false, code: saves.refuse } : { saved: true };
    },
  };
  return saves;
}

function kept(saves, verbs = {}) {
  const change = (view) => () => ({ view, envelope: { save: `save ${view}`, summary: view } });
  const bridge = createFakeBridge({
    new: change("new"),
    load: change("load"),
    move: change("move"),
    view: () => ({ view: "view" }),
    watch: () => ({ plies: 9 }),
    play_on: change("play on"),
    ...verbs,
  });
  const game = createKeptGame(bridge.ask, async () => {
    saves.opened += 1;
    return saves;
  });
  return { game, bridge };
}

const NEW = { type: "call", request: { do: "new", players: 1, seed: "tea" }, game: "g" };
const MOVE = { type: "call", request: { do: "move", move: "flip", revision: 1 } };

test("every change of the game on the table is stored under its id", async () => {
  const saves = createSaves();
  const { game } = kept(saves);
  assert.equal((await game.call(NEW)).saved, true);
  assert.equal((await game.call(MOVE)).saved, true);
  assert.deepEqual(saves.written, [
    ["g", "save new", "new"],
    ["g", "save move", "move"],
  ]);
  assert.equal(saves.opened, 1);
});

test("a request that changes nothing does not open the storage", async () => {
  const saves = createSaves();
  const { game } = kept(saves);
  assert.deepEqual(Object.keys(await game.call({ type: "call", request: { do: "view" } })), ["ok"]);
  assert.equal(saves.opened, 0);
});

test("a storage that was opened ahead of time is the one that is used", async () => {
  const saves = createSaves();
  const { game } = kept(saves);
  game.prepare();
  assert.equal(saves.opened, 1);
  await game.call(NEW);
  assert.equal(saves.written.length, 1);
  assert.equal(saves.opened, 1);
});

test("if opening the storage ahead of time fails, the first save tries again", async () => {
  const saves = createSaves();
  const answers = [Promise.reject(new TypeError("no network")), Promise.resolve(saves)];
  const ask = async () => ({ ok: {}, save: "save new", summary: "new" });
  const game = createKeptGame(ask, () => answers.shift());
  game.prepare();
  await new Promise((done) => setImmediate(done));
  assert.equal((await game.call(NEW)).saved, true);
});

test("a refused deal does not put a game on the table", async () => {
  const saves = createSaves();
  const refused = new EngineError({ kind: "SetupError", code: "bad_seed" });
  const { game } = kept(saves, { new: () => refused });
  await assert.rejects(game.call(NEW), { code: "bad_seed" });
  await game.call(MOVE);
  assert.deepEqual(saves.written, []);
});

test("a save that could not be stored goes to the page, unless another tab has continued the game", async () => {
  const saves = createSaves();
  const { game } = kept(saves);
  saves.refuse = "storage_full";
  const { ok, ...reply } = await game.call(NEW);
  assert.deepEqual(reply, { saved: false, storage: "storage_full", unsaved: "save new" });
  saves.refuse = "changed_elsewhere";
  const { ok: moved, ...later } = await game.call(MOVE);
  assert.deepEqual(later, { saved: false, storage: "changed_elsewhere" });
});

test("opening a game does not write it", async () => {
  const saves = createSaves({ g: "stored" });
  const { game, bridge } = kept(saves);
  assert.equal((await game.open({ type: "open", game: "g", log: true })).saved, true);
  assert.deepEqual(bridge.asked[0], ["load", { save: "stored", log: true }]);
  assert.deepEqual(saves.written, []);
  await game.call(MOVE);
  assert.deepEqual(saves.written, [["g", "save move", "move"]]);
});

test("a save from the page is used instead of the stored one, and stored", async () => {
  const saves = createSaves({ g: "stored" });
  const { game, bridge } = kept(saves);
  await game.open({ type: "open", game: "g", save: "newer" });
  assert.equal(bridge.asked[0][1].save, "newer");
  assert.deepEqual(saves.written, [["g", "save load", "load"]]);
});

test("with storage in memory only, an opened game counts as not saved", async () => {
  const saves = { ...createSaves({ g: "stored" }), kind: "memory" };
  const { game } = kept(saves);
  assert.equal((await game.open({ type: "open", game: "g" })).saved, false);
});

test("a game opened on another table is not the game on the main table", async () => {
  const saves = createSaves({ g: "stored" });
  const { game, bridge } = kept(saves);
  assert.deepEqual(Object.keys(await game.open({ type: "open", game: "g", aside: "analysis" })), ["ok"]);
  assert.deepEqual(bridge.asked[0], ["load", { save: "stored", table: "analysis" }]);
  await game.call(MOVE);
  assert.deepEqual(saves.written, []);
});

test("a finished game is watched on the table that the page names", async () => {
  const { game, bridge } = kept(createSaves({ g: "stored" }));
  assert.deepEqual(await game.watch({ type: "watch", game: "g", ply: 4, table: "replay" }), {
    ok: { plies: 9 },
  });
  assert.deepEqual(bridge.asked, [["watch", { save: "stored", ply: 4, table: "replay" }]]);
});

test("a practice game is read from the finished game and stored under its own id", async () => {
  const saves = createSaves({ g: "stored" });
  const { game, bridge } = kept(saves);
  const reply = await game.playOn({ type: "play_on", game: "new", from: "g", ply: 4, log: true });
  assert.equal(reply.saved, true);
  assert.deepEqual(bridge.asked, [["play_on", { save: "stored", ply: 4, log: true }]]);
  await game.call(MOVE);
  assert.deepEqual(
    saves.written.map(([id]) => id),
    ["new", "new"],
  );
});

test("a game that is not stored is refused", async () => {
  const { game } = kept(createSaves());
  await assert.rejects(game.open({ type: "open", game: "x" }), {
    kind: "Storage",
    code: "no_such_game",
    where: "x",
  });
});

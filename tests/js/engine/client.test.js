import assert from "node:assert/strict";
import { test } from "node:test";
import { createEngineClient } from "../../../web/engine/client.js";
import { createFakeTools, settle } from "../support/fakes.js";

function client(options) {
  const { tools, workers, options: starts, dogs } = createFakeTools();
  return { engine: createEngineClient(options, tools), workers, starts, dogs };
}

async function readyClient() {
  const made = client();
  made.workers[0].ready();
  await settle();
  return { ...made, worker: made.workers[0] };
}

test("a listener hears the status at once and at every change, until it stops", async () => {
  const { engine, workers } = client();
  const states = [];
  const stop = engine.onStatus(({ state }) => states.push(state));
  workers[0].ready();
  await engine.ready;
  stop();
  assert.equal(states[0], "starting");
  assert.equal(states.at(-1), "ready");
});

test("requests made before the worker is ready wait, in their order", async () => {
  const { engine, workers } = client();
  const dealt = engine.newGame("g", { players: 1, seed: "tea" });
  const asked = engine.ask("view", {});
  assert.deepEqual(workers[0].sent, []);
  workers[0].ready();
  await settle();
  assert.deepEqual(
    workers[0].sent.map(({ request, game }) => [request, game]),
    [
      [{ do: "new", players: 1, seed: "tea" }, "g"],
      [{ do: "view" }, undefined],
    ],
  );
  workers[0].say({ type: "answer", id: 1, ok: { view: 1 }, saved: true });
  workers[0].say({ type: "answer", id: 2, ok: { view: 2 } });
  assert.deepEqual(await dealt, { view: 1, saved: true });
  assert.deepEqual(await asked, { view: 2 });
});

test("a named table sends its name with every request", async () => {
  const { engine, worker } = await readyClient();
  const table = engine.table("lesson");
  void table.ask("select", { revision: 2, cards: ["7H"] });
  void table.thinkHint({ revision: 2, mind: null }, 1.2).answer;
  assert.deepEqual(worker.sent[0].request, { do: "select", table: "lesson", revision: 2, cards: ["7H"] });
  assert.deepEqual(worker.sent[1], {
    id: 2,
    type: "hint",
    table: "lesson",
    request: { revision: 2, mind: null },
    seconds: 1.2,
  });
});

test("saved games are opened, watched, and opened on another table by their id", async () => {
  const { engine, worker } = await readyClient();
  void engine.openGame("g", { log: true });
  void engine.watchGame("g", 4, "review");
  void engine.openAside("g", "analysis");
  assert.deepEqual(worker.sent, [
    { id: 1, type: "open", game: "g", log: true },
    { id: 2, type: "watch", game: "g", ply: 4, table: "review" },
    { id: 3, type: "open", game: "g", aside: "analysis" },
  ]);
});

test("a practice game names the finished game that it goes on from", async () => {
  const { engine, worker } = await readyClient();
  void engine.playOn("new", "g", 4, { log: true });
  assert.deepEqual(worker.sent, [{ id: 1, type: "play_on", game: "new", from: "g", ply: 4, log: true }]);
});

test("a bot's move is one call that can be hurried and held", async () => {
  const { engine, worker } = await readyClient();
  const turn = { revision: 3, seat: 2, guest: null, seconds: 1, pause: 1300 };
  const move = engine.botMove(turn);
  move.hold(true);
  move.stop(true);
  assert.deepEqual(worker.sent, [
    { id: 1, type: "bot_move", turn },
    { type: "hold", id: 1, held: true },
    { type: "cancel", id: 1, keep: true },
  ]);
  worker.say({ type: "answer", id: 1, ok: { line: {} }, saved: true });
  assert.deepEqual(await move.answer, { line: {}, saved: true });
});

test("an analysis reports what it finds on the way", async () => {
  const { engine, worker } = await readyClient();
  const found = [];
  const thinking = engine.table("analysis").thinkAnalysis({ revision: 1 }, (each) => found.push(each));
  worker.say({ type: "progress", id: 1, ok: { judged: 1 } });
  worker.say({ type: "answer", id: 1, ok: { judged: 2, done: true } });
  assert.deepEqual(await thinking.answer, { judged: 2, done: true });
  assert.deepEqual(found, [{ judged: 1 }]);
});

test("thinking needs an engine that is ready", async () => {
  const { engine } = client();
  const { answer, stop } = engine.thinkHint({ revision: 1, mind: null }, 1);
  stop(false);
  await assert.rejects(answer, { code: "worker_died" });
});

test("a dead worker is replaced, and the game is restored before anything else", async () => {
  const { engine, workers, starts, worker } = await readyClient();
  const opened = engine.openGame("g");
  worker.answer({ view: 1 }, { saved: false, storage: "storage_full", unsaved: "text" });
  await opened;
  const restarts = [];
  engine.onRestart((change, error) => restarts.push([change, error, engine.status.state]));
  const lost = engine.ask("view", {});
  worker.say({ type: "died", where: "" });
  await assert.rejects(lost, { code: "worker_died" });
  assert.equal(engine.status.state, "restarting");
  assert.deepEqual(starts[1], { path: "fast", discardSnapshot: true });
  const waiting = engine.ask("view", {});
  await assert.rejects(engine.ask("undo", { revision: 1 }), { code: "worker_died" });

  workers[1].ready();
  await settle();
  assert.deepEqual(workers[1].sent, [{ id: 1, type: "open", game: "g", save: "text", log: true }]);
  workers[1].answer({ view: 2 }, { saved: true });
  await settle();
  assert.deepEqual(restarts, [[{ view: 2, saved: true }, null, "restarting"]]);
  assert.equal(engine.status.state, "ready");
  workers[1].answer({ view: 3 });
  assert.deepEqual(await waiting, { view: 3 });
});

test("a worker that doesn't answer counts as dead", async () => {
  const { engine, dogs } = await readyClient();
  const asked = engine.ask("view", {});
  dogs[1].bark();
  await assert.rejects(asked, { code: "worker_died" });
  assert.equal(engine.status.state, "restarting");
});

test("a game that can't be restored is reported once, and not tried again", async () => {
  const { engine, workers, worker } = await readyClient();
  const opened = engine.openGame("g");
  worker.answer({ view: 1 }, { saved: true });
  await opened;
  const restarts = [];
  engine.onRestart((change, error) => restarts.push([change, error?.code]));
  worker.say({ type: "died", where: "" });
  workers[1].ready();
  await settle();
  workers[1].answer(undefined, { error: { kind: "Storage", code: "no_such_game" } });
  await settle();
  workers[1].say({ type: "died", where: "" });
  workers[2].ready();
  await settle();
  assert.deepEqual(restarts, [
    [null, "no_such_game"],
    [null, undefined],
  ]);
  assert.deepEqual(workers[2].sent, []);
});

test("when no boot path is left, waiting requests are rejected, and a retry is possible", async () => {
  const { engine, workers } = client({ forced: "plain" });
  const asked = engine.ask("view", {});
  const { ready } = engine;
  workers[0].say({ type: "failed", code: "runtime_download", where: "wasm" });
  await assert.rejects(asked, { code: "runtime_download", where: "wasm" });
  await assert.rejects(ready, { code: "runtime_download" });
  await assert.rejects(engine.ask("view", {}), { code: "runtime_download" });
  assert.equal(engine.status.state, "failed");
  engine.retry();
  assert.equal(engine.status.state, "starting");
  workers[1].ready();
  await engine.ready;
  engine.retry(); // nothing to do
  assert.equal(workers.length, 2);
});

test("a guest's port reaches a worker that is not ready yet", () => {
  const { engine, workers } = client();
  engine.connectGuest("a.whl", {});
  assert.equal(workers[0].sent[0].type, "guest");
});

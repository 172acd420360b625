import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError, engineFailure } from "../../../web/engine/engine-error.js";
import { answerOf, createRpc } from "../../../web/engine/rpc.js";
import { createFakeWatch, createFakeWorker } from "../support/fakes.js";

const ASK = { type: "call", request: { do: "view" } };

function connected() {
  const worker = createFakeWorker();
  const { watch, dogs } = createFakeWatch();
  let silences = 0;
  const rpc = createRpc(
    worker,
    () => {
      silences += 1;
    },
    watch,
  );
  return { worker, rpc, dog: dogs[0], silences: () => silences };
}

test("a call is sent with a number, and its reply resolves it", async () => {
  const { worker, rpc, dog } = connected();
  const { id, answer } = rpc.send(ASK);
  assert.deepEqual(worker.sent, [{ id, ...ASK }]);
  assert.equal(dog.seconds, 10);
  rpc.receive({ type: "answer", id, ok: { view: 1 }, saved: true });
  assert.deepEqual(await answer, { ok: { view: 1 }, saved: true });
  assert.equal(dog.seconds, null);
});

test("a refusal rejects with an EngineError", async () => {
  const { rpc } = connected();
  const { id, answer } = rpc.send(ASK);
  const error = { kind: "IllegalMove", code: "not_enough", where: "", rule: "P6", numbers: {} };
  rpc.receive({ type: "answer", id, error });
  await assert.rejects(answer, (caught) => caught instanceof EngineError && caught.rule === "P6");
});

test("progress reaches the listener of its call and is a sign of life", () => {
  const { rpc, dog } = connected();
  const received = [];
  const { id } = rpc.send(ASK, (progress) => received.push(progress));
  dog.seconds = 1;
  rpc.receive({ type: "progress", id, ok: { done: false } });
  assert.deepEqual(received, [{ done: false }]);
  assert.equal(dog.seconds, 10);
});

test("sending a second call does not restart the watchdog", () => {
  const { rpc, dog } = connected();
  rpc.send(ASK);
  dog.seconds = 3;
  rpc.send(ASK);
  assert.equal(dog.seconds, 3);
});

test("silence while calls wait is reported", () => {
  const { rpc, dog, silences } = connected();
  rpc.send(ASK);
  dog.bark();
  assert.equal(silences(), 1);
});

test("an installation may take a minute, and a bot's move longer by its pause", () => {
  const { rpc, dog } = connected();
  const installing = rpc.send({ type: "install", file: "a.whl", bytes: new Uint8Array() });
  assert.equal(dog.seconds, 60);
  rpc.receive({ type: "answer", id: installing.id, ok: {} });
  rpc.send({ type: "bot_move", turn: { pause: 2600 } });
  assert.equal(dog.seconds, 12.6);
});

test("a held move has no time limit", () => {
  const { worker, rpc, dog } = connected();
  const { id } = rpc.send({ type: "bot_move", turn: { pause: 0 } });
  rpc.hold(id, true);
  assert.equal(dog.seconds, null);
  rpc.hold(id, false);
  assert.equal(dog.seconds, 10);
  assert.deepEqual(worker.sent.slice(1), [
    { type: "hold", id, held: true },
    { type: "hold", id, held: false },
  ]);
});

test("another call has a time limit while one is held", () => {
  const { rpc, dog } = connected();
  const { id } = rpc.send({ type: "bot_move", turn: { pause: 0 } });
  rpc.hold(id, true);
  const other = rpc.send(ASK);
  assert.equal(dog.seconds, 10);
  rpc.receive({ type: "answer", id: other.id, ok: {} });
  assert.equal(dog.seconds, null);
});

test("a call that was answered can't be held", () => {
  const { worker, rpc, dog } = connected();
  const { id } = rpc.send(ASK);
  rpc.receive({ type: "answer", id, ok: {} });
  rpc.hold(id, false);
  assert.equal(dog.seconds, null);
  assert.equal(worker.sent.length, 1);
});

test("a cancel and a guest's port are sent to the worker", () => {
  const { worker, rpc } = connected();
  const port = {};
  rpc.cancel(4, true);
  rpc.connectGuest("a.whl", port);
  assert.deepEqual(worker.sent, [
    { type: "cancel", id: 4, keep: true },
    { type: "guest", guest: "a.whl", port },
  ]);
  assert.deepEqual(worker.transferred, [port]);
});

test("closing rejects all waiting calls", async () => {
  const { rpc, dog } = connected();
  const { answer } = rpc.send(ASK);
  rpc.close(engineFailure("worker_died"));
  await assert.rejects(answer, { code: "worker_died" });
  assert.equal(dog.seconds, null);
});

test("the page is told whether a change was stored, and never gets the save", () => {
  assert.deepEqual(
    answerOf({ ok: { view: 1 }, saved: false, storage: "storage_full", unsaved: "the save" }),
    { view: 1, saved: false, storage: "storage_full" },
  );
  assert.deepEqual(answerOf({ ok: { view: 1 } }), { view: 1 });
});

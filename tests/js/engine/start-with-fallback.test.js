import assert from "node:assert/strict";
import { test } from "node:test";
import { createEngineStatus } from "../../../web/engine/engine-status.js";
import { createStarter, forcedPath } from "../../../web/engine/start-with-fallback.js";
import { createFakeTools, createFakeWorker, settle } from "../support/fakes.js";

function starting({ forced = null, spawned = null, restore = async () => null, change = {} } = {}) {
  const { tools, workers, options, dogs } = createFakeTools();
  const status = createEngineStatus(() => 0);
  const events = [];
  const starter = createStarter(
    {
      forced,
      spawned,
      status,
      restore,
      onReady: (restored) => events.push(["ready", restored]),
      onFailed: ({ code }) => events.push(["failed", code]),
      onDied: ({ code }) => events.push(["died", code]),
    },
    { ...tools, ...change },
  );
  const tried = () => status.get().attempts.map(({ path, error }) => [path, error?.code ?? ""]);
  return { starter, status, workers, options, events, tried, startDog: dogs[0], dogs };
}

test("a start reports its path and its stages, and is ready", async () => {
  const { starter, status, workers, events, tried } = starting();
  starter.start("auto");
  const [worker] = workers;
  worker.say({ type: "path", path: "fast", versions: { engine: "1", pyodide: "2", snapshot: "3" } });
  worker.say({ type: "stage", stage: "download", loaded: 5, total: 9 });
  assert.equal(status.get().loaded, 5);
  worker.say({ type: "stage", stage: "start", loaded: 0, total: 0 });
  worker.ready();
  await settle();
  assert.deepEqual(events, [["ready", null]]);
  assert.deepEqual(tried(), [["fast", ""]]);
  const { stages, memory } = status.attempt();
  assert.deepEqual(
    stages.map(({ stage }) => stage),
    ["worker", "download", "start", "ready"],
  );
  assert.equal(memory, 5);
});

test("after a failed path the next one is tried, down to the plain one", () => {
  const { starter, workers, options, events, tried } = starting();
  starter.start("instant");
  workers[0].say({ type: "failed", code: "no_snapshot", where: "" });
  workers[1].say({ type: "failed", code: "runtime_start", where: "" });
  assert.deepEqual(
    options.map(({ path, discardSnapshot }) => [path, discardSnapshot]),
    [
      ["instant", false],
      ["fast", true],
      ["plain", false],
    ],
  );
  assert.ok(workers[0].terminated && workers[1].terminated && !workers[2].terminated);
  workers[2].say({ type: "failed", code: "runtime_download", where: "" });
  assert.deepEqual(events, [["failed", "runtime_download"]]);
  assert.deepEqual(tried(), [
    ["instant", "no_snapshot"],
    ["fast", "runtime_start"],
    ["plain", "runtime_download"],
  ]);
});

test("a failed automatic start on the instant path discards the snapshot", () => {
  const { starter, workers, options } = starting();
  starter.start("auto");
  workers[0].say({ type: "path", path: "instant", versions: null });
  workers[0].say({ type: "failed", code: "runtime_start", where: "" });
  assert.deepEqual(options[1], { path: "fast", discardSnapshot: true });
});

test("a forced path has no fallback", () => {
  const { starter, workers, events } = starting({ forced: "instant" });
  starter.start("instant");
  workers[0].say({ type: "failed", code: "no_snapshot", where: "" });
  assert.equal(workers.length, 1);
  assert.deepEqual(events, [["failed", "no_snapshot"]]);
});

test("a start that is silent for too long is given up; each stage has its own limit", () => {
  const { starter, workers, startDog, tried } = starting();
  starter.start("fast");
  assert.equal(startDog.seconds, 30);
  workers[0].say({ type: "stage", stage: "start", loaded: 0, total: 0 });
  assert.equal(startDog.seconds, 60);
  startDog.bark();
  assert.deepEqual(tried(), [
    ["fast", "time_limit"],
    ["plain", ""],
  ]);
});

test("a browser that lacks a feature fails at once, without another try", () => {
  const { starter, workers, events } = starting({ change: { missing: () => "module workers" } });
  starter.start("auto");
  assert.deepEqual(events, [["failed", "unsupported_browser"]]);
  assert.ok(workers[0].terminated);
});

test("a browser without workers is unsupported", () => {
  const spawn = () => {
    throw new Error("no Worker");
  };
  const { starter, events } = starting({ change: { spawn } });
  starter.start("auto");
  assert.deepEqual(events, [["failed", "unsupported_browser"]]);
});

test("a worker spawned earlier is used, with the messages it has already sent", async () => {
  const worker = createFakeWorker();
  const said = { type: "message", data: { type: "stage", stage: "download", loaded: 3, total: 9 } };
  const spawned = { worker, supportsModules: true, events: [said] };
  const { starter, status, workers } = starting({ spawned });
  starter.start("auto");
  assert.equal(workers.length, 0);
  assert.equal(status.get().loaded, 3);
  worker.say({ type: "failed", code: "runtime_start", where: "" });
  assert.equal(workers.length, 1); // the next one is spawned
});

test("a script that doesn't load is a failed download; one that breaks later is a dead worker", () => {
  const { starter, workers, tried } = starting();
  starter.start("fast");
  workers[0].break("404");
  workers[1].say({ type: "stage", stage: "start", loaded: 0, total: 0 });
  workers[1].break("stack");
  assert.deepEqual(tried(), [
    ["fast", "runtime_download"],
    ["plain", "worker_died"],
  ]);
});

test("a ready worker that breaks counts as dead, and no other path is tried", async () => {
  const { starter, workers, events } = starting();
  starter.start("fast");
  workers[0].ready();
  await settle();
  workers[0].say({ type: "died", where: "RuntimeError" });
  assert.deepEqual(events.at(-1), ["died", "worker_died"]);
  assert.equal(workers.length, 1);
  assert.equal(starter.rpc, null);
});

test("a worker that dies while restoring the game is a failed start", async () => {
  const { starter, workers, dogs, events, tried } = starting({
    restore: (rpc) =>
      rpc.send({ type: "open", game: "g" }).answer.then(
        () => null,
        () => null,
      ),
  });
  starter.start("fast");
  workers[0].ready();
  await settle();
  dogs[1].bark(); // no answer to `open`
  await settle();
  assert.deepEqual(events, []);
  assert.deepEqual(tried(), [
    ["fast", "worker_died"],
    ["plain", ""],
  ]);
});

test("messages of a worker that was given up are ignored", async () => {
  const { starter, workers, events } = starting();
  starter.start("fast");
  workers[0].say({ type: "failed", code: "runtime_start", where: "" });
  workers[0].ready();
  await settle();
  assert.deepEqual(events, []);
});

test("the address may force a path, but only one that exists", () => {
  assert.equal(forcedPath("?boot=plain"), "plain");
  assert.equal(forcedPath("?boot=nonsense"), null);
  assert.equal(forcedPath(""), null);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../../../web/engine/engine-error.js";
import { createTasks } from "../../../web/engine/task.js";
import { createThinking } from "../../../web/engine/thinking.js";
import { createFakeBridge, createFakeClock } from "../support/fakes.js";

const STALE = new EngineError({ kind: "StaleIntent", code: "stale_intent" });

/** Thinking whose slices take so many milliseconds, and a job that is done after so many slices. */
function thinker({ sliceMs = 25, slices = Infinity, onSlice = () => {}, verbs = {} } = {}) {
  let time = 0;
  let made = 0;
  const bridge = createFakeBridge({
    think_hint: () => ({ job: 4, done: false }),
    think_analysis: () => ({ job: 5, done: false }),
    slice: () => {
      time += sliceMs;
      made += 1;
      onSlice(made);
      return { done: made >= slices, rollouts: made };
    },
    hint: () => ({ best: "hint" }),
    analysis: () => ({ judged: made }),
    ...verbs,
  });
  const clock = { ...createFakeClock(), now: () => time };
  const told = [];
  return {
    thinking: createThinking(bridge.ask, async () => {}, clock),
    tasks: createTasks(clock),
    bridge,
    told,
    tell: (progress) => told.push(progress),
    rollouts: () => bridge.asked.filter(([verb]) => verb === "slice").map(([, request]) => request.rollouts),
  };
}

const HINT = { type: "hint", request: { revision: 1, mind: null }, table: "t", seconds: 1 };
const ANALYSIS = { type: "analysis", request: { revision: 1 }, table: "t" };

test("a hint is thought about until its time is over", async () => {
  const { thinking, tasks, bridge, tell } = thinker({ sliceMs: 100 });
  const hint = await tasks.run(1, (task) => thinking.hint(HINT, task, tell));
  assert.deepEqual(hint, { best: "hint" });
  assert.equal(bridge.verbs().filter((verb) => verb === "slice").length, 10);
  assert.deepEqual(bridge.asked[0], ["think_hint", { revision: 1, mind: null, table: "t" }]);
  assert.deepEqual(bridge.asked.at(-1), ["hint", { job: 4, table: "t" }]);
});

test("a slow device gets its eight slices all the same", async () => {
  const { thinking, tasks, bridge, tell } = thinker({ sliceMs: 1000 });
  await tasks.run(1, (task) => thinking.hint(HINT, task, tell));
  assert.equal(bridge.verbs().filter((verb) => verb === "slice").length, 8);
});

test("slices grow or shrink towards the right time, by half of the way", async () => {
  const quick = thinker({ sliceMs: 5, slices: 4 });
  await quick.tasks.run(1, (task) => quick.thinking.analysis(ANALYSIS, task, quick.tell));
  assert.deepEqual(quick.rollouts(), [4, 8, 16, 32]); // at most twice as many
  const slow = thinker({ sliceMs: 100, slices: 4 });
  await slow.tasks.run(1, (task) => slow.thinking.analysis(ANALYSIS, task, slow.tell));
  assert.deepEqual(slow.rollouts(), [4, 3, 2, 1]);
});

test("a stop that keeps answers with what was found so far", async () => {
  const made = thinker({ onSlice: (slice) => slice === 3 && made.tasks.stop(1, true) });
  const found = await made.tasks.run(1, (task) => made.thinking.analysis(ANALYSIS, task, made.tell));
  assert.deepEqual(found, { judged: 3, done: false });
});

test("a stop that drops forgets the job and refuses", async () => {
  const made = thinker({ onSlice: (slice) => slice === 3 && made.tasks.stop(1, false) });
  const thought = made.tasks.run(1, (task) => made.thinking.hint(HINT, task, made.tell));
  await assert.rejects(thought, { kind: "Engine", code: "cancelled" });
  assert.deepEqual(made.bridge.asked.at(-1), ["forget", { job: 4, table: "t" }]);
});

test("a stop before the job began is not lost", async () => {
  const { thinking, tasks, bridge, tell } = thinker();
  const thought = tasks.run(1, (task) => thinking.hint(HINT, task, tell));
  tasks.stop(1, false);
  await assert.rejects(thought, { code: "cancelled" });
  assert.deepEqual(bridge.verbs(), ["think_hint", "forget"]);
});

test("an analysis runs to its end, tells how far it is, and now and then what it found", async () => {
  const { thinking, tasks, told, tell } = thinker({ sliceMs: 250, slices: 8 });
  const found = await tasks.run(1, (task) => thinking.analysis(ANALYSIS, task, tell));
  assert.deepEqual(found, { judged: 8, done: true });
  assert.deepEqual(
    told.map((each) => ("judged" in each ? "found" : "progress")),
    ["progress", "progress", "progress", "progress", "progress", "progress", "found", "progress"],
  );
});

test("progress is told five times a second at most", async () => {
  const { thinking, tasks, told, tell } = thinker({ sliceMs: 25, slices: 40 });
  await tasks.run(1, (task) => thinking.analysis(ANALYSIS, task, tell));
  assert.equal(told.length, 4);
});

test("a position that is gone ends the thinking", async () => {
  const { thinking, tasks, tell } = thinker({ verbs: { slice: () => STALE } });
  await assert.rejects(
    tasks.run(1, (task) => thinking.hint(HINT, task, tell)),
    { code: "stale_intent" },
  );
});

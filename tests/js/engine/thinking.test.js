import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../../../web/engine/engine-error.js";
import { createTasks } from "../../../web/engine/task.js";
import { createThinking } from "../../../web/engine/thinking.js";
import { createFakeBridge, createFakeClock } from "../support/fakes.js";

const STALE = new EngineError({ kind: "StaleIntent", code: "stale_intent" });

/** Thinking with slices that take `sliceMs`, and a job that is done after `slices` of them. */
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
  const reports = [];
  return {
    thinking: createThinking(bridge.ask, async () => {}, clock),
    tasks: createTasks(clock),
    bridge,
    reports,
    report: (progress) => reports.push(progress),
    rollouts: () => bridge.asked.filter(([verb]) => verb === "slice").map(([, request]) => request.rollouts),
  };
}

const HINT = { type: "hint", request: { revision: 1, mind: null }, table: "t", seconds: 1 };
const ANALYSIS = { type: "analysis", request: { revision: 1 }, table: "t" };

test("a hint uses its whole time", async () => {
  const { thinking, tasks, bridge, report } = thinker({ sliceMs: 100 });
  const hint = await tasks.run(1, (task) => thinking.hint(HINT, task, report));
  assert.deepEqual(hint, { best: "hint" });
  assert.equal(bridge.verbs().filter((verb) => verb === "slice").length, 10);
  assert.deepEqual(bridge.asked[0], ["think_hint", { revision: 1, mind: null, table: "t" }]);
  assert.deepEqual(bridge.asked.at(-1), ["hint", { job: 4, table: "t" }]);
});

test("a slow device gets at least eight slices", async () => {
  const { thinking, tasks, bridge, report } = thinker({ sliceMs: 1000 });
  await tasks.run(1, (task) => thinking.hint(HINT, task, report));
  assert.equal(bridge.verbs().filter((verb) => verb === "slice").length, 8);
});

test("slices grow or shrink half-way towards the right length", async () => {
  const quick = thinker({ sliceMs: 5, slices: 4 });
  await quick.tasks.run(1, (task) => quick.thinking.analysis(ANALYSIS, task, quick.report));
  assert.deepEqual(quick.rollouts(), [4, 8, 16, 32]); // at most twice as many
  const slow = thinker({ sliceMs: 100, slices: 4 });
  await slow.tasks.run(1, (task) => slow.thinking.analysis(ANALYSIS, task, slow.report));
  assert.deepEqual(slow.rollouts(), [4, 3, 2, 1]);
});

test("a stop that keeps the result answers with what was found so far", async () => {
  const made = thinker({ onSlice: (slice) => slice === 3 && made.tasks.stop(1, true) });
  const found = await made.tasks.run(1, (task) => made.thinking.analysis(ANALYSIS, task, made.report));
  assert.deepEqual(found, { judged: 3, done: false });
});

test("a stop that drops the result forgets the job and rejects", async () => {
  const made = thinker({ onSlice: (slice) => slice === 3 && made.tasks.stop(1, false) });
  const thought = made.tasks.run(1, (task) => made.thinking.hint(HINT, task, made.report));
  await assert.rejects(thought, { kind: "Engine", code: "cancelled" });
  assert.deepEqual(made.bridge.asked.at(-1), ["forget", { job: 4, table: "t" }]);
});

test("a stop before the job began is not lost", async () => {
  const { thinking, tasks, bridge, report } = thinker();
  const thought = tasks.run(1, (task) => thinking.hint(HINT, task, report));
  tasks.stop(1, false);
  await assert.rejects(thought, { code: "cancelled" });
  assert.deepEqual(bridge.verbs(), ["think_hint", "forget"]);
});

test("an analysis runs to its end, and reports its progress and sometimes its results", async () => {
  const { thinking, tasks, reports, report } = thinker({ sliceMs: 250, slices: 8 });
  const found = await tasks.run(1, (task) => thinking.analysis(ANALYSIS, task, report));
  assert.deepEqual(found, { judged: 8, done: true });
  assert.deepEqual(
    reports.map((each) => ("judged" in each ? "found" : "progress")),
    ["progress", "progress", "progress", "progress", "progress", "progress", "found", "progress"],
  );
});

test("progress is reported five times a second at most", async () => {
  const { thinking, tasks, reports, report } = thinker({ sliceMs: 25, slices: 40 });
  await tasks.run(1, (task) => thinking.analysis(ANALYSIS, task, report));
  assert.equal(reports.length, 4);
});

test("a stale position ends the thinking", async () => {
  const { thinking, tasks, report } = thinker({ verbs: { slice: () => STALE } });
  await assert.rejects(
    tasks.run(1, (task) => thinking.hint(HINT, task, report)),
    { code: "stale_intent" },
  );
});

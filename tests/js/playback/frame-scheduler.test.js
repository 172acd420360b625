// The frame scheduler: which steps run in which frame, by a fake clock.

import assert from "node:assert/strict";
import test from "node:test";
import {
  afterPaint,
  beforePaint,
  createFrameScheduler,
  FRAME_BUDGET,
  HEAVY_STARTS_WITHIN,
  slowDevice,
} from "../../../web/playback/frame-scheduler.js";

const TOO_LATE_FOR_HEAVY = HEAVY_STARTS_WITHIN + 0.1; // ms since the start of a frame

/** A browser whose frames and timers are run by hand. */
function fakeFrames() {
  let time = 0;
  let nextId = 0;
  /** @type {Map<number, () => void>} */
  const requested = new Map();
  /** @type {{run: () => void, due: number}[]} */
  const timers = [];
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    now: () => time,
    requestFrame(/** @type {() => void} */ run) {
      requested.set(++nextId, run);
      return nextId;
    },
    cancelFrame: (/** @type {number} */ id) => void requested.delete(id),
    setTimer: (/** @type {() => void} */ run, /** @type {number} */ milliseconds) =>
      timers.push({ run, due: time + milliseconds }),

    /** Lets time pass within a task. @param {number} milliseconds */
    spend(milliseconds) {
      time += milliseconds;
    },
    /** Runs one frame and all promises that it settles. */
    async frame() {
      time += 16;
      const runs = [...requested.values()];
      requested.clear();
      for (const run of runs) run();
      await settled();
    },
    /** Runs the timers that are due. */
    async timers() {
      for (const timer of timers.splice(0)) {
        if (timer.due <= time) timer.run();
        else timers.push(timer);
      }
      await settled();
    },
    settled,
    requested: () => requested.size,
  };
}

/** A scheduler that records its steps. @param {number} [layoutTime] milliseconds that forcing the layout takes */
function recording(layoutTime = 0) {
  const frames = fakeFrames();
  /** @type {string[]} */
  const done = [];
  const scheduler = createFrameScheduler(() => frames.spend(layoutTime), frames, slowDevice());
  const step = (/** @type {string} */ name, /** @type {number} */ milliseconds) => () => {
    frames.spend(milliseconds);
    done.push(name);
  };
  /** @param {Promise<void>} promise */
  const watch = (promise) => {
    const state = { over: false };
    void promise.then(() => (state.over = true));
    return state;
  };
  return { frames, done, scheduler, step, watch };
}

test("without steps the scheduler ends at once, and requests no frame", async () => {
  const { frames, scheduler, watch } = recording();
  const run = watch(scheduler.runInFrames());
  await frames.settled();
  assert.ok(run.over);
  assert.equal(frames.requested(), 0);
});

test("steps wait for the next frame", async () => {
  const { frames, done, scheduler, step } = recording();
  scheduler.add(step("a", 1));
  void scheduler.runInFrames();
  await frames.settled();
  assert.deepEqual(done, []);
  await frames.frame();
  assert.deepEqual(done, ["a"]);
});

test("light steps share a frame", async () => {
  const { frames, done, scheduler, step } = recording();
  for (const name of ["a", "b", "c"]) scheduler.add(step(name, 1));
  void scheduler.runInFrames();
  await frames.frame();
  assert.deepEqual(done, ["a", "b", "c"]);
});

test("the scheduler ends in the frame after the last step", async () => {
  const { frames, scheduler, step, watch } = recording();
  scheduler.add(step("a", 1));
  const run = watch(scheduler.runInFrames());
  await frames.frame();
  assert.equal(run.over, false);
  await frames.frame();
  assert.ok(run.over);
});

test("when the budget is used up, the next step waits for the next frame", async () => {
  const { frames, done, scheduler, step } = recording();
  for (const name of ["a", "b", "c"]) scheduler.add(step(name, FRAME_BUDGET / 2));
  void scheduler.runInFrames();
  await frames.frame();
  assert.deepEqual(done, ["a", "b"]);
  await frames.frame();
  assert.deepEqual(done, ["a", "b", "c"]);
});

test("the time for style and layout counts towards the budget", async () => {
  const { frames, done, scheduler, step } = recording(FRAME_BUDGET);
  for (const name of ["a", "b"]) scheduler.add(step(name, 0));
  void scheduler.runInFrames();
  await frames.frame();
  assert.deepEqual(done, ["a"]);
});

test("a step that takes longer than the budget runs nevertheless", async () => {
  const { frames, done, scheduler, step } = recording();
  scheduler.addHeavy(step("a", FRAME_BUDGET * 5));
  void scheduler.runInFrames();
  await frames.frame();
  assert.deepEqual(done, ["a"]);
});

test("a heavy step begins a frame of its own when some of the frame is used", async () => {
  const { frames, done, scheduler, step } = recording();
  scheduler.add(step("light", TOO_LATE_FOR_HEAVY));
  scheduler.addHeavy(step("heavy", 1));
  void scheduler.runInFrames();
  await frames.frame();
  assert.deepEqual(done, ["light"]);
  await frames.frame();
  assert.deepEqual(done, ["light", "heavy"]);
});

test("a heavy step joins a frame that has hardly begun", async () => {
  const { frames, done, scheduler, step } = recording();
  scheduler.add(step("light", 1));
  scheduler.addHeavy(step("heavy", 1));
  void scheduler.runInFrames();
  await frames.frame();
  assert.deepEqual(done, ["light", "heavy"]);
});

test("on a device that has proved fast, heavy steps share a frame", async () => {
  const { frames, done, scheduler, step } = recording();
  for (let past = 0; past < 10; past += 1) scheduler.addHeavy(step("past", 0.5));
  while (done.length < 10) {
    void scheduler.runInFrames();
    await frames.frame();
  }
  scheduler.add(step("light", TOO_LATE_FOR_HEAVY));
  for (const name of ["a", "b", "c", "d"]) scheduler.addHeavy(step(name, 2));
  void scheduler.runInFrames();
  await frames.frame();
  assert.deepEqual(done.slice(10), ["light", "a", "b", "c"]); // a fourth one might not end within the budget
});

test("one slow step makes the scheduler careful again", async () => {
  const { frames, done, scheduler, step } = recording();
  for (let past = 0; past < 10; past += 1) scheduler.addHeavy(step("past", 0.5));
  scheduler.addHeavy(step("slow", FRAME_BUDGET));
  while (done.length < 11) {
    void scheduler.runInFrames();
    await frames.frame();
  }
  scheduler.add(step("light", TOO_LATE_FOR_HEAVY));
  scheduler.addHeavy(step("a", 1));
  void scheduler.runInFrames();
  await frames.frame();
  assert.deepEqual(done.slice(11), ["light"]);
});

test("steps keep their order: a light step does not overtake a heavy one", async () => {
  const { frames, done, scheduler, step } = recording();
  scheduler.add(step("first", TOO_LATE_FOR_HEAVY));
  scheduler.addHeavy(step("heavy", 1));
  scheduler.add(step("last", 1));
  void scheduler.runInFrames();
  await frames.frame();
  await frames.frame();
  assert.deepEqual(done, ["first", "heavy", "last"]);
});

test("a step may add further steps", async () => {
  const { frames, done, scheduler, step } = recording();
  scheduler.add(() => scheduler.add(step("added", 1)));
  void scheduler.runInFrames();
  await frames.frame();
  assert.deepEqual(done, ["added"]);
});

test("a cancelled run makes no further step and never ends", async () => {
  const { frames, done, scheduler, step, watch } = recording();
  scheduler.add(step("a", FRAME_BUDGET));
  scheduler.add(step("b", 1));
  const run = watch(scheduler.runInFrames());
  await frames.frame();
  scheduler.cancel();
  await frames.frame();
  await frames.frame();
  assert.deepEqual(done, ["a"]);
  assert.equal(run.over, false);
});

test("between paints, steps that fit run at once and without a frame", async () => {
  const { frames, done, scheduler, step, watch } = recording();
  scheduler.addHeavy(step("a", 1));
  scheduler.addHeavy(step("b", 1));
  const run = watch(scheduler.runBetweenPaints(frames.now()));
  assert.deepEqual(done, ["a", "b"]);
  await frames.settled();
  assert.ok(run.over);
  assert.equal(frames.requested(), 0);
});

test("between paints, the next step waits until the frame has been painted", async () => {
  const { frames, done, scheduler, step } = recording();
  scheduler.addHeavy(step("a", FRAME_BUDGET));
  scheduler.addHeavy(step("b", 1));
  void scheduler.runBetweenPaints(frames.now());
  await frames.frame();
  assert.deepEqual(done, ["a"]); // the frame is only painted after its callbacks
  await frames.timers();
  assert.deepEqual(done, ["a", "b"]);
});

test("between paints, the time before the first step counts towards the budget", async () => {
  const { frames, done, scheduler, step } = recording();
  const began = frames.now();
  frames.spend(TOO_LATE_FOR_HEAVY);
  scheduler.addHeavy(step("a", 1));
  void scheduler.runBetweenPaints(began);
  assert.deepEqual(done, []);
  await frames.frame();
  await frames.timers();
  assert.deepEqual(done, ["a"]);
});

test("between paints, the run ends when there is time for one more heavy step", async () => {
  const { frames, scheduler, step, watch } = recording();
  scheduler.addHeavy(step("a", FRAME_BUDGET));
  const run = watch(scheduler.runBetweenPaints(frames.now()));
  await frames.settled();
  assert.equal(run.over, false);
  await frames.frame();
  await frames.timers();
  assert.ok(run.over);
});

test("on a page without frames, steps continue after a timer", async () => {
  const { frames, watch } = recording();
  const painted = watch(afterPaint(frames));
  await frames.timers();
  assert.equal(painted.over, false);
  frames.spend(100);
  await frames.timers();
  assert.ok(painted.over);
});

test("before the next paint means a task or a frame, whichever comes first", async () => {
  const { frames, watch } = recording();
  const byTask = watch(beforePaint(frames));
  await frames.timers();
  assert.ok(byTask.over);
  const byFrame = watch(beforePaint(frames));
  await frames.frame();
  assert.ok(byFrame.over);
});

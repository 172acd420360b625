// Thinks slice by slice: between two slices the worker answers whatever else was asked.

import { CLOCK } from "./clock.js";
import { engineFailure } from "./engine-error.js";

/**
 * @typedef {import("./task.js").Task} Task
 * @typedef {import("./protocol.js").JobProgress} JobProgress
 * @typedef {import("./protocol.js").Analysis} Analysis
 * @typedef {(progress: JobProgress | Analysis) => void} Tell
 *
 * @typedef {object} Thinking
 * @property {(job: import("./protocol.js").Job & {table?: string}, task: Task,
 *   how: {until?: number, tell: (progress: JobProgress) => unknown}) => Promise<boolean>} slice a job until it
 *   is done, the time is over or the task is stopped; answers whether it is done
 * @property {(call: import("./messages.js").CallOf<"hint">, task: Task, tell: Tell) =>
 *   Promise<import("./protocol.js").Hint>} hint
 * @property {(call: import("./messages.js").CallOf<"analysis">, task: Task, tell: Tell) =>
 *   Promise<Analysis & {done: boolean}>} analysis
 */

const SLICE_MS = 25; // on any device: a waiting request waits for one slice at most
const FIRST_SLICE = 4; // rollouts
const LEAST_SLICES = 8; // however slow the device is
const TELL_MS = 200;
const FIND_MS = 1500; // between two looks at what an analysis has found

/**
 * @param {import("./messages.js").Ask} ask the bridge, in turn with other requests
 * @param {() => Promise<void>} letMessagesIn
 * @param {import("./clock.js").Clock} [clock]
 * @returns {Thinking}
 */
export function createThinking(ask, letMessagesIn, { now } = CLOCK) {
  /** @type {Thinking["slice"]} */
  async function slice({ job, done, table }, task, { until = Infinity, tell }) {
    let rollouts = FIRST_SLICE;
    let slices = 0;
    let told = 0;
    while (!done && !task.stopped && (now() < until || slices < LEAST_SLICES)) {
      slices += 1;
      const from = now();
      const { ok } = await ask("slice", { job, table, rollouts });
      const end = now();
      rollouts = nextRollouts(rollouts, end - from);
      done = ok.done;
      if (end - told > TELL_MS) {
        told = end;
        await tell(ok);
      }
      await letMessagesIn();
    }
    if (task.stopped === "drop") {
      await ask("forget", { job, table });
      throw engineFailure("cancelled");
    }
    return done;
  }

  return {
    slice,
    async hint({ request, table, seconds }, task, tell) {
      const until = now() + seconds * 1000; // also if it is slow to begin
      const { ok } = await ask("think_hint", { ...request, table });
      await slice({ ...ok, table }, task, { until, tell });
      return (await ask("hint", { job: ok.job, table })).ok;
    },
    async analysis({ request, table }, task, tell) {
      const { ok: begun } = await ask("think_analysis", { ...request, table });
      const found = async () => (await ask("analysis", { job: begun.job, table })).ok;
      let looked = now();
      const tellFound = async (/** @type {JobProgress} */ progress) => {
        const looks = now() - looked > FIND_MS;
        if (looks) looked = now();
        tell(looks ? await found() : progress);
      };
      const done = await slice({ ...begun, table }, task, { tell: tellFound });
      return { ...(await found()), done };
    },
  };
}

/**
 * The size of the next slice: half-way to the one that would have taken SLICE_MS, so that one odd slice doesn't
 * spoil the next.
 * @param {number} rollouts
 * @param {number} took milliseconds
 */
const nextRollouts = (rollouts, took) =>
  Math.max(1, Math.round(rollouts * Math.min(2, (1 + SLICE_MS / took) / 2)));

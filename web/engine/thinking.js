// Runs the bots' thinking in short slices, so that the worker can answer other requests in between.

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
 *   how: {until?: number, tell: (progress: JobProgress) => unknown}) => Promise<boolean>} slice runs a job
 *   slice by slice until it is done, the time is over or the task is stopped; resolves to whether it is done
 * @property {(call: import("./messages.js").CallOf<"hint">, task: Task, tell: Tell) =>
 *   Promise<import("./protocol.js").Hint>} hint
 * @property {(call: import("./messages.js").CallOf<"analysis">, task: Task, tell: Tell) =>
 *   Promise<Analysis & {done: boolean}>} analysis
 */

const SLICE_MS = 25; // the target length of a slice; a request waits for one slice at most
const FIRST_SLICE = 4; // rollouts
const MIN_SLICES = 8; // run even if a slow device has used up its time
const PROGRESS_MS = 200; // between two progress reports
const FINDINGS_MS = 1500; // between two progress reports that include an analysis's findings so far

/**
 * @param {import("./messages.js").Ask} ask sends a request to the bridge, queued behind earlier requests
 * @param {() => Promise<void>} letMessagesIn
 * @param {import("./clock.js").Clock} [clock]
 * @returns {Thinking}
 */
export function createThinking(ask, letMessagesIn, { now } = CLOCK) {
  /** @type {Thinking["slice"]} */
  async function slice({ job, done, table }, task, { until = Infinity, tell }) {
    let rollouts = FIRST_SLICE;
    let slices = 0;
    let lastReport = 0;
    while (!done && !task.stopped && (now() < until || slices < MIN_SLICES)) {
      slices += 1;
      const from = now();
      const { ok } = await ask("slice", { job, table, rollouts });
      const end = now();
      rollouts = nextRollouts(rollouts, end - from);
      done = ok.done;
      if (end - lastReport > PROGRESS_MS) {
        lastReport = end;
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
      const until = now() + seconds * 1000; // time spent on starting the job counts too
      const { ok } = await ask("think_hint", { ...request, table });
      await slice({ ...ok, table }, task, { until, tell });
      return (await ask("hint", { job: ok.job, table })).ok;
    },
    async analysis({ request, table }, task, tell) {
      const { ok: begun } = await ask("think_analysis", { ...request, table });
      const readFindings = async () => (await ask("analysis", { job: begun.job, table })).ok;
      let lastRead = now();
      const tellFindings = async (/** @type {JobProgress} */ progress) => {
        const isDue = now() - lastRead > FINDINGS_MS;
        if (isDue) lastRead = now();
        tell(isDue ? await readFindings() : progress);
      };
      const done = await slice({ ...begun, table }, task, { tell: tellFindings });
      return { ...(await readFindings()), done };
    },
  };
}

/**
 * The size of the next slice: halfway between this slice's size and the size that would have taken SLICE_MS, so
 * that one unusually slow or fast slice doesn't distort the next.
 * @param {number} rollouts
 * @param {number} took milliseconds
 */
const nextRollouts = (rollouts, took) =>
  Math.max(1, Math.round(rollouts * Math.min(2, (1 + SLICE_MS / took) / 2)));

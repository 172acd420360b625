// Tasks of the worker that the page may stop, hurry or hold while they run.

import { withResolvers } from "../base/with-resolvers.js";
import { CLOCK } from "./clock.js";

/**
 * @typedef {object} Task
 * @property {"" | "keep" | "drop"} stopped `keep`: finish with the result so far; `drop`: throw the result away
 * @property {boolean} held the task must not finish yet
 * @property {Promise<void>} dropped resolves when the task is stopped with `drop`
 * @property {(ms: number) => Promise<void>} change resolves when the task is next stopped, held or released,
 *   but after `ms` milliseconds at the latest
 *
 * @typedef {object} Tasks
 * @property {<T>(id: number, work: (task: Task) => Promise<T>) => Promise<T>} run
 * @property {(id: number, keep: boolean) => void} stop
 * @property {(id: number, held: boolean) => void} hold
 */

/** @param {import("./clock.js").Clock} [clock] @returns {Tasks} */
export function createTasks(clock = CLOCK) {
  /** @type {Map<number, ReturnType<typeof createTask>>} */
  const running = new Map();
  return {
    async run(id, work) {
      const { task, ...control } = createTask(clock);
      running.set(id, { task, ...control });
      try {
        return await work(task);
      } finally {
        running.delete(id);
      }
    },
    stop: (id, keep) => running.get(id)?.stop(keep),
    hold: (id, held) => running.get(id)?.hold(held),
  };
}

/** @param {import("./clock.js").Clock} clock */
function createTask(clock) {
  const dropped = withResolvers();
  let wake = () => {};
  /** @type {Task} */
  const task = {
    stopped: "",
    held: false,
    dropped: dropped.promise,
    change: (ms) =>
      new Promise((resolve) => {
        const stopTimer = Number.isFinite(ms) ? clock.after(ms, () => wake()) : () => {};
        wake = () => {
          stopTimer();
          resolve();
        };
      }),
  };
  return {
    task,
    /** @param {boolean} keep */
    stop(keep) {
      task.stopped = keep ? "keep" : "drop";
      if (!keep) dropped.resolve();
      wake();
    },
    /** @param {boolean} held */
    hold(held) {
      task.held = held;
      wake();
    },
  };
}

// The clock and the timers of the worker; tests bring their own.

/**
 * @typedef {object} Clock
 * @property {() => number} now milliseconds
 * @property {(ms: number, act: () => void) => () => void} after calls once; the answer stops it
 */

/** @type {Clock} */
export const CLOCK = {
  now: () => performance.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

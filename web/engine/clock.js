// The worker's clock and timers; tests pass in their own.

/**
 * @typedef {object} Clock
 * @property {() => number} now milliseconds
 * @property {(ms: number, act: () => void) => () => void} after calls `act` once, `ms` later;
 *   returns a function that cancels the timer
 */

/** @type {Clock} */
export const CLOCK = {
  now: () => performance.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

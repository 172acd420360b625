// Calls when nothing was heard for too long.

const TICK_MS = 1000;

/**
 * @typedef {object} Watchdog
 * @property {(seconds: number) => void} expect something to be heard within so many seconds from now
 * @property {() => void} rest nothing is expected any more
 *
 * @typedef {(tick: () => void, ms: number) => () => void} Every calls `tick` again and again; the answer stops it
 */

/** @type {Every} */
const everyInterval = (tick, ms) => {
  const timer = setInterval(tick, ms);
  return () => clearInterval(timer);
};

/**
 * It counts ticks and doesn't read the clock: a phone that slept for an hour has not waited for an hour.
 * @param {() => void} onSilence
 * @param {Every} [every] for tests
 * @returns {Watchdog}
 */
export function createWatchdog(onSilence, every = everyInterval) {
  /** @type {(() => void) | null} */
  let stopTicking = null;
  let left = 0;

  function rest() {
    stopTicking?.();
    stopTicking = null;
  }

  function countDown() {
    left -= 1;
    if (left > 0) return;
    rest();
    onSilence();
  }

  return {
    expect(seconds) {
      left = Math.ceil((seconds * 1000) / TICK_MS);
      stopTicking ??= every(countDown, TICK_MS);
    },
    rest,
  };
}

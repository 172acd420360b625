// Calls back when a worker has been silent for too long.

const TICK_MS = 1000; // a tick is a second

/**
 * @typedef {object} Watchdog
 * @property {(seconds: number) => void} expect restarts the countdown with so many seconds
 * @property {() => void} rest stops the countdown
 *
 * @typedef {(tick: () => void, ms: number) => () => void} Every calls `tick` every `ms`; returns a
 *   function that stops it
 */

/** @type {Every} */
const everyInterval = (tick, ms) => {
  const timer = setInterval(tick, ms);
  return () => clearInterval(timer);
};

/**
 * Counts ticks instead of reading the clock, so that the hour for which a phone slept is not counted.
 * @param {() => void} onSilence
 * @param {Every} [every] for tests
 * @returns {Watchdog}
 */
export function createWatchdog(onSilence, every = everyInterval) {
  /** @type {(() => void) | null} */
  let stopTicking = null;
  let ticksLeft = 0;

  function rest() {
    stopTicking?.();
    stopTicking = null;
  }

  function countDown() {
    ticksLeft -= 1;
    if (ticksLeft > 0) return;
    rest();
    onSilence();
  }

  return {
    expect(seconds) {
      ticksLeft = Math.ceil(seconds);
      stopTicking ??= every(countDown, TICK_MS);
    },
    rest,
  };
}

// Tells when nothing was heard for too long.

const TICK_MS = 1000;

/**
 * Calls when nothing was heard for so many seconds. It counts ticks, not the clock: a phone that
 * slept for an hour has not waited for an hour.
 * @param {() => void} bark
 */
export function createWatchdog(bark) {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  let left = 0;
  const rest = () => {
    clearInterval(timer);
    timer = undefined;
  };
  return {
    /** @param {number} seconds from now */
    expect(seconds) {
      left = Math.ceil((seconds * 1000) / TICK_MS);
      timer ??= setInterval(() => {
        left -= 1;
        if (left > 0) return;
        rest();
        bark();
      }, TICK_MS);
    },
    rest,
  };
}

// Spreads the work of preparing an animation over several frames, so that no task gets long on a slow device.
// It measures how much work fits into a frame, style and layout included.

/** Milliseconds of preparing in one frame; painting the result takes about as long again. */
export const FRAME_BUDGET = 10;

/**
 * A heavy step, such as drawing a royal's picture, may start in these first milliseconds of a frame. Later it
 * starts only where the device has proved fast enough to end it within the budget.
 */
export const HEAVY_STARTS_WITHIN = FRAME_BUDGET / 3;

/** How quickly the scheduler believes that a slow device has become fast: the share it keeps of its expectation. */
const CAUTION = 0.8;

/**
 * How long a heavy step takes on this device, in milliseconds, by the steps so far; at first as long as the budget
 * allows. All moves share it.
 */
export const slowDevice = () => ({ heavyStep: FRAME_BUDGET - HEAVY_STARTS_WITHIN });
const thisDevice = slowDevice();

const NO_FRAME_MS = 100; // an invisible page gets no frames: go on without one after this time

/**
 * The browser's clock, replaced in tests.
 * @typedef {object} Frames
 * @property {() => number} now
 * @property {(run: () => void) => number} requestFrame
 * @property {(id: number) => void} cancelFrame
 * @property {(run: () => void, milliseconds: number) => unknown} setTimer
 */

/** @type {Frames} */
const BROWSER = {
  now: () => performance.now(),
  requestFrame: (run) => requestAnimationFrame(run),
  cancelFrame: (id) => cancelAnimationFrame(id),
  setTimer: (run, milliseconds) => setTimeout(run, milliseconds),
};

/**
 * Resolves in a task of its own once the next frame has been painted.
 * @param {Frames} frames @returns {Promise<void>}
 */
export const afterPaint = ({ requestFrame, setTimer } = BROWSER) =>
  new Promise((resolve) => {
    requestFrame(() => setTimer(resolve, 0));
    setTimer(resolve, NO_FRAME_MS);
  });

/**
 * Resolves in a task of its own, at the latest when the next frame begins.
 * @param {Frames} frames @returns {Promise<void>}
 */
export const beforePaint = ({ requestFrame, setTimer } = BROWSER) =>
  new Promise((resolve) => {
    requestFrame(resolve);
    setTimer(resolve, 0);
  });

/**
 * @param {() => void} forceLayout makes the browser do a step's style and layout work, which is most of the work,
 *   so that it is measured too
 * @param {Frames} [frames] @param {ReturnType<typeof slowDevice>} [device]
 */
export function createFrameScheduler(forceLayout, frames = BROWSER, device = thisDevice) {
  const { now, requestFrame, cancelFrame } = frames;
  /** @type {{run: () => void, isHeavy: boolean}[]} */
  const waiting = [];
  let requested = 0;

  /** Whether a frame still has time for a step. @param {boolean} isHeavy @param {number} began */
  function hasTime(isHeavy, began) {
    const spent = now() - began;
    if (!isHeavy) return spent < FRAME_BUDGET;
    return spent < HEAVY_STARTS_WITHIN || spent + device.heavyStep <= FRAME_BUDGET;
  }

  /** Runs the steps that fit into the frame. @param {number} began when the frame's work began */
  function runWhatFits(began) {
    while (waiting.length && hasTime(waiting[0].isHeavy, began)) {
      const step = waiting.shift();
      const start = now();
      step?.run();
      forceLayout();
      if (step?.isHeavy) device.heavyStep = Math.max(now() - start, device.heavyStep * CAUTION);
    }
  }

  /** @returns {Promise<void>} */
  const nextFrame = () =>
    new Promise((resolve) => {
      requested = requestFrame(resolve);
    });

  return {
    /** @param {() => void} run a step that runs when a frame has time for it */
    add: (run) => void waiting.push({ run, isHeavy: false }),

    /** @param {() => void} run a step that takes so long that it must start early in a frame */
    addHeavy: (run) => void waiting.push({ run, isHeavy: true }),

    /**
     * Runs all steps, the first ones at once. When the budget is used up, waits for a paint before the next step.
     * Resolves while the frame still has time for one more heavy step.
     * @param {number} began when the work of the current task began
     */
    async runBetweenPaints(began) {
      let start = began;
      runWhatFits(start);
      while (waiting.length || !hasTime(true, start)) {
        await afterPaint(frames);
        start = now();
        runWhatFits(start);
      }
    },

    /**
     * Runs all steps inside animation frames, from the next frame on. Resolves in the frame after the last step, or
     * at once if there are no steps. Never resolves after `cancel`.
     */
    async runInFrames() {
      if (!waiting.length) return;
      while (waiting.length) {
        await nextFrame();
        runWhatFits(now());
      }
      await nextFrame();
    },

    /** Stops `runInFrames`; the remaining steps are not run. */
    cancel: () => cancelFrame(requested),
  };
}

/** @typedef {ReturnType<typeof createFrameScheduler>} FrameScheduler */

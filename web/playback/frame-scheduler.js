// Divides the work of preparing an animation over several frames, so that no task becomes long on a slow
// device. How much fits into a frame is measured, style and layout included.

/** Milliseconds of a frame for preparing; painting what was prepared takes about as long again. */
export const FRAME_BUDGET = 10;

/** A heavy step, such as drawing a royal's picture, begins only while this much of the budget is used at most. */
export const HEAVY_STARTS_WITHIN = FRAME_BUDGET / 3;

const NO_FRAMES = 100; // ms after which a page that is not visible goes on: it has no frames

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
    setTimer(resolve, NO_FRAMES);
  });

/**
 * Resolves in a task of its own, but no later than the next frame begins.
 * @param {Frames} frames @returns {Promise<void>}
 */
export const beforePaint = ({ requestFrame, setTimer } = BROWSER) =>
  new Promise((resolve) => {
    requestFrame(resolve);
    setTimer(resolve, 0);
  });

/**
 * @param {() => void} forceLayout lets the browser do the style and layout work of a step, which is most of its work,
 *   so that it is measured and divided with the rest
 * @param {Frames} [frames]
 */
export function createFrameScheduler(forceLayout, frames = BROWSER) {
  const { now, requestFrame, cancelFrame } = frames;
  /** @type {{run: () => void, isHeavy: boolean}[]} */
  const waiting = [];
  let requested = 0;

  /** Whether a frame still has time for a step. @param {boolean} isHeavy @param {number} began */
  const hasTime = (isHeavy, began) => now() - began < (isHeavy ? HEAVY_STARTS_WITHIN : FRAME_BUDGET);

  /** Runs the steps that fit into the frame. @param {number} began when the frame's work began */
  function runWhatFits(began) {
    while (waiting.length && hasTime(waiting[0].isHeavy, began)) {
      waiting.shift()?.run();
      forceLayout();
    }
  }

  /** @returns {Promise<void>} */
  const nextFrame = () =>
    new Promise((resolve) => {
      requested = requestFrame(resolve);
    });

  return {
    /** @param {() => void} run a step, to be run when a frame has time for it */
    add: (run) => void waiting.push({ run, isHeavy: false }),

    /** @param {() => void} run a step that takes so long that it should begin a frame, or nearly */
    addHeavy: (run) => void waiting.push({ run, isHeavy: true }),

    /**
     * Runs all steps, the first ones at once. Whenever the budget is used up, the frame is painted before the next
     * step. Afterwards there is time for one more heavy piece of work.
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
     * at once if there are no steps. Never resolves when it is cancelled.
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

// Creates the tools that animate one move: overlay, ghosts, motion, clock and frame scheduler.

import { createAnimationClock } from "./animation-clock.js";
import { createFrameScheduler } from "./frame-scheduler.js";
import { createGhosts } from "./ghosts.js";
import { createHandGlides } from "./hand-glides.js";
import { createMotion } from "./motion.js";
import { createOverlay } from "./overlay.js";

/** @param {Element} screen @param {import("../i18n/index.js").Translate} t */
export function createAnimationTools(screen, t) {
  const overlay = createOverlay(screen);
  const clock = createAnimationClock((element) => overlay.layer.contains(element));
  const motion = createMotion(clock);
  const frames = createFrameScheduler(overlay.forceLayout);
  return {
    overlay,
    clock,
    motion,
    frames,
    ghosts: createGhosts(overlay.layer, t),
    handGlides: createHandGlides(motion, screen),

    /**
     * Removes everything that the animation has added, when it ends or the player skips it.
     * @param {Animation[]} [kept] glides that continue
     */
    clear(kept = []) {
      frames.cancel();
      clock.cancel(kept);
      overlay.remove();
    },
  };
}

/** @typedef {ReturnType<typeof createAnimationTools>} AnimationTools */

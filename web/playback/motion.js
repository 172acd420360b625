// Moves, fades, swells and shows elements: the building blocks of all event animations.

import { FULL_SIZE, secondTransformTo, transformTo } from "./geometry.js";

/** @typedef {import("./timeline.js").Timing} Timing */
/** @typedef {Element | null | undefined} MaybeElement */

const FRAME_MS = 16;
const FADE_MS = 120;
const EASING = "cubic-bezier(0.2, 0.7, 0.3, 1)";

/**
 * @typedef {object} GhostMove
 * @property {[number, number]} [turn] rotation in degrees at the start and at the end
 * @property {boolean} [again] the ghost has moved before in this animation
 * @property {boolean} [appear] the ghost is invisible until it starts to move
 * @property {"disappears" | "stays" | "fades" | "hasFaded"} [atEnd] what becomes of the ghost at its
 *   destination: it disappears at once, stays, fades there, or has faded on the way
 * @property {number} [linger] for "disappears": how many milliseconds the ghost stays at its destination
 */

/** @param {import("./animation-clock.js").AnimationClock} clock */
export function createMotion(clock) {
  /**
   * Animates through keyframes whose offsets count steps and may be larger than 1. The first and the last keyframe
   * must name every property that changes. Both end states are held until the move ends, because ending an
   * animation earlier would give the page work while others still move. Animate each property of an element only
   * once: the first animation would keep holding it.
   * @param {MaybeElement} element @param {Keyframe[]} keyframes @param {Timing} timing
   */
  function animateSteps(element, keyframes, { at, step, easing = EASING }) {
    if (!element) return;
    const last = keyframes.length - 1;
    const offsets = keyframes.map(({ offset }, index) => offset ?? index / last);
    const placed = keyframes.map((keyframe, index) => ({
      easing,
      ...keyframe,
      offset: offsets[index] / offsets[last],
    }));
    clock.add(element, placed, { delay: at, duration: step * offsets[last], fill: "both" });
  }

  /**
   * Animates an element of the page for one step. The last state is held, so it should equal the normal one.
   * @param {MaybeElement} element @param {Keyframe[]} keyframes @param {Timing} timing
   */
  const animate = (element, keyframes, { at, step, easing = EASING }) =>
    element ? clock.add(element, keyframes, { delay: at, duration: step, easing, fill: "both" }) : null;

  /**
   * Moves a ghost that was placed at `home` from one place to another.
   * @param {HTMLElement} ghost @param {DOMRect} home @param {DOMRect} from @param {DOMRect} to
   * @param {Timing} timing @param {GhostMove} [how]
   */
  function moveGhost(
    ghost,
    home,
    from,
    to,
    timing,
    { turn = [0, 0], again = false, appear = false, atEnd = "disappears", linger = FRAME_MS } = {},
  ) {
    const transform = again ? secondTransformTo : transformTo;
    const start = transform(home, from, turn[0]);
    const end = transform(home, to, turn[1]);
    if (atEnd === "stays" && !appear) return animateSteps(ghost, [start, end], timing);
    const [visible, invisible] = [{ opacity: 1 }, { opacity: 0 }];
    animateSteps(
      ghost,
      [
        { ...start, opacity: appear ? 0 : 1, offset: 0 },
        ...(appear ? [{ ...visible, offset: 0.15 }] : []),
        ...(atEnd === "hasFaded" ? [{ ...visible, offset: 0.6 }] : []),
        {
          ...end,
          ...(atEnd === "hasFaded" ? invisible : visible),
          offset: 1,
          easing: atEnd === "disappears" ? "step-end" : "linear",
        },
        {
          ...end,
          ...(atEnd === "stays" ? visible : invisible),
          offset: 1 + (atEnd === "disappears" ? linger : FADE_MS) / timing.step,
        },
      ],
      timing,
    );
  }

  return {
    animateSteps,
    animate,
    moveGhost,

    /** @param {MaybeElement} ghost @param {Timing} timing */
    fadeOut: (ghost, timing) =>
      animateSteps(ghost, [{ opacity: 1 }, { opacity: 0 }], { easing: "linear", ...timing }),

    /** Makes a ghost, or a part of one, invisible at a moment. @param {MaybeElement} ghost @param {number} at */
    disappear: (ghost, at) =>
      animateSteps(ghost, [{ opacity: 1 }, { opacity: 0 }], { at, step: 1, easing: "step-end" }),

    /**
     * Enlarges or shrinks an element of the page for a moment.
     * @param {MaybeElement} element @param {Timing} timing @param {number} [size]
     */
    swell: (element, timing, size = 1.12) =>
      animate(element, [{ scale: FULL_SIZE }, { scale: size, offset: 0.4 }, { scale: FULL_SIZE }], timing),

    /**
     * Lets an element of the page fade in.
     * @param {MaybeElement} element @param {Keyframe} from @param {Timing} timing
     */
    fadeIn: (element, from, timing) => animate(element, [{ opacity: 0, ...from }, {}], timing),
  };
}

/** @typedef {ReturnType<typeof createMotion>} Motion */

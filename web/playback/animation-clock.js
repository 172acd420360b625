// The animation clock: collects the paused animations of a move, then starts them all at the same moment,
// however busy the device is. From then on the compositor moves layers, and the page has no work.

const FRAME_MS = 16;

/** Properties that the compositor can animate without work for the page, once an element has its own layer. */
const COMPOSITED = ["transform", "translate", "scale", "rotate", "opacity"];

/** @param {(element: Element) => boolean} isTemporary whether an element is removed at the end of the move */
export function createAnimationClock(isTemporary) {
  /** @type {Animation[]} */
  const animations = [];
  /** Elements of the page that were given a layer. @type {Set<HTMLElement>} */
  const promoted = new Set();

  /**
   * Promoting or demoting a layer forces a repaint: `will-change` stays until the move ends.
   * @param {Element} element @param {Keyframe[]} keyframes
   */
  function promoteToLayer(element, keyframes) {
    if (!(element instanceof HTMLElement)) return;
    const changed = COMPOSITED.filter((property) => keyframes.some((keyframe) => property in keyframe));
    const { style } = element;
    style.willChange = [...new Set([...style.willChange.split(", "), ...changed])].filter(Boolean).join(", ");
    if (!isTemporary(element)) promoted.add(element);
  }

  return {
    /**
     * Adds an animation, paused at its first keyframe.
     * @param {Element} element @param {Keyframe[]} keyframes @param {KeyframeAnimationOptions} options
     */
    add(element, keyframes, options) {
      const animation = element.animate(keyframes, options);
      animation.pause();
      promoteToLayer(element, keyframes);
      animations.push(animation);
      return animation;
    },

    /** Starts all animations together with the next frame. */
    start() {
      const startTime = Number(document.timeline.currentTime) + FRAME_MS;
      for (const animation of animations) animation.startTime = startTime;
    },

    /** Resolves when all animations have ended or were cancelled. */
    whenFinished: () => Promise.allSettled(animations.map((animation) => animation.finished)),

    /** Cancels the animations. @param {Animation[]} kept those that continue */
    cancel(kept) {
      for (const animation of animations) if (!kept.includes(animation)) animation.cancel();
      for (const { style } of promoted) style.willChange = "";
    },
  };
}

/** @typedef {ReturnType<typeof createAnimationClock>} AnimationClock */

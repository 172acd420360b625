// Cards of the hand that glide to their place in it. They are the page's own cards, not ghosts: each can be
// touched as soon as it moves.

import { anchorSelector } from "../table/anchors.js";
import { CARD } from "../ui/card-parts.js";
import { FULL_SIZE, offsetBetween } from "./geometry.js";

/** @typedef {import("./timeline.js").Timing} Timing */

/**
 * Marks a card of the hand that the player has seen there, or that is gliding there; motion.css hides the
 * others.
 */
const KNOWN = "data-held";

/** @param {import("./motion.js").Motion} motion @param {Element} screen */
export function createHandGlides(motion, screen) {
  /** Each animation, and from which of its milliseconds on its card is visible. @type {Map<Animation, number>} */
  const visibleFrom = new Map();

  /** @param {Animation} glide */
  const isVisible = (glide) => Number(glide.currentTime) >= Number(visibleFrom.get(glide));

  return {
    /** @param {Element | undefined} card */
    markAsKnown: (card) => card?.setAttribute(KNOWN, ""),

    /**
     * @param {Element | null | undefined} card @param {DOMRect} home @param {DOMRect} from @param {Timing} timing
     * @param {{turn?: number, appear?: boolean}} [how] `turn`: rotation in degrees at the start; `appear`: the card is
     *   invisible until it sets out
     */
    glide(card, home, from, timing, { turn, appear = false } = {}) {
      const { x, y, size } = offsetBetween(home, from);
      const [start, end] = [
        { translate: `${x}px calc(var(--drop) + ${y}px)`, scale: String(size) },
        { translate: "0 var(--drop)", scale: String(FULL_SIZE) },
      ];
      const [startTurn, endTurn] =
        turn === undefined
          ? [{}, {}]
          : [{ rotate: `${turn}deg` }, { rotate: "calc(var(--off) * var(--lean))" }];
      const glide = motion.animate(
        card,
        [
          { ...start, ...startTurn, opacity: appear ? 0 : 1 },
          { opacity: 1, offset: 0.15 },
          { ...end, ...endTurn, opacity: 1 },
        ],
        timing,
      );
      if (glide) visibleFrom.set(glide, appear ? timing.at : -Infinity);
    },

    /** The animations of cards that are visible on their way, or about to set out. */
    visibleGlides: () =>
      [...visibleFrom.keys()].filter((glide) => glide.playState !== "finished" && isVisible(glide)),

    /** Cards that were drawn and are not visible yet. */
    invisibleCards: () => [
      ...[...visibleFrom.keys()].flatMap((glide) =>
        isVisible(glide) ? [] : [/** @type {KeyframeEffect} */ (glide.effect).target],
      ),
      ...screen.querySelectorAll(`${anchorSelector("hand")} ${CARD}:not([${KNOWN}])`),
    ],
  };
}

/** @typedef {ReturnType<typeof createHandGlides>} HandGlides */

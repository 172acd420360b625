// Lets cards glide to their places in the hand. They are the page's own cards, not ghosts, so that the player can
// tap a card as soon as it moves.

import { anchorSelector } from "../table/anchors.js";
import { CARD } from "../ui/card-parts.js";
import { FULL_SIZE, offsetBetween } from "./geometry.js";

/** @typedef {import("./timeline.js").Timing} Timing */

/**
 * Marks a card that the player has seen in the hand or that is gliding there; motion.css hides the others.
 */
const KNOWN = "data-held";

/** @param {import("./motion.js").Motion} motion @param {Element} screen */
export function createHandGlides(motion, screen) {
  /** When the card of each animation becomes visible, in the animation's milliseconds. @type {Map<Animation, number>} */
  const visibleFrom = new Map();

  /** @param {Animation} glide */
  const isVisible = (glide) => Number(glide.currentTime) >= Number(visibleFrom.get(glide));

  return {
    /** @param {Element | undefined} card */
    markAsKnown: (card) => card?.setAttribute(KNOWN, ""),

    /**
     * @param {Element | null | undefined} card @param {DOMRect} home @param {DOMRect} from @param {Timing} timing
     * @param {{turn?: number, appear?: boolean}} [how] `turn`: rotation in degrees at the start; `appear`: the card is
     *   invisible until it starts to move
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

    /** The unfinished animations whose cards are visible. */
    visibleGlides: () =>
      [...visibleFrom.keys()].filter((glide) => glide.playState !== "finished" && isVisible(glide)),

    /** Drawn cards that are not visible yet. */
    invisibleCards: () => [
      ...[...visibleFrom.keys()].flatMap((glide) =>
        isVisible(glide) ? [] : [/** @type {KeyframeEffect} */ (glide.effect).target],
      ),
      ...screen.querySelectorAll(`${anchorSelector("hand")} ${CARD}:not([${KNOWN}])`),
    ],
  };
}

/** @typedef {ReturnType<typeof createHandGlides>} HandGlides */

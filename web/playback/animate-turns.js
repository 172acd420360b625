// Animations of turns and of the end of a game: a seat swells, a curtain opens on the result.

import { anchorSelector } from "../table/anchors.js";
import { CARD } from "../ui/card-parts.js";
import { findAnchor } from "./layout-snapshot.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./timeline.js").Timing} Timing */

/** @param {Scene} scene @param {{seat: number}} event @param {Timing} timing */
export function animateTurnBegan({ motion, after }, { seat }, timing) {
  motion.swell(after.element(`seat-${seat}`), timing, 1.03);
}

/**
 * The seat shrinks. A solo player has no seat, so the line that says what to do shrinks instead.
 * @param {Scene} scene @param {{seat: number}} event @param {Timing} timing
 */
export function animateYielded({ motion, after }, { seat }, timing) {
  motion.swell(after.element(`seat-${seat}`) ?? after.element("step"), timing, 0.92);
}

/** @param {Scene} scene @param {{chosen: number}} event @param {Timing} timing */
export function animateNextChosen({ motion, after }, { chosen }, timing) {
  motion.swell(after.element(`seat-${chosen}`), timing);
}

/** The freed royals rise. @param {Scene} scene @param {unknown} _ @param {Timing} timing */
export const animateWon = (scene, _, timing) =>
  openCurtain(scene, timing, { translate: "0 60%", scale: 0.8 });

/** The undefeated enemy looms. @param {Scene} scene @param {unknown} _ @param {Timing} timing */
export const animateLost = (scene, _, timing) => openCurtain(scene, timing, { scale: 1.5 });

/** @param {Scene} scene @param {Timing} timing @param {Keyframe} from the first keyframe of the result's cards */
function openCurtain({ overlay, motion, after }, timing, from) {
  const result = after.element("result");
  motion.fadeOut(overlay.layer, timing);
  const cards = result?.querySelectorAll(`${anchorSelector("result-scene")} ${CARD}`) ?? [];
  for (const [index, card] of [...cards].entries()) {
    const at = timing.at + Math.round(timing.step * (0.3 + index * 0.4));
    motion.fadeIn(card, from, { ...timing, at });
  }
  motion.fadeIn(
    findAnchor("result-title", result),
    { scale: 0.6 },
    { ...timing, at: timing.at + timing.step },
  );
  motion.fadeIn(
    findAnchor("medal", result),
    { scale: 2.2 },
    { ...timing, at: timing.at + Math.round(timing.step * 1.6) },
  );
}

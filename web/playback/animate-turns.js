// Animations of turns and of the end of a game: a seat swells, the curtain opens on who stands at the end.

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
 * The seat shrinks; for a lone player, who has no seat, the line that says what to do.
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

/** @param {Scene} scene @param {Timing} timing @param {Keyframe} from how the cards of the end come in */
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

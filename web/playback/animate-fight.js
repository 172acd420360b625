// Animations of the fight: damage, shields, immunity, and the enemy's attack.

import { FULL_SIZE } from "./geometry.js";
import { findAnchor } from "./layout-snapshot.js";
import { drainHealthBar, floatNumber, rollNumber } from "./enemy-numbers.js";
import { changeEnemyPanel, rectInFight } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./timeline.js").Timing} Timing */
/** @typedef {import("../engine/protocol.js").Shielded} Shielded */
/** @typedef {import("../engine/protocol.js").Damaged} Damaged */
/** @typedef {import("../engine/protocol.js").Struck} Struck */

/**
 * The immunity seal swells, because it has blocked a power.
 * @param {Scene} scene @param {unknown} _ @param {Timing} timing
 */
export function animatePowerBlocked({ motion, board }, _, timing) {
  motion.swell(findAnchor("seal", board), timing, 1.5);
}

/** The immunity seal bursts. @param {Scene} scene @param {unknown} _ @param {Timing} timing */
export function animateImmunityCancelled({ ghosts, motion, before, after }, _, timing) {
  const [seal, rect] = [before.copyAnchor("seal"), after.rect("seal")];
  if (!seal || !rect) return;
  motion.fadeIn(after.element("seal"), {}, timing);
  motion.animateSteps(
    ghosts.place(seal, rect),
    [
      { transform: "none", opacity: 1 },
      { transform: "scale(1.3) rotate(-12deg)", opacity: 1, offset: 0.4 },
      { transform: "scale(2.4) rotate(25deg)", opacity: 0 },
    ],
    timing,
  );
}

/** @param {Scene} scene @param {Shielded} event @param {Timing} timing */
export function animateShielded(scene, { amount, attack }, timing) {
  const [line, number] = [rectInFight(scene, "attack-line"), rectInFight(scene, "attack")];
  const besideNumber =
    line && number && new DOMRect(line.left, number.top, number.left - line.left, number.height);
  floatNumber(scene, `−${amount}`, besideNumber, "less", timing);
  changeEnemyPanel(scene, () => rollNumber(scene, "attack", attack, timing));
}

/** @param {Scene} scene @param {Damaged} event @param {Timing} timing */
export function animateDamaged(scene, { amount, left }, timing) {
  const { motion, board } = scene;
  floatNumber(scene, `−${amount}`, rectInFight(scene, "portrait"), "lost", timing);
  changeEnemyPanel(scene, () => {
    motion.animate(
      findAnchor("portrait", board),
      [
        { translate: "0" },
        { translate: "-7px 3px" },
        { translate: "6px -2px" },
        { translate: "-3px" },
        { translate: "0" },
      ],
      { ...timing, easing: "linear" },
    );
    drainHealthBar(scene, left, timing);
  });
  changeEnemyPanel(scene, () => rollNumber(scene, "health", left, timing));
}

/**
 * The enemy lunges; a flash and a jolt show whom it hits.
 * @param {Scene} scene @param {Struck} event @param {Timing} timing
 */
export function animateStruck({ ghosts, motion, frames, board, after, viewer }, { seat }, timing) {
  const target = seat === viewer && after.rect("hand") ? "hand" : `seat-${seat}`;
  motion.animate(
    findAnchor("portrait", board),
    [
      { translate: "0", scale: FULL_SIZE },
      { translate: "0 -6%", scale: 1.04, offset: 0.3 },
      { translate: "0 14%", scale: 1.1, offset: 0.6 },
      { translate: "0", scale: FULL_SIZE },
    ],
    timing,
  );
  const rect = after.rect(target);
  const hit = { at: timing.at + Math.round(timing.step * 0.5), step: timing.step, easing: "linear" };
  if (rect) {
    frames.add(() =>
      motion.animateSteps(
        ghosts.placeLight(rect, "flash"),
        [{ opacity: 0 }, { opacity: 0.55, offset: 0.2 }, { opacity: 0 }],
        hit,
      ),
    );
  }
  motion.animate(
    after.element(target),
    [
      { translate: "0" },
      { translate: "0 7px", offset: 0.25 },
      { translate: "0 -3px", offset: 0.6 },
      { translate: "0" },
    ],
    hit,
  );
}

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
 * The enemy lunges; a flash, a jolt and the amount show whom it hits: the viewer's hand or a seat.
 * @param {Scene} scene @param {Struck} event @param {Timing} timing
 */
export function animateStruck(scene, { seat, amount }, timing) {
  const { ghosts, motion, frames, board, after, viewer } = scene;
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
  const hit = { at: timing.at + Math.round(timing.step * 0.5), step: timing.step, easing: "linear" };
  const shown = { ...hit, step: timing.step * STEPS_OF_AMOUNT };
  const rect = after.rect(target);
  if (rect) {
    frames.add(() =>
      motion.animateSteps(
        ghosts.placeLight(rect, "flash"),
        [{ opacity: 0 }, { opacity: 0.75, offset: 0.2 }, { opacity: 0 }],
        hit,
      ),
    );
  }
  motion.animate(after.element(target), target === "hand" ? JOLT_DOWN : JOLT_ASIDE, hit);
  floatNumber(scene, `−${amount}`, rect, target === "hand" ? "hit" : "hit-seat", shown);
}

const STEPS_OF_AMOUNT = 1.6; // so that the amount can be read

/** A hand is hit from above, by the enemy over it. */
const JOLT_DOWN = [
  { translate: "0" },
  { translate: "0 9px", offset: 0.25 },
  { translate: "0 -4px", offset: 0.6 },
  { translate: "0" },
];

/** A seat shakes. */
const JOLT_ASIDE = [
  { translate: "0" },
  { translate: "-6px 2px", offset: 0.2 },
  { translate: "5px -1px", offset: 0.45 },
  { translate: "-3px", offset: 0.7 },
  { translate: "0" },
];

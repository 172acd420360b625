// Animates the enemy's numbers: health and attack count down, the health bar shrinks, losses float up.

import { findAnchor } from "./layout-snapshot.js";
import { rectInFight } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./timeline.js").Timing} Timing */

/** Anchors that stand beside a number and move when the number gets shorter. */
const NEIGHBOURS = /** @type {const} */ ({ health: ["health-of", "health-word"], attack: ["attack-word"] });

/**
 * Counts the enemy's health or attack to its new value, on a strip behind a window as high as one number.
 * @param {Scene} scene @param {"health" | "attack"} anchor @param {number} to @param {Timing} timing
 */
export function rollNumber(scene, anchor, to, timing) {
  const { overlay, ghosts, motion, before, board, oldCopy, leavesWithEnemy } = scene;
  const rect = rectInFight(scene, anchor);
  const old = before.text(anchor);
  const current = findAnchor(anchor, board);
  const from = Number(old?.textContent);
  if (!rect || !old || !current || !Number.isInteger(from) || from === to) return;
  const reel = ghosts.place(old, rect, "reel");
  reel.style.lineHeight = `${rect.height}px`;
  const strip = document.createElement("div");
  strip.textContent = String(from);
  reel.replaceChildren(strip);
  for (const neighbour of oldCopy ? [] : NEIGHBOURS[anchor]) moveNeighbour(scene, anchor, neighbour, timing);
  const direction = from < to ? 1 : -1;
  for (let shown = from + direction; shown !== to + direction; shown += direction) {
    strip.append(Object.assign(document.createElement("span"), { textContent: String(shown) }));
  }
  motion.animateSteps(
    strip,
    [{ transform: "none" }, { transform: `translateY(${-rect.height * strip.childElementCount}px)` }],
    timing,
  );
  overlay.hide(current);
  if (oldCopy) leavesWithEnemy.push(reel);
}

/**
 * Moves a neighbour of a number from its old distance to the number to the new one.
 * @param {Scene} scene @param {"health" | "attack"} anchor
 * @param {typeof NEIGHBOURS["health" | "attack"][number]} neighbour @param {Timing} timing
 */
function moveNeighbour({ motion, before, after }, anchor, neighbour, timing) {
  const [was, is] = [before, after].map(
    (snapshot) => (snapshot.rect(neighbour)?.left ?? 0) - (snapshot.rect(anchor)?.left ?? 0),
  );
  if (before.rect(neighbour) && Math.abs(was - is) > 1) {
    motion.animate(after.element(neighbour), [{ translate: `${was - is}px` }, { translate: "0" }], timing);
  }
}

/**
 * Lets a number float up and fade.
 * @param {Scene} scene @param {string} text @param {DOMRect | undefined} rect @param {string} kind
 * @param {Timing} timing
 */
export function floatNumber({ ghosts, motion, frames }, text, rect, kind, timing) {
  if (!rect) return;
  frames.add(() =>
    motion.animateSteps(
      ghosts.placeText(text, rect, kind),
      [
        { opacity: 0, transform: "translateY(30%) scale(0.7)" },
        { opacity: 1, transform: "none", offset: 0.3 },
        { opacity: 1, transform: "translateY(-12%)", offset: 0.7 },
        { opacity: 0, transform: "translateY(-40%)" },
      ],
      { ...timing, easing: "linear" },
    ),
  );
}

/**
 * Shrinks the enemy's health bar to the health that is left.
 * @param {Scene} scene @param {number} left @param {Timing} timing
 */
export function drainHealthBar(scene, left, timing) {
  const { ghosts, motion, before, oldCopy, leavesWithEnemy } = scene;
  const rect = rectInFight(scene, "life");
  const old = before.copyAnchor("life");
  if (!rect || !(old instanceof HTMLProgressElement)) return;
  const bar = ghosts.placeLight(rect, "bar");
  const copied = findAnchor("life", oldCopy);
  if (copied instanceof HTMLProgressElement) copied.value = left;
  motion.animateSteps(
    bar,
    [{ transform: `scaleX(${old.position})` }, { transform: `scaleX(${left / old.max})` }],
    timing,
  );
  if (oldCopy) leavesWithEnemy.push(bar);
}

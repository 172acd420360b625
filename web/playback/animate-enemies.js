// Animations of enemies: a defeated royal leaves with the played cards, and the next enemy arrives.

import { CARD } from "../ui/card-parts.js";
import { centredIn, FULL_SIZE } from "./geometry.js";
import { findAnchor } from "./layout-snapshot.js";
import { deferredPile, growingPiles, keepOldPile, landOnPile, pileOfRoyal } from "./pile-animation.js";
import { stagger } from "./timeline.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./timeline.js").Timing} Timing */
/** @typedef {import("../engine/protocol.js").Defeated} Defeated */

/**
 * The royal turns, then leaves; the cards played against it move onto the discard pile.
 * @param {Scene} scene @param {Defeated} event @param {Timing} timing
 */
export function animateDefeated(scene, event, timing) {
  const { overlay, motion, frames, before, after, oldCopy, playedGhosts } = scene;
  const leaving = { ...timing, at: timing.at + timing.step };
  const timings = playedGhosts.map((_, index) => stagger(leaving, index, playedGhosts.length * 2));
  const last = timings.at(-1)?.at ?? leaving.at;
  overlay.hide(findAnchor("played-hint", after.element("played")));
  for (const pile of growingPiles(event.exact)) keepOldPile(scene, pile);
  frames.addHeavy(() => {
    motion.fadeOut(findAnchor("seal", oldCopy), timing);
    removeRoyal(scene, event, timing, leaving, last);
  });
  frames.add(() => overlay.drawDeferred(deferredPile(event.exact)));
  frames.add(() => motion.swell(crestOf(after, event.enemy), leaving, 1.9));
  const discard = before.rect("discard");
  if (!discard) return;
  for (const [index, { ghost, home }] of playedGhosts.entries()) {
    const own = timings[index];
    frames.add(() =>
      motion.moveGhost(ghost, home, home, discard, own, { again: true, ...landOnPile(own.at, last) }),
    );
  }
}

/** The royal's crest in the strip of the twelve royals. @param {import("./layout-snapshot.js").LayoutSnapshot} after @param {string} royal */
const crestOf = (after, royal) => after.element("royals")?.querySelector(`[data-crest="${royal}"]`);

/**
 * A royal that was killed exactly joins the players and goes to the Tavern; any other is discarded.
 * @param {Scene} scene @param {Defeated} event @param {Timing} timing @param {Timing} leaving
 * @param {number} last when the last played card leaves
 */
function removeRoyal({ ghosts, motion, before, oldCopy, playedGhosts }, event, timing, leaving, last) {
  const { enemy, exact } = event;
  const [home, pile] = [before.rect(enemy), before.rect(pileOfRoyal(exact))];
  if (!home || !pile) return;
  const ghost = ghosts.placeCard(enemy, home, exact ? "" : "corrupted");
  playedGhosts[0]?.ghost.before(ghost); // the played cards lie above it
  motion.disappear(findAnchor("portrait", oldCopy)?.querySelector(CARD), exact ? leaving.at : timing.at);
  if (exact) {
    const halo = ghosts.placeLight(
      centredIn(home, { width: home.height * 1.5, height: home.height * 1.5 }),
      "halo",
    );
    ghost.before(halo);
    motion.animateSteps(
      halo,
      [
        { opacity: 0, transform: "scale(0.5)" },
        { opacity: 1, transform: "scale(1)", offset: 0.5 },
        { opacity: 0, transform: "scale(1.25)" },
      ],
      timing,
    );
  }
  motion.animateSteps(
    ghost.firstElementChild,
    exact
      ? [
          { opacity: 0, scale: FULL_SIZE },
          { scale: 1.09, offset: 0.5 },
          { opacity: 1, scale: FULL_SIZE },
        ]
      : [
          { opacity: 0, transform: "none" },
          { opacity: 1, offset: 0.01 },
          { opacity: 1, transform: "rotate(-9deg) scale(0.94)" },
        ],
    timing,
  );
  const landing = landOnPile(leaving.at, last + 1); // below the played cards
  motion.moveGhost(
    ghost,
    home,
    home,
    pile,
    leaving,
    exact ? { atEnd: "stays" } : { turn: [0, -51], ...landing },
  );
}

/**
 * The next enemy moves face down from the Castle to its place, and is turned over there.
 * @param {Scene} scene @param {unknown} _ @param {Timing} timing
 */
export function animateEnemyRevealed(scene, _, timing) {
  const { overlay, ghosts, motion, frames, before, after, leavesWithEnemy } = scene;
  const turning = { ...timing, easing: "linear" };
  const fading = { ...timing, step: Math.round(timing.step / 3) };
  frames.add(() => {
    for (const ghost of leavesWithEnemy) motion.fadeOut(ghost, fading);
  });
  const [from, home, portrait] = [before.rect("castle"), after.rect("portrait"), after.element("portrait")];
  frames.addHeavy(() => {
    // The new enemy's name appears when the old one has faded.
    motion.fadeIn(after.element("facts"), {}, { ...timing, at: fading.at + fading.step });
    overlay.drawDeferred("deferred-facts");
  });
  frames.addHeavy(() => {
    overlay.drawDeferred("deferred-portrait");
    if (!from || !home || !portrait) return;
    motion.moveGhost(portrait, home, from, home, timing, { appear: true, atEnd: "stays" });
    motion.animateSteps(
      portrait,
      [{ scale: "0 1" }, { scale: "0 1", offset: 0.6 }, { scale: "1 1" }],
      turning,
    );
  });
  frames.addHeavy(() => overlay.drawDeferred("deferred-face"));
  if (!from || !home) return;
  frames.add(() => {
    const back = ghosts.placeCardBack(home);
    motion.moveGhost(back, home, from, home, timing, { appear: true });
    motion.animateSteps(back, [{ scale: "1 1" }, { scale: "0 1", offset: 0.6 }, { scale: "0 1" }], turning);
  });
}

// The animation of each type of event. A card's face is shown only where the table shows it before or after
// the move, or where the event is about cards that everybody sees.

import {
  animateDiscarded,
  animateDrew,
  animateFlipped,
  animateHealed,
  animatePlayed,
} from "./animate-cards.js";
import { animateDefeated, animateEnemyRevealed } from "./animate-enemies.js";
import {
  animateDamaged,
  animateImmunityCancelled,
  animatePowerBlocked,
  animateShielded,
  animateStruck,
} from "./animate-fight.js";
import {
  animateLost,
  animateNextChosen,
  animateTurnBegan,
  animateWon,
  animateYielded,
} from "./animate-turns.js";

/** @typedef {import("../engine/protocol.js").GameEvent} GameEvent */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./timeline.js").Timing} Timing */

/**
 * @template {GameEvent} E
 * @typedef {(scene: Scene, event: E, timing: Timing) => void} EventAnimation
 */

/** A wish is only announced. @typedef {Exclude<GameEvent["type"], "wished">} AnimatedType */

/** @type {{[T in AnimatedType]: EventAnimation<Extract<GameEvent, {type: T}>>}} */
export const ANIMATIONS = {
  turn_began: animateTurnBegan,
  played: animatePlayed,
  yielded: animateYielded,
  power_blocked: animatePowerBlocked,
  healed: animateHealed,
  drew: animateDrew,
  shielded: animateShielded,
  immunity_cancelled: animateImmunityCancelled,
  damaged: animateDamaged,
  defeated: animateDefeated,
  enemy_revealed: animateEnemyRevealed,
  struck: animateStruck,
  discarded: animateDiscarded,
  flipped: animateFlipped,
  next_chosen: animateNextChosen,
  won: animateWon,
  lost: animateLost,
};

/** @param {Scene} scene @param {GameEvent} event @param {Timing} timing */
export function animateEvent(scene, event, timing) {
  if (event.type === "wished") return;
  // `ANIMATIONS` has the right animation for each type, but the compiler can't infer that for a looked-up type.
  const animate = /** @type {EventAnimation<GameEvent>} */ (ANIMATIONS[event.type]);
  animate(scene, event, timing);
}

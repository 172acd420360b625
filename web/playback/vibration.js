// Vibrates a short pattern for the most important event of a move, on devices that can.

import { momentOf } from "./moments.js";

/** @typedef {import("../engine/protocol.js").GameEvent} GameEvent */

const SAMPLE = [12];

/**
 * Alternating milliseconds of vibration and pause, for great moments and then for events, the most important first.
 * @type {[import("./moments.js").MomentName | GameEvent["type"], number[]][]}
 */
const PATTERNS = [
  ["won", [40, 60, 40, 60, 160]],
  ["lost", [220, 60, 90]],
  ["kings", [90, 60, 200]],
  ["queens", [50, 50, 120]],
  ["exact", [20, 30, 20, 30, 90]],
  ["escape", [30, 70, 20, 160, 30, 70, 20]],
  ["flip", [20, 30, 20, 30, 20]],
  ["jester", [12, 24, 12, 24, 12, 24, 40]],
  ["defeated", [30, 40, 60]],
  ["struck", [70]],
  ["damaged", [25]],
  ["discarded", [15]],
  ["played", [12]],
];

/**
 * The pattern of a move; null if none of its events has one.
 * @param {readonly GameEvent[]} events
 */
export function patternOf(events) {
  const felt = new Set(events.flatMap((event) => [event.type, momentOf(event)?.name]));
  return PATTERNS.find(([name]) => felt.has(name))?.[1] ?? null;
}

/** @param {readonly GameEvent[]} events */
export function vibrate(events) {
  const pattern = patternOf(events);
  if (pattern) navigator.vibrate?.(pattern);
}

/** Vibrates once, for a player who has just turned vibration on. */
export const vibrateSample = () => navigator.vibrate?.(SAMPLE);

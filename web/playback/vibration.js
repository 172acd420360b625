// Vibrates a short pattern for the most important event of a move, on devices that can.

/** @typedef {import("../engine/protocol.js").GameEvent} GameEvent */

/**
 * Alternating milliseconds of vibration and pause, the most important event first.
 * @type {[GameEvent["type"], number[]][]}
 */
const PATTERNS = [
  ["won", [40, 60, 40, 60, 160]],
  ["lost", [220, 60, 90]],
  ["defeated", [30, 40, 60]],
  ["struck", [70]],
  ["damaged", [25]],
  ["flipped", [20, 30, 20]],
  ["discarded", [15]],
  ["played", [12]],
];

/**
 * The pattern of a move; null if none of its events has one.
 * @param {readonly {type: GameEvent["type"]}[]} events
 */
export function patternOf(events) {
  const types = new Set(events.map(({ type }) => type));
  return PATTERNS.find(([type]) => types.has(type))?.[1] ?? null;
}

/** @param {readonly {type: GameEvent["type"]}[]} events */
export function vibrate(events) {
  const pattern = patternOf(events);
  if (pattern) navigator.vibrate?.(pattern);
}

/** Vibrates once, for a player who has just turned vibration on. */
export const vibrateSample = () => vibrate([{ type: "played" }]);

// What a move feels like in the hand, on devices that can: one short pattern for its greatest event.

/** Milliseconds of shaking and rest, the greatest first. @type {Record<string, number[]>} */
const PATTERNS = {
  won: [40, 60, 40, 60, 160],
  lost: [220, 60, 90],
  defeated: [30, 40, 60],
  struck: [70],
  damaged: [25],
  flipped: [20, 30, 20],
  discarded: [15],
  played: [12],
};

/** @param {import("../app/state.js").GameEvent[]} events */
export function feel(events) {
  const types = new Set(events.map(({ type }) => type));
  const greatest = Object.keys(PATTERNS).find((type) => types.has(type));
  if (greatest) navigator.vibrate?.(PATTERNS[greatest]);
}

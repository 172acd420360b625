// The sounds of the game as data: each is made of a few strokes of noise and tone, and each type of event has one.

/** @typedef {import("../engine/protocol.js").GameEvent} GameEvent */

/**
 * A stroke: its wave form, its pitch at the start and at the end in hertz, when it begins and how long it takes in
 * seconds, and its loudness from 0 to 1.
 * @typedef {[wave: OscillatorType | "noise", fromPitch: number, toPitch: number, at: number, length: number,
 *   loudness: number]} Stroke
 */

/**
 * @typedef {"card" | "deal" | "blow" | "strike" | "shield" | "heal" | "exact" | "fall" | "reveal" | "jester"
 *   | "blocked" | "turn" | "win" | "loss"} SoundName
 */

/** @type {Record<SoundName, Stroke[]>} */
export const SOUNDS = {
  card: [
    ["noise", 3200, 1400, 0, 0.07, 0.5],
    ["sine", 190, 90, 0.01, 0.07, 0.35],
  ],
  deal: [["noise", 4200, 2600, 0, 0.05, 0.28]],
  blow: [
    ["sine", 150, 42, 0, 0.24, 0.9],
    ["noise", 700, 180, 0, 0.14, 0.6],
  ],
  strike: [
    ["sawtooth", 110, 48, 0, 0.3, 0.3],
    ["sine", 95, 36, 0.03, 0.34, 0.9],
    ["noise", 420, 120, 0, 0.24, 0.6],
  ],
  shield: [
    ["triangle", 523, 519, 0, 0.32, 0.32],
    ["triangle", 1245, 1240, 0, 0.22, 0.16],
    ["noise", 5200, 3000, 0, 0.04, 0.3],
  ],
  heal: [
    ["sine", 523, 523, 0, 0.2, 0.2],
    ["sine", 659, 659, 0.07, 0.2, 0.2],
    ["sine", 784, 784, 0.14, 0.3, 0.2],
  ],
  exact: [
    ["triangle", 659, 659, 0, 0.5, 0.26],
    ["sine", 988, 988, 0.06, 0.6, 0.24],
    ["sine", 1319, 1319, 0.12, 0.8, 0.22],
    ["sine", 1976, 1976, 0.18, 0.7, 0.09],
  ],
  fall: [
    ["sawtooth", 196, 70, 0, 0.3, 0.2],
    ["noise", 900, 200, 0.12, 0.2, 0.5],
  ],
  reveal: [
    ["sawtooth", 98, 98, 0, 0.36, 0.16],
    ["sawtooth", 147, 147, 0.1, 0.4, 0.14],
    ["noise", 2600, 1200, 0, 0.08, 0.4],
  ],
  jester: [
    ["triangle", 620, 1240, 0, 0.16, 0.24],
    ["triangle", 1240, 780, 0.15, 0.22, 0.2],
  ],
  blocked: [
    ["square", 150, 140, 0, 0.1, 0.13],
    ["square", 120, 110, 0.1, 0.14, 0.13],
  ],
  turn: [["sine", 440, 440, 0, 0.12, 0.12]],
  win: [
    ["triangle", 392, 392, 0, 0.22, 0.28],
    ["triangle", 523, 523, 0.16, 0.22, 0.28],
    ["triangle", 659, 659, 0.32, 0.24, 0.28],
    ["triangle", 784, 784, 0.5, 0.9, 0.3],
    ["sine", 523, 523, 0.5, 0.9, 0.2],
    ["sine", 1047, 1047, 0.5, 1, 0.16],
  ],
  loss: [
    ["sawtooth", 196, 194, 0, 0.42, 0.16],
    ["sawtooth", 156, 154, 0.34, 0.44, 0.16],
    ["sawtooth", 98, 92, 0.7, 1.1, 0.2],
    ["sine", 49, 46, 0.7, 1.2, 0.7],
  ],
};

/**
 * `null` is deliberate silence. `defeated` is missing because its sound depends on the event.
 * @type {Record<Exclude<GameEvent["type"], "defeated">, SoundName | null>}
 */
const SOUND_OF_EVENT = {
  turn_began: null,
  played: "card",
  discarded: "card",
  flipped: "card",
  drew: "deal",
  healed: "heal",
  shielded: "shield",
  damaged: "blow",
  struck: "strike",
  enemy_revealed: "reveal",
  immunity_cancelled: "jester",
  power_blocked: "blocked",
  yielded: "turn",
  next_chosen: "turn",
  wished: null,
  won: "win",
  lost: "loss",
};

/** The sound that is played when the player turns sound on. */
export const SAMPLE = "card";

/** @param {GameEvent} event */
export const soundOf = (event) =>
  event.type === "defeated" ? (event.exact ? "exact" : "fall") : SOUND_OF_EVENT[event.type];

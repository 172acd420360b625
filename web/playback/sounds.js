// The sounds of the game as data: each is made of a few strokes of noise and tone, and each type of event has one.

import { momentOf } from "./moments.js";

/** @typedef {import("../engine/protocol.js").GameEvent} GameEvent */

/**
 * A stroke: its wave form, its pitch at the start and at the end in hertz, when it begins and how long it takes in
 * seconds, and its loudness from 0 to 1.
 * @typedef {[wave: OscillatorType | "noise", fromPitch: number, toPitch: number, at: number, length: number,
 *   loudness: number]} Stroke
 */

/**
 * @typedef {"card" | "deal" | "blow" | "strike" | "shield" | "heal" | "exact" | "fall" | "reveal" | "queens" | "kings"
 *   | "escape" | "jester" | "shatter" | "flip" | "blocked" | "turn" | "win" | "loss"} SoundName
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
  // A bright bell, and a rising third for the royal who joins.
  exact: [
    ["triangle", 659, 659, 0, 0.5, 0.26],
    ["sine", 988, 988, 0.06, 0.6, 0.24],
    ["sine", 1319, 1319, 0.12, 0.8, 0.22],
    ["sine", 1976, 1976, 0.18, 0.7, 0.09],
    ["triangle", 784, 784, 0.42, 0.3, 0.16],
    ["triangle", 988, 988, 0.56, 0.7, 0.2],
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
  // The Queens: a dark minor chord that opens slowly, with a high glimmer.
  queens: [
    ["sawtooth", 110, 110, 0, 0.9, 0.14],
    ["triangle", 165, 165, 0.08, 0.9, 0.2],
    ["triangle", 262, 262, 0.16, 0.9, 0.2],
    ["sine", 622, 659, 0.34, 0.8, 0.16],
    ["noise", 2600, 1200, 0, 0.08, 0.4],
  ],
  // The Kings: two drum strokes and a low fanfare.
  kings: [
    ["sine", 82, 40, 0, 0.3, 0.9],
    ["sine", 82, 38, 0.26, 0.5, 0.9],
    ["noise", 320, 90, 0.26, 0.3, 0.5],
    ["sawtooth", 73, 73, 0.3, 1, 0.2],
    ["sawtooth", 110, 110, 0.38, 1, 0.16],
    ["sawtooth", 147, 147, 0.46, 1, 0.14],
  ],
  // A narrow escape: two heartbeats and a breath.
  escape: [
    ["sine", 72, 44, 0, 0.16, 0.8],
    ["sine", 62, 40, 0.19, 0.2, 0.6],
    ["sine", 72, 44, 0.56, 0.16, 0.6],
    ["noise", 900, 2400, 0.62, 0.5, 0.14],
    ["sine", 587, 587, 0.74, 0.5, 0.14],
  ],
  // The Jester: a run of jumps on a fiddle, with a bell.
  jester: [
    ["triangle", 620, 1240, 0, 0.16, 0.24],
    ["triangle", 1240, 780, 0.15, 0.16, 0.2],
    ["triangle", 780, 1560, 0.29, 0.14, 0.18],
    ["sine", 2093, 2093, 0.4, 0.5, 0.1],
  ],
  shatter: [
    ["noise", 5200, 1800, 0, 0.18, 0.4],
    ["triangle", 1760, 1180, 0, 0.2, 0.14],
  ],
  flip: [
    ["triangle", 520, 1040, 0, 0.14, 0.22],
    ["triangle", 660, 1320, 0.12, 0.14, 0.2],
    ["triangle", 880, 1760, 0.24, 0.18, 0.18],
    ["noise", 3200, 1400, 0, 0.2, 0.4],
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
    ["sine", 98, 60, 0.5, 0.5, 0.6],
    ["sine", 1568, 1568, 0.72, 1, 0.1],
  ],
  loss: [
    ["sawtooth", 196, 194, 0, 0.42, 0.16],
    ["sawtooth", 156, 154, 0.34, 0.44, 0.16],
    ["sawtooth", 98, 92, 0.7, 1.1, 0.2],
    ["sine", 49, 46, 0.7, 1.2, 0.7],
  ],
};

/**
 * `null` is deliberate silence. The types that are missing have several sounds, see `soundOf`.
 * @type {Record<Exclude<GameEvent["type"], "defeated" | "enemy_revealed" | "played" | "discarded">, SoundName | null>}
 */
const SOUND_OF_EVENT = {
  turn_began: null,
  flipped: "flip",
  drew: "deal",
  healed: "heal",
  shielded: "shield",
  damaged: "blow",
  struck: "strike",
  immunity_cancelled: "shatter",
  power_blocked: "blocked",
  yielded: "turn",
  next_chosen: "turn",
  wished: null,
  won: "win",
  lost: "loss",
};

/** The sound that is played when the player turns sound on. */
export const SAMPLE = "card";

/** The sound of an event; a great moment has its own motif. @param {GameEvent} event @returns {SoundName | null} */
export function soundOf(event) {
  const moment = momentOf(event)?.name;
  if (moment === "won" || moment === "lost") return SOUND_OF_EVENT[moment];
  if (moment) return moment;
  switch (event.type) {
    case "defeated":
      return "fall";
    case "enemy_revealed":
      return "reveal";
    case "played":
    case "discarded":
      return "card";
    default:
      return SOUND_OF_EVENT[event.type];
  }
}

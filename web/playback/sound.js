// What a move sounds like: a few strokes of noise and tone, made here. Nothing is opened before the
// first sound, and nothing is told by sound alone.

import { score } from "./timeline.js";

/** @typedef {import("../app/state.js").GameEvent} GameEvent */

/**
 * A stroke: what vibrates, from which pitch to which in hertz, when and for how long in seconds, how loud.
 * @typedef {[kind: OscillatorType | "noise", from: number, to: number, at: number, length: number, loud: number]} Stroke
 */

/** @type {Record<string, Stroke[]>} */
const SOUNDS = {
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

/** @type {Record<string, string>} */
const OF_EVENT = {
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
  won: "win",
  lost: "loss",
};

/** @param {GameEvent} event */
const soundOf = ({ type, exact }) => (type === "defeated" ? (exact ? "exact" : "fall") : OF_EVENT[type]);

const LOUD = 0.35; // of all it could be
const ATTACK = 0.006; // seconds; at once would click

export function createSound() {
  /** @type {AudioContext | null} */
  let context = null;
  /** @type {GainNode | null} */
  let out = null;
  /** @type {AudioBuffer | null} */
  let noise = null;

  /** Opened with the first sound, which a tap has asked for. @returns {AudioContext} */
  function opened() {
    if (context) return context;
    context = new AudioContext();
    noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    noise.getChannelData(0).forEach((_, at, data) => (data[at] = Math.random() * 2 - 1));
    return context;
  }

  /** Where the sounds of one move go; to be silenced together. @param {AudioContext} audio */
  function way(audio) {
    const gain = audio.createGain();
    gain.gain.value = LOUD;
    gain.connect(audio.destination);
    return gain;
  }

  /** @param {AudioContext} audio @param {GainNode} into @param {Stroke} stroke @param {number} start */
  function strike(audio, into, [kind, from, to, at, length, loud], start) {
    const begin = start + at;
    const end = begin + length;
    const envelope = audio.createGain();
    envelope.gain.setValueAtTime(0, begin);
    envelope.gain.linearRampToValueAtTime(loud, begin + ATTACK);
    envelope.gain.exponentialRampToValueAtTime(0.001, end);
    envelope.connect(into);
    /** @type {AudioScheduledSourceNode} */
    let source;
    if (kind === "noise") {
      const band = audio.createBiquadFilter();
      band.type = "bandpass";
      band.frequency.setValueAtTime(from, begin);
      band.frequency.exponentialRampToValueAtTime(to, end);
      source = Object.assign(audio.createBufferSource(), { buffer: noise });
      source.connect(band).connect(envelope);
    } else {
      const tone = audio.createOscillator();
      tone.type = kind;
      tone.frequency.setValueAtTime(from, begin);
      tone.frequency.exponentialRampToValueAtTime(to, end);
      source = tone;
      source.connect(envelope);
    }
    source.start(begin);
    source.stop(end);
  }

  /** @param {{event: GameEvent, at: number}[]} beats */
  function sound(beats) {
    const audio = opened();
    if (audio.state === "suspended") void audio.resume();
    hush();
    const into = (out = way(audio));
    const now = audio.currentTime + 0.02;
    for (const { event, at } of beats) {
      for (const stroke of SOUNDS[soundOf(event)] ?? []) strike(audio, into, stroke, now + at / 1000);
    }
  }

  /** What was to come is not heard any more. */
  function hush() {
    if (context) out?.gain.setTargetAtTime(0, context.currentTime, 0.03);
    out = null;
  }

  return {
    hush,
    /** One event's sound, to try. @param {string} type */
    cue: (type) => sound([{ event: { type }, at: 0 }]),
    /** What a move sounds like. @param {GameEvent[]} events @param {import("./timeline.js").Speed} speed */
    play: (events, speed) => sound(score(events, speed)),
  };
}

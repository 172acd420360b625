// Plays the sounds of a move with Web Audio, at the same times as its animations. The audio device is opened
// with the first sound. No information is given by sound alone.

import { SAMPLE, soundOf, SOUNDS } from "./sounds.js";
import { timelineOf } from "./timeline.js";

/** @typedef {import("../engine/protocol.js").GameEvent} GameEvent */
/** @typedef {import("./sounds.js").SoundName} SoundName */
/** @typedef {import("./sounds.js").Stroke} Stroke */

const VOLUME = 0.35; // where 1 is the loudest
const ATTACK = 0.006; // seconds until a stroke is at its loudest; a sudden start would click
const DELAY = 0.02; // seconds before the first stroke, so that there is time to schedule it

/** @param {AudioContext} audio @returns {AudioBuffer} half a second of white noise */
function makeNoise(audio) {
  const noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return noise;
}

/** The output for the sounds of one move, which can be silenced together. @param {AudioContext} audio */
function makeOutput(audio) {
  const output = audio.createGain();
  output.gain.value = VOLUME;
  output.connect(audio.destination);
  return output;
}

/**
 * @param {AudioContext} audio @param {AudioBuffer} noise @param {AudioNode} output @param {Stroke} stroke
 * @param {number} start
 */
function playStroke(audio, noise, output, [wave, fromPitch, toPitch, at, length, loudness], start) {
  const begin = start + at;
  const end = begin + length;
  const envelope = audio.createGain();
  envelope.gain.setValueAtTime(0, begin);
  envelope.gain.linearRampToValueAtTime(loudness, begin + ATTACK);
  envelope.gain.exponentialRampToValueAtTime(0.001, end);
  envelope.connect(output);
  /** @type {AudioScheduledSourceNode} */
  let source;
  if (wave === "noise") {
    const band = audio.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.setValueAtTime(fromPitch, begin);
    band.frequency.exponentialRampToValueAtTime(toPitch, end);
    source = Object.assign(audio.createBufferSource(), { buffer: noise });
    source.connect(band).connect(envelope);
  } else {
    const tone = audio.createOscillator();
    tone.type = wave;
    tone.frequency.setValueAtTime(fromPitch, begin);
    tone.frequency.exponentialRampToValueAtTime(toPitch, end);
    source = tone;
    source.connect(envelope);
  }
  source.start(begin);
  source.stop(end);
}

export function createSound() {
  /** @type {{audio: AudioContext, noise: AudioBuffer} | null} */
  let device = null;
  /** @type {GainNode | null} */
  let output = null;

  function openDevice() {
    if (device) return device;
    const audio = new AudioContext();
    device = { audio, noise: makeNoise(audio) };
    return device;
  }

  /** Silences the sounds of the last move, including those not heard yet. */
  function stop() {
    if (device) output?.gain.setTargetAtTime(0, device.audio.currentTime, 0.03);
    output = null;
  }

  /** @param {{name: SoundName | null, at: number}[]} sounds with their times in milliseconds */
  function playSounds(sounds) {
    const { audio, noise } = openDevice();
    if (audio.state === "suspended") void audio.resume();
    stop();
    output = makeOutput(audio);
    const start = audio.currentTime + DELAY;
    for (const { name, at } of sounds) {
      for (const stroke of name ? SOUNDS[name] : [])
        playStroke(audio, noise, output, stroke, start + at / 1000);
    }
  }

  return {
    stop,

    /** Plays one sound, for a player who has just turned sound on. */
    playSample: () => playSounds([{ name: SAMPLE, at: 0 }]),

    /** @param {GameEvent[]} events @param {import("./timeline.js").Speed} speed */
    play: (events, speed) =>
      playSounds(timelineOf(events, speed).map(({ event, at }) => ({ name: soundOf(event), at }))),
  };
}

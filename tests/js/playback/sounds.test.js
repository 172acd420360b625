// Which sound each event has, and whether the browser can play it.

import assert from "node:assert/strict";
import test from "node:test";
import { SAMPLE, soundOf, SOUNDS } from "../../../web/playback/sounds.js";
import { EVENTS, TYPES } from "./events.js";

const SILENT = ["turn_began", "wished"];

for (const type of TYPES) {
  test(`${type} ${SILENT.includes(type) ? "is silent" : "has a sound"}`, () => {
    const name = soundOf(EVENTS[type]);
    if (SILENT.includes(type)) assert.equal(name, null);
    else assert.ok(name && SOUNDS[name].length);
  });
}

test("an exact defeat sounds brighter than any other", () => {
  assert.equal(soundOf({ ...EVENTS.defeated, exact: true }), "exact");
  assert.equal(soundOf({ ...EVENTS.defeated, exact: false }), "fall");
});

const MOMENTS = {
  exact: EVENTS.defeated,
  queens: { ...EVENTS.enemy_revealed, enemy: "QC", first: true },
  kings: { ...EVENTS.enemy_revealed, enemy: "KC", first: true },
  escape: { ...EVENTS.discarded, narrow: true },
  jester: { ...EVENTS.played, cards: ["X1"] },
  flip: EVENTS.flipped,
};

test("every great moment has a motif of its own", () => {
  for (const [name, event] of Object.entries(MOMENTS)) assert.equal(soundOf(event), name);
  const ends = [soundOf(EVENTS.won), soundOf(EVENTS.lost)];
  assert.equal(new Set([...Object.keys(MOMENTS), ...ends]).size, 8);
});

test("every sound belongs to an event", () => {
  const heard = [...TYPES.map((type) => soundOf(EVENTS[type])), ...Object.values(MOMENTS).map(soundOf)];
  heard.push(soundOf({ ...EVENTS.defeated, exact: false }));
  assert.deepEqual(
    Object.keys(SOUNDS).filter((name) => !heard.some((each) => each === name)),
    [],
  );
});

test("the sample for the settings is a sound", () => {
  assert.ok(SOUNDS[SAMPLE].length);
});

test("every pitch can be reached by a ramp, and every tone is short and not too loud", () => {
  for (const [, fromPitch, toPitch, at, length, loudness] of Object.values(SOUNDS).flat()) {
    assert.ok(fromPitch > 0 && toPitch > 0);
    assert.ok(at >= 0 && length > 0 && at + length < 2);
    assert.ok(loudness > 0.001 && loudness <= 1);
  }
});

// Which vibration pattern a move has.

import assert from "node:assert/strict";
import test from "node:test";
import { patternOf } from "../../../web/playback/vibration.js";
import { EVENTS, TYPES } from "./events.js";

test("a move without events does not vibrate", () => {
  assert.equal(patternOf([]), null);
});

test("drawing, healing and shields do not vibrate", () => {
  assert.equal(patternOf([EVENTS.drew, EVENTS.healed, EVENTS.shielded, EVENTS.turn_began]), null);
});

test("the most important event decides, wherever it stands", () => {
  const blow = patternOf([EVENTS.struck]);
  assert.notDeepEqual(blow, patternOf([EVENTS.played]));
  assert.deepEqual(patternOf([EVENTS.played, EVENTS.damaged, EVENTS.struck]), blow);
  assert.deepEqual(patternOf([EVENTS.struck, EVENTS.played]), blow);
});

test("the end of a game decides over all other events", () => {
  const all = TYPES.map((type) => EVENTS[type]);
  assert.deepEqual(patternOf(all), patternOf([EVENTS.won]));
  assert.deepEqual(patternOf(all.filter(({ type }) => type !== "won")), patternOf([EVENTS.lost]));
});

test("every great moment is felt before the events around it", () => {
  const king = { ...EVENTS.enemy_revealed, first: true };
  const paid = { ...EVENTS.discarded, narrow: true };
  const jester = { ...EVENTS.played, cards: ["X1"] };
  const overkill = { ...EVENTS.defeated, exact: false };
  const patterns = [king, paid, jester, EVENTS.defeated, EVENTS.flipped].map((event) => patternOf([event]));
  assert.equal(new Set(patterns.map(String)).size, patterns.length);
  assert.deepEqual(patternOf([overkill, king]), patternOf([king]));
  assert.notDeepEqual(patternOf([paid, EVENTS.turn_began]), patternOf([EVENTS.discarded]));
});

test("a pattern ends with vibration and lasts half a second at most", () => {
  for (const type of TYPES) {
    const pattern = patternOf([EVENTS[type]]);
    if (!pattern) continue;
    assert.equal(pattern.length % 2, 1);
    assert.ok(pattern.reduce((sum, length) => sum + length) <= 500);
  }
});

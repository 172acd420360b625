// Which moves have great moments, and when those begin.

import assert from "node:assert/strict";
import test from "node:test";
import { LENGTH, momentOf, momentsOf, timedMoments } from "../../../web/playback/moments.js";
import { timelineOf } from "../../../web/playback/timeline.js";
import { EVENTS, TYPES } from "./events.js";

/** @typedef {import("./events.js").GameEvent} GameEvent */

const EXACT = { ...EVENTS.defeated, exact: true };
const OVERKILL = { ...EVENTS.defeated, exact: false };
const FIRST_KING = { ...EVENTS.enemy_revealed, enemy: "KC", first: true };
const FIRST_QUEEN = { ...EVENTS.enemy_revealed, enemy: "QC", first: true };
const ESCAPE = { ...EVENTS.discarded, narrow: true };
const JESTER = { ...EVENTS.played, cards: ["X1"], value: 0 };

const namesOf = (/** @type {readonly GameEvent[]} */ events) => momentsOf(events).map(({ name }) => name);

test("an ordinary move has no moment", () => {
  const ordinary = [EVENTS.played, EVENTS.damaged, EVENTS.struck, EVENTS.discarded, EVENTS.turn_began];
  assert.deepEqual(namesOf(ordinary), []);
  assert.deepEqual(namesOf([]), []);
});

test("an exact kill is a moment about its royal, an overkill is none", () => {
  assert.deepEqual(momentOf(EXACT), { name: "exact", card: "QC" });
  assert.equal(momentOf(OVERKILL), null);
});

test("the first Queen and the first King are moments, those after them are not", () => {
  assert.deepEqual(namesOf([FIRST_QUEEN]), ["queens"]);
  assert.deepEqual(namesOf([FIRST_KING]), ["kings"]);
  assert.deepEqual(namesOf([{ ...FIRST_KING, first: false }]), []);
});

test("a payment is a moment only if the engine calls it a narrow escape", () => {
  assert.deepEqual(momentOf(ESCAPE), { name: "escape", seat: 1 });
  assert.equal(momentOf(EVENTS.discarded), null);
});

test("a Jester is a moment, played or flipped", () => {
  assert.deepEqual(namesOf([JESTER, EVENTS.immunity_cancelled]), ["jester"]);
  assert.deepEqual(namesOf([EVENTS.flipped]), ["flip"]);
});

test("an exact kill that brings the first King has both moments, in order", () => {
  assert.deepEqual(namesOf([EVENTS.played, EXACT, FIRST_KING]), ["exact", "kings"]);
});

test("the end of the game leaves no room for other moments", () => {
  assert.deepEqual(namesOf([EXACT, EVENTS.won]), ["won"]);
  assert.deepEqual(namesOf([JESTER, ESCAPE, EVENTS.lost]), ["lost"]);
});

test("of several moves at once, the two greatest moments are shown in order", () => {
  assert.deepEqual(namesOf([JESTER, ESCAPE, EXACT, FIRST_QUEEN]), ["exact", "queens"]);
});

test("only these types of event can be moments", () => {
  const types = TYPES.filter((type) => momentOf({ ...EVENTS[type], exact: true, first: true, narrow: true }));
  assert.deepEqual(types.sort(), ["defeated", "discarded", "enemy_revealed", "flipped", "lost", "won"]);
});

for (const speed of /** @type {const} */ (["full", "fast"])) {
  test(`at ${speed} speed a moment begins with its event and lasts 1.2 s at most`, () => {
    const events = [EVENTS.played, EVENTS.damaged, EXACT];
    const [moment] = timedMoments(events, speed);
    assert.equal(moment.at, timelineOf(events, speed)[2].at);
    assert.equal(moment.length, LENGTH[speed]);
    assert.ok(moment.length <= 1200);
  });

  test(`at ${speed} speed a moment gives way to the next one, but not before it could be read`, () => {
    const [exact, kings] = timedMoments([EVENTS.played, EXACT, FIRST_KING], speed);
    assert.equal(exact.at + exact.length, kings.at);
    assert.ok(exact.length >= 450);
  });
}

test("without motion only the greatest moment is shown, at once", () => {
  const [only, ...others] = timedMoments([EXACT, FIRST_KING], "none");
  assert.deepEqual([only.name, only.at, others], ["kings", 0, []]);
});

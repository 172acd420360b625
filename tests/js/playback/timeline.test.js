// The timeline of a move: the order, spacing and ends of its events.

import assert from "node:assert/strict";
import test from "node:test";
import { endOf, stagger, stepLength, timelineOf } from "../../../web/playback/timeline.js";
import { EVENTS, TYPES } from "./events.js";

const ALL = TYPES.map((type) => EVENTS[type]);
const startsOf = (/** @type {{at: number}[]} */ timeline) => timeline.map(({ at }) => at);
const times = (/** @type {number} */ count, /** @type {import("./events.js").GameEvent} */ event) =>
  Array.from({ length: count }, () => event);

test("a move without events has an empty timeline", () => {
  assert.deepEqual(timelineOf([], "full"), []);
});

test("the first event begins at once", () => {
  for (const event of ALL) assert.equal(timelineOf([event], "full")[0].at, 0);
});

test("events keep their order", () => {
  const timeline = timelineOf(ALL, "full");
  assert.deepEqual(
    timeline.map(({ event }) => event),
    ALL,
  );
  assert.deepEqual(
    startsOf(timeline),
    startsOf(timeline).toSorted((a, b) => a - b),
  );
});

test("an event without a rule of its own lasts one step", () => {
  const [, second] = timelineOf([EVENTS.played, EVENTS.damaged], "full");
  assert.equal(second.at, stepLength("full"));
});

test("drawn cards follow each other closely", () => {
  assert.deepEqual(startsOf(timelineOf(times(4, EVENTS.drew), "full")), [0, 42, 84, 126]);
});

test("after the last drawn card there is a pause", () => {
  const timeline = timelineOf([EVENTS.drew, EVENTS.drew, EVENTS.damaged], "full");
  assert.deepEqual(startsOf(timeline), [0, 42, 42 + 168]);
});

test("a defeated enemy turns over and leaves before the next one comes", () => {
  const [defeat, reveal] = timelineOf([EVENTS.defeated, EVENTS.enemy_revealed], "full");
  assert.equal(reveal.at, 1.7 * defeat.step);
});

test("fast steps are shorter than full ones", () => {
  assert.ok(stepLength("fast") < stepLength("full"));
  assert.equal(timelineOf([EVENTS.played], "fast")[0].step, stepLength("fast"));
});

test("a short move is not compressed", () => {
  assert.deepEqual(startsOf(timelineOf([EVENTS.played, EVENTS.struck], "fast")), [0, 125]);
});

for (const [speed, longest] of /** @type {const} */ ([
  ["full", 1000],
  ["fast", 600],
])) {
  test(`forty drawn cards fit into the ${speed} time`, () => {
    const timeline = timelineOf(times(40, EVENTS.drew), speed);
    assert.ok(Math.max(...timeline.map(endOf)) <= longest + 1);
  });

  test(`every type of event in one move fits into the ${speed} time`, () => {
    const timeline = timelineOf(ALL, speed);
    const { at, step } = timeline[timeline.length - 1];
    assert.ok(at + step <= longest);
  });
}

test("a crowded move keeps the length of its steps", () => {
  for (const { step } of timelineOf(times(40, EVENTS.drew), "full")) assert.equal(step, stepLength("full"));
});

test("times are whole milliseconds", () => {
  for (const { at } of timelineOf(ALL, "fast")) assert.ok(Number.isInteger(at));
});

test("an event ends after one step unless it takes longer", () => {
  assert.equal(endOf({ event: EVENTS.played, at: 100, step: 200 }), 300);
  assert.equal(endOf({ event: EVENTS.defeated, at: 100, step: 200 }), 500);
  assert.equal(endOf({ event: EVENTS.discarded, at: 100, step: 200 }), 420);
});

test("several cards start within one step", () => {
  const timing = { at: 100, step: 210 };
  assert.equal(stagger(timing, 0, 3).at, 100);
  assert.equal(stagger(timing, 2, 3).at, 100 + 84);
  assert.ok(stagger(timing, 7, 8).at < timing.at + timing.step);
});

test("two cards start close together", () => {
  assert.equal(stagger({ at: 0, step: 1000 }, 1, 2).at, 45);
});

// Which texts of the table change late, and what their number strips show until then.

import assert from "node:assert/strict";
import test from "node:test";
import { ANCHORS } from "../../../web/table/anchors.js";
import {
  changesAtTheEnd,
  DELAYED_TEXTS,
  isChangedBy,
  numberStrip,
  planChanges,
} from "../../../web/playback/delayed-text-plan.js";
import { timelineOf } from "../../../web/playback/timeline.js";
import { EVENTS, TYPES } from "./events.js";

/** @param {string} anchor */
function textAt(anchor) {
  const text = DELAYED_TEXTS.find((each) => each.anchor === anchor);
  assert.ok(text);
  return text;
}

/** @param {number} tavern @param {number} discard */
const piles = (tavern, discard) => ({ piles: { tavern, discard } });

// Four cards are healed, three drawn, and an exact hit brings the royal to the Tavern.
const MOVE = timelineOf(
  [
    EVENTS.played,
    { ...EVENTS.healed, ...piles(20, 8) },
    { ...EVENTS.drew, ...piles(19, 8) },
    { ...EVENTS.drew, seat: 2, card: null, ...piles(18, 8) },
    { ...EVENTS.drew, ...piles(17, 8) },
    EVENTS.damaged,
    { ...EVENTS.defeated, ...piles(18, 13) },
    EVENTS.enemy_revealed,
  ],
  "full",
);

test("every delayed text is an anchor of the table", () => {
  for (const { anchor } of DELAYED_TEXTS) assert.ok(ANCHORS.includes(anchor));
});

test("a text that no event changes is not delayed", () => {
  assert.equal(planChanges(textAt("shield"), MOVE), null);
});

test("the count of the Tavern changes card by card, with the numbers of the events", () => {
  const plan = planChanges(textAt("tavern-count"), MOVE);
  assert.deepEqual(
    plan?.counts.map(({ text }) => text),
    ["20", "19", "18", "17"],
  );
});

test("the count of the discard pile changes with the numbers of the events", () => {
  const plan = planChanges(textAt("discard-count"), MOVE);
  assert.deepEqual(
    plan?.counts.map(({ text }) => text),
    ["8"],
  );
});

test("a count changes when the step of its event is over", () => {
  const plan = planChanges(textAt("discard-count"), MOVE);
  const healed = MOVE[1];
  assert.equal(plan?.counts[0].at, healed.at + healed.step);
});

test("a pile shows its last number with its last event", () => {
  assert.equal(planChanges(textAt("tavern-count"), MOVE)?.last.event.type, "defeated");
});

test("a number that is not the count of a pile changes once", () => {
  const plan = planChanges(textAt("castle-count"), MOVE);
  assert.deepEqual(plan?.counts, []);
  assert.equal(plan?.last.event.type, "enemy_revealed");
});

test("the size of a hand changes with the events of its own seat", () => {
  assert.equal(planChanges(textAt("size-2"), MOVE)?.last, MOVE[3]);
  assert.equal(planChanges(textAt("size-1"), MOVE)?.last, MOVE[4]);
  assert.equal(planChanges(textAt("size-3"), MOVE), null);
});

test("an event without a seat changes no hand", () => {
  assert.equal(isChangedBy({ anchor: "size-1", events: ["damaged"], seat: 1 }, EVENTS.damaged), false);
});

test("each event that moves cards of a pile changes that pile's count", () => {
  for (const type of TYPES) {
    const moves = "piles" in EVENTS[type];
    const counted = DELAYED_TEXTS.some((text) => text.pile && isChangedBy(text, EVENTS[type]));
    assert.equal(counted, moves, type);
  }
});

test("lines of text change when the move ends, numbers with their event", () => {
  assert.ok(changesAtTheEnd("step"));
  assert.ok(changesAtTheEnd("immunity"));
  assert.equal(changesAtTheEnd("tavern-count"), false);
});

test("a strip shows the old number, the counts and the new number", () => {
  const { texts } = numberStrip("16", [{ at: 100, text: "20" }], "17", MOVE[6], 24);
  assert.deepEqual(texts, ["16", "20", "17"]);
});

test("a strip moves by one number at each change", () => {
  const { keyframes } = numberStrip("16", [{ at: 100, text: "20" }], "17", MOVE[6], 24);
  assert.deepEqual(
    keyframes.map(({ transform }) => transform),
    ["translateY(0px)", "translateY(-24px)", "translateY(-48px)"],
  );
});

test("a strip lasts from the start of the move to the end of its last event", () => {
  const last = { event: EVENTS.defeated, at: 300, step: 100 };
  const { keyframes, timing } = numberStrip("1", [{ at: 125, text: "2" }], "3", last, 10);
  assert.deepEqual(
    keyframes.map(({ offset }) => offset),
    [0, 0.25, 1],
  );
  assert.deepEqual(timing, { at: 0, step: 500, easing: "step-end" });
});

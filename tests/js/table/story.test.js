// The story: which moves a table keeps, and the lines in which it tells them.

import assert from "node:assert/strict";
import test from "node:test";
import { linesOf, recentLines, storyAfter } from "../../../web/table/story.js";
import { discarded, entry, fact, played } from "./entries.js";

/** @param {number} ply @param {number} [viewer] */
const view = (ply, viewer = 1) =>
  /** @type {import("../../../web/table/table-state.js").View} */ ({ ply, viewer });

/** @param {Partial<import("../../../web/table/story.js").Change>} change */
const change = (change) =>
  /** @type {import("../../../web/table/story.js").Change} */ ({ entries: [], ...change });

const play = (/** @type {number} */ ply, seat = 1) => entry(ply, seat, "play 7D", [played(seat, "7D")]);
const plies = (/** @type {{ply: number}[]} */ entries) => entries.map(({ ply }) => ply);

test("a move joins the moves before it", () => {
  const before = { story: [play(1), play(2)], view: view(2) };
  assert.deepEqual(plies(storyAfter(before, change({ view: view(3), entries: [play(3)] }))), [1, 2, 3]);
});

test("a change without a move leaves the story as it was", () => {
  const before = { story: [play(1)], view: view(1) };
  assert.equal(storyAfter(before, change({ view: view(1) })), before.story);
});

test("a move that was taken back is told no more", () => {
  const before = { story: [play(1), play(2), play(3)], view: view(3) };
  assert.deepEqual(plies(storyAfter(before, change({ view: view(1) }))), [1]);
});

test("what the engine tells replaces all that was told before", () => {
  const before = { story: [play(1), play(2)], view: view(2) };
  assert.deepEqual(plies(storyAfter(before, change({ view: view(5), story: [play(5)] }))), [5]);
});

test("another viewer is told nothing that was told to the one before", () => {
  const before = { story: [play(1)], view: view(1, 1) };
  assert.deepEqual(plies(storyAfter(before, change({ view: view(2, 2), entries: [play(2)] }))), [2]);
});

test("no more than twelve moves are kept", () => {
  const story = Array.from({ length: 12 }, (_, at) => play(at + 1));
  const kept = storyAfter({ story, view: view(12) }, change({ view: view(13), entries: [play(13)] }));
  assert.deepEqual([kept.length, kept[0].ply, kept[11].ply], [12, 2, 13]);
});

test("a discard that pays joins the line of the play before", () => {
  const [line, ...more] = linesOf([
    entry(1, 2, "play 7D", [played(2, "7D")], { facts: [fact("damaged", { left: 9 })] }),
    entry(2, 2, "discard 5C", [discarded(2, "5C")], { facts: [fact("paid", { left: 5 })] }),
  ]);
  assert.deepEqual(more, []);
  assert.deepEqual([line.ply, line.seat, line.cards], [1, 2, ["7D"]]);
  assert.deepEqual(
    line.facts.map(({ code }) => code),
    ["damaged", "paid"],
  );
});

test("the choice after a Jester joins the Jester's line", () => {
  const chosen = entry(2, 1, "next 2", [{ type: "next_chosen", seat: 1, chosen: 2 }]);
  const lines = linesOf([entry(1, 1, "play X1", [played(1, "X1")]), chosen]);
  assert.deepEqual(
    lines.map(({ cards, events }) => [cards, events.length]),
    [[["X1"], 2]],
  );
});

test("two plays of one player, after a kill, are two lines", () => {
  assert.equal(linesOf([play(1), play(2)]).length, 2);
});

test("a discard whose play is not kept is a line with the discarded cards", () => {
  const [line] = linesOf([entry(4, 3, "discard 5C 2H", [discarded(3, "5C", "2H")])]);
  assert.deepEqual(line.cards, ["5C", "2H"]);
});

test("the newest line comes first, and at most three are told", () => {
  const story = Array.from({ length: 9 }, (_, at) => play(at + 1, (at % 4) + 1));
  assert.deepEqual(plies(recentLines(story)), [9, 8, 7]);
});

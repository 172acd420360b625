// What the last move leaves to see on the table until the next choice.

import "./browser.js";
import assert from "node:assert/strict";
import test from "node:test";
import { damaged, defeated, discarded, drew, entry, healed, played, revealed, shielded } from "./entries.js";
import { named, textOf } from "./browser.js";

const { changesOf, freshCards, fallenPlays, traces } = await import("../../../web/table/last-move.js");

/** @typedef {import("../../../web/table/table-state.js").TableProps} TableProps */

/** @param {import("./entries.js").GameEvent[]} events */
const changes = (...events) => Object.fromEntries(changesOf({ events }));

/** @param {import("./entries.js").LogEntry[]} story @param {Partial<TableProps>} [more] */
const props = (story, more = {}) =>
  /** @type {TableProps} */ ({
    t: named,
    story,
    selection: null,
    view: /** @type {TableProps["view"]} */ ({ viewer: 1, over: false }),
    ...more,
  });

test("a heal is marked at the Tavern, a shield at the attack, damage at the health", () => {
  assert.deepEqual(changes(played(1, "2H", "2S"), healed(4), shielded(4), damaged(4)), {
    tavern: 4,
    attack: -4,
    health: -4,
  });
});

test("cards drawn are marked at each seat that drew", () => {
  assert.deepEqual(changes(drew(2, null), drew(1, "5C"), drew(2, null)), { "size-2": 2, "size-1": 1 });
});

test("a heal of nothing leaves no mark", () => {
  assert.deepEqual(changes(healed(0)), {});
});

test("the marks of a fallen enemy are not shown at the next one", () => {
  const events = [shielded(5), damaged(9), drew(1, "5C"), defeated(), revealed()];
  assert.deepEqual(changes(...events), { "size-1": 1 });
});

test("the marks are texts for the stylesheet: a sign and a number, words at the seal", () => {
  const blocked = entry(3, 1, "play 4C", [played(1, "4C"), { type: "power_blocked", suit: "C" }, damaged(4)]);
  assert.deepEqual(traces(props([blocked])), {
    names: "seal health",
    style: '--trace-seal: "preview-no-effect"; --trace-health: "−4";',
  });
});

test("the marks of a play stay while it is paid for", () => {
  const story = [entry(1, 1, "play 4S", [shielded(4)]), entry(2, 1, "discard 5C", [discarded(1, "5C")])];
  assert.equal(traces(props(story)).names, "attack");
});

test("a choice clears the marks, and so does the end of the game", () => {
  const story = [entry(1, 1, "play 4S", [shielded(4)])];
  const selection = /** @type {TableProps["selection"]} */ ({ cards: ["5C"] });
  const over = /** @type {TableProps["view"]} */ ({ viewer: 1, over: true });
  assert.equal(traces(props(story, { selection })).names, "");
  assert.equal(traces(props(story, { view: over })).names, "");
});

test("the viewer's cards count as drawn from their own last move on, and only their own", () => {
  const story = [
    entry(1, 1, "play 2D", [drew(1, "9C")]),
    entry(2, 1, "play 4D", [drew(1, "5C"), drew(2, null)]),
    entry(3, 2, "play 3D", [drew(2, null), drew(1, "6H")]),
  ];
  assert.deepEqual(freshCards(props(story)), ["5C", "6H"]);
});

test("nobody's cards count as drawn while the device is passed on", () => {
  const onlooker = /** @type {TableProps["view"]} */ ({ viewer: 0, over: false });
  assert.deepEqual(freshCards(props([entry(1, 1, "play 2D", [drew(1, null)])], { view: onlooker })), []);
});

test("after a flip no card is marked, because the whole hand is new", () => {
  const flipped = { type: "flipped", seat: 1, cards: ["2C"], flips: 1, piles: { tavern: 3, discard: 9 } };
  const event = /** @type {import("./entries.js").GameEvent} */ (flipped);
  assert.deepEqual(freshCards(props([entry(1, 1, "flip", [event, drew(1, "9C")])])), []);
});

test("the cards that brought an enemy down can be seen until the next move", () => {
  const kill = entry(5, 1, "play 9C", [defeated()], { fallen: [["5D", "5S"], ["9C"]] });
  const text = textOf(fallenPlays(props([kill])));
  assert.deepEqual([...text.matchAll(/class="past"/g)].length, 2);
  assert.deepEqual([...text.matchAll(/class="card/g)].length, 3);
  assert.equal(fallenPlays(props([kill, entry(6, 1, "play 2C", [played(1, "2C")])])), "");
});

// What a tap and a drag do to the selection, when playing and when paying alike.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createSerialQueue } from "../../../web/base/serial-queue.js";
import { createSelecting } from "../../../web/table/selecting.js";

const HAND = ["2C", "2D", "9H", "9S"];

/** When playing, cards of one rank go together. @param {string[]} cards */
const whyNotAPlay = (cards) => (new Set(cards.map(([rank]) => rank)).size > 1 ? "mixed_ranks" : null);

/** When paying for an attack of 9, a nine or all the others are enough, and nothing can join what is enough. @param {string[]} cards */
const isEnough = (cards) => cards.some(([rank]) => rank === "9");

/** The engine's answer to `select`. @param {string} phase @param {string[]} cards */
function answer(phase, cards) {
  const rest = HAND.filter((card) => !cards.includes(card));
  const why = (/** @type {string} */ card) =>
    phase === "play" ? whyNotAPlay([...cards, card]) : isEnough(cards) ? "discard_stops_at_the_number" : null;
  const refused = Object.fromEntries(rest.map((card) => [card, why(card)]).filter(([, code]) => code));
  const isMove = phase === "play" || isEnough(cards);
  return {
    cards,
    refused,
    move: isMove ? `move ${cards.join(" ")}` : null,
    why_not: isMove ? null : "short",
  };
}

/** @param {"play" | "suffer" | "choose"} phase */
function createTable(phase) {
  /** @type {any} */
  let state = {
    view: { revision: 7, your_turn: true, observation: { phase } },
    selection: null,
    covered: false,
    notice: "",
  };
  const asked = [];
  const made = [];
  const inTurn = createSerialQueue();
  const context = {
    table: { get: () => state, set: (change) => (state = { ...state, ...change }) },
    engine: {
      async ask(verb, { revision, cards }) {
        asked.push([verb, revision, cards.join(" ")]);
        return answer(phase, cards);
      },
    },
    view: () => state.view,
    refuse: (code) => (state = { ...state, notice: code }),
    inTurn,
    change: inTurn,
  };
  const intents = createSelecting(/** @type {any} */ (context), async (move) => void made.push(move));
  return {
    ...intents,
    asked,
    made,
    chosen: () => state.selection?.cards ?? [],
    replaced: () => state.selection?.replaced ?? null,
    notice: () => state.notice,
    cover: () => context.table.set({ covered: true }),
  };
}

for (const phase of /** @type {const} */ (["play", "suffer"])) {
  // Two cards that can't be chosen together: of two ranks when playing; a second nine when one is enough.
  const [one, other] = phase === "play" ? ["2C", "9H"] : ["9H", "2C"];
  const why = phase === "play" ? "mixed_ranks" : "discard_stops_at_the_number";

  test(`${phase}: a card that can't join the only chosen one takes its place, and says why`, async () => {
    const table = createTable(phase);
    await table.tap(one);
    await table.tap(other);
    assert.deepEqual(table.chosen(), [other]);
    assert.deepEqual(table.replaced(), { card: one, why });
    assert.equal(table.notice(), "");
  });

  test(`${phase}: a card that can't join several chosen ones is refused, and they stay`, async () => {
    const table = createTable(phase);
    const several = phase === "play" ? ["2C", "2D"] : ["2C", "9H"];
    for (const card of several) await table.tap(card);
    await table.tap("9S");
    assert.deepEqual(table.chosen(), several);
    assert.equal(table.notice(), why);
  });

  test(`${phase}: a second tap takes a card back, and the last one ends the selection`, async () => {
    const table = createTable(phase);
    await table.tap("2C");
    await table.tap("2D");
    await table.tap("2C");
    assert.deepEqual(table.chosen(), ["2D"]);
    await table.tap("2D");
    assert.deepEqual(table.chosen(), []);
  });

  test(`${phase}: a card counts as chosen from the moment its drag begins`, async () => {
    const table = createTable(phase);
    await table.tap("2C");
    await table.lift("2D");
    assert.deepEqual(table.chosen(), ["2C", "2D"]);
    await table.putDown("2D");
    assert.deepEqual(table.chosen(), ["2C"]);
  });

  test(`${phase}: a dragged card that can't join the chosen ones replaces them while it is dragged`, async () => {
    const table = createTable(phase);
    await table.tap(one);
    await table.lift(other);
    assert.deepEqual(table.chosen(), [other]);
    assert.deepEqual(table.replaced(), { card: one, why });
    await table.putDown(other);
    assert.deepEqual(table.chosen(), [one]);
  });

  test(`${phase}: a drag asks the engine once`, async () => {
    const table = createTable(phase);
    await table.lift("9H");
    await table.drop("9H");
    assert.deepEqual(table.asked, [["select", 7, "9H"]]);
    assert.deepEqual(table.made, ["move 9H"]);
  });
}

test("a card that was chosen before its drag stays chosen when it is put down", async () => {
  const table = createTable("play");
  await table.tap("2C");
  await table.lift("2C");
  await table.putDown("2C");
  assert.deepEqual(table.chosen(), ["2C"]);
  assert.equal(table.asked.length, 1);
});

test("a drag in place of several cards names none of them", async () => {
  const table = createTable("play");
  await table.tap("2C");
  await table.tap("2D");
  await table.lift("9H");
  assert.deepEqual(table.replaced(), { card: "", why: "mixed_ranks" });
  await table.putDown("9H");
  assert.deepEqual(table.chosen(), ["2C", "2D"]);
});

test("a card dropped on the table that doesn't pay enough stays chosen", async () => {
  const table = createTable("suffer");
  await table.lift("2C");
  await table.drop("2C");
  assert.deepEqual(table.made, []);
  assert.deepEqual(table.chosen(), ["2C"]);
  assert.equal(table.notice(), "short");
  await table.lift("9H");
  await table.putDown("9H");
  assert.deepEqual(table.chosen(), ["2C"]);
});

test("a drop plays even if the drag began only a moment ago", async () => {
  const table = createTable("play");
  void table.lift("9H");
  await table.drop("9H");
  assert.deepEqual(table.made, ["move 9H"]);
});

test("nothing can be chosen while the hand is covered or somebody chooses who goes next", async () => {
  const covered = createTable("play");
  covered.cover();
  const choosing = createTable("choose");
  for (const table of [covered, choosing]) {
    await table.tap("2C");
    await table.lift("2D");
    await table.drop("2D");
    assert.deepEqual([table.chosen(), table.asked, table.made], [[], [], []]);
  }
});

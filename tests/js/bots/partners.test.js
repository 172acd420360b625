// When a bot moves: its pause begins once the last move has been seen.

import "../table/browser.js";
import assert from "node:assert/strict";
import test from "node:test";
import { withResolvers } from "../../../web/base/with-resolvers.js";
import { settle } from "../support/fakes.js";
import { named } from "../table/browser.js";
import { entry, fact, played } from "../table/entries.js";

const { createPartners } = await import("../../../web/bots/partners.js");
const { emptyTable } = await import("../../../web/table/table-state.js");

const botView = (/** @type {number} */ revision, seat = 2) => ({
  revision,
  over: false,
  viewer: 1,
  your_turn: seat === 1,
  names: ["Ada", "Knight"],
  bots: ["", "knight"],
  observation: { phase: "play", seat, players: 2 },
});

/** A table at which the bot moves next; the animation of the last move ends when the test says so. @param {"slow" | "usual" | "fast"} pace */
function sitDown(pace) {
  let state = { ...emptyTable(), view: botView(1) };
  const animation = withResolvers();
  /** @type {{pause: number, stopped: boolean[], end: () => void}[]} */
  const moves = [];
  /** @type {(string | undefined)[]} */
  const lines = [];
  const engine = {
    botMove({ pause }) {
      const { promise, resolve } = withResolvers();
      const change = {
        view: botView(2, 1),
        entries: [entry(1, 2, "play 7D", [played(2, "7D")], { facts: [fact("drew", { amount: 4 })] })],
      };
      const move = { pause, stopped: [], end: () => resolve(change) };
      moves.push(move);
      return { answer: promise, stop: (keep) => move.stopped.push(keep), hold() {} };
    },
  };
  const table = {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change };
    },
    isShown: () => true,
    subscribe() {},
  };
  const context = {
    table,
    page: () => ({ settings: { pace }, t: named }),
    changeFields: () => ({ revision: state.view.revision, log: false }),
    playback: { rest: () => animation.promise },
    show: async (change, line) => {
      lines.push(line);
      table.set({ view: change.view });
    },
  };
  const partners = createPartners(/** @type {never} */ ({ context, engine, guests: async () => null }));
  return { partners, moves, lines, endAnimation: animation.resolve };
}

test("the pause begins when the animation of the last move has ended", async () => {
  const { partners, moves, endAnimation } = sitDown("slow");
  void partners.playBotTurns();
  await settle();
  assert.equal(moves.length, 0);
  endAnimation();
  await settle();
  assert.deepEqual(
    moves.map(({ pause, stopped }) => [pause, stopped]),
    [[2600, []]],
  );
});

test("at the fast pace nobody waits for an animation", async () => {
  const { partners, moves } = sitDown("fast");
  void partners.playBotTurns();
  await settle();
  assert.deepEqual(
    moves.map(({ pause }) => pause),
    [150],
  );
});

test("a bot that is hurried during the animation moves at once", async () => {
  const { partners, moves } = sitDown("usual");
  void partners.playBotTurns();
  await settle();
  partners.hurry();
  await settle();
  assert.deepEqual(
    moves.map(({ stopped }) => stopped),
    [[true]],
  );
});

test("a screen reader is told the bot's move with its cards, in one line", async () => {
  const { partners, moves, lines } = sitDown("fast");
  const played = partners.playBotTurns();
  await settle();
  moves[0].end();
  await played;
  assert.equal(lines.length, 1);
  assert.match(lines[0] ?? "", /^told name=Knight what=card-name .*fact-drew amount=4/);
});

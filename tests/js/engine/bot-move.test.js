import assert from "node:assert/strict";
import { test } from "node:test";
import { createBotMoves } from "../../../web/engine/bot-move.js";
import { EngineError } from "../../../web/engine/engine-error.js";
import { createTasks } from "../../../web/engine/task.js";
import { createThinking } from "../../../web/engine/thinking.js";
import { createFakeBridge, createFakeClock, settle } from "../support/fakes.js";

const TURN = { revision: 7, seat: 2, guest: null, seconds: 1, pause: 1000, log: true };

/** A bot whose job is done at once unless `done` is false; `play` begins its move as call 1. */
function bot({ done = true, make = async () => ({ ok: { line: {} }, saved: true }) } = {}) {
  const clock = createFakeClock();
  const tasks = createTasks(clock);
  const bridge = createFakeBridge({
    think_move: () => ({ job: 3, done }),
    slice: () => ({ done: false }),
  });
  const made = [];
  const asked = [];
  const guests = {
    move: async (turn) => {
      asked.push(turn);
      return 9;
    },
  };
  const thinking = createThinking(bridge.ask, settle, clock);
  const moves = createBotMoves({
    ask: bridge.ask,
    make: (move) => {
      made.push({ ...move, at: clock.now() });
      return make(move);
    },
    thinking,
    guests,
    clock,
  });
  const play = (turn = TURN) => {
    const answer = tasks.run(1, (task) => moves(turn, task, () => {}));
    answer.catch(() => {});
    return answer;
  };
  return { clock, tasks, bridge, made, asked, play };
}

test("a bot thinks, waits until its pause is over, and moves", async () => {
  const { clock, bridge, made, play } = bot();
  const answer = play();
  await clock.pass(999);
  assert.deepEqual(made, []);
  await clock.pass(1);
  assert.deepEqual(await answer, { ok: { line: {} }, saved: true });
  assert.deepEqual(made, [{ job: 3, revision: 7, log: true, at: 1000 }]);
  assert.deepEqual(bridge.asked[0], ["think_move", { revision: 7 }]);
});

test("the pause counts from the beginning of the turn and includes thinking", async () => {
  const { clock, tasks, made, play } = bot({ done: false });
  const answer = play({ ...TURN, pause: 0 });
  await clock.pass(1500); // longer than the seconds to think, and than the pause
  for (let at = 0; at < 20; at += 1) await settle();
  await answer;
  assert.equal(made[0].at, 1500);
  tasks.stop(1, true);
});

test("a hurried bot stops thinking and doesn't wait", async () => {
  const { tasks, made, play } = bot({ done: false });
  const answer = play({ ...TURN, seconds: 60 });
  await settle();
  tasks.stop(1, true);
  await answer;
  assert.equal(made[0].at, 0);
});

test("a bot that waits out its pause can be hurried", async () => {
  const { clock, tasks, made, play } = bot();
  const answer = play();
  await clock.pass(300);
  tasks.stop(1, true);
  await answer;
  assert.equal(made[0].at, 300);
});

test("a held move is not made until it is released, even if hurried", async () => {
  const { clock, tasks, made, play } = bot();
  const answer = play();
  tasks.hold(1, true);
  await clock.pass(5000);
  tasks.stop(1, true);
  await clock.pass(5000);
  assert.deepEqual(made, []);
  tasks.hold(1, false);
  await answer;
  assert.equal(made[0].at, 10_000);
});

test("a move released early still waits for its pause", async () => {
  const { clock, tasks, made, play } = bot();
  const answer = play();
  tasks.hold(1, true);
  await clock.pass(200);
  tasks.hold(1, false);
  await clock.pass(700);
  assert.deepEqual(made, []);
  await clock.pass(100);
  await answer;
  assert.equal(made[0].at, 1000);
});

test("a dropped move is never made, and its job is forgotten", async () => {
  for (const held of [false, true]) {
    const { clock, tasks, bridge, made, play } = bot();
    const answer = play();
    tasks.hold(1, held);
    await clock.pass(300);
    tasks.stop(1, false);
    await assert.rejects(answer, { kind: "Engine", code: "cancelled" });
    assert.deepEqual(made, []);
    assert.deepEqual(bridge.asked.at(-1), ["forget", { job: 3 }]);
  }
});

test("a guest bot is asked through the guest broker, and waits like other bots", async () => {
  const { clock, asked, made, bridge, play } = bot();
  const answer = play({ ...TURN, guest: "a.whl" });
  await clock.pass(1000);
  await answer;
  assert.deepEqual(asked, [{ guest: "a.whl", seat: 2, revision: 7 }]);
  assert.deepEqual(bridge.asked, []);
  assert.equal(made[0].job, 9);
});

test("a stale position rejects the move", async () => {
  const stale = new EngineError({ kind: "StaleIntent", code: "stale_intent" });
  const { clock, play } = bot({ make: () => Promise.reject(stale) });
  const answer = play();
  await clock.pass(1000);
  await assert.rejects(answer, stale);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../../../web/engine/engine-error.js";
import { createGuestBroker } from "../../../web/engine/guest-broker.js";
import { createTasks } from "../../../web/engine/task.js";
import { createFakeBridge, createFakeClock, settle } from "../support/fakes.js";

const TURN = { guest: "a.whl", seat: 2, revision: 7 };
const refusal = (code) => new EngineError({ kind: "IllegalMove", code });

/** A port to a guest bot that the test plays itself. */
function createPort() {
  const port = {
    asked: [],
    closed: false,
    postMessage: (question) => port.asked.push(question),
    close() {
      port.closed = true;
    },
    say: (data) => port.onmessage({ data }),
  };
  return port;
}

function broker(verbs = {}) {
  const clock = createFakeClock();
  const bridge = createFakeBridge({
    guest_sight: () => ({ envelope: { sight: "what seat 2 sees" } }),
    guest_move: () => ({ job: 5, done: true }),
    wish: () => ({ said: [] }),
    ...verbs,
  });
  const guests = createGuestBroker(bridge.ask, clock);
  const tasks = createTasks(clock);
  const port = createPort();
  guests.connect("a.whl", port);
  const begin = (work) => {
    const answer = tasks.run(1, work);
    answer.catch(() => {});
    return answer;
  };
  return { clock, bridge, guests, tasks, port, begin };
}

test("a guest gets the sight of its seat and answers with a move, which becomes a job", async () => {
  const { bridge, guests, port, clock, begin } = broker();
  const job = begin((task) => guests.move(TURN, task));
  await settle();
  const [{ turn, want, sight }] = port.asked;
  assert.deepEqual([want, sight], ["move", "what seat 2 sees"]);
  port.say({ turn, text: "play 7H" });
  assert.equal(await job, 5);
  assert.deepEqual(bridge.asked, [
    ["guest_sight", { seat: 2, revision: 7 }],
    ["guest_move", { revision: 7, move: "play 7H" }],
  ]);
  assert.equal(clock.waiting, 0);
});

test("a guest gives its wish after a Jester", async () => {
  const { bridge, guests, port, begin } = broker();
  const wished = begin((task) => guests.wish(TURN, task));
  await settle();
  port.say({ turn: port.asked[0].turn, text: "keen" });
  assert.deepEqual(await wished, { said: [] });
  assert.deepEqual(bridge.asked.at(-1), ["wish", { revision: 7, seat: 2, wish: "keen" }]);
});

test("a guest that raises an error counts as crashed", async () => {
  const { guests, port, begin } = broker();
  const job = begin((task) => guests.move(TURN, task));
  await settle();
  port.say({ turn: port.asked[0].turn, error: "ValueError: no" });
  await assert.rejects(job, { kind: "Bot", code: "bot_crashed", where: "ValueError: no" });
});

test("a guest whose move is refused counts as cheating", async () => {
  const { guests, port, begin } = broker({ guest_move: () => refusal("no_flip") });
  const job = begin((task) => guests.move(TURN, task));
  await settle();
  port.say({ turn: port.asked[0].turn, text: "flip" });
  await assert.rejects(job, { kind: "Bot", code: "bot_illegal", where: "flip: no_flip" });
});

test("a stale position is not the guest's fault", async () => {
  const { guests, port, begin } = broker({ guest_move: () => refusal("stale_intent") });
  const job = begin((task) => guests.move(TURN, task));
  await settle();
  port.say({ turn: port.asked[0].turn, text: "flip" });
  await assert.rejects(job, { kind: "IllegalMove", code: "stale_intent" });
});

test("a guest silent for eight seconds counts as stalled, and a late answer is ignored", async () => {
  const { clock, bridge, guests, port, begin } = broker();
  const job = begin((task) => guests.move(TURN, task));
  await clock.pass(7999);
  assert.equal(clock.waiting, 1);
  await clock.pass(1);
  await assert.rejects(job, { kind: "Bot", code: "bot_stalled" });
  port.say({ turn: port.asked[0].turn, text: "play 7H" });
  await settle();
  assert.deepEqual(bridge.verbs(), ["guest_sight"]);
});

test("a dropped turn is cancelled, a hurried one waits for the guest", async () => {
  const { guests, tasks, clock, begin } = broker();
  const job = begin((task) => guests.move(TURN, task));
  await settle();
  tasks.stop(1, true);
  await settle();
  assert.equal(clock.waiting, 1);
  tasks.stop(1, false);
  await assert.rejects(job, { kind: "Bot", code: "cancelled" });
  assert.equal(clock.waiting, 0);
});

test("a guest that connects again is asked through its new port", async () => {
  const { guests, port, begin } = broker();
  const next = createPort();
  guests.connect("a.whl", next);
  assert.ok(port.closed);
  const job = begin((task) => guests.move(TURN, task));
  await settle();
  next.say({ turn: next.asked[0].turn, text: "play 7H" });
  assert.equal(await job, 5);
});

test("a guest that never connected can't be asked", async () => {
  const { guests, begin } = broker();
  await assert.rejects(
    begin((task) => guests.move({ ...TURN, guest: "b.whl" }, task)),
    { kind: "Bot", code: "bot_crashed", where: "b.whl" },
  );
});

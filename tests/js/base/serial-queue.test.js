import assert from "node:assert/strict";
import { test } from "node:test";
import { createSerialQueue } from "../../../web/base/serial-queue.js";
import { withResolvers } from "../../../web/base/with-resolvers.js";
import { settle } from "../support/fakes.js";

test("tasks run one after the other", async () => {
  const inTurn = createSerialQueue();
  const gate = withResolvers();
  const done = [];
  const first = inTurn(async () => {
    await gate.promise;
    done.push("first");
  });
  const second = inTurn(() => done.push("second"));
  await settle();
  assert.deepEqual(done, []);
  gate.resolve();
  await Promise.all([first, second]);
  assert.deepEqual(done, ["first", "second"]);
});

test("each caller gets the result of its own task", async () => {
  const inTurn = createSerialQueue();
  assert.deepEqual(await Promise.all([inTurn(() => 1), inTurn(async () => 2)]), [1, 2]);
});

test("a failure rejects its caller only, and the next task runs", async () => {
  const inTurn = createSerialQueue();
  const failing = inTurn(() => {
    throw new Error("no");
  });
  const next = inTurn(() => "done");
  await assert.rejects(failing, /no/);
  assert.equal(await next, "done");
});

test("the first task waits for the given promise, even if that fails", async () => {
  const gate = withResolvers();
  const inTurn = createSerialQueue(gate.promise);
  let done = false;
  const work = inTurn(() => {
    done = true;
  });
  await settle();
  assert.equal(done, false);
  gate.reject(new Error("no"));
  await work;
  assert.equal(done, true);
});

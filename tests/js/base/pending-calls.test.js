import assert from "node:assert/strict";
import { test } from "node:test";
import { createPendingCalls } from "../../../web/base/pending-calls.js";

test("every call has its own number and gets the answer to it", async () => {
  const calls = createPendingCalls();
  const [one, two] = [calls.add(), calls.add()];
  assert.notEqual(one.id, two.id);
  calls.settle(two.id, "second");
  calls.settle(one.id, "first");
  assert.deepEqual(await Promise.all([one.answer, two.answer]), ["first", "second"]);
});

test("an answered call no longer waits", () => {
  const calls = createPendingCalls();
  const { id } = calls.add();
  assert.equal(calls.has(id), true);
  assert.equal(calls.size, 1);
  assert.equal(calls.settle(id, 1), true);
  assert.equal(calls.settle(id, 2), false);
  assert.equal(calls.has(id), false);
  assert.equal(calls.size, 0);
});

test("an answer to an unknown number is recognised", () => {
  const calls = createPendingCalls();
  assert.equal(calls.settle(7, "late"), false);
  assert.equal(calls.reject(7, new Error("late")), false);
});

test("a call is rejected by its number", async () => {
  const calls = createPendingCalls();
  const { id, answer } = calls.add();
  assert.equal(calls.reject(id, new Error("refused")), true);
  await assert.rejects(answer, /refused/);
});

test("all calls are rejected at once", async () => {
  const calls = createPendingCalls();
  const answers = [calls.add().answer, calls.add().answer];
  calls.rejectAll(new Error("gone"));
  for (const answer of answers) await assert.rejects(answer, /gone/);
  assert.equal(calls.size, 0);
});

test("progress reaches the listener of its call and nobody else", () => {
  const calls = createPendingCalls();
  const told = [];
  const { id } = calls.add((progress) => told.push(progress));
  const silent = calls.add();
  calls.tell(id, 1);
  calls.tell(silent.id, 2);
  calls.settle(id, "done");
  calls.tell(id, 3);
  assert.deepEqual(told, [1]);
});

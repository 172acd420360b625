import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError, engineFailure, refusalOf } from "../../../web/engine/engine-error.js";

test("an error has all fields of a refusal, and its message names code and place", () => {
  const error = new EngineError({ kind: "IllegalMove", code: "not_enough", where: "7H", rule: "P6" });
  assert.ok(error instanceof Error);
  assert.equal(error.message, "not_enough: 7H");
  assert.deepEqual(refusalOf(error), {
    kind: "IllegalMove",
    code: "not_enough",
    where: "7H",
    rule: "P6",
    numbers: {},
  });
});

test("a failure of the engine itself is of the kind Engine", () => {
  const error = engineFailure("worker_died");
  assert.equal(error.kind, "Engine");
  assert.equal(error.message, "worker_died");
});

test("an error can be sent to another thread as data", () => {
  const error = new EngineError({ kind: "Bot", code: "bot_crashed", numbers: { seat: 2 } });
  const there = new EngineError(structuredClone(refusalOf(error)));
  assert.deepEqual(refusalOf(there), refusalOf(error));
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { nameOf, startOptionsOf } from "../../../web/engine/boot/start-options.js";

test("what the page writes into a worker's name the worker reads", () => {
  const options = { path: "fast", discardSnapshot: true };
  assert.deepEqual(startOptionsOf(nameOf(options)), options);
});

test("a bare path and no name at all will do", () => {
  assert.deepEqual(startOptionsOf("plain"), { path: "plain", discardSnapshot: false });
  assert.deepEqual(startOptionsOf(""), { path: "auto", discardSnapshot: false });
});

test("a name that is neither is refused", () => {
  assert.throws(() => startOptionsOf("fast afresh"));
  assert.throws(() => startOptionsOf('{"path": "slow"}'), /not a path: slow/);
  assert.deepEqual(startOptionsOf('{"path": "fast", "discardSnapshot": "yes"}'), {
    path: "fast",
    discardSnapshot: false,
  });
});

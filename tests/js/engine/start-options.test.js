import assert from "node:assert/strict";
import { test } from "node:test";
import { nameOf, startOptionsOf } from "../../../web/engine/boot/start-options.js";

test("the worker reads the options that the page writes into its name", () => {
  const options = { path: "fast", discardSnapshot: true };
  assert.deepEqual(startOptionsOf(nameOf(options)), options);
});

test("a path alone and an empty name are allowed", () => {
  assert.deepEqual(startOptionsOf("plain"), { path: "plain" });
  assert.deepEqual(startOptionsOf(""), { path: "auto" });
});

test("any other name is refused", () => {
  assert.throws(() => startOptionsOf("fast afresh"));
  assert.throws(() => startOptionsOf('{"path": "slow"}'), /not a path: slow/);
  assert.deepEqual(startOptionsOf('{"path": "fast", "discardSnapshot": "yes"}'), {
    path: "fast",
    discardSnapshot: false,
  });
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { createBridge } from "../../../web/engine/bridge.js";
import { EngineError } from "../../../web/engine/engine-error.js";

const bridge = (handle, onBroken = () => {}) => createBridge(Promise.resolve({ handle }), onBroken);

test("a verb and its fields are sent as one JSON text, and the envelope is parsed", async () => {
  const asked = [];
  const ask = bridge((text) => {
    asked.push(JSON.parse(text));
    return '{"ok": {"job": 1}, "sight": "…"}';
  });
  assert.deepEqual(await ask("guest_sight", { seat: 2, revision: 1, table: undefined }), {
    ok: { job: 1 },
    sight: "…",
  });
  assert.deepEqual(asked, [{ do: "guest_sight", seat: 2, revision: 1 }]);
});

test("a refusal is thrown with all its fields", async () => {
  const ask = bridge(() => '{"error": {"kind": "IllegalMove", "code": "not_enough", "where": "7H"}}');
  await assert.rejects(
    ask("move", { move: "7H", revision: 1 }),
    (error) => error instanceof EngineError && error.code === "not_enough" && error.where === "7H",
  );
});

test("a bridge that raises an exception ends the runtime", async () => {
  const broken = [];
  const ask = bridge(
    () => {
      throw new Error("memory access out of bounds");
    },
    (where) => broken.push(where),
  );
  await assert.rejects(ask("view", {}), /out of bounds/);
  assert.deepEqual(broken, ["Error: memory access out of bounds"]);
});

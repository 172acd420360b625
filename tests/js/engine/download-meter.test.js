import assert from "node:assert/strict";
import { test } from "node:test";
import { createMeter } from "../../../web/engine/boot/download-meter.js";
import { settle } from "../support/fakes.js";

/** A response whose body the test sends in parts. */
function stream() {
  let controller;
  const body = new ReadableStream({
    start(given) {
      controller = given;
    },
  });
  return {
    response: new Response(body),
    send: (bytes) => controller.enqueue(new Uint8Array(bytes)),
    end: () => controller.close(),
    fail: () => controller.error(new Error("cut")),
  };
}

function meter() {
  const told = [];
  return { told, meter: createMeter((loaded, total) => told.push([loaded, total])) };
}

test("bytes are counted while they arrive, and all of them at the end", async () => {
  const { told, meter: counted } = meter();
  counted.expect({ wasm: 100, script: 50 });
  const file = stream();
  counted.follow("wasm", file.response);
  file.send(40);
  await settle();
  counted.countWhole("script");
  file.send(60);
  file.end();
  await counted.full;
  assert.deepEqual(told[0], [40, 150]);
  assert.deepEqual(told[1], [90, 150]);
  assert.deepEqual(told.at(-1), [150, 150]);
});

test("a chunk of less than a hundredth is not reported by itself", async () => {
  const { told, meter: counted } = meter();
  counted.expect({ wasm: 1000 });
  const file = stream();
  counted.follow("wasm", file.response);
  file.send(9);
  await settle();
  assert.deepEqual(told, []);
  file.send(1);
  await settle();
  assert.deepEqual(told, [[10, 1000]]);
});

test("bytes that arrive before their file is expected are not lost", async () => {
  const { told, meter: counted } = meter();
  const file = stream();
  counted.follow("wasm", file.response);
  file.send(30);
  await settle();
  assert.deepEqual(told, []);
  counted.expect({ wasm: 60 });
  assert.deepEqual(told, [[30, 60]]);
  assert.equal(counted.share("wasm"), 0.5);
});

test("nothing is reported after everything has arrived", async () => {
  const { told, meter: counted } = meter();
  counted.expect({ wasm: 10 });
  counted.countWhole("wasm");
  counted.countWhole("wasm");
  counted.countWhole("other");
  await counted.full;
  assert.deepEqual(told, [[10, 10]]);
});

test("a file that nobody expects doesn't count", () => {
  const { told, meter: counted } = meter();
  counted.countWhole("other");
  counted.expect({ wasm: 10 });
  assert.deepEqual(told, []);
});

test("a share of a file can be waited for", async () => {
  const { meter: counted } = meter();
  counted.expect({ wasm: 100 });
  let reached = false;
  void counted.reached("wasm", 0.5).then(() => {
    reached = true;
  });
  const file = stream();
  counted.follow("wasm", file.response);
  file.send(49);
  await settle();
  assert.equal(reached, false);
  file.send(1);
  await settle();
  assert.equal(reached, true);
  await counted.reached("wasm", 0.4); // already here
});

test("a file that ends with the expected size is complete, a shorter or broken one is not", async () => {
  const { meter: counted } = meter();
  counted.expect({ whole: 5, short: 5, broken: 5 });
  const files = { whole: stream(), short: stream(), broken: stream() };
  for (const [path, { response }] of Object.entries(files)) counted.follow(path, response);
  files.whole.send(5);
  files.whole.end();
  files.short.send(4);
  files.short.end();
  files.broken.fail();
  assert.equal(await counted.cameWhole("whole"), true);
  assert.equal(await counted.cameWhole("short"), false);
  assert.equal(await counted.cameWhole("broken"), false);
});

// Lazy loading: once, on the first use, and again after a failure.

import assert from "node:assert/strict";
import test from "node:test";
import { lazy } from "../../../web/base/lazy.js";

/** A loader that fails `failures` times, then succeeds. @param {number} [failures] */
function countingLoader(failures = 0) {
  let calls = 0;
  return {
    calls: () => calls,
    load: async () => {
      calls += 1;
      if (calls <= failures) throw new Error("offline");
      return `value ${calls}`;
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("nothing is loaded before it is wanted", async () => {
  const loader = countingLoader();
  const value = lazy(loader.load);
  await settled();
  assert.equal(loader.calls(), 0);
  assert.equal(value.here, null);
});

test("a wanted value is here once it has loaded", async () => {
  const value = lazy(countingLoader().load);
  value.want();
  assert.equal(value.here, null);
  await settled();
  assert.equal(value.here, "value 1");
});

test("a value is loaded once, however often it is wanted", async () => {
  const loader = countingLoader();
  const value = lazy(loader.load);
  value.want();
  value.want();
  await value.get();
  value.want();
  await settled();
  assert.equal(loader.calls(), 1);
});

test("only the call that started the loading hears of the arrival", async () => {
  const value = lazy(countingLoader().load);
  /** @type {string[]} */
  const heard = [];
  value.want((arrived) => void heard.push(`first: ${arrived}`));
  value.want((arrived) => void heard.push(`second: ${arrived}`));
  await settled();
  value.want((arrived) => void heard.push(`third: ${arrived}`));
  await settled();
  assert.deepEqual(heard, ["first: value 1"]);
});

test("all waiting calls share one load", async () => {
  const loader = countingLoader();
  const value = lazy(loader.load);
  assert.deepEqual(await Promise.all([value.get(), value.get()]), ["value 1", "value 1"]);
  assert.equal(loader.calls(), 1);
});

test("a failure rejects all waiting calls, and the next call tries again", async () => {
  const value = lazy(countingLoader(1).load);
  await assert.rejects(value.get(), /offline/);
  assert.equal(value.here, null);
  assert.equal(await value.get(), "value 2");
});

test("a failure while nobody waits is ignored, and the next call tries again", async () => {
  const value = lazy(countingLoader(1).load);
  value.want();
  await settled();
  assert.equal(value.here, null);
  value.want();
  await settled();
  assert.equal(value.here, "value 2");
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { withResolvers } from "../../../web/base/with-resolvers.js";
import { settle } from "../support/fakes.js";

test("the promise is resolved from outside, also by another promise", async () => {
  const one = withResolvers();
  one.resolve(Promise.resolve(7));
  assert.equal(await one.promise, 7);
});

test("the promise is rejected from outside", async () => {
  const one = withResolvers();
  one.reject(new Error("no"));
  await assert.rejects(one.promise, /no/);
});

test("an unhandled rejection is not reported", async () => {
  const reported = [];
  const listen = (error) => reported.push(error);
  process.on("unhandledRejection", listen);
  withResolvers().reject(new Error("unheard"));
  await settle();
  process.off("unhandledRejection", listen);
  assert.deepEqual(reported, []);
});

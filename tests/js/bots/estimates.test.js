import assert from "node:assert/strict";
import { test } from "node:test";
import { lead } from "../../../web/bots/estimates.js";

const estimate = (chance, error) => ({ move: "yield", chance, error, visits: 50 });

test("a difference is told in points only if it stands out from the noise", () => {
  assert.equal(lead(estimate(0.7, 0.05), estimate(0.5, 0.06)), 20);
  assert.equal(lead(estimate(0.7, 0.05), estimate(0.64, 0.06)), 0); // as large as the noise
  assert.equal(lead(estimate(0.7, 0.01), estimate(0.66, 0.01)), 0); // certain, but too small to matter
  assert.equal(lead(estimate(0.7, 0.01), estimate(0.58, 0.01)), 12);
});

test("a move that did better by chance is not said to lose anything", () => {
  assert.equal(lead(estimate(0.5, 0.05), estimate(0.7, 0.05)), 0);
});

// Which word the enemy's panel shows for what the chosen cards would do.

import assert from "node:assert/strict";
import { test } from "node:test";
import { verdictOf } from "../../../web/table/verdict.js";

/** @param {object} fields */
const forecast = (fields) =>
  /** @type {any} */ ({ wins: false, survives: true, stuck: false, blow: "under", ...fields });

test("nothing chosen, and a hit like any other, deserve no word", () => {
  assert.equal(verdictOf(null), "");
  assert.equal(verdictOf(forecast({})), "");
});

test("a Jester, which doesn't hit, deserves no word", () => {
  assert.equal(verdictOf(forecast({ blow: null })), "");
});

test("what depends on hidden cards is no defeat", () => {
  assert.equal(verdictOf(forecast({ survives: null, stuck: null })), "");
});

test("an exact kill is told from another one", () => {
  assert.equal(verdictOf(forecast({ blow: "exact" })), "exact");
  assert.equal(verdictOf(forecast({ blow: "over" })), "over");
});

test("a sure defeat goes before a kill, and a victory before all", () => {
  assert.equal(verdictOf(forecast({ survives: false })), "lose");
  assert.equal(verdictOf(forecast({ blow: "exact", stuck: true })), "lose");
  assert.equal(verdictOf(forecast({ blow: "exact", wins: true })), "win");
});

test("a companion's play knows nothing of the hand", () => {
  assert.equal(verdictOf(/** @type {any} */ ({ wins: false, blow: "over" })), "over");
});

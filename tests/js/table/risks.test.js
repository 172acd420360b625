import assert from "node:assert/strict";
import { test } from "node:test";
import { surelyLoses } from "../../../web/table/risks.js";

const GAME = {};

test("a move loses if the hand can't pay, or if nothing is left to do", () => {
  assert.equal(surelyLoses(GAME, { survives: false, stuck: false }), true);
  assert.equal(surelyLoses(GAME, { survives: true, stuck: true }), true);
});

test("a move that may be survived does not surely lose", () => {
  assert.equal(surelyLoses(GAME, { survives: true, stuck: false }), false);
  assert.equal(surelyLoses(GAME, { survives: null, stuck: null }), false);
});

test("without a game or a move nothing loses", () => {
  assert.equal(surelyLoses(null, { survives: false, stuck: false }), false);
  assert.equal(surelyLoses(GAME, null), false);
  assert.equal(surelyLoses(GAME, undefined), false);
});

test("in a scenario a losing move may be tried", () => {
  assert.equal(surelyLoses({ scenario: { kind: "lesson" } }, { survives: false, stuck: false }), false);
});

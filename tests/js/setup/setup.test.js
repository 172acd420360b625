import assert from "node:assert/strict";
import { test } from "node:test";
import {
  presetOf,
  withBot,
  withName,
  withPlayers,
  withPreset,
  withRule,
} from "../../../web/screens/setup.js";

const SETUP = {
  players: 3,
  seats: ["Ada", "Béla", "Cléo"],
  bots: ["", "knight", "page"],
  first: 3,
  seed: "tea",
  rules: { jesters: 2 },
};

test("with fewer players, names, bots and first seat that no longer fit are dropped", () => {
  assert.deepEqual(withPlayers(SETUP, 2), {
    players: 2,
    seats: ["Ada", "Béla"],
    bots: ["", "knight"],
    first: 2,
    rules: {},
  });
});

test("with more players, names and first seat stay", () => {
  const { seats, first } = withPlayers(SETUP, 4);
  assert.deepEqual([seats, first], [["Ada", "Béla", "Cléo"], 3]);
});

test("another number of players resets the rules", () => {
  assert.deepEqual(withPlayers(SETUP, 4).rules, {});
});

const AT_A_TABLE = { easier: { hand_limit: 7 }, standard: {}, harder: { enemy_health: 5, enemy_attack: 1 } };
const PRESETS = { 2: { ...AT_A_TABLE, easier: { hand_limit: 8 } }, 3: AT_A_TABLE };

test("a preset difficulty replaces all rules", () => {
  assert.deepEqual(withPreset(SETUP, "harder", PRESETS), { rules: { enemy_health: 5, enemy_attack: 1 } });
  assert.deepEqual(withPreset(SETUP, "standard", PRESETS), { rules: {} });
});

test("the rules name their difficulty, unless the player has chosen others", () => {
  const named = (rules) => presetOf({ ...SETUP, rules }, PRESETS);
  assert.equal(named({}), "standard");
  assert.equal(named({ hand_limit: 7 }), "easier");
  assert.equal(named({ enemy_attack: 1, enemy_health: 5 }), "harder");
  assert.equal(named({ enemy_health: 5 }), null);
  assert.equal(named({ enemy_attack: 1, enemy_health: 5, jesters: 0 }), null);
});

test("a preset difficulty stays with another number of players, options of one's own don't", () => {
  assert.deepEqual(withPlayers({ ...SETUP, rules: { hand_limit: 7 } }, 2, PRESETS).rules, { hand_limit: 8 });
  assert.deepEqual(withPlayers(SETUP, 2, PRESETS).rules, {});
});

test("a rule that is set to its standard value again is dropped", () => {
  assert.deepEqual(withRule(SETUP, "jesters", 1, 1), { rules: {} });
  assert.deepEqual(withRule(SETUP, "no_yielding", false, false), { rules: { jesters: 2 } });
});

test("a name changes only at its seat", () => {
  assert.deepEqual(withName(SETUP, 2, "Bori"), { seats: ["Ada", "Bori", "Cléo"] });
});

test("seats without a name get an empty one, and names beyond the table go", () => {
  assert.deepEqual(withName({ ...SETUP, seats: [] }, 3, "Cléo"), { seats: ["", "", "Cléo"] });
  assert.deepEqual(withName({ ...SETUP, players: 1 }, 1, "Ada"), { seats: ["Ada"] });
});

test("a bot is set only at its seat, and can be replaced by a person", () => {
  assert.deepEqual(withBot(SETUP, 1, "knight"), { bots: ["knight", "knight", "page"] });
  assert.deepEqual(withBot(SETUP, 2, ""), { bots: ["", "", "page"] });
});

test("a rule is added to the others, or replaces its old value", () => {
  assert.deepEqual(withRule(SETUP, "hand", 7, 8), { rules: { jesters: 2, hand: 7 } });
  assert.deepEqual(withRule(SETUP, "jesters", 0, 1), { rules: { jesters: 0 } });
});

test("the given setup is not changed", () => {
  const before = structuredClone(SETUP);
  withPlayers(SETUP, 1);
  withName(SETUP, 1, "x");
  withBot(SETUP, 1, "x");
  withRule(SETUP, "x", true, false);
  assert.deepEqual(SETUP, before);
});

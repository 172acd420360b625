import assert from "node:assert/strict";
import { test } from "node:test";
import { compareWithOthers } from "../../../web/storage/counted-games.js";
import { summaryOf } from "../support/games.js";

const lost = (id, beaten, changes = {}) => ({
  id,
  updated: 1,
  summary: summaryOf({ beaten, result: { outcome: "lost", rule: "F4" }, ...changes }),
});
const won = (id, changes) =>
  lost(id, 12, { result: { outcome: "won", rule: "W1", medal: "gold" }, ...changes });

test("a game is compared with the best of the others", () => {
  const games = [lost("one", 3), lost("two", 7), lost("now", 5)];
  assert.deepEqual(compareWithOthers(games, "now"), {
    counts: true,
    isWon: false,
    beaten: 5,
    players: 1,
    others: 2,
    won: 0,
    best: 7,
  });
});

test("the first game has nothing to be compared with", () => {
  const { others, best } = compareWithOthers([lost("now", 5)], "now");
  assert.deepEqual([others, best], [0, 0]);
});

test("only games of as many players are compared", () => {
  const games = [lost("one", 9, { players: 2 }), lost("two", 2), lost("now", 5)];
  assert.equal(compareWithOthers(games, "now").best, 2);
});

test("games with help, house rules or only bots, and running ones, are no match", () => {
  const games = [
    lost("helped", 9, { assisted: true }),
    lost("house", 9, { rules: "standard+hand_limit:9" }),
    lost("bots", 9, { bots: ["knight"] }),
    lost("running", 9, { result: null }),
    lost("now", 5),
  ];
  assert.equal(compareWithOthers(games, "now").others, 0);
});

test("victories before are counted", () => {
  const found = compareWithOthers([won("one"), won("two"), lost("three", 4), won("now")], "now");
  assert.deepEqual([found.won, found.isWon, found.best], [2, true, 12]);
});

test("a game with help doesn't count itself", () => {
  assert.equal(compareWithOthers([lost("one", 3), lost("now", 5, { assisted: true })], "now").counts, false);
});

test("a game that isn't listed as finished yet isn't compared", () => {
  assert.equal(compareWithOthers([lost("one", 3)], "now"), null);
  assert.equal(compareWithOthers([lost("now", 3, { result: null })], "now"), null);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { statisticsOf } from "../../../web/screens/statistics/statistics.js";
import { summaryOf } from "../support/games.js";

let made = 0;

/** A finished game, later than those before it. @param {object} [changes] of its summary @param {string} [id] */
function finished(changes, id = `game-${made}`) {
  made += 1;
  const summary = summaryOf({ assisted: false, result: { outcome: "lost" }, enemy: null, ...changes });
  return { id, updated: made, summary };
}

const won = (changes, id) => finished({ beaten: 12, result: { outcome: "won" }, ...changes }, id);
const lost = (beaten, changes, id) => finished({ beaten, ...changes }, id);
const running = () => ({ id: "running", updated: 0, summary: summaryOf({ beaten: 11 }) });

test("without a finished game there are no statistics", () => {
  assert.equal(statisticsOf([]), null);
  assert.equal(statisticsOf([running()]), null);
});

test("games of bots alone give no statistics either", () => {
  assert.equal(statisticsOf([won({ bots: ["knight"] }), running()]), null);
});

test("running games are not counted", () => {
  assert.deepEqual(statisticsOf([running(), won()]).all, { games: 1, won: 1 });
});

test("won games are counted; a game that was given up is not won", () => {
  const { all } = statisticsOf([won(), lost(3), finished({ beaten: 12, result: { outcome: "gave_up" } })]);
  assert.deepEqual(all, { games: 3, won: 1 });
});

test("average and best count the royals beaten", () => {
  const { average, best } = statisticsOf([lost(3), lost(8), won()]);
  assert.deepEqual([average, best], [23 / 3, 12]);
});

test("without a game that counts there is neither average nor best", () => {
  const { average, best, all } = statisticsOf([won({ assisted: true })]);
  assert.deepEqual([average, best, all], [null, null, { games: 0, won: 0 }]);
});

test("the streak counts the latest games, whatever their order in the list", () => {
  const games = [won(), won(), won(), lost(1), won(), won()];
  const { streak, longest } = statisticsOf(games.reverse());
  assert.deepEqual([streak, longest], [2, 3]);
});

test("a lost game ends the streak", () => {
  const { streak, longest } = statisticsOf([won(), lost(0)]);
  assert.deepEqual([streak, longest], [0, 1]);
});

test("an assisted game neither lengthens nor ends a streak", () => {
  const { streak } = statisticsOf([won(), lost(2, { assisted: true }), won(), won({ assisted: true })]);
  assert.equal(streak, 2);
});

test("games are counted by royals beaten, from none to all twelve", () => {
  const { reached } = statisticsOf([lost(0), lost(4), lost(4), won()]);
  assert.deepEqual(reached, [1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1]);
});

test("games with help or house rules are counted separately", () => {
  const { all, apart, reachedApart } = statisticsOf([
    won(),
    won({ assisted: true }),
    lost(4, { rules: "hand=9" }),
    lost(5, { bots: ["knight", "knight"] }),
  ]);
  assert.deepEqual(all, { games: 1, won: 1 });
  assert.deepEqual(apart, {
    assisted: { games: 1, won: 1 },
    rules: { games: 1, won: 0 },
    bots: { games: 1, won: 0 },
    practice: { games: 0, won: 0 },
  });
  assert.deepEqual([reachedApart[4], reachedApart[5], reachedApart[12]], [1, 0, 1]);
});

test("a solo game that goes on by the old rule for yielding is counted separately", () => {
  const { apart, medals } = statisticsOf([
    won({ result: { outcome: "won", medal: "gold" } }), // also one that was finished by the old rule and not touched since
    won({ rules: "standard+solo_yield:once", result: { outcome: "won", medal: "gold" } }),
  ]);
  assert.deepEqual(apart.rules, { games: 1, won: 1 });
  assert.equal(medals.gold, 1);
});

test("of several reasons to count a game separately one is used: bots, then rules, then help", () => {
  const { apart } = statisticsOf([
    won(),
    won({ bots: ["knight"], rules: "hand=9", assisted: true }),
    won({ rules: "hand=9", assisted: true }),
  ]);
  assert.deepEqual([apart.bots.games, apart.rules.games, apart.assisted.games], [1, 1, 0]);
});

test("a game of a person with bots counts", () => {
  assert.equal(statisticsOf([won({ players: 2, bots: ["", "knight"] })]).all.games, 1);
});

test("each number of players has its own score", () => {
  const { tables } = statisticsOf([won(), lost(1), won({ players: 2 }), lost(2, { players: 4 })]);
  assert.deepEqual(tables, [
    { games: 2, won: 1 },
    { games: 1, won: 1 },
    { games: 0, won: 0 },
    { games: 1, won: 0 },
  ]);
});

test("medals are counted by their kind", () => {
  const medal = (name) => won({ result: { outcome: "won", medal: name } });
  const { medals } = statisticsOf([medal("gold"), medal("bronze"), medal("gold"), won()]);
  assert.deepEqual(medals, { gold: 2, silver: 0, bronze: 1 });
});

test("daily deals are counted by days: a copy of a deal is not another day", () => {
  const { daily } = statisticsOf([
    lost(3, {}, "daily-2026-03-01"),
    won({}, "daily-2026-03-01-1x7f"),
    lost(1, {}, "daily-2026-03-02"),
    won({}, "any other"),
  ]);
  assert.deepEqual(daily, { games: 2, won: 1 });
});

test("games of versions that didn't record help are counted, and their number is given", () => {
  const { all, unmarked } = statisticsOf([won({ assisted: undefined }), won()]);
  assert.deepEqual([all.games, unmarked], [2, 1]);
});

test("the given list is not changed", () => {
  const games = [won(), lost(1)].reverse();
  const before = games.map(({ id }) => id);
  statisticsOf(games);
  assert.deepEqual(
    games.map(({ id }) => id),
    before,
  );
});

test("a practice game counts nowhere but among the practice games", () => {
  const { all, apart, reached, reachedApart, streak } = statisticsOf([
    won(),
    lost(3, { assisted: true, practice: true }),
    won({ assisted: true, practice: true, rules: "standard" }),
  ]);
  assert.deepEqual([all, streak], [{ games: 1, won: 1 }, 1]);
  assert.deepEqual(apart.practice, { games: 2, won: 1 });
  assert.equal(apart.assisted.games, 0);
  assert.equal(reached[12], 1);
  assert.ok(reachedApart.every((games) => games === 0));
});

test("practice alone gives no statistics", () => {
  assert.equal(statisticsOf([lost(3, { assisted: true, practice: true })]), null);
});

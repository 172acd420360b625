// Counts the finished games on this device, also deleted ones that still count: how many were won, how far they came,
// with how many players.

import { isWon, reasonOf } from "../../storage/counted-games.js";
import { dayOf } from "../../storage/daily.js";

/** @typedef {import("../../storage/counted-games.js").CountedGame} CountedGame */

/** @typedef {{games: number, won: number}} Score */
/** @typedef {import("../../storage/counted-games.js").Reason} Reason */

/**
 * Everything but `apart` and `reachedApart` counts only games by people, without help and by the standard rules.
 * @typedef {object} Statistics
 * @property {Score} all
 * @property {number} streak games won in a row up to the latest game
 * @property {number} longest streak
 * @property {number | null} average number of royals beaten; null without a game
 * @property {number | null} best most royals beaten; null without a game
 * @property {number[]} reached how many games ended with 0, 1, … 12 royals beaten
 * @property {number[]} reachedApart the same for assisted games and games by other rules
 * @property {Score[]} tables for one player, for two, …
 * @property {Record<string, number>} medals of solo games
 * @property {Score} daily counts days: a daily deal that was saved twice counts once
 * @property {Record<Reason, Score>} apart
 * @property {number} unmarked games counted as unassisted, but saved before summaries said so
 */

const ROYALS = 12;
const SEATS = [1, 2, 3, 4];
const MEDALS = ["gold", "silver", "bronze"];

/**
 * Null if no person has finished a game.
 * @param {CountedGame[]} counted @returns {Statistics | null}
 */
export function statisticsOf(counted) {
  const finished = counted.filter(({ summary }) => summary.result);
  const games = finished.filter((game) => !reasonOf(game)).sort((one, other) => one.updated - other.updated);
  const countedApart = (/** @type {Reason} */ reason) => finished.filter((game) => reasonOf(game) === reason);
  const [assisted, rules, bots] = [countedApart("assisted"), countedApart("rules"), countedApart("bots")];
  const practice = countedApart("practice"); // begun in the middle: not even in the columns of games counted apart
  if (finished.length === bots.length + practice.length) return null;
  const royals = games.map(({ summary }) => summary.beaten);
  const daily = games.filter(({ id }) => dayOf(id));
  return {
    all: scoreOf(games),
    ...streaksOf(games),
    average: games.length ? royals.reduce((sum, each) => sum + each, 0) / games.length : null,
    best: games.length ? Math.max(...royals) : null,
    reached: reachOf(games),
    reachedApart: reachOf([...assisted, ...rules]),
    tables: SEATS.map((players) => scoreOf(games.filter(({ summary }) => summary.players === players))),
    medals: Object.fromEntries(
      MEDALS.map((medal) => [medal, games.filter(({ summary }) => summary.result?.medal === medal).length]),
    ),
    daily: { games: daysOf(daily), won: daysOf(daily.filter(isWon)) },
    apart: {
      assisted: scoreOf(assisted),
      rules: scoreOf(rules),
      bots: scoreOf(bots),
      practice: scoreOf(practice),
    },
    unmarked: games.filter(({ summary }) => summary.assisted === undefined).length,
  };
}

/** @param {CountedGame[]} games @returns {Score} */
const scoreOf = (games) => ({ games: games.length, won: games.filter(isWon).length });

/** @param {CountedGame[]} games */
const daysOf = (games) => new Set(games.map(({ id }) => dayOf(id))).size;

/** How many games ended with 0, 1, … 12 royals beaten. @param {CountedGame[]} games */
const reachOf = (games) =>
  Array.from(
    { length: ROYALS + 1 },
    (_, beaten) => games.filter(({ summary }) => summary.beaten === beaten).length,
  );

/** @param {CountedGame[]} games the oldest first */
function streaksOf(games) {
  let [streak, longest] = [0, 0];
  for (const game of games) {
    streak = isWon(game) ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return { streak, longest };
}

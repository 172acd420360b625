// The finished games of this device, counted: how many were won, how far they got, in whose company.

import { dayOf } from "../../storage/daily.js";

/** @typedef {import("../../app/state.js").SavedGame} SavedGame */

/** @typedef {{games: number, won: number}} Score */
/** @typedef {"assisted" | "rules" | "bots"} Reason why a game is no measure of the players */

/**
 * @typedef {object} Statistics all of games without help and by the usual rules, but for `apart` and `elsewise`
 * @property {Score} all
 * @property {number} streak games won in a row, the last one among them
 * @property {number} longest
 * @property {number | null} average royals beaten; null without a game
 * @property {number | null} best
 * @property {number[]} reached how many games ended with 0, 1, … 12 royals beaten
 * @property {number[]} elsewise the same of games that are counted apart
 * @property {Score[]} tables of one player, of two, …
 * @property {Record<string, number>} medals of a lone player
 * @property {Score} daily by days: a deal that was kept twice is one
 * @property {Record<Reason, Score>} apart
 * @property {number} unmarked counted games that were saved before summaries told of help
 */

const ROYALS = 12;
const SEATS = [1, 2, 3, 4];
const MEDALS = ["gold", "silver", "bronze"];

/** Null if there is no finished game that anybody played. @param {SavedGame[]} saved @returns {Statistics | null} */
export function statisticsOf(saved) {
  const finished = saved.filter(({ summary }) => summary.result);
  const games = finished.filter((game) => !reasonOf(game)).sort((one, other) => one.updated - other.updated);
  const because = (/** @type {Reason} */ reason) => finished.filter((game) => reasonOf(game) === reason);
  const [assisted, rules, bots] = [because("assisted"), because("rules"), because("bots")];
  if (finished.length === bots.length) return null;
  const royals = games.map(({ summary }) => summary.beaten);
  const daily = games.filter(({ id }) => dayOf(id));
  return {
    all: scoreOf(games),
    ...streaksOf(games),
    average: games.length ? royals.reduce((sum, each) => sum + each, 0) / games.length : null,
    best: games.length ? Math.max(...royals) : null,
    reached: reachOf(games),
    elsewise: reachOf([...assisted, ...rules]),
    tables: SEATS.map((players) => scoreOf(games.filter(({ summary }) => summary.players === players))),
    medals: Object.fromEntries(
      MEDALS.map((medal) => [medal, games.filter(({ summary }) => summary.result?.medal === medal).length]),
    ),
    daily: { games: daysOf(daily), won: daysOf(daily.filter(isWon)) },
    apart: { assisted: scoreOf(assisted), rules: scoreOf(rules), bots: scoreOf(bots) },
    unmarked: games.filter(({ summary }) => summary.assisted === undefined).length,
  };
}

/** Why a game is counted apart, if it is; of two reasons the one that weighs more. @param {SavedGame} game @returns {Reason | null} */
function reasonOf({ summary: { bots = [], rules = "standard", assisted = false } }) {
  if (bots.length && bots.every(Boolean)) return "bots";
  if (rules !== "standard") return "rules";
  return assisted ? "assisted" : null;
}

/** One that was given up is not. @param {SavedGame} game */
const isWon = ({ summary }) => summary.result?.outcome === "won";

/** @param {SavedGame[]} games @returns {Score} */
const scoreOf = (games) => ({ games: games.length, won: games.filter(isWon).length });

/** @param {SavedGame[]} games */
const daysOf = (games) => new Set(games.map(({ id }) => dayOf(id))).size;

/** @param {SavedGame[]} games */
const reachOf = (games) =>
  Array.from(
    { length: ROYALS + 1 },
    (_, beaten) => games.filter(({ summary }) => summary.beaten === beaten).length,
  );

/** @param {SavedGame[]} games the oldest first */
function streaksOf(games) {
  let [streak, longest] = [0, 0];
  for (const game of games) {
    streak = isWon(game) ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return { streak, longest };
}

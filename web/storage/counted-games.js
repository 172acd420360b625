// The games that the statistics count: saved ones, and deleted ones that still count. Which count separately, and what
// was the best result before a game.

/**
 * @typedef {import("./rows.js").Summary} Summary
 *
 * The part of a summary that the statistics count.
 * @typedef {Pick<Summary, "players" | "beaten" | "result" | "rules" | "assisted" | "bots" | "practice">} CountedSummary
 * @typedef {{id: string, updated: number, summary: CountedSummary}} CountedGame
 * @typedef {"practice" | "assisted" | "rules" | "bots"} Reason why a game is counted separately
 */

/** A name for a game as it was when it was saved last. @param {{id: string, updated: number}} game */
export const keyOf = ({ id, updated }) => `${id}@${updated}`;

/**
 * All games that count, each once: a backup may have brought back a game that was deleted here.
 * @param {readonly CountedGame[]} saved @param {readonly CountedGame[]} deleted @returns {CountedGame[]}
 */
export function countedGames(saved, deleted) {
  const known = new Set(saved.map(keyOf));
  return [...saved, ...deleted.filter((game) => !known.has(keyOf(game)))];
}

/** The first reason to count a game separately, or null. @param {{summary: CountedSummary}} game @returns {Reason | null} */
export function reasonOf({ summary: { bots = [], rules = "standard", assisted = false, practice = false } }) {
  if (practice) return "practice";
  if (bots.length && bots.every(Boolean)) return "bots";
  if (rules !== "standard") return "rules";
  return assisted ? "assisted" : null;
}

/** A game that was given up is not won. @param {{summary: CountedSummary}} game */
export const isWon = ({ summary }) => summary.result?.outcome === "won";

/**
 * How a finished game compares with the others of as many players that count: how many of these there are, how many
 * were won, and the most royals beaten in one. Null if the game isn't among the games, or isn't finished.
 * @param {readonly CountedGame[]} games @param {string} id
 */
export function compareWithOthers(games, id) {
  const game = games.find((each) => each.id === id && each.summary.result);
  if (!game) return null;
  const { players, beaten } = game.summary;
  const others = games.filter(
    (each) => each !== game && each.summary.result && !reasonOf(each) && each.summary.players === players,
  );
  return {
    counts: !reasonOf(game),
    isWon: isWon(game),
    beaten,
    players,
    others: others.length,
    won: others.filter(isWon).length,
    best: Math.max(0, ...others.map(({ summary }) => summary.beaten)),
  };
}

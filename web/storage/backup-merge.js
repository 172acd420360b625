// Puts two stocks of games and settings together, so that nothing is lost on either side.
//
// It reads of a save only what tells whether one goes on from the other; whether a game can be
// played is the engine's to say when it is opened.

/**
 * @typedef {{id: string, updated: number, summary: any, save: string}} KeptGame
 * @typedef {{games: KeptGame[], settings: Record<string, any>}} Stock
 * @typedef {{added: number, further: number, copied: number, same: number}} Counts
 *   new games; games that went on; other versions of a game, kept beside it; games as they were
 */

/** What belongs to one browser only: which game was last here, what was offered and refused. */
const OWN = ["last", "install"];

/** @param {Record<string, any>} settings */
export const shared = (settings) =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => !OWN.includes(key)));

/**
 * What has to be written so that `here` also holds `brought`.
 * @param {Stock} here
 * @param {Stock} brought
 * @returns {Stock & {counts: Counts}}
 */
export function merge(here, brought) {
  const known = new Map(here.games.map((game) => [game.id, game]));
  const games = [];
  const counts = { added: 0, further: 0, copied: 0, same: 0 };
  for (const game of brought.games) {
    const [kind, id] = place(game, known);
    counts[kind] += 1;
    if (kind === "same") continue;
    const placed = { ...game, id };
    known.set(id, placed);
    games.push(placed);
  }
  /** @type {Record<string, any>} */
  const settings = {};
  for (const [key, value] of Object.entries(shared(brought.settings))) {
    settings[key] = together(here.settings[key], value);
  }
  return { games, settings, counts };
}

/**
 * What a game is to those that are here, and the id under which it belongs.
 * @param {KeptGame} game
 * @param {Map<string, KeptGame>} known
 * @returns {[keyof Counts, string]}
 */
function place(game, known) {
  const here = known.get(game.id);
  if (!here) return ["added", game.id];
  if (goesOn(here.save, game.save)) return ["same", game.id];
  if (goesOn(game.save, here.save)) return ["further", game.id];
  const id = `${game.id}-${mark(game.save)}`; // the same one each time: no heap of copies
  const copy = known.get(id);
  return [copy && goesOn(copy.save, game.save) ? "same" : "copied", id];
}

/** Whether one save is the other, or goes on from it. @param {string} later @param {string} earlier */
export function goesOn(later, earlier) {
  if (later === earlier) return true;
  try {
    const [one, other] = [JSON.parse(later), JSON.parse(earlier)];
    const alike = ["rules", "players", "seats", "seed", "first", "start"].every(
      (name) => JSON.stringify(one.record[name]) === JSON.stringify(other.record[name]),
    );
    const moves = /** @type {string[]} */ (other.record.moves);
    const longer = one.record.moves.length > moves.length;
    return (
      alike &&
      moves.every((move, at) => move === one.record.moves[at]) &&
      (one.assisted || !other.assisted) &&
      (longer
        ? other.record.result === null
        : other.record.result === null || one.record.result === other.record.result)
    );
  } catch {
    return false; // a damaged one is like no other
  }
}

/** Objects are joined, at all depths; for the rest what is here counts. @param {any} here @param {any} brought */
function together(here, brought) {
  if (here === undefined) return brought;
  if (!isObject(here) || !isObject(brought)) return here;
  const joined = { ...here };
  for (const [key, value] of Object.entries(brought)) joined[key] = together(here[key], value);
  return joined;
}

/** @param {unknown} value */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** A few letters that stand for a text. @param {string} text */
function mark(text) {
  let sum = 2166136261;
  for (const sign of text) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 16777619) >>> 0;
  return sum.toString(36);
}

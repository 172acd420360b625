// The changes that the fields of the new-game screen make to the next game's setup.

/** @typedef {import("../app/state.js").Setup} Setup */

/**
 * Change the number of players. Drops the seats that are gone, and all rules, because their ranges depend on it.
 * @param {Setup} setup @param {number} players @returns {Partial<Setup>}
 */
export const withPlayers = ({ seats, bots, first }, players) => ({
  players,
  seats: seats.slice(0, players),
  bots: bots.slice(0, players),
  first: Math.min(first, players),
  rules: {},
});

/** @param {Setup} setup @param {number} seat @param {string} name @returns {Partial<Setup>} */
export const withName = ({ players, seats }, seat, name) => ({ seats: replaced(players, seats, seat, name) });

/** @param {Setup} setup @param {number} seat @param {string} bot "" for a person @returns {Partial<Setup>} */
export const withBot = ({ players, bots }, seat, bot) => ({ bots: replaced(players, bots, seat, bot) });

/** @param {Setup} setup @param {string} name @param {string | number | boolean} value @returns {Partial<Setup>} */
export const withRule = ({ rules }, name, value) => ({ rules: { ...rules, [name]: value } });

/**
 * A list with one text for each seat, in which one seat's text is replaced.
 * @param {number} players @param {string[]} texts @param {number} seat @param {string} text
 */
const replaced = (players, texts, seat, text) =>
  Array.from({ length: players }, (_, at) => (at === seat - 1 ? text : (texts[at] ?? "")));

// The next game's table, as the new-game screen builds it up: what each field changes in it.

/** @typedef {import("../app/state.js").Setup} Setup */

/** Fewer seats forget the names and the first seat that no longer fit. */
/** @param {Setup} setup @param {number} players @returns {Partial<Setup>} */
export const withPlayers = ({ seats, bots, first }, players) => ({
  players,
  seats: seats.slice(0, players),
  bots: bots.slice(0, players),
  first: Math.min(first, players),
  rules: {},
});

/** @param {Setup} setup @param {number} seat @param {string} name @returns {Partial<Setup>} */
export const withName = ({ players, seats }, seat, name) => ({ seats: changed(players, seats, seat, name) });

/** @param {Setup} setup @param {number} seat @param {string} bot "": a person @returns {Partial<Setup>} */
export const withBot = ({ players, bots }, seat, bot) => ({ bots: changed(players, bots, seat, bot) });

/** @param {Setup} setup @param {string} name @param {string | number | boolean} value @returns {Partial<Setup>} */
export const withRule = ({ rules }, name, value) => ({ rules: { ...rules, [name]: value } });

/** One text for each seat, another for this one. @param {number} players @param {string[]} texts @param {number} seat @param {string} text */
const changed = (players, texts, seat, text) =>
  Array.from({ length: players }, (_, at) => (at === seat - 1 ? text : (texts[at] ?? "")));

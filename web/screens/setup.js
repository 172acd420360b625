// The changes that the fields of the new-game screen make to the next game's setup.

/** @typedef {import("../app/state.js").Setup} Setup */
/** @typedef {import("../app/state.js").Options} Options */
/** @typedef {import("../app/state.js").Preset} Preset */

/**
 * Change the number of players. Drops the seats that are gone. A preset difficulty stays; options chosen one by one are
 * dropped, because their ranges depend on the number of players.
 * @param {Setup} setup @param {number} players @param {Options["presets"]} [presets] @returns {Partial<Setup>}
 */
export const withPlayers = (setup, players, presets) => ({
  players,
  seats: setup.seats.slice(0, players),
  bots: setup.bots.slice(0, players),
  first: Math.min(setup.first, players),
  rules: presets?.[players][presetOf(setup, presets) ?? "standard"] ?? {},
});

/** Set all rules to those of a difficulty. @param {Setup} setup @param {Preset} preset @param {Options["presets"]} presets @returns {Partial<Setup>} */
export const withPreset = ({ players }, preset, presets) => ({ rules: presets[players][preset] });

/** The difficulty that the rules make; null if the player has chosen others. @param {Setup} setup @param {Options["presets"]} presets */
export function presetOf({ players, rules }, presets) {
  const names = /** @type {Preset[]} */ (Object.keys(presets[players]));
  return names.find((name) => isSame(presets[players][name], rules)) ?? null;
}

/** @param {Setup["rules"]} some @param {Setup["rules"]} others */
const isSame = (some, others) =>
  [...Object.keys(some), ...Object.keys(others)].every((name) => some[name] === others[name]);

/** @param {Setup} setup @param {number} seat @param {string} name @returns {Partial<Setup>} */
export const withName = ({ players, seats }, seat, name) => ({ seats: replaced(players, seats, seat, name) });

/** @param {Setup} setup @param {number} seat @param {string} bot "" for a person @returns {Partial<Setup>} */
export const withBot = ({ players, bots }, seat, bot) => ({ bots: replaced(players, bots, seat, bot) });

/**
 * Set one rule. A rule that is set to its standard value again is dropped, so that the game counts as a standard one.
 * @param {Setup} setup @param {string} name @param {string | number | boolean} value
 * @param {string | number | boolean} usual @returns {Partial<Setup>}
 */
export function withRule({ rules }, name, value, usual) {
  const { [name]: _, ...others } = rules;
  return { rules: value === usual ? others : { ...others, [name]: value } };
}

/**
 * A list with one text for each seat, in which one seat's text is replaced.
 * @param {number} players @param {string[]} texts @param {number} seat @param {string} text
 */
const replaced = (players, texts, seat, text) =>
  Array.from({ length: players }, (_, at) => (at === seat - 1 ? text : (texts[at] ?? "")));

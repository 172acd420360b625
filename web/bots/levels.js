// The names of the built-in bots; any other name is a guest bot's.

export const LEVELS = /** @type {readonly string[]} */ (["squire", "knight", "champion"]);

/**
 * The default name of a seat's bot; bots of the same level get the number of their seat. "" for a person.
 * @param {import("../i18n/index.js").Translate} t @param {string[]} bots @param {number} at
 */
export function botName(t, bots, at) {
  const bot = bots[at];
  const name = bot && LEVELS.includes(bot) ? t(`bot-${bot}`) : (bot ?? "");
  return name && bots.filter((other) => other === bot).length > 1 ? `${name} ${at + 1}` : name;
}

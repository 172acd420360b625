// The names of our own bots; every other name is a guest's.

export const LEVELS = /** @type {readonly string[]} */ (["squire", "knight", "champion"]);

/** What a bot without a name is called: two of a kind are told apart by their seats. */
/** @param {import("../i18n/index.js").Translate} t @param {string[]} bots @param {number} at */
export function botName(t, bots, at) {
  const bot = bots[at];
  const name = bot && LEVELS.includes(bot) ? t(`bot-${bot}`) : (bot ?? "");
  return name && bots.filter((other) => other === bot).length > 1 ? `${name} ${at + 1}` : name;
}

// A scenario's message in words: an author's own, or one of ours with the engine's facts in it.

import { cardSigns, suitName } from "../i18n/cards.js";

/** @typedef {import("../i18n/index.js").Translate} Translate */
/** @typedef {{id: string, args: Record<string, any>} | {text: Record<string, string>}} Message */

/** @param {Translate} words @param {Message | null} message @param {string} locale */
export function messageText(words, message, locale) {
  if (!message) return "";
  if ("id" in message) return words(`lesson-${message.id}`, spokenFacts(words, message.args));
  const { text } = message; // an author's own, perhaps in one language only
  return text[locale] ?? text[""] ?? text.en ?? Object.values(text)[0] ?? "";
}

/** @param {Translate} t @param {Record<string, any>} facts */
function spokenFacts(t, facts) {
  /** @type {Record<string, string | number>} */
  const args = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (fact?.cards) args[name] = cardSigns(t, fact.cards);
    else if (fact?.suit) args[name] = suitName(t, fact.suit);
    else if (fact?.medal) args[name] = t(`medal-${fact.medal}`);
    else args[name] = fact ?? "";
  }
  return args;
}

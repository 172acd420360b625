// What a scenario wants said, in the player's language: for the eye with signs, for the ear in words.

import { cardNames, cardSigns, suitName } from "../i18n/cards.js";

/** @typedef {import("../engine/protocol.js").ScenarioMessage} ScenarioMessage */
/** @typedef {import("../i18n/index.js").Translate} Translate */

/**
 * @param {Translate} t
 * @param {string} locale
 * @param {ScenarioMessage} message
 * @param {{spoken?: boolean}} [style] spoken: cards by their names
 */
export function scenarioText(t, locale, message, { spoken = false } = {}) {
  if ("text" in message) {
    const { text } = message; // an author's own words, perhaps in one language only
    return text[locale] ?? text[""] ?? text.en ?? Object.values(text)[0] ?? "";
  }
  /** @type {Record<string, string | number>} */
  const args = {};
  for (const [name, fact] of Object.entries(message.args)) {
    if (typeof fact !== "object") args[name] = fact;
    else if ("cards" in fact) args[name] = spoken ? cardNames(t, fact.cards) : cardSigns(t, fact.cards);
    else if ("suit" in fact) args[name] = suitName(t, fact.suit);
    else args[name] = t(`medal-${fact.medal}`);
  }
  return t(`lesson-${message.id}`, args);
}

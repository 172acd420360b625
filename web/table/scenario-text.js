// Puts the messages of a scenario into the player's language: with card signs on the screen, with card names in
// announcements.

import { cardNames, cardSigns, suitName } from "../i18n/cards.js";

/** @typedef {import("../engine/protocol.js").ScenarioMessage} ScenarioMessage */
/** @typedef {import("../i18n/index.js").Translate} Translate */

/**
 * @param {Translate} t
 * @param {string} locale
 * @param {ScenarioMessage} message
 * @param {{spoken?: boolean}} [style] spoken: cards as words rather than signs, for screen readers
 */
export function scenarioText(t, locale, message, { spoken = false } = {}) {
  if ("text" in message) {
    const { text } = message; // written by the scenario's author, perhaps in one language only
    return text[locale] ?? text[""] ?? text.en ?? Object.values(text)[0] ?? "";
  }
  /** @type {Record<string, string | number>} */
  const args = {};
  for (const [name, value] of Object.entries(message.args)) {
    if (typeof value !== "object") args[name] = value;
    else if ("cards" in value) args[name] = spoken ? cardNames(t, value.cards) : cardSigns(t, value.cards);
    else if ("suit" in value) args[name] = suitName(t, value.suit);
    else args[name] = t(`medal-${value.medal}`);
  }
  return t(`lesson-${message.id}`, args);
}

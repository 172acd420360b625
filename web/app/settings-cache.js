// A copy of the settings that can be read at once, so that the first paint already has the player's language and
// colours. The originals are in the storage.

import { SITE } from "../base/site.js";
import { pickLocale } from "../i18n/index.js";

/** @typedef {import("./state.js").Settings} Settings */

const KEY = `regicide ${SITE.pathname}`;

/** @returns {Partial<Settings>} */
export function readCachedSettings() {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {}; // blocked or damaged: the first paint uses the defaults
  }
}

/** The cached settings, with defaults for those that are missing. @param {Partial<Settings>} cached @returns {Settings} */
export const startSettings = (cached) => ({
  theme: "auto",
  suits: "two",
  sort: "suit",
  cards: "usual",
  hand: "right",
  motion: "full",
  pace: "usual",
  sound: "off",
  haptics: "off",
  ...cached,
  locale: pickLocale([`${cached.locale}`, ...navigator.languages]),
});

let written = "";

/** @param {Settings} settings */
export function storeSettingsCache(settings) {
  const text = JSON.stringify(settings);
  if (text === written) return;
  written = text;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Blocked or full: nothing is lost, the storage has the settings.
  }
}

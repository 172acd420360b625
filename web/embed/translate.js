// Translates the element's few messages without a library; the build copies them from the catalogues (words.js).

import { WORDS } from "./words.js";

/** @typedef {(id: string, args?: Record<string, string | number>) => string} Translate */

/** The catalogue for a language tag such as "fr-CA"; English if there is none. @param {string} tag */
export function languageFor(tag) {
  const language = tag.toLowerCase().split("-")[0];
  return language in WORDS ? language : "en";
}

/** @param {string} tag @returns {Translate} */
export function translatorFor(tag) {
  const messages = WORDS[languageFor(tag)];
  return (id, args = {}) => messages[id].replace(/\{ \$(\w+) \}/g, (_, name) => String(args[name] ?? ""));
}

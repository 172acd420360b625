// The element's few words in five languages, without a library: the build takes them from the catalogues.

import { WORDS } from "./words.js";

/** @typedef {(id: string, args?: Record<string, string | number>) => string} Translate */

/** The language spoken for a tag such as "fr-CA"; English for one that we don't speak. @param {string} tag */
export function spoken(tag) {
  const language = tag.toLowerCase().split("-")[0];
  return language in WORDS ? language : "en";
}

/** @param {string} tag @returns {Translate} */
export function speak(tag) {
  const words = WORDS[spoken(tag)];
  return (id, args = {}) => words[id].replace(/\{ \$(\w+) \}/g, (_, name) => String(args[name] ?? ""));
}

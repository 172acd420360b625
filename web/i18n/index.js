// Loads the Fluent catalogues of one language, and English for messages that are missing there.

import { SITE } from "../base/site.js";
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";

/** @typedef {Record<string, string | number>} Args */
/** @typedef {(id: string, args?: Args) => string} Translate */

export const LOCALES = /** @type {const} */ (["en", "ru", "hu", "ca", "fr"]);

/** The name of each language in that language, for the language menu. */
export const LOCALE_NAMES = Object.freeze({
  en: "English",
  ru: "Русский",
  hu: "Magyar",
  ca: "Català",
  fr: "Français",
});

/** @typedef {typeof LOCALES[number]} Locale */

/**
 * Writes dates in the player's language. English is British here, in dates as in spelling.
 * @param {Locale} locale @param {Intl.DateTimeFormatOptions} options
 */
export const dateFormat = (locale, options) =>
  new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, options);

/**
 * The first of the wanted languages that the site is translated into; else English.
 * @param {readonly string[]} wanted
 * @returns {Locale}
 */
export function pickLocale(wanted) {
  for (const tag of wanted) {
    const match = LOCALES.find((locale) => tag.toLowerCase().split("-")[0] === locale);
    if (match) return match;
  }
  return "en";
}

/**
 * The spaces that are shown as no-break spaces, by language: beside short words, dashes, numbers and punctuation.
 * @type {Record<string, RegExp>}
 */
const NO_BREAK = {
  ru: / (?=[—·])|(?<=(?:^|[\s(«])[а-яё]{1,2}) |(?<=\d) (?=[а-яё%])| (?=\d+[.)]*$)/gi,
  hu: /(?<=kb\.) | (?=\d+[.)]*$)/g,
  ca: /(?<=aprox\.) |(?<=\d) (?=%)| (?=\d+[.)]*$)/g,
  fr: / (?=[:;!?»])|(?<=«) /g,
};

/** The folders of the catalogues wanted so far: first the main catalogue's, which is i18n/ itself. */
const folders = new Set([""]);
/** The messages of each language that was chosen so far, and of English. @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** The catalogues that are loaded or on their way, by their names. @type {Map<string, Promise<void>>} */
const catalogues = new Map();

/**
 * Load a language. The result turns a message id and its arguments into text.
 * @param {Locale} locale
 * @returns {Promise<Translate>}
 */
export async function loadMessages(locale) {
  const chain = [...new Set([locale, "en"])];
  // No isolation marks: every language here is written from left to right.
  for (const name of chain)
    if (!bundles.has(name)) bundles.set(name, new FluentBundle(name, { useIsolating: false }));
  await Promise.all(chain.flatMap((name) => [...folders].map((folder) => loadCatalogue(folder, name))));
  return (id, args = {}) => {
    for (const name of chain) {
      const bundle = /** @type {FluentBundle} */ (bundles.get(name));
      const message = bundle.getMessage(id);
      if (message?.value)
        return bundle.formatPattern(message.value, args).replace(NO_BREAK[name] ?? /$^/, "\u00a0");
    }
    return id;
  };
}

/**
 * Load another part of the catalogues, for the languages chosen so far and for those chosen later.
 * @param {string} part
 */
export async function loadPart(part) {
  const folder = `${part}/`;
  folders.add(folder);
  try {
    await Promise.all([...bundles.keys()].map((locale) => loadCatalogue(folder, locale)));
  } catch (error) {
    folders.delete(folder); // so that changing the language doesn't fail because of this part
    throw error;
  }
}

/** @param {string} folder @param {string} locale */
function loadCatalogue(folder, locale) {
  const name = folder + locale;
  const loading = catalogues.get(name) ?? fetchCatalogue(name, locale);
  catalogues.set(name, loading);
  loading.catch(() => catalogues.delete(name)); // the next call tries again
  return loading;
}

/** @param {string} name @param {string} locale */
async function fetchCatalogue(name, locale) {
  const response = await fetch(new URL(`i18n/${name}.ftl`, SITE));
  if (!response.ok) throw new Error(`messages ${name}: ${response.status}`);
  bundles.get(locale)?.addResource(new FluentResource(await response.text()));
}

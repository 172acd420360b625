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
  fr: / (?=[:;!?»])|(?<=«) /g,
};

/** The parts loaded so far besides the main catalogue, by the names of their folders. @type {Set<string>} */
const parts = new Set();
/** @type {FluentBundle[]} */
let bundles = []; // of the current language, then of English

/**
 * Load a language and make it the current one. The result turns a message id and its arguments into text.
 * @param {Locale} locale
 * @returns {Promise<Translate>}
 */
export async function loadMessages(locale) {
  const loaded = await Promise.all((locale === "en" ? ["en"] : [locale, "en"]).map(loadBundle));
  bundles = loaded;
  return (id, args = {}) => {
    for (const bundle of loaded) {
      const message = bundle.getMessage(id);
      if (message?.value)
        return bundle
          .formatPattern(message.value, args)
          .replace(NO_BREAK[bundle.locales[0]] ?? /$^/, "\u00a0");
    }
    return id;
  };
}

/**
 * Load another part of the catalogues, for the current language and for those chosen later.
 * @param {string} part the folder of the part
 */
export async function loadPart(part) {
  if (parts.has(part)) return;
  await Promise.all(bundles.map((bundle) => addCatalogue(bundle, `${part}/${bundle.locales[0]}`)));
  parts.add(part);
}

/** @param {string} locale */
async function loadBundle(locale) {
  // No isolation marks: every language here is written from left to right.
  const bundle = new FluentBundle(locale, { useIsolating: false });
  await Promise.all(
    [locale, ...[...parts].map((part) => `${part}/${locale}`)].map((name) => addCatalogue(bundle, name)),
  );
  return bundle;
}

/** @param {FluentBundle} bundle @param {string} name of the catalogue */
async function addCatalogue(bundle, name) {
  const response = await fetch(new URL(`i18n/${name}.ftl`, SITE));
  if (!response.ok) throw new Error(`messages ${name}: ${response.status}`);
  bundle.addResource(new FluentResource(await response.text()));
}

// Messages: Fluent catalogues, one language at a time, English where a message is missing.
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";

/** @typedef {Record<string, string | number>} Args */
/** @typedef {(id: string, args?: Args) => string} Translate */

export const LOCALES = /** @type {const} */ (["en", "ru", "hu", "ca", "fr"]);

/** Each language in its own words, for the language menu. */
export const LOCALE_NAMES = Object.freeze({
  en: "English",
  ru: "Русский",
  hu: "Magyar",
  ca: "Català",
  fr: "Français",
});

/** @typedef {typeof LOCALES[number]} Locale */

/**
 * The first of the wanted languages that we speak.
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
 * Load a language; the result turns a message id and its arguments into text.
 * @param {Locale} locale
 * @returns {Promise<Translate>}
 */
export async function loadMessages(locale) {
  const bundles = await Promise.all(
    locale === "en" ? [loadBundle("en")] : [loadBundle(locale), loadBundle("en")],
  );
  return (id, args = {}) => {
    for (const bundle of bundles) {
      const message = bundle.getMessage(id);
      if (message?.value) return bundle.formatPattern(message.value, args);
    }
    return id;
  };
}

/** @param {Locale} locale */
async function loadBundle(locale) {
  const answer = await fetch(new URL(`./${locale}.ftl`, import.meta.url));
  if (!answer.ok) throw new Error(`messages ${locale}: ${answer.status}`);
  // Names and numbers are short and never of the other writing direction: no isolation marks.
  const bundle = new FluentBundle(locale, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  return bundle;
}

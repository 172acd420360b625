// Messages: Fluent catalogues, one language at a time, English where a message is missing.
import { SITE } from "../base/site.js";
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

/** Where a line must not break though the catalogues have plain spaces: short words, dashes, counts. */
/** @type {Record<string, RegExp>} */
const JOINED = {
  ru: / (?=[—·])|(?<=(?:^|[\s(«])[а-яё]{1,2}) |(?<=\d) (?=[а-яё%])| (?=\d+[.)]*$)/gi,
  fr: / (?=[:;!?»])|(?<=«) /g,
};

/** What a screen that comes later brings: the parts asked for so far, under their folders' names. */
/** @type {Set<string>} */
const parts = new Set();
/** @type {FluentBundle[]} */
let bundles = []; // of the present language, and of English behind it

/**
 * Load a language; the result turns a message id and its arguments into text.
 * @param {Locale} locale
 * @returns {Promise<Translate>}
 */
export async function loadMessages(locale) {
  const spoken = await Promise.all((locale === "en" ? ["en"] : [locale, "en"]).map(loadBundle));
  bundles = spoken;
  return (id, args = {}) => {
    for (const bundle of spoken) {
      const message = bundle.getMessage(id);
      if (message?.value)
        return bundle.formatPattern(message.value, args).replace(JOINED[bundle.locales[0]] ?? /$^/, "\u00a0");
    }
    return id;
  };
}

/**
 * Load one more part of the messages, in the present language and in those to come.
 * @param {string} part the folder of its catalogues
 */
export async function loadPart(part) {
  if (parts.has(part)) return;
  await Promise.all(bundles.map((bundle) => add(bundle, `${part}/${bundle.locales[0]}`)));
  parts.add(part);
}

/** @param {string} locale */
async function loadBundle(locale) {
  // Names and numbers are short and never of the other writing direction: no isolation marks.
  const bundle = new FluentBundle(locale, { useIsolating: false });
  await Promise.all(
    [locale, ...[...parts].map((part) => `${part}/${locale}`)].map((name) => add(bundle, name)),
  );
  return bundle;
}

/** @param {FluentBundle} bundle @param {string} name of the catalogue */
async function add(bundle, name) {
  const answer = await fetch(new URL(`i18n/${name}.ftl`, SITE));
  if (!answer.ok) throw new Error(`messages ${name}: ${answer.status}`);
  bundle.addResource(new FluentResource(await answer.text()));
}

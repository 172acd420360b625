// Translates a page written in HTML: the file holds the English text, the catalogues hold the other languages.

import { loadMessages, loadPart, LOCALE_NAMES, LOCALES, pickLocale } from "../i18n/index.js";
import { readCachedSettings } from "../app/settings-cache.js";

/**
 * Translate the page into the visitor's language: `?lang=`, else the game's setting, else the browser's.
 * @param {...string} parts the parts of the catalogues that the page needs
 * @returns {Promise<{locale: import("../i18n/index.js").Locale, t: import("../i18n/index.js").Translate}>}
 */
export async function translatePage(...parts) {
  const wanted = new URLSearchParams(location.search).get("lang");
  const locale = pickLocale([wanted ?? "", `${readCachedSettings().locale}`, ...navigator.languages]);
  const t = await loadMessages(locale);
  await Promise.all(["settings", ...parts].map(loadPart)); // "settings" holds the label of the language links
  document.documentElement.lang = locale;
  translateElements(t);
  for (const table of document.querySelectorAll("regicide-table")) table.setAttribute("lang", locale);
  showLanguageLinks(t("settings-language"), locale);
  return { locale, t };
}

/** Write the messages that the page's elements name. @param {import("../i18n/index.js").Translate} translate */
function translateElements(translate) {
  for (const element of document.querySelectorAll("[data-t]")) {
    const text = translate(element.getAttribute("data-t") ?? "");
    if (element.textContent !== text) element.textContent = text;
  }
}

/** Fill the list of links to the page in each language. @param {string} label @param {string} locale the current one */
function showLanguageLinks(label, locale) {
  const list = document.querySelector(".languages");
  list?.setAttribute("aria-label", label);
  list?.replaceChildren(
    ...LOCALES.map((code) => {
      const link = document.createElement("a");
      link.href = `?lang=${code}`;
      link.lang = link.hreflang = code;
      link.textContent = LOCALE_NAMES[code];
      if (code === locale) link.setAttribute("aria-current", "true");
      return link;
    }),
  );
}

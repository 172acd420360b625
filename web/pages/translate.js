// The words of a page that stands in HTML: English is there, other languages come from the catalogues.

import { loadMessages, loadPart, LOCALE_NAMES, LOCALES, pickLocale } from "../i18n/index.js";
import { readCachedSettings } from "../app/settings-cache.js";

/**
 * Put the page into the visitor's language: ?lang=, else that of their game, else the browser's.
 * @param {...string} parts of the messages that the page needs
 * @returns {Promise<{locale: import("../i18n/index.js").Locale, t: import("../i18n/index.js").Translate}>}
 */
export async function translatePage(...parts) {
  const wanted = new URLSearchParams(location.search).get("lang");
  const locale = pickLocale([wanted ?? "", `${readCachedSettings().locale}`, ...navigator.languages]);
  const words = await loadMessages(locale);
  await Promise.all(["settings", ...parts].map(loadPart)); // the settings name the language
  document.documentElement.lang = locale;
  for (const element of document.querySelectorAll("[data-t]")) {
    const text = words(element.getAttribute("data-t") ?? "");
    if (element.textContent !== text) element.textContent = text;
  }
  for (const table of document.querySelectorAll("regicide-table")) table.setAttribute("lang", locale);
  offerLanguages(words("settings-language"), locale);
  return { locale, t: words };
}

/** @param {string} label @param {string} locale the present one */
function offerLanguages(label, locale) {
  const place = document.querySelector(".languages");
  place?.setAttribute("aria-label", label);
  place?.replaceChildren(
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

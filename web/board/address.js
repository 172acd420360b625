// Reads a board's address: board.html?position=…&lang=fr, or the same parameters after a #.

import { pickLocale } from "../i18n/index.js";
import { readSource } from "../embed/protocol.js";

/**
 * The language, the theme and the buttons of a board.
 * @typedef {object} Look
 * @property {import("../i18n/index.js").Locale} lang
 * @property {"auto" | "light" | "dark"} theme
 * @property {string[]} controls the buttons to offer, some of `CONTROLS`
 *
 * @typedef {object} Address
 * @property {() => import("../embed/protocol.js").Source | null} source reads what the board should show; throws if the address is wrong, null if it names nothing
 * @property {Look} look
 * @property {string} page boards with the same value share an engine; "" for a board with an engine to itself
 * @property {string} host the only origin that may connect to the board; "" allows any parent page
 */

export const CONTROLS = /** @type {const} */ (["undo", "reset", "hint", "log"]);

/** @param {{search: string, hash: string}} location @returns {Address} */
export function readAddress({ search, hash }) {
  const parts = new URLSearchParams(hash.length > 1 ? hash.slice(1) : search);
  return {
    source: () => readSource((name) => parts.get(name)),
    look: readLook((name) => parts.get(name)),
    page: (parts.get("page") ?? "").slice(0, 80),
    host: parts.get("host") ?? "",
  };
}

/** Reads the look; a missing or unknown value counts as the default. @param {(name: string) => unknown} get */
export function readLook(get) {
  const [lang, theme, controls] = [get("lang"), get("theme"), get("controls")];
  /** @type {Look} */
  const look = {
    lang: pickLocale(typeof lang === "string" && lang ? [lang] : navigator.languages),
    theme: theme === "light" || theme === "dark" ? theme : "auto",
    controls: [...CONTROLS],
  };
  if (typeof controls === "string" && controls.trim()) {
    look.controls = controls.split(/[\s,]+/).filter((name) => CONTROLS.some((known) => known === name));
  }
  return look;
}

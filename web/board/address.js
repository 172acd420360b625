// What a board's address asks for: board.html?position=…&lang=fr, or the same behind a #.

import { pickLocale } from "../i18n/index.js";
import { readSource } from "../embed/protocol.js";

/**
 * @typedef {object} Look how a board looks and what it offers
 * @property {import("../i18n/index.js").Locale} lang
 * @property {"auto" | "light" | "dark"} theme
 * @property {string[]} controls
 *
 * @typedef {object} Address
 * @property {() => import("../embed/protocol.js").Source | null} source what to show; throws if it can't be read
 * @property {Look} look
 * @property {string} page boards of the same page share an engine; "" for a board by itself
 * @property {string} host the only origin that may talk to it; "" for the one of the page around it
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

/** What it does not understand is as if it had not been said. @param {(name: string) => unknown} get */
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

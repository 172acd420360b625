// The settings once more, where they can be read at once: the first picture is in the player's
// language and colours. The storage has the true ones.

import { SITE } from "../base/site.js";

const KEY = `regicide ${SITE.pathname}`;

/** @returns {Partial<import("./state.js").Settings>} */
export function recall() {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {}; // blocked, or spoilt
  }
}

let written = "";

/** @param {import("./state.js").Settings} settings */
export function remember(settings) {
  const text = JSON.stringify(settings);
  if (text === written) return;
  written = text;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // blocked or full: the next first picture is a guess
  }
}

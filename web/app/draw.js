// Draws the page: its language and look, the screen that is shown, and the document's title.

import { cardName } from "../i18n/cards.js";
import { html, render } from "../vendor/lit-html/lit-html.js";
import { keepingFocus } from "./focus.js";
import { openDialog } from "./state.js";

/** @typedef {import("./state.js").State} State */

/** @param {State} state @param {import("./screens.js").Screens} screens @param {HTMLElement} root */
export function draw(state, screens, root) {
  const { theme, suits, cards, hand, motion, locale } = state.settings;
  const page = document.documentElement;
  if (page.lang !== locale) page.lang = locale; // assigning even the same value restyles the whole page
  Object.assign(page.dataset, { theme, suits, cards, hand, motion });
  keepingFocus(root, openDialog(state) !== null, () => render(html`${screens.view(state)}`, root));
  document.title = titleOf(state, root);
}

/** The enemy's name or the screen's heading, then the game's name. @param {State} state @param {HTMLElement} root */
function titleOf({ t, screen, tables }, root) {
  const enemy = screen === "table" ? tables.game.view?.enemy : null;
  const heading = screen === "home" ? "" : root.querySelector("h1")?.textContent?.trim();
  const shown = enemy ? cardName(t, enemy.card) : heading;
  return shown ? `${shown} · ${t("title")}` : t("title");
}

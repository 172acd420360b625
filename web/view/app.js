// Which screen is shown.

import { html, render } from "../vendor/lit-html/lit-html.js";
import { dialogs } from "./dialogs.js";
import { keepingFocus } from "./focus.js";
import { rulesScreen } from "./help.js";
import { homeScreen } from "./home.js";
import { newGameScreen } from "./new-game.js";
import { savedScreen } from "./saved.js";
import { aboutScreen, settingsScreen } from "./settings.js";
import { tableScreen } from "./table.js";

/** @typedef {import("../store.js").State} State */
/** @typedef {import("../intents.js").Intents} Intents */

/** @type {Record<string, (state: State, intents: Intents) => unknown>} */
const SCREENS = {
  home: homeScreen,
  new: newGameScreen,
  saved: savedScreen,
  rules: rulesScreen,
  settings: settingsScreen,
  about: aboutScreen,
  table: tableScreen,
};

/** @param {State} state @param {Intents} intents @param {HTMLElement} root */
export function draw(state, intents, root) {
  const { settings, screen, t } = state;
  document.documentElement.lang = settings.locale;
  document.documentElement.dataset.theme = settings.theme;
  document.title = t("title");
  keepingFocus(root, state.dialog !== "", () =>
    render(html`${SCREENS[screen](state, intents)}${dialogs(state, intents)}`, root),
  );
}

// Which screen is shown.

import { html, render } from "../vendor/lit-html/lit-html.js";
import { cardName } from "../i18n/cards.js";
import { keepingFocus } from "./focus.js";
import { homeScreen } from "../screens/home.js";
import { fetched } from "../ui/lazy-view.js";
import { dialogs } from "../table/lazy-dialogs.js";
import { mark } from "../ui/signs.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./intents.js").Intents} Intents */

/** @type {Record<string, (state: State, intents: Intents) => unknown>} */
const SCREENS = {
  home: homeScreen,
};

/**
 * Screens that come when they are asked for: a module with its `screen`, and what that needs.
 * @type {Record<string, () => Promise<{screen: (state: State, intents: Intents) => unknown} & import("../ui/lazy-view.js").Needs>>}
 */
const LATER = {
  table: () => import("../table/table-screen.js"),
  learn: () => import("../screens/learn/learn-screen.js"),
  about: () => import("../screens/about.js"),
  analysis: () => import("../screens/review/review-screen.js"),
  replay: () => import("../screens/replay/replay-screen.js"),
  bots: () => import("../screens/own-bots.js"),
  companion: () => import("../screens/companion/companion-screen.js"),
  new: () => import("../screens/new-game.js"),
  saved: () => import("../screens/saved-games.js"),
  settings: () => import("../screens/settings/settings.js"),
  statistics: () => import("../screens/statistics/statistics-screen.js"),
  diagnostics: () => import("../screens/settings/diagnostics.js"),
  rules: () => import("../screens/rules/rules-screen.js"),
  device: () => import("../screens/settings/device.js"),
};

/** @type {Map<string, (state: State, intents: Intents) => unknown>} */
const arrived = new Map();

/** Whether there is such a screen. @param {string} name */
export const isScreen = (name) => name in SCREENS || name in LATER;

/** A table will be wanted: it comes while the player looks at the menu. */
export const expectTable = () =>
  void fetched(LATER.table).then(
    ({ screen }) => arrived.set("table", screen),
    () => {}, // asked for again when it is drawn
  );

/** @param {State} state @param {Intents} intents @param {HTMLElement} root */
export function draw(state, intents, root) {
  const { settings, screen, t } = state;
  const { theme, suits, cards, hand, motion } = settings;
  const page = document.documentElement;
  if (page.lang !== settings.locale) page.lang = settings.locale; // said again, it would style everything anew
  Object.assign(page.dataset, { theme, suits, cards, hand, motion });
  keepingFocus(root, (state.lesson?.dialog || state.replay?.dialog || state.dialog) !== "", () =>
    render(html`${screenOf(screen, intents)(state, intents)}${dialogs(state, intents)}`, root),
  );
  document.title = titleOf(state, root);
}

/** The page's name, and before it what is on the screen: the enemy, or the heading. */
/** @param {State} state @param {HTMLElement} root */
function titleOf({ t, screen, view }, root) {
  const enemy = screen === "table" && view?.enemy ? cardName(t, view.enemy.card) : "";
  const shown = enemy || (screen === "home" ? "" : root.querySelector("h1")?.textContent?.trim());
  return shown ? `${shown} · ${t("title")}` : t("title");
}

/** The screen, or until it is here one that says so. @param {string} name @param {Intents} intents */
function screenOf(name, intents) {
  const here = SCREENS[name] ?? arrived.get(name);
  if (here) return here;
  arrived.set(name, waiting);
  fetched(LATER[name])
    .then(
      ({ screen }) => arrived.set(name, screen),
      () => arrived.set(name, missing),
    )
    .then(intents.redraw);
  return waiting;
}

/** @param {State} state @param {Intents} intents */
const waiting = ({ t }, intents) => html`
  <main class="page" aria-busy="true">
    <button type="button" class="back" data-do="back" @click=${intents.back}>${t("do-back")}</button>
    <h1 tabindex="-1">${t("screen-coming")}</h1>
  </main>`;

/** @param {State} state @param {Intents} intents */
const missing = ({ t, screen }, intents) => html`
  <main class="page">
    <button type="button" class="back" data-do="back" @click=${intents.back}>${t("do-back")}</button>
    <h1 tabindex="-1">${t("screen-missing")}</h1>
    ${mark()}
    <p role="alert">${t("screen-missing-why")}</p>
    <button type="button" class="primary" data-do="again" @click=${() => {
      arrived.delete(screen);
      intents.redraw();
    }}>${t("do-retry")}</button>
  </main>`;

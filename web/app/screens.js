// The page's screens: loads each one when it is first needed, tells it when the player enters it, and draws it.

import { lazy } from "../base/lazy.js";
import { createScreen as createHome } from "../screens/home.js";
import { loadView } from "../ui/lazy-view.js";
import { emblem } from "../ui/signs.js";
import { html } from "../vendor/lit-html/lit-html.js";

/**
 * @typedef {import("./state.js").State} State
 * @typedef {import("./intents.js").Intents} Intents
 *
 * What a screen has to work with.
 * @typedef {object} App
 * @property {import("./state.js").Store} store
 * @property {import("../engine/api.js").EngineClient} engine
 * @property {import("../storage/storage.js").Storage} storage
 * @property {Intents} intents
 * @property {(table: import("../table/table-state.js").TableStore) => import("../playback/playback.js").Playback} playbackFor
 *
 * @typedef {object} Screen
 * @property {(state: State) => unknown} view
 * @property {(place: string) => unknown} [visit] called when the player enters the screen
 * @property {(state: State) => TableOnScreen | null} [table] the table on the screen, for its keyboard shortcuts
 *
 * @typedef {object} TableOnScreen
 * @property {import("../table/table-state.js").TableProps} props
 * @property {import("../table/intents.js").TableIntents} intents
 *
 * @typedef {(app: App) => Screen} CreateScreen
 */

/** @type {Record<string, () => Promise<{createScreen: CreateScreen} & import("../ui/lazy-view.js").Needs>>} */
const MODULES = {
  table: () => import("../screens/table/table-screen.js"),
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

/** @param {string} name */
export const isScreen = (name) => name === "home" || name in MODULES;

/** @param {App} app */
export function createScreens(app) {
  const home = createHome(app);
  const screens = new Map(
    Object.entries(MODULES).map(([name, load]) => [
      name,
      lazy(async () => (await loadView(load)).createScreen(app)),
    ]),
  );
  /** @type {Set<string>} */
  const missing = new Set(); // screens that could not be loaded

  /** @param {string} name @returns {Screen | null | undefined} */
  const loaded = (name) => (name === "home" ? home : screens.get(name)?.here);

  /** The screen, or null if it could not be loaded. @param {string} name */
  async function load(name) {
    const here = loaded(name);
    if (here) return here;
    missing.delete(name);
    try {
      return (await screens.get(name)?.get()) ?? null;
    } catch {
      missing.add(name); // perhaps offline: the player is told, and can try again
      return null;
    } finally {
      app.intents.redraw();
    }
  }

  /** @param {string} name @param {string} place */
  async function visit(name, place) {
    const screen = await load(name);
    const { screen: shownScreen, place: shownPlace } = app.store.get();
    if (shownScreen === name && shownPlace === place) await screen?.visit?.(place);
  }

  return {
    visit,
    /** Load a screen that will soon be needed. @param {string} name */
    prefetch: load,

    /** The table on the screen that is shown, if there is one. */
    currentTable() {
      const state = app.store.get();
      return loaded(state.screen)?.table?.(state) ?? null;
    },

    /** @param {State} state */
    view(state) {
      const { screen: name, place } = state;
      const here = loaded(name);
      if (here) return here.view(state);
      return missing.has(name)
        ? missingView(state, app.intents, () => void visit(name, place))
        : loadingView(state, app.intents);
    },
  };
}

/** @typedef {ReturnType<typeof createScreens>} Screens */

/** @param {State} state @param {Intents} intents */
const loadingView = ({ t }, intents) => html`
  <main class="page" aria-busy="true">
    <button type="button" class="back" data-do="back" @click=${intents.back}>${t("do-back")}</button>
    <h1 tabindex="-1">${t("screen-coming")}</h1>
  </main>`;

/** @param {State} state @param {Intents} intents @param {() => void} retry */
const missingView = ({ t }, intents, retry) => html`
  <main class="page">
    <button type="button" class="back" data-do="back" @click=${intents.back}>${t("do-back")}</button>
    <h1 tabindex="-1">${t("screen-missing")}</h1>
    ${emblem()}
    <p role="alert">${t("screen-missing-why")}</p>
    <button type="button" class="primary" data-do="again" @click=${retry}>${t("do-retry")}</button>
  </main>`;

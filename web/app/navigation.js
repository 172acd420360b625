// From screen to screen: by the page's own buttons, by the address bar, and back.

import { createHistory } from "./history.js";

/**
 * @param {object} parts
 * @param {import("./state.js").Store} parts.store
 * @param {(name: string) => boolean} parts.isScreen
 * @param {(screen: string, place: string) => void} parts.visit called on coming to a screen
 * @param {() => void} parts.leaveTable called on coming to any screen but the table
 * @param {Record<string, (() => Promise<void>) | undefined>} parts.starts addresses that begin a game
 */
export function createNavigation({ store, isScreen, visit, leaveTable, starts }) {
  const history = createHistory();

  /** @param {string} screen @param {string} place */
  function enter(screen, place) {
    const { tables, listed } = store.get();
    const readsAnew = screen === "saved" || screen === "statistics"; // an old list would change under the finger
    store.set({
      screen,
      place,
      dialog: null,
      notice: "",
      listed: listed && !readsAnew,
      tables: {
        game: { ...tables.game, dialog: null, notice: "" },
        lesson: { ...tables.lesson, dialog: null },
        replay: { ...tables.replay, dialog: null },
      },
    });
    if (screen !== "table") leaveTable();
    visit(screen, place);
  }

  /** @param {string} screen @param {string} [place] in it */
  function go(screen, place = "") {
    history.push(addressOf(screen, place));
    enter(screen, place);
  }

  return {
    go,

    /** In the place of an address that leads nowhere, or not far enough. @param {string} screen @param {string} [place] */
    goInstead(screen, place = "") {
      history.replace(addressOf(screen, place));
      enter(screen, place);
    },

    /** To where the player came from. */
    back: () => history.back(go),

    /** Follow the address bar, `#screen` or `#screen/place`: links and the browser's buttons work. */
    follow() {
      const [asked, place = ""] = location.hash.slice(1).split("/", 2);
      const begin = starts[asked];
      const screen = !begin && isScreen(asked) ? asked : "home";
      const shown = screen === asked ? place : "";
      history.follow(addressOf(screen, shown));
      enter(screen, shown);
      void begin?.();
    },
  };
}

/** @param {string} screen @param {string} place */
const addressOf = (screen, place) => (place ? `${screen}/${place}` : screen);

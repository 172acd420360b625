// Moves from screen to screen: by the page's own buttons, by the address bar, and back.

import { createHistory } from "./history.js";

/**
 * @param {object} parts
 * @param {import("./state.js").Store} parts.store
 * @param {(name: string) => boolean} parts.isScreen
 * @param {(screen: string, place: string) => void} parts.visit called when the player enters a screen
 * @param {() => void} parts.leaveTable called when the player enters any screen but the table
 * @param {Record<string, (() => Promise<void>) | undefined>} parts.starts addresses that start a game
 */
export function createNavigation({ store, isScreen, visit, leaveTable, starts }) {
  const history = createHistory();

  /** @param {string} screen @param {string} place */
  function enter(screen, place) {
    const { tables, listed } = store.get();
    const showsList = screen === "saved" || screen === "statistics"; // an old list could change under the finger
    store.set({
      screen,
      place,
      dialog: null,
      notice: "",
      listed: listed && !showsList,
      tables: {
        game: { ...tables.game, dialog: null, notice: "" },
        lesson: { ...tables.lesson, dialog: null },
        replay: { ...tables.replay, dialog: null },
        review: { ...tables.review, dialog: null, notice: "" },
      },
    });
    if (screen !== "table") leaveTable();
    visit(screen, place);
  }

  /** @param {string} screen @param {string} [place] within the screen */
  function go(screen, place = "") {
    history.push(addressOf(screen, place));
    enter(screen, place);
  }

  return {
    go,

    /** Go to a screen in place of an address that is wrong or incomplete. @param {string} screen @param {string} [place] */
    goInstead(screen, place = "") {
      history.replace(addressOf(screen, place));
      enter(screen, place);
    },

    /** Return to the screen that the player came from. */
    back: () => history.back(go),

    /** Show the screen that the address bar names, after a link or the browser's buttons: `#screen/place`. */
    follow() {
      const [asked, place = ""] = location.hash.slice(1).split("/", 2);
      const startGame = starts[asked];
      const screen = !startGame && isScreen(asked) ? asked : "home";
      const shownPlace = screen === asked ? place : "";
      history.follow(addressOf(screen, shownPlace));
      enter(screen, shownPlace);
      void startGame?.();
    },
  };
}

/** @param {string} screen @param {string} place */
const addressOf = (screen, place) => (place ? `${screen}/${place}` : screen);

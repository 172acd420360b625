// From screen to screen: by the page's own buttons, by the address bar, and back.

import { createTrail } from "./history.js";

/**
 * @param {import("../table/intent-context.js").Room} room
 * @param {(name: string) => boolean} isScreen
 * @param {() => Promise<void>} cover the hand that is left alone
 * @param {Record<string, (() => Promise<void>) | undefined>} starts addresses that begin a game
 * @param {Record<string, (place: string) => unknown>} visits what to do on coming to a screen
 */
export function createScreens({ store, player, state, attempt }, isScreen, cover, starts, visits) {
  const trail = createTrail();

  /** @param {string} screen @param {string} place */
  function enter(screen, place) {
    // A list of games that is not today's would change under the finger.
    const lists = screen === "saved" || screen === "statistics";
    store.set({ screen, place, dialog: "", notice: "", listed: state().listed && !lists });
    if (screen !== "table") {
      player.announce([]); // what was said at a table is not carried to another screen
      void cover(); // nor is the hand there for whoever comes back
    }
    void attempt(async () => void (await visits[screen]?.(place)));
  }

  /** @param {string} screen @param {string} [place] in it */
  function go(screen, place = "") {
    trail.to(place ? `${screen}/${place}` : screen);
    enter(screen, place);
  }

  return {
    go,

    /** In the place of an address that leads nowhere, or not far enough. @param {string} screen @param {string} [place] */
    goInstead(screen, place = "") {
      trail.instead(place ? `${screen}/${place}` : screen);
      enter(screen, place);
    },

    /** To where the player came from. */
    back: () => trail.back(go),

    /** Follow the address bar, `#screen` or `#screen/place`: links and the back button work. */
    follow() {
      const [asked, place = ""] = location.hash.slice(1).split("/", 2);
      const begin = starts[asked];
      const screen = begin ? "home" : asked === "learn" && !isScreen(asked) ? "rules" : asked;
      const shown = isScreen(screen) ? screen : "home";
      const there = shown === screen ? place : "";
      trail.follow(there ? `${shown}/${there}` : shown);
      enter(shown, there);
      void begin?.();
    },
  };
}

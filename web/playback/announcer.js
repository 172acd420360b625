// Announces in words what happened at a table, in a live region that screen readers read out.

import { eventText, gathered, openingText } from "../table/event-text.js";
import { afterPaint } from "./frame-scheduler.js";

/** @typedef {import("../engine/protocol.js").GameEvent} GameEvent */

/** @param {import("./playback.js").TableStore} tableStore @param {HTMLElement} liveRegion */
export function createAnnouncer(tableStore, liveRegion) {
  let latest = 0; // the number of the announcement that was made or is about to be made

  /** One sentence for each event that needs one. @param {GameEvent[]} events */
  function sentencesFor(events) {
    const { view, covered } = tableStore.get();
    const { t } = tableStore.page();
    const viewer = covered ? 0 : (view?.viewer ?? 0);
    return gathered(events).map((event) => eventText(t, event, view?.names ?? [], viewer));
  }

  /** @param {string[]} sentences */
  function write(sentences) {
    latest += 1;
    liveRegion.replaceChildren(
      ...sentences.filter(Boolean).map((sentence) => {
        const paragraph = document.createElement("p");
        paragraph.textContent = sentence;
        return paragraph;
      }),
    );
  }

  return {
    /**
     * Announces events as the viewer may know them, or a line instead. No events: says nothing more.
     * @param {GameEvent[]} events @param {string} [line]
     */
    announce: (events, line) => write(line ? [line] : sentencesFor(events)),

    /**
     * The same after the next frame, unless something newer is announced meanwhile.
     * @param {() => void} announce
     */
    async announceAfterPaint(announce) {
      const mine = ++latest;
      await afterPaint();
      if (mine === latest) announce();
    },

    /** Says what lies on a table that has just been opened. */
    greet() {
      const { view } = tableStore.get();
      write([view ? openingText(tableStore.page().t, view) : ""]);
    },
  };
}

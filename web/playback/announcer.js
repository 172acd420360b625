// Announces what happened at a table in a live region, which screen readers read out.

import { eventText, mergeDraws, openingText } from "../table/event-text.js";
import { afterPaint } from "./frame-scheduler.js";

/** @typedef {import("../engine/protocol.js").GameEvent} GameEvent */

/** @param {import("./playback.js").TableStore} tableStore @param {HTMLElement} liveRegion */
export function createAnnouncer(tableStore, liveRegion) {
  let latest = 0; // the number of the announcement that was made or scheduled last

  /** One sentence for each event that needs one. @param {GameEvent[]} events */
  function sentencesFor(events) {
    const { view, covered } = tableStore.get();
    const { t } = tableStore.page();
    const viewer = covered ? 0 : (view?.viewer ?? 0);
    return mergeDraws(events).map((event) => eventText(t, event, view?.names ?? [], viewer));
  }

  /** @param {string[]} sentences @param {string[]} [words] said before the sentences */
  function write(sentences, words = []) {
    latest += 1;
    const paragraph = (/** @type {string} */ textContent, className = "") =>
      Object.assign(document.createElement("p"), { textContent, className });
    liveRegion.replaceChildren(
      ...words.map((word) => paragraph(word, "moment-word")),
      ...sentences.filter(Boolean).map((sentence) => paragraph(sentence)),
    );
  }

  return {
    /**
     * Replaces the last announcement.
     * @param {GameEvent[]} events as the viewer may know them @param {string} [line] announced instead of the events
     * @param {string[]} [words] of the move's great moments, announced first
     */
    announce: (events, line, words) => write(line ? [line] : sentencesFor(events), words),

    /**
     * Calls `announce` after the next frame, unless something newer is announced in the meantime.
     * @param {() => void} announce
     */
    async announceAfterPaint(announce) {
      const mine = ++latest;
      await afterPaint();
      if (mine === latest) announce();
    },

    /** Describes a table that has just been opened. */
    greet() {
      const { view } = tableStore.get();
      write([view ? openingText(tableStore.page().t, view) : ""]);
    },
  };
}

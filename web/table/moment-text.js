// The words of a great moment: a short one for its banner, and a line below it.

import { cardName } from "../i18n/cards.js";
import { eventText, isOwn, seatName } from "./event-text.js";

/** @typedef {import("../i18n/index.js").Translate} Translate */
/** @typedef {import("../engine/protocol.js").GameEvent} GameEvent */
/** @typedef {import("../playback/moments.js").Moment} Moment */

export const part = "moments";

/** @param {Translate} t @param {Moment} moment */
export const momentWord = (t, { name }) => t(`moment-${name}`);

/**
 * The line below a moment's word, or "".
 * @param {Translate} t @param {Moment} moment @param {readonly GameEvent[]} events of the move
 * @param {readonly string[]} names of the seats @param {number} viewer
 */
export function momentLine(t, { name, card, seat }, events, names, viewer) {
  switch (name) {
    case "exact":
      return t("moment-exact-line", { card: cardName(t, card ?? "") });
    case "queens":
    case "kings":
      return cardName(t, card ?? "");
    case "escape":
      return seat && !isOwn(names, seat, viewer)
        ? t("moment-escape-line", { name: seatName(t, names, seat) })
        : "";
    case "jester": {
      const cancelled = events.find(({ type }) => type === "immunity_cancelled");
      return cancelled ? eventText(t, cancelled, names, viewer) : "";
    }
    case "won":
      return t("moment-won-line");
    default:
      return "";
  }
}

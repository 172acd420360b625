// Plans which numbers and lines of the table change only with the event that changes them, and what they show
// until then. delayed-text.js carries the plan out on the overlay.

import { endOf } from "./timeline.js";

/** @typedef {import("../engine/protocol.js").GameEvent} GameEvent */
/** @typedef {import("../table/anchors.js").Anchor} Anchor */
/** @typedef {import("./timeline.js").Timed<GameEvent>} TimedEvent */

/**
 * @typedef {object} DelayedText
 * @property {Anchor} anchor
 * @property {GameEvent["type"][]} events the types of event that change the text
 * @property {"tavern" | "discard"} [pile] the pile whose cards the text counts; each event says how many there are
 * @property {number} [seat] only the events of this seat change the text
 */

/** @type {GameEvent["type"][]} */
const HAND_EVENTS = ["played", "drew", "discarded", "flipped"];

/** @type {readonly DelayedText[]} */
export const DELAYED_TEXTS = [
  { anchor: "castle-count", events: ["enemy_revealed"] },
  { anchor: "tavern-count", events: ["healed", "drew", "defeated"], pile: "tavern" },
  { anchor: "discard-count", events: ["healed", "defeated", "discarded", "flipped"], pile: "discard" },
  { anchor: "shield", events: ["shielded"] },
  { anchor: "immunity", events: ["immunity_cancelled"] },
  { anchor: "size-1", events: HAND_EVENTS, seat: 1 },
  { anchor: "size-2", events: HAND_EVENTS, seat: 2 },
  { anchor: "size-3", events: HAND_EVENTS, seat: 3 },
  { anchor: "size-4", events: HAND_EVENTS, seat: 4 },
];

/**
 * Texts that may be longer than a line: they change when the move ends, not with their event.
 * @type {readonly Anchor[]}
 */
const CHANGED_AT_THE_END = ["immunity", "step"];

/** @param {Anchor} anchor */
export const changesAtTheEnd = (anchor) => CHANGED_AT_THE_END.includes(anchor);

/** Whether an event changes a text. @param {DelayedText} text @param {GameEvent} event */
export const isChangedBy = ({ events, seat }, event) =>
  events.includes(event.type) && (!seat || ("seat" in event && event.seat === seat));

/** @typedef {{at: number, text: string}} TextChange the text that is shown from `at` (milliseconds) on */

/**
 * The last event that changes a text, and for a pile the counts before it; null if no event changes the text.
 * @param {DelayedText} text @param {readonly TimedEvent[]} timeline
 * @returns {{last: TimedEvent, counts: TextChange[]} | null}
 */
export function planChanges(text, timeline) {
  const own = timeline.filter(({ event }) => isChangedBy(text, event));
  const last = own.pop();
  if (!last) return null;
  const { pile } = text;
  const counts = own.flatMap(({ event, at, step }) =>
    pile && "piles" in event ? [{ at: at + step, text: String(event.piles[pile]) }] : [],
  );
  return { last, counts };
}

/**
 * A strip of numbers, one below another, that moves behind a window as high as one number.
 * @param {string} before what is shown first @param {readonly TextChange[]} counts
 * @param {string} after what is shown in the end @param {TimedEvent} last the event after which `after` is shown
 * @param {number} height of a number, in pixels
 */
export function numberStrip(before, counts, after, last, height) {
  const until = endOf(last);
  const times = [0, ...counts.map(({ at }) => at), until];
  return {
    texts: [before, ...counts.map(({ text }) => text), after],
    keyframes: times.map((at, index) => ({
      transform: `translateY(${-index * height}px)`,
      offset: at / until,
    })),
    timing: { at: 0, step: until, easing: "step-end" },
  };
}

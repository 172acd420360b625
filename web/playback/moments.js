// Says which great moments a move has, and when each of them begins: exact kills, the first Queen and King, narrow
// escapes, Jesters, and the end of the game.

import { timelineOf } from "./timeline.js";

/** @typedef {import("../engine/protocol.js").GameEvent} GameEvent */
/** @typedef {import("./timeline.js").Speed} Speed */
/** @typedef {"won" | "lost" | "kings" | "queens" | "exact" | "escape" | "flip" | "jester"} MomentName */

/**
 * @typedef {object} Moment
 * @property {MomentName} name
 * @property {number} index of its event
 * @property {string} [card] the royal that it is about
 * @property {number} [seat] the seat that it is about
 */

/** @typedef {{at: number, length: number}} Span when a moment begins and how long it lasts, in milliseconds */

/** The greatest moments first: a move with more than two shows these. @type {readonly MomentName[]} */
const RANKING = ["won", "lost", "kings", "queens", "exact", "escape", "flip", "jester"];

const MOST = 2; // moments of one move
export const LENGTH = { full: 1200, fast: 800 }; // ms
const SHORTEST = { full: 650, fast: 450 }; // ms that a moment is shown before the next one of the same move

/** The moment of one event, if it has one. @param {GameEvent} event @returns {Omit<Moment, "index"> | null} */
export function momentOf(event) {
  switch (event.type) {
    case "won":
    case "lost":
      return { name: event.type };
    case "defeated":
      return event.exact ? { name: "exact", card: event.enemy } : null;
    case "enemy_revealed":
      return event.first ? { name: event.enemy[0] === "K" ? "kings" : "queens", card: event.enemy } : null;
    case "discarded":
      return event.narrow ? { name: "escape", seat: event.seat } : null;
    case "flipped":
      return { name: "flip" };
    case "played":
      return event.cards[0][0] === "X" ? { name: "jester", seat: event.seat } : null;
    default:
      return null;
  }
}

/** @param {readonly Moment[]} moments */
const greatestFirst = (moments) =>
  [...moments].sort((a, b) => RANKING.indexOf(a.name) - RANKING.indexOf(b.name));

/**
 * The moments of a move in order. The end of the game is a moment that leaves no room for others.
 * @param {readonly GameEvent[]} events @returns {Moment[]}
 */
export function momentsOf(events) {
  const all = events.flatMap((event, index) => {
    const moment = momentOf(event);
    return moment ? [{ ...moment, index }] : [];
  });
  const end = all.find(({ name }) => name === "won" || name === "lost");
  if (end) return [end];
  const greatest = greatestFirst(all).slice(0, MOST);
  return all.filter((moment) => greatest.includes(moment));
}

/**
 * When the moments of a move begin and how long they last: each begins with its event, and gives way to the next.
 * Without motion there is no time to wait for, and only the greatest moment is shown.
 * @param {readonly GameEvent[]} events @param {Speed | "none"} speed
 * @returns {(Moment & Span)[]}
 */
export function timedMoments(events, speed) {
  const moments = momentsOf(events);
  if (speed === "none") {
    return greatestFirst(moments)
      .slice(0, 1)
      .map((moment) => ({ ...moment, at: 0, length: LENGTH.full }));
  }
  const timeline = moments.length ? timelineOf(events, speed) : [];
  /** @type {(Moment & Span)[]} */
  const timed = [];
  for (const moment of moments) {
    const before = timed.at(-1);
    const at = Math.max(timeline[moment.index].at, before ? before.at + SHORTEST[speed] : 0);
    if (before) before.length = Math.min(before.length, at - before.at);
    timed.push({ ...moment, at, length: LENGTH[speed] });
  }
  return timed;
}

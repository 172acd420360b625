// When the step of each event begins and how long it takes: one beat after the other, closer together
// when there are many, so that a move is told in about a second.

/** @typedef {import("../app/state.js").GameEvent} GameEvent */
/** @typedef {{event: GameEvent, at: number, step: number}} Beat in milliseconds from the move */
/** @typedef {"full" | "fast"} Speed */

const STEP = { full: 210, fast: 125 };
const LONGEST = { full: 1000, fast: 600 };

/** How much of a step passes before the next event's begins; what isn't here takes a whole one. */
/** @type {Record<string, number>} */
const LEAD = {
  turn_began: 0.3,
  yielded: 0.5,
  power_blocked: 0.5,
  healed: 0.7,
  drew: 0.2, // round the table, card after card
  shielded: 0.6,
  damaged: 0.9,
  defeated: 1.7, // it turns, and then it goes
  next_chosen: 0.4,
};

/** How many steps an event takes. @type {Record<string, number>} */
const SPAN = { defeated: 2, healed: 1.6, discarded: 1.6, flipped: 1.6 };

/** When all of it is over. @param {Beat} beat */
export const ending = ({ event, at, step }) => at + step * (SPAN[event.type] ?? 1);

/** @param {GameEvent[]} events @param {Speed} speed @returns {Beat[]} */
export function score(events, speed) {
  const step = STEP[speed];
  let at = 0;
  let end = 0;
  const beats = events.map((event, place) => {
    const beat = { event, at, step };
    end = Math.max(end, ending(beat));
    const last = event.type === "drew" && events[place + 1]?.type !== "drew";
    at += step * (last ? 0.8 : (LEAD[event.type] ?? 1));
    return beat;
  });
  const latest = beats.at(-1)?.at ?? 0;
  const room = LONGEST[speed] - (end - latest);
  const closer = latest > room ? room / latest : 1;
  return beats.map((beat) => ({ ...beat, at: Math.round(beat.at * closer) }));
}

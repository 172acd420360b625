// Computes the timeline of a move: when the animation of each event begins. Events follow one another, closer
// together when there are many, so that a move takes about a second.

/** @typedef {import("../engine/protocol.js").GameEvent} GameEvent */
/** @typedef {GameEvent["type"]} EventType */
/** @typedef {"full" | "fast"} Speed */

/**
 * An event with its time in milliseconds: when it begins, counted from the start of the move, and how long one step
 * of its animation takes.
 * @template {{type: EventType}} E
 * @typedef {{event: E, at: number, step: number}} Timed
 */

const STEP = { full: 210, fast: 125 }; // ms
const LONGEST = { full: 1000, fast: 600 }; // ms of a whole move, roughly

/**
 * How many steps pass before the next event begins; one step for all events that are not listed.
 * @type {Partial<Record<EventType, number>>}
 */
const STEPS_BEFORE_NEXT = {
  turn_began: 0.3,
  yielded: 0.5,
  power_blocked: 0.5,
  healed: 0.7,
  drew: 0.2, // cards are dealt in quick succession
  shielded: 0.6,
  damaged: 0.9,
  defeated: 1.7, // the royal turns, then leaves
  next_chosen: 0.4,
};

const STEPS_AFTER_LAST_DRAW = 0.8;

/**
 * How many steps an event takes; one step for all events that are not listed.
 * @type {Partial<Record<EventType, number>>}
 */
const STEPS_TAKEN = { defeated: 2, healed: 1.6, discarded: 1.6, flipped: 1.6 };

/** How long one step takes, in milliseconds. @param {Speed} speed */
export const stepLength = (speed) => STEP[speed];

/** When an event's animation is over. @param {Timed<{type: EventType}>} timed */
export const endOf = ({ event, at, step }) => at + step * (STEPS_TAKEN[event.type] ?? 1);

/** @template {{type: EventType}} E @param {readonly E[]} events @param {Speed} speed @returns {Timed<E>[]} */
export function timelineOf(events, speed) {
  const step = STEP[speed];
  let at = 0;
  let end = 0;
  const timeline = events.map((event, index) => {
    const timed = { event, at, step };
    end = Math.max(end, endOf(timed));
    const isLastDraw = event.type === "drew" && events[index + 1]?.type !== "drew";
    at += step * (isLastDraw ? STEPS_AFTER_LAST_DRAW : (STEPS_BEFORE_NEXT[event.type] ?? 1));
    return timed;
  });
  const latestStart = timeline.at(-1)?.at ?? 0;
  const timeForStarts = LONGEST[speed] - (end - latestStart);
  const closeness = latestStart > timeForStarts ? timeForStarts / latestStart : 1;
  return timeline.map((timed) => ({ ...timed, at: Math.round(timed.at * closeness) }));
}

/**
 * @typedef {{at: number, step: number, easing?: string}} Timing when an animation begins, and how long its step takes
 */

/**
 * The timing of one of several cards that start one after another within one event's step.
 * @param {Timing} timing @param {number} index @param {number} count
 */
export const stagger = (timing, index, count) => ({
  ...timing,
  at: timing.at + Math.round(index * Math.min(45, (timing.step * 0.6) / count)),
});

// What is written on the table stays as it was until what it tells of has been seen.

import { ending } from "./score.js";

/** @typedef {import("./score.js").Beat} Beat */
/** @typedef {import("./look.js").Named} Named */
/** @typedef {import("../store.js").GameEvent} GameEvent */

const HANDS = ["played", "drew", "discarded", "flipped"];

/** @typedef {(event: GameEvent) => number} Adds how many cards an event brings there, before the last that does */

/** @type {Adds} */
const toTavern = ({ type, amount }) => (type === "healed" ? amount : type === "drew" ? -1 : 0);
/** @type {Adds} */
const toDiscard = ({ type, amount, cards }) => (type === "healed" ? -amount : type === "flipped" ? cards.length : 0);

/** Which events, perhaps only those of a seat, a number or a line tells of; for a pile, how it counts. */
/** @type {[Named, string[], {adds?: Adds, seat?: number}?][]} */
const TELLS = [
  ["castle-count", ["enemy_revealed"]],
  ["tavern-count", ["healed", "drew", "defeated"], { adds: toTavern }],
  ["discard-count", ["healed", "defeated", "discarded", "flipped"], { adds: toDiscard }],
  ["shield", ["shielded"]],
  ["immunity", ["immunity_cancelled"]],
  ["beaten", ["defeated"]],
  ["size-1", HANDS, { seat: 1 }],
  ["size-2", HANDS, { seat: 2 }],
  ["size-3", HANDS, { seat: 3 }],
  ["size-4", HANDS, { seat: 4 }],
];

/** @param {import("./acts.js").Scene} scene @param {Beat[]} beats */
export function keepWords({ stage, before, after, copy }, beats) {
  for (const [name, events, { adds, seat } = {}] of TELLS) {
    const own = beats.filter(({ event }) => events.includes(event.type) && (!seat || event.seat === seat));
    const last = own.pop();
    if (!last) continue;
    const was = keep(name, ending(last), Boolean(adds && own.length));
    if (was && adds) own.forEach(({ event, at, step }) => stage.later(at + step, () => recount(was, adds(event)))); // the first has come
  }
  const last = beats.at(-1);
  if (last) keep("step", last.at + last.step / 2); // what to do comes with the last that happens

  /**
   * @param {Named} name @param {number} until @param {boolean} [counts] it changes on the way
   * @returns {HTMLElement | undefined} the old words, as long as they are seen
   */
  function keep(name, until, counts = false) {
    const [was, is, rect] = [before.written(name), after.element(name), after.rect(name)];
    if (!is || !rect || (copy && is.closest(".enemy"))) return undefined;
    if (!was) return void stage.hide(is.closest(".number"), until);
    if (!counts && was.textContent === is.textContent) return undefined;
    stage.lay(was, rect, "written");
    const blanked = stage.blank(is, until);
    if (blanked) blanked.onfinish = () => was.remove();
    return was;
  }
}

/** @param {HTMLElement} number @param {number} added */
function recount(number, added) {
  number.textContent = String(Number(number.textContent) + added);
}

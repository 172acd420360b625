// What is written on the table stays as it was until what it tells of has been seen.

import { ending } from "./score.js";

/** @typedef {import("./score.js").Beat} Beat */
/** @typedef {import("./look.js").Named} Named */

const HANDS = ["played", "drew", "discarded", "flipped"];

/** Which events, perhaps only those of a seat, a number or a line tells of. @type {[Named, string[], number?][]} */
const TELLS = [
  ["castle-count", ["enemy_revealed"]],
  ["tavern-count", ["healed", "drew", "defeated"]],
  ["discard-count", ["healed", "defeated", "discarded", "flipped"]],
  ["shield", ["shielded"]],
  ["immunity", ["immunity_cancelled"]],
  ["beaten", ["defeated"]],
  ["size-1", HANDS, 1],
  ["size-2", HANDS, 2],
  ["size-3", HANDS, 3],
  ["size-4", HANDS, 4],
];

/** @param {import("./acts.js").Scene} scene @param {Beat[]} beats */
export function keepWords({ stage, before, after, copy }, beats) {
  for (const [name, events, seat] of TELLS) {
    const last = beats.findLast(({ event }) => events.includes(event.type) && (!seat || event.seat === seat));
    if (last) keep(name, ending(last));
  }
  const last = beats.at(-1);
  if (last) keep("step", last.at + last.step / 2); // what to do comes with the last that happens

  /** @param {Named} name @param {number} until */
  function keep(name, until) {
    const [was, is, rect] = [before.written(name), after.element(name), after.rect(name)];
    if (!is || !rect || (copy && is.closest(".enemy"))) return;
    if (!was) return void stage.hide(is.closest(".number"), until);
    if (was.textContent === is.textContent) return;
    stage.lay(was, rect, "written");
    const blanked = stage.blank(is, until);
    if (blanked) blanked.onfinish = () => was.remove();
  }
}

// What is written on the table stays as it was until what it tells of has been seen.

import { ending } from "./score.js";

/** @typedef {import("./score.js").Beat} Beat */
/** @typedef {import("./look.js").Named} Named */

/** Which events a number or a line tells of. @type {[Named, string[]][]} */
const TELLS = [
  ["castle-count", ["enemy_revealed"]],
  ["tavern-count", ["healed", "drew", "defeated"]],
  ["discard-count", ["healed", "defeated", "discarded", "flipped"]],
  ["shield", ["shielded"]],
  ["immunity", ["immunity_cancelled"]],
  ["beaten", ["defeated"]],
];

/** @param {import("./acts.js").Scene} scene @param {Beat[]} beats */
export function keepWords({ stage, before, after, copy }, beats) {
  for (const [name, events] of TELLS) {
    const last = beats.filter(({ event }) => events.includes(event.type)).at(-1);
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

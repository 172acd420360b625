// What is written on the table stays as it was until what it tells of has been seen.

import { ending } from "./timeline.js";

/** @typedef {import("./timeline.js").Beat} Beat */
/** @typedef {import("./layout-snapshot.js").Named} Named */
/** @typedef {import("../app/state.js").GameEvent} GameEvent */

const HANDS = ["played", "drew", "discarded", "flipped"];

/** They may take more than a line: they change at the end. @type {Named[]} */
const LINES = ["immunity", "beaten", "step"];

/** @typedef {(event: GameEvent) => number} Adds how many cards an event brings there, before the last that does */

/** @type {Adds} */
const toTavern = ({ type, amount }) => (type === "healed" ? amount : type === "drew" ? -1 : 0);
/** @type {Adds} */
const toDiscard = ({ type, amount, cards }) =>
  type === "healed" ? -amount : type === "flipped" ? cards.length : 0;

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

/** Lay them before the new table is drawn: its first frame has enough to do. */
/** @param {import("./overlay.js").Stage} stage @param {import("./layout-snapshot.js").Look} before @param {GameEvent[]} events */
export function layWords(stage, before, events) {
  for (const [name, types, { seat } = {}] of TELLS) {
    const [was, rect] = [before.written(name), before.rect(name)];
    const told = events.some((event) => types.includes(event.type) && (!seat || event.seat === seat));
    if (told && was && rect && !before.element(name)?.closest(".enemy")) stage.lay(was, rect, "written");
  }
}

/** @param {import("./event-animations.js").Scene} scene @param {Beat[]} beats */
export function keepWords({ stage, before, after, copy }, beats) {
  if (after.rect("result")) return TELLS.forEach(([name]) => before.written(name)?.remove()); // the curtain tells
  for (const [name, events, { adds, seat } = {}] of TELLS) {
    const own = beats.filter(({ event }) => events.includes(event.type) && (!seat || event.seat === seat));
    const last = own.pop();
    if (last)
      keep(name, last, adds ? own.map(({ event, at, step }) => ({ at: at + step, by: adds(event) })) : []);
  }
  const last = beats.at(-1);
  if (last) keep("step", last); // what to do comes when all has happened, and so does with what
  if (last && after.buttons !== before.buttons) stage.enter(after.element("buttons"), {}, last);

  /** @param {Named} name @param {Beat} last that it tells of @param {{at: number, by: number}[]} [counts] how it changes before */
  function keep(name, last, counts = []) {
    const [was, is, rect] = [before.written(name), after.element(name), after.rect(name)];
    if (!is || !rect || (copy && is.closest(".enemy"))) return was?.remove();
    if (!was) return stage.enter(is.closest(".number"), {}, last);
    if (!counts.length && was.textContent === is.textContent) return was.remove();
    stage.lay(was, rect, "written");
    stage.blank(is);
    if (!LINES.includes(name)) stage.soon(() => roll(was, is, rect, counts, ending(last)));
  }

  /** One number under the other, behind a window as high as one. @param {HTMLElement} was @param {HTMLElement} is @param {DOMRect} rect @param {{at: number, by: number}[]} counts @param {number} until */
  function roll(was, is, { height }, counts, until) {
    const strip = document.createElement("div");
    let shown = Number(was.textContent);
    const words = [was.textContent, ...counts.map(({ by }) => String((shown += by))), is.textContent];
    strip.append(
      ...words.map((textContent) => Object.assign(document.createElement("span"), { textContent })),
    );
    was.classList.add("reel");
    was.style.lineHeight = `${height}px`;
    was.replaceChildren(strip);
    const times = [0, ...counts.map(({ at }) => at), until];
    stage.track(
      strip,
      times.map((at, place) => ({ transform: `translateY(${-place * height}px)`, offset: at / until })),
      { at: 0, step: until, easing: "step-end" },
    );
  }
}

// Plays events: motion between two drawings of the table, and words for the live region.

import { eventText } from "./view/event-text.js";

/** @typedef {import("./store.js").GameEvent} GameEvent */

const STEP = 180; // ms; nothing waits for it

/**
 * @param {import("./store.js").Store} store
 * @param {HTMLElement} liveRegion
 */
export function createPlayer(store, liveRegion) {
  const still = () =>
    store.get().settings.motion === "none" ||
    matchMedia("(prefers-reduced-motion: reduce)").matches;

  /** Say what happened, one sentence an event. @param {GameEvent[]} events @param {string} [line] instead */
  function announce(events, line) {
    const { t, view, covered } = store.get();
    const names = view?.names ?? [];
    const lines = line
      ? [line]
      : events.map((event) => eventText(t, covered ? unseen(event) : event, names, view?.viewer ?? 0));
    liveRegion.replaceChildren(
      ...lines.filter(Boolean).map((line) => {
        const sentence = document.createElement("p");
        sentence.textContent = line;
        return sentence;
      }),
    );
  }

  /**
   * Draw the new table, let each card glide there from where it was, and announce.
   * @param {GameEvent[]} events
   * @param {() => void} draw
   * @param {string} [line] said instead of the events
   */
  function play(events, draw, line) {
    const before = places();
    draw();
    if (!still()) glide(before, events);
    if (events.length || store.get().covered) announce(events, line);
  }

  return { play, announce };
}

/** @typedef {ReturnType<typeof createPlayer>} Player */

/** As everybody at the table may know it: the region is still there when the device is passed. */
/** @param {GameEvent} event @returns {GameEvent} */
const unseen = (event) => (event.type === "drew" ? { ...event, card: null } : event);

/** Where each card and pile stands now, by name. @returns {Map<string, DOMRect>} */
function places() {
  const found = new Map();
  for (const element of document.querySelectorAll("[data-place]")) {
    found.set(element.getAttribute("data-place"), element.getBoundingClientRect());
  }
  return found;
}

/**
 * First, last, invert, play. A card that is new on the screen comes from the pile that gave it.
 * @param {Map<string, DOMRect>} before
 * @param {GameEvent[]} events
 */
function glide(before, events) {
  const drawn = new Set(events.filter((event) => event.type === "drew").map((event) => event.card));
  for (const element of document.querySelectorAll("[data-place]")) {
    const name = element.getAttribute("data-place") ?? "";
    const from = before.get(name) ?? (drawn.has(name) ? before.get("tavern") : undefined);
    const to = element.getBoundingClientRect();
    if (!from || !to.width) continue;
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.hypot(x, y) < 2) continue;
    element.animate(
      [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }],
      { duration: STEP, easing: "ease-out" },
    );
  }
  for (const [type, target] of PULSES) {
    if (!events.some((event) => event.type === type)) continue;
    document.querySelector(target)?.animate(
      [{ transform: "scale(1)" }, { transform: "scale(1.12)" }, { transform: "scale(1)" }],
      { duration: STEP, easing: "ease-out" },
    );
  }
}

/** Events that make a number jump, and which. */
const PULSES = /** @type {const} */ ([
  ["damaged", ".health"],
  ["shielded", ".attack"],
  ["struck", ".attack"],
  ["healed", "[data-place=tavern]"],
  ["defeated", ".enemy"],
]);

// Shows the great moments of a move: a banner with a word over the board, and light that fits it. It lies above
// everything and ignores taps; a tap or a key ends it and has its usual effect.

import { anchorSelector, TABLE_SCREEN } from "../table/anchors.js";
import { momentLine, momentWord } from "../table/moment-text.js";
import { momentsOf, timedMoments } from "./moments.js";

/** @typedef {import("../engine/protocol.js").GameEvent} GameEvent */
/** @typedef {import("../i18n/index.js").Translate} Translate */
/** @typedef {import("./moments.js").Moment & import("./moments.js").Span} TimedMoment */
/** @typedef {import("./moments.js").MomentName} MomentName */
/** @typedef {import("../table/anchors.js").Anchor | import("../table/anchors.js").InnerAnchor} AnyAnchor */

export { part } from "../table/moment-text.js";
export const style = "style/moments.css";

/** The light of a banner, from the lowest layer up. moments.css says what each looks like in each moment. */
const LIGHTS = ["dusk", "rays", "glow", "sparks"];

/** What the light of a moment falls on, if not on the enemy's portrait. @type {Partial<Record<MomentName, AnyAnchor>>} */
const LIT = { escape: "hand", flip: "hand", won: "result-title", lost: "result-title" };

/** The moments whose arrival shakes the board, and by how many pixels. @type {Partial<Record<MomentName, number>>} */
const SHAKES = { queens: 4, kings: 8 };
const SHAKE_MS = 420;

/** The moment on the screen. @type {(() => void)} */
let endCurrent = () => {};

/**
 * The words of a move's moments, for screen readers.
 * @param {Translate} t @param {readonly GameEvent[]} events
 */
export const momentWords = (t, events) => momentsOf(events).map((moment) => momentWord(t, moment));

/**
 * Shows the moments of a move, which has just begun to move. Those of the move before end.
 * @param {Translate} t @param {readonly GameEvent[]} events
 * @param {{names: readonly string[], viewer: number}} seats @param {import("./timeline.js").Speed | "none"} speed
 */
export function showMoments(t, events, { names, viewer }, speed) {
  const moments = timedMoments(events, speed);
  const screen = document.querySelector(TABLE_SCREEN);
  if (!screen || !moments.length) return;
  endCurrent();
  const host = document.createElement("div");
  host.className = `moment-host ${speed === "none" ? "still" : ""}`;
  host.ariaHidden = "true";
  for (const moment of moments) {
    host.append(
      drawMoment(screen, moment, momentWord(t, moment), momentLine(t, moment, events, names, viewer)),
    );
  }
  document.body.append(host);
  const shakes = speed === "full" ? moments.flatMap((moment) => shakeBoard(screen, moment)) : [];
  endCurrent = whenOver(moments, () => {
    host.remove();
    for (const shake of shakes) shake.cancel();
  });
}

/**
 * Ends the moments after their time, or when the player acts.
 * @param {TimedMoment[]} moments @param {() => void} remove @returns {() => void} ends them at once
 */
function whenOver(moments, remove) {
  const listening = new AbortController();
  const end = () => {
    listening.abort();
    clearTimeout(timer);
    remove();
  };
  const timer = setTimeout(end, Math.max(...moments.map(({ at, length }) => at + length)));
  for (const type of ["pointerdown", "keydown", "resize", "hashchange", "pagehide"]) {
    addEventListener(type, end, { capture: true, signal: listening.signal });
  }
  return end;
}

/** @param {Element} screen @param {TimedMoment} moment @param {string} word @param {string} line */
function drawMoment(screen, { name, at, length }, word, line) {
  const element = document.createElement("div");
  element.className = `moment ${name}`;
  element.dataset.moment = name;
  const banner = document.createElement("p");
  banner.className = "banner";
  banner.append(Object.assign(document.createElement("strong"), { textContent: word }));
  if (line) banner.append(Object.assign(document.createElement("span"), { textContent: line }));
  element.append(
    ...LIGHTS.map((className) => Object.assign(document.createElement("i"), { className })),
    banner,
  );
  const { style } = element;
  style.setProperty("--at", `${at}ms`);
  style.setProperty("--length", `${length}ms`);
  placeMoment(style, screen, name);
  return element;
}

/**
 * Places the banner over the board, and its light on what the moment is about.
 * @param {CSSStyleDeclaration} style @param {Element} screen @param {MomentName} name
 */
function placeMoment(style, screen, name) {
  const area = visibleRect(screen, "board") ?? screen.getBoundingClientRect();
  const lit = layoutRect(screen, LIT[name] ?? "portrait") ?? area;
  const middle = visibleRect(screen, "enemy") ?? visibleRect(screen, "result") ?? area; // on a wide screen, the piles are beside it
  for (const [property, value] of Object.entries({
    "--word-left": middle.left - area.left,
    "--word-width": middle.width,
    "--left": area.left,
    "--top": area.top,
    "--width": area.width,
    "--height": area.height,
    "--lit-x": lit.left + lit.width / 2 - area.left,
    "--lit-y": lit.top + lit.height / 2 - area.top,
    "--word-y": lit.top + lit.height - area.top,
    "--lit-size": Math.min(Math.max(lit.height, 120), 260),
  })) {
    style.setProperty(property, `${Math.round(value)}px`);
  }
}

/** @param {Element} screen @param {AnyAnchor} anchor */
function visibleRect(screen, anchor) {
  const rect = screen.querySelector(anchorSelector(anchor))?.getBoundingClientRect();
  return rect?.height ? rect : null;
}

/**
 * Where an anchor is when nothing moves: a new enemy is still on its way from the Castle.
 * @param {Element} screen @param {AnyAnchor} anchor
 */
function layoutRect(screen, anchor) {
  const element = screen.querySelector(anchorSelector(anchor));
  if (!(element instanceof HTMLElement) || !element.offsetHeight) return null;
  let [left, top] = [0, 0];
  for (let each = element; each; each = /** @type {HTMLElement} */ (each.offsetParent)) {
    left += each.offsetLeft + (each === element ? 0 : each.clientLeft);
    top += each.offsetTop + (each === element ? 0 : each.clientTop);
  }
  return new DOMRect(left - scrollX, top - scrollY, element.offsetWidth, element.offsetHeight);
}

/**
 * Shakes the board with the cards that move above it.
 * @param {Element} screen @param {TimedMoment} moment @returns {Animation[]}
 */
function shakeBoard(screen, { name, at }) {
  const distance = SHAKES[name];
  if (!distance) return [];
  const steps = [0, -1, 0.8, -0.55, 0.35, -0.15, 0];
  const keyframes = steps.map((part, index) => ({
    translate: `${part * distance}px ${(index % 2 ? 1 : -1) * part * distance * 0.5}px`,
  }));
  return [...screen.querySelectorAll(":scope > .board, :scope > .overlay-host")].map((element) =>
    element.animate(keyframes, { delay: at + 120, duration: SHAKE_MS, easing: "ease-out" }),
  );
}

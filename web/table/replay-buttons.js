// The buttons to step through a recorded game: to its start, back one move, forward one move, to its end.

import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";

/** @typedef {import("../i18n/index.js").Translate} Translate */

// Drawn as paths, because some phones show such characters as coloured emoji.
const SIGNS = {
  first: svg`<path d="M4 4H6.6V20H4zM17.5 3.5L19.5 5.5L13 12L19.5 18.5L17.5 20.5L9 12z"></path>`,
  previous: svg`<path d="M15.5 3.5L17.5 5.5L11 12L17.5 18.5L15.5 20.5L7 12z"></path>`,
  play: svg`<path d="M7 3.5L20 12L7 20.5z"></path>`,
  pause: svg`<path d="M6 4H10V20H6zM14 4H18V20H14z"></path>`,
  next: svg`<path d="M8.5 3.5L6.5 5.5L13 12L6.5 18.5L8.5 20.5L17 12z"></path>`,
  last: svg`<path d="M17.4 4H20V20H17.4zM6.5 3.5L4.5 5.5L11 12L4.5 18.5L6.5 20.5L15 12z"></path>`,
};

/** @param {keyof typeof SIGNS} name */
export const stepSign = (name) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${SIGNS[name]}</svg>`;

/**
 * A button that shows only a sign.
 * @param {string} name @param {string} label @param {unknown} sign @param {() => unknown} act
 * @param {boolean} [possible] @param {string} [key] the keyboard shortcut, if the screen has one
 */
export const signButton = (name, label, sign, act, possible = true, key = "") => html`
  <button type="button" data-do=${name} aria-label=${label} title=${key ? label : nothing} aria-keyshortcuts=${key || nothing}
    aria-disabled=${possible ? "false" : "true"} @click=${() => possible && act()}>${sign}</button>`;

/**
 * The buttons first, previous, next and last, with something else in the middle.
 * @param {Translate} t @param {{ply: number, plies: number}} at @param {(ply: number) => unknown} stepTo
 * @param {unknown} middle @param {boolean} [keyed] whether the screen has keyboard shortcuts for them
 */
export function stepButtons(t, { ply, plies }, stepTo, middle, keyed = false) {
  const key = (/** @type {string} */ name) => (keyed ? name : "");
  return html`
    <span class="steps" role="group" aria-label=${t("steps-label")}>
      ${signButton("first", t("steps-first"), stepSign("first"), () => stepTo(0), ply > 0, key("Home"))}
      ${signButton("previous", t("steps-previous"), stepSign("previous"), () => stepTo(ply - 1), ply > 0, key("ArrowLeft"))}
      ${middle}
      ${signButton("next", t("steps-next"), stepSign("next"), () => stepTo(ply + 1), ply < plies, key("ArrowRight"))}
      ${signButton("last", t("steps-last"), stepSign("last"), () => stepTo(plies), ply < plies, key("End"))}
    </span>`;
}

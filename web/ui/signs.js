// Small signs drawn in the page itself, so that the first paint already has them: suits, icons, the game's emblem.

import { html, svg } from "../vendor/lit-html/lit-html.js";

/** Paths of the suits, centred on 0, 0 and 20 high; tools/deck/suits.py has the same paths. @type {Record<string, string>} */
const SUITS = {
  C: "M0-10a4.7 4.7 0 0 1 3.7 7.6a4.7 4.7 0 1 1-2.8 7.3c.2 2.3 1 4.1 2.7 5.1h-7.2c1.7-1 2.5-2.8 2.7-5.1a4.7 4.7 0 1 1-2.8-7.3A4.7 4.7 0 0 1 0-10z",
  D: "M0-10C2-6 5-2.5 7.6 0C5 2.5 2 6 0 10C-2 6-5 2.5-7.6 0C-5-2.5-2-6 0-10z",
  H: "M0 9.6C-4 5.4-9.5 1.2-9.5-4C-9.5-7.6-7-9.4-4.6-9.4C-2.2-9.4-.6-8 0-5.8C.6-8 2.2-9.4 4.6-9.4C7-9.4 9.5-7.6 9.5-4C9.5 1.2 4 5.4 0 9.6z",
  S: "M0-10C3-5.4 9.5-2 9.5 3C9.5 6 7.3 7.6 5 7.6C3.3 7.6 1.8 6.6 1 5C1.2 7.4 2 9 3.6 10H-3.6C-2 9-1.2 7.4-1 5C-1.8 6.6-3.3 7.6-5 7.6C-7.3 7.6-9.5 6-9.5 3C-9.5-2-3-5.4 0-10z",
};
const STAR = "M0-10L2.6-3.4L9.5-3.1L4.2 1.3L5.9 8.1L0 4.2L-5.9 8.1L-4.2 1.3L-9.5-3.1L-2.6-3.4z";

/** The sign of a suit; a star for "", the suit of a Jester. @param {string} suit */
export const suitShape = (suit) =>
  html`<svg class="sign" viewBox="-10.5 -10.5 21 21" aria-hidden="true"><path d=${SUITS[suit] ?? STAR}></path></svg>`;

const ICONS = {
  health: svg`<path d="M12 20.5C7 16.5 2 12.6 2 8.2C2 5.2 4.3 3.5 6.6 3.5C9 3.5 11 5 12 7.5C13 5 15 3.5 17.4 3.5C19.7 3.5 22 5.2 22 8.2C22 12.6 17 16.5 12 20.5z"></path>`,
  attack: svg`<path d="M2.5 2.5L6.5 3.2L14.6 13L13 14.6L3.2 6.5zM21.5 2.5L20.8 6.5L9.2 17.3L11.2 19.2L9.8 20.6L7 17.9L4 21.5L2.5 20L6.1 17L3.4 14.2L4.8 12.8L6.7 14.8L17.5 3.2zM15.3 16.6L17.3 14.8L19.2 12.8L20.6 14.2L17.9 17L21.5 20L20 21.5L17 17.9L14.2 20.6L12.8 19.2L14.4 17.6z"></path>`,
  chronicle: svg`<path d="M3 4H6.5V7.5H3zM9.5 4.6H21V6.9H9.5zM3 10.2H6.5V13.7H3zM9.5 10.8H21V13.1H9.5zM3 16.4H6.5V19.9H3zM9.5 17H21V19.3H9.5z"></path>`,
  honour: svg`<path class="ribbon" d="M5.5 1H10.2L13.2 9.5L9 11.5zM18.5 1H13.8L10.8 9.5L15 11.5z"></path><circle class="disc" cx="12" cy="15.6" r="6.9"></circle><path class="crown" d="M8.2 18.6L7.6 13.2L10.2 15.2L12 12L13.8 15.2L16.4 13.2L15.8 18.6z"></path>`,
  shield: svg`<path d="M12 2L21 5V11C21 16.5 17.5 20.4 12 22.5C6.5 20.4 3 16.5 3 11V5z"></path>`,
};

/** @param {keyof typeof ICONS} name */
export const icon = (name) =>
  html`<svg class="icon ${name}" viewBox="0 0 24 24" aria-hidden="true">${ICONS[name]}</svg>`;

/** The game's emblem: a crown and a blade. */
export const emblem = () => html`
  <svg class="emblem" viewBox="6 4 88 90" aria-hidden="true">
    <path class="gold" d="M50 75H19L14 40L28 53L38 36L50 52L62 36L72 53L86 40L81 75z"></path>
    <path class="blade" d="M44.5 30H55.5V80L50 92L44.5 80z"></path>
    <path class="gold" d="M34 23.5H66V31H34z"></path>
    <circle class="gold" cx="50" cy="16.5" r="6"></circle>
  </svg>`;

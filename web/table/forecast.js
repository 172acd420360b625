// The picture of what the chosen cards would do: ghosts of numbers and cards, drawn where the numbers and cards are.
// Screen readers get the same facts as a sentence (preview.js), so the picture is hidden from them.

import { html } from "../vendor/lit-html/lit-html.js";

/** What the chosen cards would do; null while they are no legal move. @param {Pick<import("./table-state.js").TableProps, "selection">} props */
export const forecastOf = ({ selection }) => selection?.preview ?? null;

/** A number that will change, or by how much it will. @param {unknown} content @param {string} [kind] a CSS class */
export const ghostNumber = (content, kind = "") =>
  html`<span class="forecast ${kind}" aria-hidden="true">${content}</span>`;

/** The number that will take the place of the one beside it. @param {number} number */
export const becomes = (number) => html`<span class="arrow">→</span> ${number}`;

/** So many cards that will be drawn, as ghosts of card backs with their number. @param {number} amount */
export const ghostCards = (amount) =>
  html`<span class="forecast drawn" aria-hidden="true"><span class="backs">${Array.from(
    { length: amount },
    () => html`<i></i>`,
  )}</span>+${amount}</span>`;

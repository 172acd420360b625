// The picture of what the chosen cards would do: ghosts of numbers and cards, drawn where the numbers and cards are.
// Screen readers get the same facts as a sentence (preview.js), so the picture is hidden from them.

import { html } from "../vendor/lit-html/lit-html.js";

/**
 * @typedef {import("../engine/protocol.js").Preview} Preview
 * @typedef {"win" | "lose" | "exact" | "over"} Verdict
 *
 * The fields of a preview that the enemy's panel shows; a companion's play has no hand that could be too weak.
 * @typedef {Pick<Preview, "value" | "blow" | "damage" | "doubled" | "shield" | "immunity_cancelled" | "enemy_left" | "attack" | "wins">
 *   & Partial<Pick<Preview, "survives" | "stuck">>} Forecast
 */

/** What the chosen cards would do; null while they are no legal move. @param {Pick<import("./table-state.js").TableProps, "selection">} props */
export const forecastOf = ({ selection }) => selection?.preview ?? null;

/** The one word that a forecast deserves before all others, or "". @param {Forecast | null} forecast @returns {Verdict | ""} */
export function verdictOf(forecast) {
  if (!forecast) return "";
  const { wins, survives, stuck, blow } = forecast;
  if (wins) return "win";
  if (survives === false || stuck) return "lose";
  return blow === "exact" || blow === "over" ? blow : "";
}

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

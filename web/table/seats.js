// The strip of seats: each player's name, number of cards, whether they yielded, whose turn it is, and how many cards
// each would draw.

import { html } from "../vendor/lit-html/lit-html.js";
import { seatName } from "./event-text.js";
import { forecastOf, ghostCards } from "./forecast.js";

/** @typedef {import("./table-state.js").TableProps} TableProps */

/**
 * Whether to call a seat "you": the player's seat in a scenario, where the seats have no names.
 * @param {import("./table-state.js").View} view @param {number} seat
 */
export const isYou = (view, seat) => view.scenario && seat === view.viewer;

/** @param {TableProps} props */
export function seatStrip(props) {
  const { t, view } = props;
  if (!view || view.observation.players === 1) return "";
  const { hands, seat, yielded } = view.observation;
  const draws = new Map(forecastOf(props)?.draws.map((draw) => [draw.seat, draw.amount]));
  return html`
    <ul class="seats" aria-label=${t("seats-label")}>
      ${hands.map(
        (hand, at) => html`
        <li class=${at + 1 === seat ? "turn" : ""} data-place="seat-${at + 1}" aria-current=${at + 1 === seat ? "true" : "false"}>
          <span class="name">${isYou(view, at + 1) ? t("seat-you") : seatName(t, view.names, at + 1)}</span>
          <span class="size"><span class="count" aria-hidden="true" data-anchor="size-${at + 1}">${hand.length}</span>
            <span class="visually-hidden">${t("seat-cards", { count: hand.length })}</span></span>
          ${yielded.includes(at + 1) ? html`<span class="mark">${t("seat-yielded")}</span>` : ""}
          ${draws.has(at + 1) ? ghostCards(draws.get(at + 1) ?? 0) : ""}
        </li>`,
      )}
    </ul>`;
}

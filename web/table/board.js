// The board, the part of a table that every player may see: the seats, the enemy, the piles and the played cards.

import { html } from "../vendor/lit-html/lit-html.js";
import { enemyPanel } from "./enemy.js";
import { forecastOf } from "./forecast.js";
import { traces } from "./last-move.js";
import { piles, playedCards } from "./piles.js";
import { seatStrip } from "./seats.js";

/**
 * @param {import("./table-state.js").TableProps} props @param {import("./intents.js").TableIntents} intents
 * @param {unknown} [enemy] the view of the enemy
 */
export function board(
  props,
  intents,
  enemy = enemyPanel(props.t, props.view?.enemy, intents.say, forecastOf(props)),
) {
  const marks = traces(props);
  return html`
  <div class="board" data-anchor="board" data-traces=${marks.names} .style=${marks.style}>
    ${seatStrip(props)}
    ${enemy}
    ${piles(props, intents)}
    ${playedCards(props)}
  </div>`;
}

// The dialog in which a player replaces a bot in the middle of a game.

import { html } from "../vendor/lit-html/lit-html.js";
import { LEVELS } from "./levels.js";
import { seatName } from "../table/event-text.js";

/** @typedef {import("../table/table-state.js").TableProps} TableProps */
/** @typedef {import("../app/intents.js").Intents} Intents */

/** @param {TableProps} props @param {Intents} intents */
export function replacements({ t, view, guests }, intents) {
  const players = ["", ...LEVELS, ...guests.flatMap(({ names }) => names)];
  return html`
    <p>${t("replace-keeps")}</p>
    ${view?.bots.map((bot, at) => (bot ? seatField(bot, at + 1) : ""))}`;

  /** @param {string} current @param {number} seat */
  function seatField(current, seat) {
    const choices = players.includes(current) ? players : [...players, current]; // a guest bot that isn't loaded
    return html`
      <label class="seat"><span>${seatName(t, view?.names ?? [], seat)}</span>
        <select name=${`replace-${seat}`} @change=${(/** @type {Event} */ event) => {
          intents.close();
          intents.replaceBot(seat, choices[/** @type {HTMLSelectElement} */ (event.target).selectedIndex]);
        }}>
          ${choices.map(
            (bot) => html`<option value=${bot} ?selected=${bot === current}>
            ${bot === "" ? t("who-person") : LEVELS.includes(bot) ? t(`bot-${bot}`) : bot}</option>`,
          )}
        </select></label>`;
  }
}

// Another in a bot's seat, in the middle of a game.

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
    ${view?.bots.map((now, at) => (now ? seat(now, at + 1) : ""))}`;

  /** @param {string} now @param {number} seat */
  function seat(now, seat) {
    const others = players.includes(now) ? players : [...players, now]; // one that is not here
    return html`
      <label class="seat"><span>${seatName(t, view?.names ?? [], seat)}</span>
        <select name=${`replace-${seat}`} @change=${(/** @type {Event} */ event) => {
          intents.close();
          intents.replaceBot(seat, others[/** @type {HTMLSelectElement} */ (event.target).selectedIndex]);
        }}>
          ${others.map(
            (bot) => html`<option value=${bot} ?selected=${bot === now}>
            ${bot === "" ? t("who-person") : LEVELS.includes(bot) ? t(`bot-${bot}`) : bot}</option>`,
          )}
        </select></label>`;
  }
}

// The choice of who goes next, after a Jester.

import { html } from "../vendor/lit-html/lit-html.js";
import { seatName } from "./event-text.js";
import { isYou } from "./seats.js";

/** @typedef {import("../store.js").State} State */
/** @typedef {import("../intents.js").Intents} Intents */

export const style = "style/partners.css";

const WISHES = /** @type {const} */ (["keen", "neutral", "reluctant"]);

/** After a Jester: each seat's wish, and the choice. @param {State} state @param {Intents} intents */
export function choosePanel({ t, view, marks }, intents) {
  if (!view) return "";
  return html`
    <ul class="choose">
      ${view.next.map((seat) => {
        const name = seatName(t, view.names, seat);
        const [label, seen] = [name, short(name)].map((name) => (isYou(view, seat) ? t("learn-choose-you") : t("choose-seat", { name })));
        return html`
          <li>
            <button type="button" class="seat ${marks?.buttons.includes(`next ${seat}`) ? "marked" : ""}" data-next=${seat}
              @click=${() => intents.choose(seat)}>${seen === label
                ? html`<span>${label}</span>`
                : html`<span aria-hidden="true">${seen}</span><span class="visually-hidden">${label}</span>`}</button>
            ${wishButtons(t, view, intents, seat)}
          </li>`;
      })}
    </ul>`;
}

const ROOM = 16; // letters, so that two lines also hold what the seat will do

/** @param {string} name */
const short = (name) => ([...name].length > ROOM ? `${[...name].slice(0, ROOM - 1).join("").trimEnd()}…` : name);

/** What a seat would say: people say it here, bots have said it. */
/**
 * @param {import("../i18n/index.js").Translate} t @param {import("../store.js").View} view
 * @param {Intents} intents @param {number} seat
 */
export function wishButtons(t, view, intents, seat) {
  const wish = view.wishes?.[seat] ?? "neutral";
  const bot = view.bots[seat - 1] !== "";
  return html`
    <span class="wishes" role="group" aria-label=${t("wish-label", { name: seatName(t, view.names, seat) })}>
      ${WISHES.map((kind) => html`
        <button type="button" aria-pressed=${wish === kind ? "true" : "false"} aria-disabled=${bot ? "true" : "false"}
          @click=${bot ? null : () => intents.wish(seat, kind)}>${t(`wish-${kind}`)}</button>`)}
    </span>`;
}

// The choice of who goes next, after a Jester.

import { html } from "../vendor/lit-html/lit-html.js";
import { seatName } from "./event-text.js";
import { isYou } from "./seats.js";

/** @typedef {import("./table-state.js").TableProps} TableProps */
/** @typedef {import("./intents.js").TableIntents} TableIntents */

export const style = "style/partners.css";

const WISHES = /** @type {const} */ (["keen", "neutral", "reluctant"]);

/** After a Jester: each seat's wish, and the choice. @param {TableProps} props @param {TableIntents} intents */
export function choosePanel({ t, view, marks }, intents) {
  if (!view) return "";
  return html`
    <ul class="choose">
      ${view.next.map((seat) => {
        const words = isYou(view, seat) ? t("learn-choose-you") : goesNext(t, seatName(t, view.names, seat));
        return html`
          <li>
            <button type="button" class="seat ${marks?.buttons.includes(`next ${seat}`) ? "marked" : ""}" data-next=${seat}
              @click=${() => intents.choose(seat)}>${words}</button>
            ${wishButtons(t, view, intents, seat)}
          </li>`;
      })}
    </ul>`;
}

const NAME = "\ufffc"; // stands for it in the sentence

/** A long name is cut to the room there is; what that seat will do is always seen. */
/** @param {import("../i18n/index.js").Translate} t @param {string} name */
function goesNext(t, name) {
  const [before, after] = t("choose-seat", { name: NAME }).split(NAME);
  return html`${before}<span class="who">${name}</span>${after}`;
}

/** What a seat would say: people say it here, bots have said it. */
/**
 * @param {import("../i18n/index.js").Translate} t @param {import("./table-state.js").View} view
 * @param {TableIntents} intents @param {number} seat
 */
export function wishButtons(t, view, intents, seat) {
  const wish = view.wishes?.[seat] ?? "neutral";
  const bot = view.bots[seat - 1] !== "";
  return html`
    <span class="wishes" role="group" aria-label=${t("wish-label", { name: seatName(t, view.names, seat) })}>
      ${WISHES.map(
        (kind) => html`
        <button type="button" aria-pressed=${wish === kind ? "true" : "false"} aria-disabled=${bot ? "true" : "false"}
          @click=${bot ? null : () => intents.wish(seat, kind)}>${t(`wish-${kind}`)}</button>`,
      )}
    </span>`;
}

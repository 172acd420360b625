// The seats: hand sizes, yield marks, whose turn; and the choice of who goes next.

import { html } from "../vendor/lit-html/lit-html.js";
import { seatName } from "./event-text.js";

/** @typedef {import("../store.js").State} State */
/** @typedef {import("../intents.js").Intents} Intents */

/** Whether a seat of a scenario, which has no names, is the player's. @param {import("../store.js").View} view @param {number} seat */
const isYou = (view, seat) => view.scenario && seat === view.viewer;

/** @param {State} state */
export function seatStrip({ t, view }) {
  if (!view || view.observation.players === 1) return "";
  const { hands, seat, yielded } = view.observation;
  return html`
    <ul class="seats" aria-label=${t("seats-label")}>
      ${hands.map((hand, at) => html`
        <li class=${at + 1 === seat ? "turn" : ""} data-place="seat-${at + 1}" aria-current=${at + 1 === seat ? "true" : "false"}>
          <span class="name">${isYou(view, at + 1) ? t("learn-you") : seatName(t, view.names, at + 1)}</span>
          <span class="size">${t("seat-cards", { count: hand.length })}</span>
          ${yielded.includes(at + 1) ? html`<span class="mark">${t("seat-yielded")}</span>` : ""}
        </li>`)}
    </ul>`;
}

const WISHES = /** @type {const} */ (["keen", "neutral", "reluctant"]);

/** After a Jester: each seat's wish, and the choice. @param {State} state @param {Intents} intents */
export function choosePanel({ t, view, marks }, intents) {
  if (!view) return "";
  return html`
    <ul class="choose">
      ${view.next.map((seat) => {
        const name = seatName(t, view.names, seat);
        return html`
          <li>
            <button type="button" class="primary ${marks?.buttons.includes(`next ${seat}`) ? "marked" : ""}" data-next=${seat} @click=${() => intents.choose(seat)}>
              <span>${isYou(view, seat) ? t("learn-choose-you") : t("choose-seat", { name })}</span></button>
            ${wishButtons(t, view, intents, seat)}
          </li>`;
      })}
    </ul>`;
}

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

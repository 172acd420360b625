// The cover: hides the hand while the device is passed to the next player. No hand is anywhere in the page then.

import { html } from "../vendor/lit-html/lit-html.js";
import { cardBack } from "../ui/card.js";
import { eventText, mergeDraws, seatName } from "./event-text.js";

/** @param {import("./table-state.js").TableProps} props @param {import("../app/intents.js").Intents} intents */
export function coverScreen({ t, view, recap, notice, tone }, intents) {
  if (!view) return "";
  const name = seatName(t, view.names, view.observation.seat);
  const events = mergeDraws(recap).filter(({ type }) => type !== "turn_began");
  return html`
    <section class="cover" aria-label=${t("cover-label")}>
      <div class="fan" aria-hidden="true">${cardBack()}${cardBack()}${cardBack()}</div>
      <h2 tabindex="-1">${t(view.observation.phase === "suffer" ? "cover-title-suffer" : "cover-title", { name })}</h2>
      ${
        events.length
          ? html`<ul class="recap" tabindex="0">${events.map((event) => html`<li>${eventText(t, event, view.names, 0, { short: true })}</li>`)}</ul>`
          : ""
      }
      <p class="notice ${tone}" role="status">${notice}</p>
      <button type="button" class="primary" data-do="reveal" @click=${intents.reveal}>${t("cover-reveal", { name })}</button>
    </section>`;
}

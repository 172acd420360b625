// Between two players: nobody's hand is on the screen, or anywhere in the page.

import { html } from "../vendor/lit-html/lit-html.js";
import { cardBack } from "../ui/card.js";
import { eventText, gathered, seatName } from "./event-text.js";

/** @param {import("./table-state.js").TableProps} props @param {import("../app/intents.js").Intents} intents */
export function coverScreen({ t, view, recap, notice }, intents) {
  if (!view) return "";
  const name = seatName(t, view.names, view.observation.seat);
  const told = gathered(recap).filter(({ type }) => type !== "turn_began");
  return html`
    <section class="cover" aria-label=${t("cover-label")}>
      <div class="fan" aria-hidden="true">${cardBack()}${cardBack()}${cardBack()}</div>
      <h2 tabindex="-1">${t(view.observation.phase === "suffer" ? "cover-title-suffer" : "cover-title", { name })}</h2>
      ${
        told.length
          ? html`<ul class="recap" tabindex="0">${told.map((event) => html`<li>${eventText(t, event, view.names, 0, { short: true })}</li>`)}</ul>`
          : ""
      }
      <p class="notice" role="status">${notice}</p>
      <button type="button" class="primary" data-do="reveal" @click=${intents.reveal}>${t("cover-reveal", { name })}</button>
    </section>`;
}

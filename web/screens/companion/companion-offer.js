// A link to the companion screen, shown on the new-game screen and in the rules.

import { html } from "../../vendor/lit-html/lit-html.js";

/** @param {import("../../app/state.js").State} state @param {import("../../app/intents.js").Intents} intents */
export const companionOffer = ({ t }, intents) => html`
  <aside class="offer">
    <p>${t("companion-offer")}</p>
    <button type="button" data-do="companion" @click=${() => intents.go("companion")}>${t("companion-title")}</button>
  </aside>`;

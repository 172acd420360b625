// Castle, Tavern, discard pile, and the cards played against this enemy.

import { html } from "../vendor/lit-html/lit-html.js";
import { cardBack, cardFace } from "./card.js";

/** @typedef {import("../store.js").State} State */

/** @param {State} state */
export function piles({ t, view }) {
  if (!view) return "";
  const { castle, tavern, discard } = view.observation;
  return html`
    <ul class="piles">
      ${pile("castle", t("pile-castle"), castle, "")}
      ${pile("tavern", t("pile-tavern"), tavern, tavern[0] ? cardFace(t, tavern[0]) : "")}
      ${pile("discard", t("pile-discard"), discard, discard[0] ? cardFace(t, discard[0]) : "")}
    </ul>`;
}

/** @param {string} place @param {string} name @param {(string | null)[]} cards @param {unknown} top */
const pile = (place, name, cards, top) => html`
  <li class="pile" data-place=${place}>
    <span class="stack">${top || (cards.length ? cardBack() : html`<span class="card empty" aria-hidden="true"></span>`)}</span>
    <span class="word">${name}</span> <strong data-testid=${place}>${cards.length}</strong>
  </li>`;

/** @param {State} state */
export function playedCards({ t, view }) {
  const plays = view?.observation.table ?? [];
  return html`
    <section class="played" data-drop aria-label=${t("table-label")}>
      ${plays.length
        ? plays.map((cards) => html`<span class="play">${cards.map((card) => cardFace(t, card))}</span>`)
        : html`<span class="hint">${view?.your_turn ? t("table-empty") : ""}</span>`}
    </section>`;
}

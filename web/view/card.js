// One card: its face for the table, or a button in the hand.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { cardName, rankSign, suitClass, suitOf, suitSign } from "../i18n/cards.js";

/** @typedef {import("../i18n/index.js").Translate} Translate */

/** The signs on a card; the words beside it are the host's. @param {Translate} t @param {string} card */
const signs = (t, card) => html`
  <span class="rank" aria-hidden="true">${suitOf(card) ? rankSign(t, card) : t("jester-sign")}</span>
  <span class="suit" aria-hidden="true">${suitSign(suitOf(card))}</span>`;

/** A card face up on the table. @param {Translate} t @param {string} card */
export const cardFace = (t, card) => html`
  <span class="card ${suitClass(suitOf(card))}" data-place=${card} role="img"
    aria-label=${cardName(t, card)}>${signs(t, card)}</span>`;

/** A card face down. */
export const cardBack = () => html`<span class="card back" aria-hidden="true"></span>`;

/**
 * A card of the hand, to choose.
 * @param {Translate} t
 * @param {string} card
 * @param {{chosen: boolean, refused: boolean, number: number, tap: () => void}} how
 */
export const cardButton = (t, card, { chosen, refused, number, tap }) => html`
  <button type="button" class="card ${suitClass(suitOf(card))} ${chosen ? "chosen" : ""} ${refused ? "dimmed" : ""}"
    data-place=${card} data-card=${card} aria-pressed=${chosen ? "true" : "false"}
    aria-describedby=${refused ? "refused" : nothing}
    aria-keyshortcuts=${number <= 9 ? String(number) : nothing} @click=${tap}>${signs(t, card)}<span
    class="visually-hidden">${cardName(t, card)}</span></button>`;

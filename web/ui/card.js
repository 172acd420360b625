// One card: its face for the table, or a button in the hand. Corners are text and paint at once;
// the drawing comes from art/deck.svg and takes its colours from the card's classes.

import { SITE } from "../base/site.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { cardName, rankSign, suitClass, suitOf } from "../i18n/cards.js";
import { suitShape } from "./signs.js";

/** @typedef {import("../i18n/index.js").Translate} Translate */

const FILE = new URL("art/deck.svg", SITE).href;

/** Where the drawings are: in their file, until view/deck.js has brought them into the page. */
export const deck = { file: FILE, at: `${FILE}#` };

/** A drawing of the deck by its name: a card's text, or `back`. @param {string} name */
const drawing = (name) =>
  html`<svg class="face" aria-hidden="true"><use href="${deck.at}${name}"></use></svg>`;

/** A card's classes: its suit and its kind. @param {string} card */
const classes = (card) =>
  `${suitClass(suitOf(card))} ${{ A: "ace", J: "royal", Q: "royal", K: "royal", X: "" }[card[0]] ?? "number"}`;

/** What lies on a card's paper; the words beside it are the host's. @param {Translate} t @param {string} card */
const front = (t, card) => html`
  ${drawing(suitOf(card) ? card : "X")}
  <span class="index">${suitOf(card) ? html`<span class="rank" aria-hidden="true">${rankSign(t, card)}</span>` : ""}${suitShape(suitOf(card))}</span>`;

/**
 * A card face up on the table.
 * @param {Translate} t @param {string} card
 * @param {{corrupted?: boolean, chosen?: boolean}} [how] a royal is corrupted until it is beaten
 */
export const cardFace = (t, card, { corrupted = false, chosen = false } = {}) => html`
  <span class="card ${classes(card)} ${corrupted ? "corrupted" : chosen ? "chosen" : ""}" data-place=${card} role="img"
    aria-label=${cardName(t, card)}>${front(t, card)}</span>`;

/** A card to look at, in a picture: no place on the table, nothing to say. @param {Translate} t @param {string} card @param {string} [how] */
export const cardPicture = (t, card, how = "") => html`
  <span class="card ${classes(card)} ${how}" aria-hidden="true">${front(t, card)}</span>`;

/** A card face down. */
export const cardBack = () => html`<span class="card back" aria-hidden="true">${drawing("back")}</span>`;

/**
 * A card of the hand, to choose.
 * @param {Translate} t
 * @param {string} card
 * @param {{chosen: boolean, refused: boolean, marked: boolean, hinted?: boolean, number: number, tap: () => void}} how
 */
export const cardButton = (t, card, { chosen, refused, marked, hinted, number, tap }) => html`
  <button type="button" class="card ${classes(card)} ${chosen ? "chosen" : ""} ${refused ? "dimmed" : ""} ${marked ? "marked" : ""} ${hinted ? "hinted" : ""}"
    data-place=${card} data-card=${card} aria-pressed=${chosen ? "true" : "false"}
    aria-describedby=${refused ? "refused" : nothing}
    aria-keyshortcuts=${number <= 9 ? String(number) : nothing} @click=${tap}>${front(t, card)}<span
    class="visually-hidden">${cardName(t, card)}</span></button>`;

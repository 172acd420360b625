// Draws a card: as a face on the table, as a button in the hand, as a picture, or face down. The corner index is
// part of the page and painted at once; the drawing comes from art/deck.svg and takes its colours from the card's
// classes.

import { SITE } from "../base/site.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { cardName, rankSign, suitClass, suitOf } from "../i18n/cards.js";
import { suitShape } from "./signs.js";

/** @typedef {import("../i18n/index.js").Translate} Translate */

const FILE = new URL("art/deck.svg", SITE).href;

/** Where the drawings are. `prefix` precedes their ids: it points to the file until ui/deck.js has put them into the page. */
export const deck = { file: FILE, prefix: `${FILE}#` };

/** A drawing of the deck. @param {string} name a card's notation, or `back` */
const drawing = (name) =>
  html`<svg class="face" aria-hidden="true"><use href="${deck.prefix}${name}"></use></svg>`;

/** The CSS classes of a card: its suit and its kind. @param {string} card */
const classes = (card) =>
  `${suitClass(suitOf(card))} ${{ A: "ace", J: "royal", Q: "royal", K: "royal", X: "" }[card[0]] ?? "number"}`;

/** The class attribute: the names that hold. @param {...(string | false | undefined)} names */
const classNames = (...names) => names.filter(Boolean).join(" ");

/** The drawing and the index of a card; the element around them has the card's name. @param {Translate} t @param {string} card */
const front = (t, card) => html`
  ${drawing(suitOf(card) ? card : "X")}
  <span class="index">${suitOf(card) ? html`<span class="rank" aria-hidden="true">${rankSign(t, card)}</span>` : ""}${suitShape(suitOf(card))}</span>`;

/**
 * A card that lies face up on the table.
 * @param {Translate} t @param {string} card
 * @param {{corrupted?: boolean, chosen?: boolean, hinted?: boolean}} [options] a royal is corrupted until it is beaten
 */
export const cardFace = (t, card, { corrupted = false, chosen = false, hinted = false } = {}) => html`
  <span class=${classNames("card", classes(card), corrupted && "corrupted", chosen && "chosen", hinted && "hinted")}
    data-place=${card} role="img" aria-label=${cardName(t, card)}>${front(t, card)}</span>`;

/**
 * A card as a mere picture: hidden from screen readers and not a place for animations.
 * @param {Translate} t @param {string} card @param {string} [className]
 */
export const cardPicture = (t, card, className = "") => html`
  <span class="card ${classes(card)} ${className}" aria-hidden="true">${front(t, card)}</span>`;

/** A card face down. */
export const cardBack = () => html`<span class="card back" aria-hidden="true">${drawing("back")}</span>`;

/**
 * A card of the hand that the player can select.
 * @param {Translate} t
 * @param {string} card
 * @param {{chosen: boolean, refused: boolean, marked: boolean, hinted?: boolean, fresh?: boolean, powerless?: boolean, number: number, tap: () => void}} options
 *   `powerless`: the enemy is immune to the card's suit
 */
export const cardButton = (
  t,
  card,
  { chosen, refused, marked, hinted, fresh, powerless, number, tap },
) => html`
  <button type="button"
    class=${classNames("card", classes(card), chosen && "chosen", refused && "dimmed", marked && "marked", hinted && "hinted", fresh && "fresh", powerless && "powerless")}
    data-place=${card} data-card=${card} aria-pressed=${chosen ? "true" : "false"}
    aria-describedby=${refused ? "refused" : nothing}
    aria-keyshortcuts=${number <= 9 ? String(number) : nothing} @click=${tap}>${front(t, card)}<span
    class="visually-hidden">${cardName(t, card)}${fresh ? html`${t("list-comma")}${t("card-drawn")}` : ""}${powerless ? html`${t("list-comma")}${t("preview-no-effect")}` : ""}</span></button>`;

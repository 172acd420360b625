// The strip of the twelve royals: who has fallen, who was freed, who is the enemy, and who is still to come.

import { html } from "../vendor/lit-html/lit-html.js";

/** @typedef {import("./table-state.js").View} View */
/** @typedef {import("../engine/protocol.js").Royal} Royal */
/** @typedef {import("../i18n/index.js").Translate} Translate */

export const style = "style/royals.css";

/** The crest of a royal: the letter of its rank, with the look of its fate. @param {Translate} t @param {Royal} royal */
export const crest = (t, { rank, card, fate }) =>
  html`<i class="crest" data-fate=${fate} data-crest=${card ?? ""}>${t(`rank-${rank}`)}</i>`;

/**
 * The crests of all royals, in rows of one rank each where there is little room; in words, how many are beaten.
 * @param {Translate} t @param {Pick<View, "beaten" | "royals">} view
 */
export const crests = (t, { beaten, royals }) => html`
  <span class="beaten visually-hidden">${t("beaten", { count: beaten })}</span>
  <span class="crests" data-anchor="royals" aria-hidden="true">${royals.map((royal) => crest(t, royal))}</span>`;

/** The strip as a button, which opens the list of the royals. @param {Translate} t @param {View} view @param {() => unknown} open */
export const royalStrip = (t, view, open) => html`
  <button type="button" class="royals" data-do="royals" aria-haspopup="dialog" @click=${open}>${crests(t, view)}</button>`;

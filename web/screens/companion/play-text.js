// Describes a play at a real table, before and after it is entered, from the engine's numbers.

import { html } from "../../vendor/lit-html/lit-html.js";
import { cardName, cardNames, cardSigns, suitClass, suitName, suitSign } from "../../i18n/cards.js";

/** @typedef {import("../../engine/protocol.js").CompanionPlay} CompanionPlay */
/** @typedef {import("../../i18n/index.js").Translate} Translate */

/** What the chosen cards would do. @param {Translate} t @param {CompanionPlay} play */
export const previewText = (t, play) => html`
  <span class=${play.blow === "exact" ? "exact" : ""}>${blockedSuit(t, play)}${[effects(t, play).join(t("list-comma")), outcome(t, play)].filter(Boolean).join(t("list-dash"))}</span>`;

/**
 * What the last play did, and what the players must do now with the real cards.
 * @param {Translate} t @param {CompanionPlay} play
 */
export const lastPlayText = (t, play) => html`
  <span>${cardsText(t, play.cards)} ${blockedSuit(t, play)}${effects(t, play).join(t("list-comma"))}</span>
  <strong class="now">${nextStep(t, play)}</strong>`;

/** Cards as signs, and as names for screen readers. @param {Translate} t @param {string[]} cards */
const cardsText = (t, cards) => html`
  <span aria-hidden="true">${t("companion-played", { cards: cardSigns(t, cards) })}</span><span class="visually-hidden">${t("companion-played", { cards: cardNames(t, cards) })}</span>`;

/** @param {Translate} t @param {CompanionPlay} play */
const blockedSuit = (t, { blocked: suit }) =>
  suit
    ? html`<span class="blocked" aria-hidden="true"><span class="suit-sign ${suitClass(suit)}">${suitSign(suit)}</span> ${t("preview-no-effect")}</span>
        <span class="visually-hidden">${t("preview-blocked", { suit: suitName(t, suit) })}${t("list-comma")}</span> `
    : "";

/**
 * The effects of a play, in the same order as in the preview of a game on this site.
 * @param {Translate} t @param {CompanionPlay} play @returns {string[]}
 */
function effects(t, { immunity_cancelled, blow, doubled, damage, heal, draw, shield }) {
  const texts = [];
  if (immunity_cancelled) texts.push(t("preview-jester"));
  if (blow) texts.push(t(doubled ? "preview-doubled" : "preview-damage", { amount: damage }));
  if (heal) texts.push(t("companion-heal", { amount: heal }));
  if (draw) texts.push(t("companion-draw", { amount: draw }));
  if (shield) texts.push(t("preview-shield", { amount: shield }));
  return texts;
}

/** What becomes of the enemy, and what its attack costs. @param {Translate} t @param {CompanionPlay} play */
function outcome(t, { blow, wins, enemy, enemy_left, attack }) {
  if (!blow) return t("preview-choose");
  if (wins) return t("preview-wins");
  if (blow === "exact") return t("companion-exact", { enemy: cardName(t, enemy) });
  if (blow === "over") return t("companion-over", { enemy: cardName(t, enemy) });
  const left = t("preview-left", { left: enemy_left });
  return `${left}${t("list-comma")}${attack ? t("companion-pay", { amount: attack }) : t("preview-safe")}`;
}

/** What the players must do now. @param {Translate} t @param {CompanionPlay} play */
function nextStep(t, { blow, attack }) {
  if (!blow) return t("companion-now-choose");
  return attack ? t("companion-now-pay", { amount: attack }) : t("companion-now-safe");
}

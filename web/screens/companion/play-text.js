// What cards played at a real table do there, or did: numbers of the engine in words.

import { html } from "../../vendor/lit-html/lit-html.js";
import { cardName, cardNames, cardSigns, suitClass, suitName, suitSign } from "../../i18n/cards.js";

/** @typedef {import("../../engine/protocol.js").CompanionPlay} CompanionPlay */
/** @typedef {import("../../i18n/index.js").Translate} Translate */

/** Before it is entered. @param {Translate} t @param {CompanionPlay} play */
export const wouldDo = (t, play) => html`
  <span class=${play.blow === "exact" ? "exact" : ""}>${blocked(t, play)}${[powers(t, play).join(t("list-comma")), outcome(t, play)].filter(Boolean).join(" — ")}</span>`;

/** Once it is entered: what it did, and what has to be done with the real cards now. @param {Translate} t @param {CompanionPlay} play */
export const hasDone = (t, play) => html`
  <span>${signs(t, play.cards)} ${blocked(t, play)}${powers(t, play).join(t("list-comma"))}</span>
  <strong class="now">${duty(t, play)}</strong>`;

/** To the eye signs, to the ear names. @param {Translate} t @param {string[]} cards */
const signs = (t, cards) => html`
  <span aria-hidden="true">${cardSigns(t, cards)}:</span><span class="visually-hidden">${cardNames(t, cards)}:</span>`;

/** @param {Translate} t @param {CompanionPlay} play */
const blocked = (t, { blocked: suit }) =>
  suit
    ? html`<span class="blocked" aria-hidden="true"><span class="suit-sign ${suitClass(suit)}">${suitSign(suit)}</span> ${t("preview-no-effect")}</span>
        <span class="visually-hidden">${t("preview-blocked", { suit: suitName(t, suit) })}${t("list-comma")}</span> `
    : "";

/** In the order of the page's own table. @param {Translate} t @param {CompanionPlay} play @returns {string[]} */
function powers(t, { immunity_cancelled, blow, doubled, damage, heal, draw, shield }) {
  const parts = [];
  if (immunity_cancelled) parts.push(t("preview-jester"));
  if (blow) parts.push(t(doubled ? "preview-doubled" : "preview-damage", { amount: damage }));
  if (heal) parts.push(t("companion-heal", { amount: heal }));
  if (draw) parts.push(t("companion-draw", { amount: draw }));
  if (shield) parts.push(t("preview-shield", { amount: shield }));
  return parts;
}

/** @param {Translate} t @param {CompanionPlay} play */
function outcome(t, { blow, wins, enemy, enemy_left, attack }) {
  if (!blow) return t("preview-choose");
  if (wins) return t("preview-wins");
  if (blow === "exact") return t("companion-exact", { enemy: cardName(t, enemy) });
  if (blow === "over") return t("companion-over", { enemy: cardName(t, enemy) });
  const left = t("preview-left", { left: enemy_left });
  return `${left}${t("list-comma")}${attack ? t("companion-pay", { amount: attack }) : t("preview-safe")}`;
}

/** @param {Translate} t @param {CompanionPlay} play */
function duty(t, { blow, attack }) {
  if (!blow) return t("companion-now-choose");
  return attack ? t("companion-now-pay", { amount: attack }) : t("companion-now-safe");
}

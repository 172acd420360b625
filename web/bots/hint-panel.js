// Shows the coach's hint: the move, its chance and the reason, and the chance of the move that the player has chosen.

import { cardNames, cardSigns } from "../i18n/cards.js";
import { hasChance } from "./hints.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { moveText } from "../table/move-text.js";
import { compare, isUnknown, percent } from "./estimates.js";

/** @typedef {import("../table/table-state.js").TableProps} TableProps */

export const part = "coach";
export const style = ["style/table.css", "style/partners.css"];

/** @param {TableProps} props @param {import("../table/intents.js").TableIntents} intents */
export function hintPanel({ t, view, hint, selection }, intents) {
  if (!hint || !view) return "";
  if (!hint.found) {
    return html`<div class="coach" data-testid="coach-thinking"><p>${t("coach-thinking")}</p>
      <button type="button" data-do="stop-hint" @click=${intents.stopHint}>${t("do-stop-hint")}</button></div>`;
  }
  const { best } = hint.found;
  const [kind, ...cards] = best.move.split(" ");
  const canTake = kind === "play" || kind === "discard";
  return html`
    <div class="coach" data-testid="hint" data-move=${best.move}>
      <p><strong><span aria-hidden="true">${hintText(t, best, view)}</span><span
          class="visually-hidden">${hintText(t, best, view, { spoken: true })}</span></strong>${reason(t, hint.found)}.
        ${yourMove(t, view, hint.found, selection?.move ?? hint.found.yours?.move)}</p>
      ${
        canTake
          ? html`<button type="button" data-do="take-hint" @click=${() => takeHint(intents, cards)}>${t("do-take-hint")}</button>`
          : ""
      }
      <button type="button" data-do="drop-hint" aria-label=${t("do-drop-hint")} @click=${intents.stopHint}>✕</button>
    </div>`;
}

/** Why the move is good. @param {import("../i18n/index.js").Translate} t @param {import("../engine/protocol.js").Hint} hint */
function reason(t, { motives, keeps, costs_more: costsMore }) {
  if (keeps.length) {
    const text = (/** @type {string} */ cards) => t("coach-keeps", { more: costsMore ? "yes" : "no", cards });
    return html`${t("list-dash")}<span data-motive="keeps" aria-hidden="true">${text(cardSigns(t, keeps))}</span><span
      class="visually-hidden">${text(cardNames(t, keeps))}</span>`;
  }
  return motives.length
    ? html`${t("list-dash")}<span data-motive=${motives[0]}>${t(`motive-${motives[0]}`)}</span>`
    : "";
}

/** Select the hint's cards, and focus the button that plays them. @param {import("../table/intents.js").TableIntents} intents @param {string[]} cards */
async function takeHint(intents, cards) {
  await intents.selectCards(cards);
  const confirm = document.querySelector("[data-do=confirm]");
  if (confirm instanceof HTMLElement) confirm.focus();
}

/** @typedef {import("../table/table-state.js").View} View */

/**
 * @param {import("../i18n/index.js").Translate} t @param {import("../engine/protocol.js").Estimate} best @param {View} view
 * @param {{spoken?: boolean}} [style]
 */
function hintText(t, best, view, style) {
  const move = moveText(t, best.move, view.names, style);
  return hasChance(view, best) && !isUnknown(best)
    ? t("coach-says", { move, percent: percent(best) })
    : t("coach-only", { move });
}

/**
 * The chance of the move that the player has selected, if the coach has tried that move.
 * @param {import("../i18n/index.js").Translate} t @param {View} view @param {import("../engine/protocol.js").Hint} hint @param {string} [move]
 */
function yourMove(t, view, { best, yours, moves }, move) {
  const found = [yours, ...moves].find((estimate) => estimate?.move === move);
  if (!found || found.move === best.move || !hasChance(view, best)) return "";
  const verdict = compare(best, found);
  return html`<span class="yours" data-testid="yours" data-verdict=${verdict}>${
    verdict === "unsure"
      ? t("coach-unsure")
      : html`${t("coach-yours", { percent: percent(found) })} (${t(verdict === "worse" ? "coach-worse" : "coach-close")})`
  }.</span>`;
}

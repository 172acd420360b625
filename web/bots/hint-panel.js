// Shows the coach's hint in the place of the step and the message: the move, its chance and the reasons, and what the
// next best move would lose, or the move that the player has chosen. A tap on the text unfolds all of it.

import { cardNames, cardSigns } from "../i18n/cards.js";
import { hasChance } from "./hints.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { moveText } from "../table/move-text.js";
import { compare, isUnknown, lead, percent } from "./estimates.js";
import { drawbackText, reasonsText } from "./reason-text.js";

/** @typedef {import("../table/table-state.js").TableProps} TableProps */
/** @typedef {import("../table/table-state.js").View} View */
/** @typedef {import("../i18n/index.js").Translate} Translate */
/** @typedef {import("../engine/protocol.js").Hint} Hint */
/** @typedef {import("../engine/protocol.js").Alternative} Alternative */
/** @typedef {{spoken?: boolean}} Style spoken: cards as words rather than signs, for screen readers */

export const part = "coach";
export const style = ["style/table.css", "style/coach.css"];

/** @param {TableProps} props @param {import("../table/intents.js").TableIntents} intents */
export function hintPanel({ t, view, hint, selection }, intents) {
  if (!hint || !view) return "";
  if (!hint.found) {
    return html`<div class="coach" data-testid="coach-thinking"><p>${t("coach-thinking")}</p>
      <button type="button" data-do="stop-hint" @click=${intents.stopHint}>${t("do-stop-hint")}</button></div>`;
  }
  const { found } = hint;
  const [kind, ...cards] = found.best.move.split(" ");
  const canTake = kind === "play" || kind === "discard";
  return html`
    <div class="coach" data-testid="hint" data-move=${found.best.move}>
      <div class="advice">
        <p><strong>${inBoth((style) => headline(t, found, view, style))}</strong>
          <span data-reason=${found.keeps.length ? "keeps" : (found.reasons[0]?.code ?? "")}>${inBoth((style) => why(t, found, style))}</span>
          ${comparison(t, view, found, selection?.move ?? found.yours?.move)}</p>
        <details><summary data-do="more-hint" aria-label=${t("coach-more")} title=${t("coach-more")}></summary></details>
      </div>
      ${
        canTake
          ? html`<button type="button" data-do="take-hint" @click=${() => takeHint(intents, cards)}>${t("do-take-hint")}</button>`
          : ""
      }
      <button type="button" data-do="drop-hint" aria-label=${t("do-drop-hint")} @click=${intents.stopHint}>✕</button>
    </div>`;
}

/** Select the hint's cards, and focus the button that plays them. @param {import("../table/intents.js").TableIntents} intents @param {string[]} cards */
async function takeHint(intents, cards) {
  await intents.selectCards(cards);
  const confirm = document.querySelector("[data-do=confirm]");
  if (confirm instanceof HTMLElement) confirm.focus();
}

/** A text with cards, in signs to read and in words to listen to. @param {(style: Style) => string} text */
const inBoth = (text) =>
  html`<span aria-hidden="true">${text({})}</span><span class="visually-hidden">${text({ spoken: true })}</span>`;

/** @param {Translate} t @param {Hint} hint @param {View} view @param {Style} style */
function headline(t, { best, lost }, view, style) {
  const move = moveText(t, best.move, view.names, style);
  if (!hasChance(view, best)) return t("coach-only", { move });
  if (lost) return t("coach-lost", { move });
  return isUnknown(best) ? t("coach-only", { move }) : t("coach-says", { move, percent: percent(best) });
}

/**
 * The reasons; after a dash if they follow the move in its sentence. Where the coach prefers another discard than
 * "Choose for me", the reason is what that discard keeps.
 * @param {Translate} t @param {Hint} hint @param {Style} style
 */
function why(t, { reasons, keeps, costs_more: costsMore }, style) {
  const cards = (style.spoken ? cardNames : cardSigns)(t, keeps);
  const text = keeps.length
    ? t("coach-keeps", { more: costsMore ? "yes" : "no", cards })
    : reasonsText(t, reasons, style);
  return text ? `${t("list-dash")}${text}.` : ".";
}

/**
 * How the player's choice compares with the best move; without a choice, what the next best move would lose.
 * @param {Translate} t @param {View} view @param {Hint} hint @param {string} [chosen] a move
 */
function comparison(t, view, { best, yours, moves, lost }, chosen) {
  if (lost || !hasChance(view, best)) return ""; // differences between lost moves are noise
  const found = [yours, ...moves].find((each) => each?.move === chosen);
  if (found && found.move !== best.move) return yourMove(t, best, found);
  const [, next] = moves;
  return next ? nextMove(t, view, best, next) : "";
}

/** @param {Translate} t @param {import("../engine/protocol.js").Estimate} best @param {Alternative} found */
function yourMove(t, best, found) {
  const verdict = compare(best, found);
  return html`<span class="yours" data-testid="yours" data-verdict=${verdict}>${
    verdict === "unsure"
      ? t("coach-unsure")
      : html`${t("coach-yours", { percent: percent(found) })} (${t(verdict === "worse" ? "coach-worse" : "coach-close")})`
  }${verdict === "close" ? "." : inBoth((style) => drawback(t, found, style))}</span>`;
}

/** @param {Translate} t @param {View} view @param {import("../engine/protocol.js").Estimate} best @param {Alternative} next */
function nextMove(t, view, best, next) {
  const isClose = compare(best, next) === "close";
  const less = lead(best, next);
  return html`<span class="next" data-testid="next-best" data-move=${next.move}>${inBoth((style) => {
    const move = moveText(t, next.move, view.names, style);
    const told = t(isClose ? "coach-next-close" : less ? "coach-next-less" : "coach-next", {
      move,
      points: less,
    });
    return `${told}${isClose ? "." : drawback(t, next, style)}`;
  })}</span>`;
}

/** What a move loses, as the end of its sentence. @param {Translate} t @param {Alternative} move @param {Style} style */
function drawback(t, { drawbacks }, style) {
  const text = drawbackText(t, drawbacks, style);
  return text ? `${t("list-dash")}${text}.` : ".";
}

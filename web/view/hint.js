// The coach's hint: his move with its chance, yours beside it, and why.

import { hasChance } from "../hints.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { moveText } from "./move-text.js";

/** @typedef {import("../store.js").State} State */

export const part = "coach";
export const style = ["style/table.css", "style/partners.css"];

/** Chances within so many standard errors of each other are not told apart. */
const NOISE = 2;

/** @param {State} state @param {import("../intents.js").Intents} intents */
export function hintPanel({ t, view, hint, selection }, intents) {
  if (!hint || !view) return "";
  if (hint.thinking || !hint.best) {
    return html`<div class="coach" data-testid="coach-thinking"><p>${t("coach-thinking")}</p>
      <button type="button" data-do="stop-hint" @click=${intents.stopHint}>${t("do-stop-hint")}</button></div>`;
  }
  const { best, motives = [] } = hint;
  const [kind, ...cards] = best.move.split(" ");
  const choosable = kind === "play" || kind === "discard";
  return html`
    <div class="coach" data-testid="hint" data-move=${best.move}>
      <p><strong>${says(t, best, view)}</strong>${motives.length
          ? html` — <span data-motive=${motives[0]}>${t(`motive-${motives[0]}`)}</span>`
          : ""}.
        ${yours(t, view, hint, selection?.move ?? hint.yours?.move)}</p>
      ${choosable
        ? html`<button type="button" data-do="take-hint" @click=${() => intents.take(cards)}>${t("do-take-hint")}</button>`
        : ""}
      <button type="button" data-do="drop-hint" aria-label=${t("do-drop-hint")} @click=${intents.stopHint}>✕</button>
    </div>`;
}

/** @typedef {import("../store.js").View} View */

/** @param {import("../i18n/index.js").Translate} t @param {import("../store.js").Estimate} best @param {View} view */
function says(t, best, view) {
  const move = moveText(t, best.move, view.names);
  return hasChance(view, best) ? t("coach-says", { move, percent: percent(best.chance) }) : t("coach-only", { move });
}

/** The chance of the move that the player has selected, if the coach has thought of it. */
/** @param {import("../i18n/index.js").Translate} t @param {View} view @param {import("../store.js").Hint} hint @param {string} [move] */
function yours(t, view, { best, yours, moves = [] }, move) {
  const found = [yours, ...moves].find((estimate) => estimate?.move === move);
  if (!found || !best || found.move === best.move || !hasChance(view, best)) return "";
  const noise = Math.hypot(found.error, best.error);
  const worse = best.chance - found.chance > NOISE * noise;
  return html`<span class="yours" data-testid="yours">${t("coach-yours", { percent: percent(found.chance) })}
    (${t(worse ? "coach-worse" : "coach-close")}).</span>`;
}

/** @param {number} chance */
const percent = (chance) => Math.round(chance * 100);

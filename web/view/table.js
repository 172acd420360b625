// The table: the enemy, the piles, the played cards, the seats, the hand.

import { html } from "../vendor/lit-html/lit-html.js";
import { coverScreen } from "./cover.js";
import { enemyPanel } from "./enemy.js";
import { engineStatus } from "./engine-status.js";
import { handPanel } from "./hand.js";
import { later } from "./later.js";
import { logColumn } from "./log.js";
import { piles, playedCards } from "./piles.js";
import { seatStrip } from "./seats.js";

/** @typedef {import("../store.js").State} State */
/** @typedef {import("../intents.js").Intents} Intents */

export const style = "style/table.css";

const partners = later(() => import("./partners.js"));
const end = later(() => import("./result.js"));

/** What lies open to all. @param {State} state @param {Intents} intents */
export const board = (state, intents) => html`
  <div class="board">
    ${seatStrip(state)}
    ${enemyPanel(state, intents)}
    ${piles(state)}
    ${playedCards(state)}
  </div>`;

/** @param {State} state @param {Intents} intents */
export function screen(state, intents) {
  const { t, view, covered, unsaved } = state;
  if (!view) return "";
  const atEnd = end(intents); // here long before it is needed
  return html`
    <main class="table-screen" data-ply=${view.ply} aria-label=${t("table-screen")}>
      <h1 class="visually-hidden">${t("table-screen")}</h1>
      <nav class="bar">
        <button type="button" data-do="menu" @click=${() => intents.open("menu")}
          aria-label=${t("do-menu")}>☰</button>
        <p class="state">${t("beaten", { count: view.beaten })}
          ${view.assisted ? html`<span class="mark">${t("assisted")}</span>` : ""}
          ${view.standard ? "" : html`<span class="mark">${t("not-standard")}</span>`}</p>
        <button type="button" data-do="help" @click=${() => intents.open("help")}
          aria-label=${t("do-help")}>?</button>
        ${view.your_turn
          ? html`<button type="button" data-do="hint" aria-disabled=${state.hint?.thinking ? "true" : "false"}
              @click=${view.assisted ? intents.hint : () => intents.open("hint")} aria-label=${t("do-hint")}>✦</button>`
          : ""}
        <button type="button" data-do="log" @click=${() => intents.open("log")}
          aria-label=${t("do-log")}>≡</button>
        <button type="button" data-do="undo" aria-disabled=${view.undo.possible ? "false" : "true"}
          @click=${view.undo.assists ? () => intents.open("undo") : intents.undo}
          aria-label=${t("do-undo")}>↶</button>
      </nav>
      ${unsaved ? html`<p class="warning" role="alert">${t("storage-unsaved")}</p>` : ""}
      ${engineStatus(state, intents)}
      ${board(state, intents)}
      ${view.over
        ? (atEnd?.resultPanel(state, intents) ?? "")
        : covered
          ? coverScreen(state, intents)
          : view.your_turn
            ? handPanel(state, intents)
            : (partners(intents)?.panel(state, intents) ?? "")}
      ${logColumn(state)}
    </main>`;
}

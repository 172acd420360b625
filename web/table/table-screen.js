// The table: the enemy, the piles, the played cards, the seats, the hand.

import { html } from "../vendor/lit-html/lit-html.js";
import { coverScreen } from "./cover.js";
import { enemyPanel } from "./enemy.js";
import { engineStatus } from "../ui/engine-status.js";
import { foe, gameLine } from "./game-line.js";
import { handPanel } from "./hand.js";
import { later } from "../ui/lazy-view.js";
import { logColumn } from "./log.js";
import { piles, playedCards } from "./piles.js";
import { seatStrip } from "./seats.js";
import { icon } from "../ui/signs.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/intents.js").Intents} Intents */

export const part = "cover";
export const style = "style/table.css";

const partners = later(() => import("../bots/partners-panel.js"));
const end = later(() => import("./result.js"));

/** What lies open to all. @param {State} state @param {Intents} intents */
export const board = (state, intents) => html`
  <div class="board" data-anchor="board">
    ${seatStrip(state)}
    ${enemyPanel(state, intents)}
    ${piles(state, intents)}
    ${playedCards(state)}
  </div>`;

/**
 * A button of the bar: a sign, with its name and its key for those who stay over it.
 * @param {string} name @param {string} label @param {unknown} sign @param {string} key
 * @param {() => unknown} act @param {boolean} [possible]
 */
const tool = (name, label, sign, key, act, possible = true) => html`
  <button type="button" data-do=${name} aria-label=${label} title=${`${label} (${key})`} aria-keyshortcuts=${key}
    aria-disabled=${possible ? "false" : "true"} @click=${act}>${sign}</button>`;

/** Its game is on the way, perhaps with the engine: which it is, nobody's hand. @param {State} state @param {Intents} intents */
function coming(state, intents) {
  const { t, place, saved } = state;
  const game = saved.find(({ id }) => id === place);
  return html`
    <main class="page" aria-busy="true">
      <button type="button" class="back" data-do="home" @click=${() => intents.go("home")}>${t("do-back")}</button>
      <h1 tabindex="-1">${t("table-screen")}</h1>
      <section class="plate">
        ${game ? html`${foe(state, game)}<p>${gameLine(state, game)}</p>` : ""}
        <p role="status">${t("screen-coming")}</p>
      </section>
      ${engineStatus(state, intents)}
    </main>`;
}

/** @param {State} state @param {Intents} intents */
export function screen(state, intents) {
  const { t, view, game, covered, unsaved, elsewhere } = state;
  if (!view) return coming(state, intents);
  const atEnd = end(intents); // here long before it is needed
  return html`
    <main class="table-screen" data-ply=${view.ply} aria-label=${t("table-screen")}>
      <h1 class="visually-hidden" tabindex="-1">${t("table-screen")}</h1>
      <nav class="bar">
        ${tool("menu", t("do-menu"), "☰", "M", () => intents.open("menu"))}
        <p class="state"><span class="beaten" data-anchor="beaten">${t("beaten", { count: view.beaten })}</span>
          ${view.assisted ? html`<span class="mark">${t("assisted")}</span>` : ""}
          ${view.standard ? "" : html`<span class="mark">${t("not-standard")}</span>`}</p>
        ${tool("help", t("do-help"), "?", "?", () => intents.open("help"))}
        ${
          view.your_turn
            ? tool(
                "hint",
                t("do-hint"),
                "✦",
                "H",
                view.assisted ? intents.hint : () => intents.open("hint"),
                !state.hint?.thinking,
              )
            : ""
        }
        ${tool("log", t("do-log"), icon("chronicle"), "L", () => intents.open("log"))}
        ${tool("undo", t("do-undo"), "↶", "U", view.undo.assists ? () => intents.open("undo") : intents.undo, view.undo.possible)}
      </nav>
      ${unsaved ? html`<p class="warning" role="alert">${t("storage-unsaved")}</p>` : ""}
      ${
        elsewhere
          ? html`<p class="warning" role="alert">${t("why-changed_elsewhere")}
            <button type="button" data-do="newest" @click=${() => game && intents.resume(game)}>${t("do-newest")}</button></p>`
          : ""
      }
      ${engineStatus(state, intents)}
      ${board(state, intents)}
      ${
        view.over
          ? (atEnd?.resultPanel(state, intents) ?? "")
          : covered
            ? coverScreen(state, intents)
            : view.your_turn
              ? handPanel(state, intents)
              : (partners(intents)?.panel(state, intents) ?? "")
      }
      ${logColumn(state)}
    </main>`;
}

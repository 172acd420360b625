// The table screen: the board of the current game, and below it the hand, the cover, the bots or the result.

import { createOpenFromAddress } from "./open-from-address.js";
import { propsOf } from "../../app/state.js";
import { engineStatus } from "../../ui/engine-status.js";
import { lazyView } from "../../ui/lazy-view.js";
import { icon } from "../../ui/signs.js";
import { html } from "../../vendor/lit-html/lit-html.js";
import { board } from "../../table/board.js";
import { coverScreen } from "../../table/cover.js";
import { dailyDate, enemyPicture, gameLine } from "../../table/game-line.js";
import { handPanel } from "../../table/hand.js";
import { gameTableDialogs } from "../../table/lazy-dialogs.js";
import { logColumn } from "../../table/log.js";
import { royalStrip } from "../../table/royals.js";

/** @typedef {import("../../app/state.js").State} State */
/** @typedef {import("../../app/intents.js").Intents} Intents */
/** @typedef {import("../../table/table-state.js").TableProps} TableProps */

export const part = "cover";
export const style = ["style/table.css", "style/royals.css"];

const partnersView = lazyView(() => import("../../bots/partners-panel.js"));
const resultView = lazyView(() => import("../../table/result.js"));

/** @type {import("../../app/screens.js").CreateScreen} */
export function createScreen({ store, storage, intents }) {
  const address = createOpenFromAddress({ store, storage, intents });
  return {
    view(state) {
      const props = propsOf(state, "game");
      if (!props.view) return waitingPage(state, intents);
      return html`${tableScreen(state, props, props.view, intents)}${gameTableDialogs(state, props, intents)}`;
    },
    visit(place) {
      const { game, tables } = store.get();
      if (tables.game.view && place === game) intents.playBotTurns();
      else return address.visit(place);
    },
    table: (state) => (state.tables.game.view ? { props: propsOf(state, "game"), intents } : null),
  };
}

/**
 * Shown until the game is loaded: says which game it is, but shows no hand.
 * @param {State} state @param {Intents} intents
 */
function waitingPage(state, intents) {
  const { t, place, saved } = state;
  const game = saved.find(({ id }) => id === place);
  return html`
    <main class="page" aria-busy="true">
      <button type="button" class="back" data-do="home" @click=${() => intents.go("home")}>${t("do-back")}</button>
      <h1 tabindex="-1">${t("table-screen")}</h1>
      <section class="plate">
        ${game ? html`${enemyPicture(state, game)}<p>${gameLine(state, game)}</p>` : ""}
        <p role="status">${t("screen-coming")}</p>
      </section>
      ${engineStatus(state, intents)}
    </main>`;
}

/**
 * @param {State} state @param {TableProps} props @param {NonNullable<TableProps["view"]>} view
 * @param {Intents} intents
 */
function tableScreen(state, props, view, intents) {
  const { t } = state;
  return html`
    <main class="table-screen" data-ply=${view.ply} aria-label=${t("table-screen")}>
      <h1 class="visually-hidden" tabindex="-1">${t("table-screen")}</h1>
      ${bar(state, props, view, intents)}
      ${warnings(state, props, intents)}
      ${engineStatus(state, intents)}
      ${board(props, intents)}
      ${panel(state, props, view, intents)}
      ${logColumn(props)}
    </main>`;
}

/** The date of the daily deal, short enough for a phone. @param {State} state */
function dailyMark(state) {
  const { t, game } = state;
  const day = dailyDate(state, game);
  if (!day) return "";
  return html`<span class="mark daily" data-testid="day"><span aria-hidden="true">${dailyDate(state, game, { day: "numeric", month: "short" })}</span>
    <span class="visually-hidden">${t("daily-of", { day })}</span></span>`;
}

/** @param {State} state @param {TableProps} props @param {NonNullable<TableProps["view"]>} view @param {Intents} intents */
const bar = (state, { t, hint }, view, intents) => html`
  <nav class="bar">
    ${tool("menu", t("do-menu"), "☰", "M", () => intents.open("menu"))}
    <p class="state">${royalStrip(t, view, () => intents.open("royals"))}
      ${dailyMark(state)}
      ${view.assisted ? html`<span class="mark assisted">${t("assisted")}</span>` : ""}
      ${view.standard ? "" : html`<span class="mark house">${t("not-standard")}</span>`}</p>
    ${tool("help", t("do-help"), "?", "?", () => intents.open("help"))}
    ${
      view.your_turn
        ? tool(
            "hint",
            t("do-hint"),
            "✦",
            "H",
            view.assisted ? intents.hint : () => intents.open("hint"),
            !(hint && !hint.found),
          )
        : ""
    }
    ${tool("log", t("do-log"), icon("chronicle"), "L", () => intents.open("log"))}
    ${tool("undo", t("do-undo"), "↶", "U", view.undo.assists ? () => intents.open("undo") : intents.undo, view.undo.possible)}
  </nav>`;

/**
 * A button of the bar: a sign, with the button's name and key as a tooltip.
 * @param {string} name @param {string} label @param {unknown} sign @param {string} key
 * @param {() => unknown} act @param {boolean} [possible]
 */
const tool = (name, label, sign, key, act, possible = true) => html`
  <button type="button" data-do=${name} aria-label=${label} title=${`${label} (${key})`} aria-keyshortcuts=${key}
    aria-disabled=${possible ? "false" : "true"} @click=${act}>${sign}</button>`;

/** @param {State} state @param {TableProps} props @param {Intents} intents */
const warnings = ({ t, game }, { unsaved, elsewhere }, intents) => html`
  ${unsaved ? html`<p class="warning" role="alert">${t("storage-unsaved")}</p>` : ""}
  ${
    elsewhere
      ? html`<p class="warning" role="alert">${t("why-changed_elsewhere")}
          <button type="button" data-do="newest" @click=${() => game && intents.resume(game)}>${t("do-newest")}</button></p>`
      : ""
  }`;

/**
 * The part below the board: the result, the cover, the hand or the bots.
 * @param {State} state @param {TableProps} props @param {NonNullable<TableProps["view"]>} view @param {Intents} intents
 */
function panel(state, props, view, intents) {
  const result = resultView(intents); // called at every redraw, so that the module is loaded before the game ends
  if (view.over) return result?.resultPanel(state, props, intents) ?? "";
  if (props.covered) return coverScreen(props, intents);
  if (view.your_turn) return handPanel(props, intents);
  return partnersView(intents)?.panel(props, intents) ?? "";
}

// The dialogs of the game's table: the menu, replacing a bot, the questions before undo, hint, giving up and leaving
// the game for another deal, and the dialogs that every table has.

import { replacements } from "../bots/replace-bot.js";
import { dayOf } from "../storage/daily.js";
import { dialogFrame, question } from "../ui/dialog.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { dialogs } from "./dialogs.js";
import { seatName } from "./event-text.js";
import { dailyDate } from "./game-line.js";

/** @typedef {import("./table-state.js").TableProps} TableProps */
/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/intents.js").Intents} Intents */

export { part, style } from "./dialogs.js";

/** The open dialog, or "". @param {State} state @param {TableProps} props @param {Intents} intents */
export function gameDialogs(state, props, intents) {
  const { t } = state;
  const { close } = intents;
  switch (props.dialog?.name) {
    case "menu":
      return dialogFrame(t, close, t("menu-title"), menu(state, props, intents));
    case "replace":
      return dialogFrame(t, close, t("do-replace"), replacements(props, intents));
    case "undo":
      return question(t, close, "undo", intents.undo, {}, "primary", undoReasons(props));
    case "restart":
      return question(
        t,
        close,
        "restart",
        intents.restartAnyway,
        {},
        "primary",
        restartReasons(state, props),
      );
    case "again":
      return question(t, close, "again", intents.againAnyway);
    case "hint":
      return question(t, close, "hint", intents.hint);
    case "give-up":
      return question(t, close, "give-up", intents.giveUp, {}, "danger");
    default:
      return dialogs(props, intents);
  }
}

/** All that an undo would take back. @param {TableProps} props */
function undoReasons({ t, view }) {
  if (!view) return [];
  const { other, ends, assists } = view.undo;
  const name = seatName(t, view.names, other);
  return [other ? "other" : "", ends ? "ends" : "", assists ? "assists" : ""]
    .filter(Boolean)
    .map((why) => t("ask-undo", { why, name }));
}

/** What the same deal once more means for the game on the table. @param {State} state @param {TableProps} props */
const restartReasons = ({ game }, { t, view }) =>
  [dayOf(game ?? "") ? "daily" : "", view?.over ? "" : "leaves"]
    .filter(Boolean)
    .map((why) => t("ask-restart", { why }));

/** The date of the daily deal, if the game is one. @param {State} state */
function dailyLine(state) {
  const day = dailyDate(state, state.game);
  return day ? html`<p class="deal">${state.t("daily-of", { day })}</p>` : "";
}

/** Close the menu and start another deal, which may ask first. @param {Intents} intents @param {() => unknown} start */
const leaveFor = (intents, start) => () => {
  intents.close();
  start();
};

/** @param {State} state @param {TableProps} props @param {Intents} intents */
function menu(state, { view }, intents) {
  const { t, settings, device } = state;
  const sort = settings.sort === "rank" ? "suit" : "rank";
  return html`
  <div class="menu">
    ${dailyLine(state)}
    ${
      device.update
        ? html`<button type="button" data-do="update" @click=${() => {
            intents.close();
            intents.device((device) => device.update());
          }}>
          ${t("do-update")}<small>${t(device.update === "elsewhere" ? "update-elsewhere" : "update-keeps-game")}</small></button>`
        : ""
    }
    <button type="button" data-do="sort" @click=${() => {
      intents.close();
      intents.changeSettings({ sort });
    }}>
      ${t(sort === "suit" ? "do-sort-suit" : "do-sort-rank")}</button>
    <button type="button" data-do="help" @click=${() => intents.open("help")}>${t("do-help")}</button>
    <div class="pair">
      <button type="button" data-do="settings" @click=${() => intents.go("settings")}>${t("settings-title")}</button>
      <button type="button" data-do="rules" @click=${() => intents.go("rules")}>${t("rules-title")}</button>
    </div>
    ${
      view?.bots.some(Boolean) && !view.over
        ? html`<button type="button" data-do="replace" @click=${() => intents.open("replace")}>${t("do-replace")}</button>`
        : ""
    }
    <button type="button" data-do="restart" @click=${leaveFor(intents, intents.restartDeal)}>${t("do-restart")}</button>
    <button type="button" data-do="again" @click=${leaveFor(intents, intents.again)}>${t("do-again")}</button>
    ${view?.over ? "" : html`<button type="button" data-do="give-up" @click=${() => intents.open("give-up")}>${t("do-give-up")}</button>`}
    <button type="button" data-do="home" @click=${() => intents.go("home")}>${t("do-leave")}</button>
  </div>`;
}

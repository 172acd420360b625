// The dialogs of the game's table: the menu, replacing a bot, the questions before undo, hint and giving up, and the
// dialogs that every table has.

import { replacements } from "../bots/replace-bot.js";
import { dialogFrame, question } from "../ui/dialog.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { dialogs } from "./dialogs.js";
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
      return question(t, close, "undo-assists", intents.undo);
    case "hint":
      return question(t, close, "hint", intents.hint);
    case "give-up":
      return question(t, close, "give-up", intents.giveUp, {}, "danger");
    default:
      return dialogs(props, intents);
  }
}

/** The date of the daily deal, if the game is one. @param {State} state */
function dailyLine(state) {
  const day = dailyDate(state, state.game);
  return day ? html`<p class="deal">${state.t("daily-of", { day })}</p>` : "";
}

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
    <button type="button" data-do="settings" @click=${() => intents.go("settings")}>${t("settings-title")}</button>
    <button type="button" data-do="rules" @click=${() => intents.go("rules")}>${t("rules-title")}</button>
    ${
      view?.bots.some(Boolean) && !view.over
        ? html`<button type="button" data-do="replace" @click=${() => intents.open("replace")}>${t("do-replace")}</button>`
        : ""
    }
    ${view?.over ? "" : html`<button type="button" data-do="give-up" @click=${() => intents.open("give-up")}>${t("do-give-up")}</button>`}
    <button type="button" data-do="home" @click=${() => intents.go("home")}>${t("do-leave")}</button>
  </div>`;
}

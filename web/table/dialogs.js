// Dialogs over the table: menu, log, help, and the questions before a step that costs something.

import { html } from "../vendor/lit-html/lit-html.js";
import { ref } from "../vendor/lit-html/directives/ref.js";
import { dayOf } from "../storage/daily.js";
import { cardName } from "../i18n/cards.js";
import { cardPicture } from "../ui/card.js";
import { later } from "../ui/lazy-view.js";
import { logList } from "./log.js";
import { gameLine } from "./game-line.js";
import { replacements } from "../bots/replace-bot.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/intents.js").Intents} Intents */

export const part = ["dialogs", "setup"];
export const style = "style/dialogs.css";

const topics = later(() => import("./help.js"));

/** Which dialog is open, if any. @param {State} state @param {Intents} intents */
export function dialogs(state, intents) {
  const { t, dialog } = state;
  const [name, about] = dialog.split(":");
  switch (name) {
    case "menu":
      return frame(state, intents, t("menu-title"), menu(state, intents));
    case "log":
      return frame(state, intents, t("log-title"), logList(state));
    case "help":
      return frame(
        state,
        intents,
        t("help-title"),
        topics(intents)?.helpTopics(state, intents) ?? t("screen-coming"),
      );
    case "discard":
      return frame(state, intents, t("pile-discard"), discardPile(state));
    case "replace":
      return frame(state, intents, t("do-replace"), replacements(state, intents));
    case "undo":
      return question(state, intents, "undo-assists", intents.undo);
    case "hint":
      return question(state, intents, "hint", intents.hint);
    case "give-up":
      return question(state, intents, "give-up", intents.giveUp, {}, "danger");
    case "yield":
      return question(
        state,
        intents,
        "yield",
        intents.yield,
        { amount: String(state.view?.yield?.preview?.must_discard ?? "") },
        "danger",
      );
    case "flip":
      return question(state, intents, "flip", intents.flip, {
        medal: state.view?.flip?.preview?.medal ? t(`medal-${state.view.flip.preview.medal}`) : "",
      });
    case "companion":
      return question(state, intents, "companion", () => state.companion?.deeds.begin(), {}, "danger");
    case "delete": {
      const game = state.saved.find(({ id }) => id === about);
      return (
        game &&
        question(
          state,
          intents,
          "delete",
          () => intents.remove(about),
          { game: gameLine(state, game) },
          "danger",
        )
      );
    }
    default:
      return "";
  }
}

/** @param {State} state @param {Intents} intents @param {string} title @param {unknown} body */
const frame = ({ t }, intents, title, body) => html`
  <dialog ${ref(showModal)} @close=${intents.close} @cancel=${intents.close} aria-labelledby="dialog-title"
    @click=${(/** @type {MouseEvent} */ event) => event.target === event.currentTarget && intents.close()}>
    <header><h2 id="dialog-title">${title}</h2>
      <button type="button" data-do="close" @click=${intents.close} aria-label=${t("do-close")}>✕</button></header>
    <div class="body">${body}</div>
  </dialog>`;

/** A modal dialog keeps the focus and closes with Escape. @param {Element | undefined} element */
function showModal(element) {
  if (element instanceof HTMLDialogElement && element.isConnected && !element.open) element.showModal();
  else if (element instanceof HTMLDialogElement)
    queueMicrotask(() => element.isConnected && !element.open && element.showModal());
}

/**
 * "Are you sure?", with what it costs.
 * @param {State} state @param {Intents} intents @param {string} about @param {() => unknown} act
 * @param {Record<string, string>} [args] @param {string} [style] of the button that does it
 */
const question = (state, intents, about, act, args = {}, style = "primary") =>
  frame(
    state,
    intents,
    state.t(`ask-${about}-title`),
    html`
    <p>${state.t(`ask-${about}`, args)}</p>
    <div class="buttons">
      <button type="button" class=${style} data-do="yes" @click=${() => {
        intents.close();
        act();
      }}>${state.t(`ask-${about}-yes`)}</button>
      <button type="button" data-do="no" @click=${intents.close}>${state.t("ask-no")}</button>
    </div>`,
  );

/** T3: all of it, the top card first, as far as the engine shows it. @param {State} state */
const discardPile = ({ t, view }) => html`
  <p>${t("discard-order")}</p>
  <ol class="cards">${view?.observation.discard.map(
    (card) =>
      card &&
      html`
    <li data-discarded=${card}>${cardPicture(t, card)}<span class="visually-hidden">${cardName(t, card)}</span></li>`,
  )}</ol>`;

/** The day whose deal is on the table. @param {State} state */
function day({ t, game, settings }) {
  const day = dayOf(game ?? "");
  if (!day) return "";
  const shown = new Intl.DateTimeFormat(settings.locale, { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(day),
  );
  return html`<p class="deal">${t("daily-of", { day: shown })}</p>`;
}

/** @param {State} state @param {Intents} intents */
const menu = (state, intents) => {
  const { t, view, settings, device } = state;
  return html`
  <div class="menu">
    ${day(state)}
    ${
      device.update
        ? html`<button type="button" data-do="update" @click=${() => {
            intents.close();
            intents.device.update();
          }}>
          ${t("do-update")}<small>${t(device.update === "elsewhere" ? "update-elsewhere" : "update-keeps-game")}</small></button>`
        : ""
    }
    <button type="button" data-do="sort" @click=${() => {
      intents.close();
      intents.changeSettings({ sort: settings.sort === "rank" ? "suit" : "rank" });
    }}>
      ${t(settings.sort === "rank" ? "do-sort-suit" : "do-sort-rank")}</button>
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
};

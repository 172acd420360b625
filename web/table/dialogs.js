// The dialogs that every table has: the log, help, the discard pile, and the questions before yielding or flipping
// a Jester.

import { cardName } from "../i18n/cards.js";
import { cardPicture } from "../ui/card.js";
import { dialogFrame, question } from "../ui/dialog.js";
import { lazyView } from "../ui/lazy-view.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { logList } from "./log.js";

/** @typedef {import("./table-state.js").TableProps} TableProps */
/** @typedef {import("./intents.js").TableIntents} TableIntents */

export const part = ["dialogs", "setup"];
export const style = "style/dialogs.css";

const helpModule = lazyView(() => import("./help.js"));
const royalsModule = lazyView(() => import("./royals-dialog.js"));

/** The open dialog if it is one of these, else "". @param {TableProps} props @param {TableIntents} intents */
export function dialogs(props, intents) {
  const { t, view } = props;
  const { close } = intents;
  switch (props.dialog?.name) {
    case "log":
      return dialogFrame(t, close, t("log-title"), logList(props));
    case "royals":
      return (view && royalsModule(intents)?.royalsDialog(t, close, view)) ?? "";
    case "help": {
      const topics = helpModule(intents)?.helpTopics(props, intents) ?? t("screen-coming");
      return dialogFrame(t, close, t("help-title"), topics);
    }
    case "discard":
      return dialogFrame(t, close, t("pile-discard"), discardPile(props));
    case "yield": {
      const amount = String(view?.yielding?.preview?.must_discard ?? "");
      return question(t, close, "yield", intents.yield, { amount }, "danger");
    }
    case "flip": {
      const medal = view?.flip?.preview?.medal;
      return question(t, close, "flip", intents.flip, { medal: medal ? t(`medal-${medal}`) : "" });
    }
    default:
      return "";
  }
}

/** T3: the cards of the discard pile that the engine shows, the top card first. @param {TableProps} props */
const discardPile = ({ t, view }) => html`
  <p>${t("discard-order")}</p>
  <ol class="cards">${view?.observation.discard.map(
    (card) =>
      card &&
      html`
    <li data-discarded=${card}>${cardPicture(t, card)}<span class="visually-hidden">${cardName(t, card)}</span></li>`,
  )}</ol>`;

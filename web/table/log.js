// The whole game, move by move, in words.

import { html } from "../vendor/lit-html/lit-html.js";
import { eventText, gathered } from "./event-text.js";

/** @param {import("./table-state.js").TableProps} props */
export function logList({ t, view, log }) {
  if (!log || !view) return html`<p>${t("screen-coming")}</p>`;
  if (!log.length) return html`<p>${t("log-empty")}</p>`;
  return html`
    <ol class="log">
      ${[...log].reverse().map(
        (entry) => html`
        <li value=${entry.ply}>
          ${gathered(entry.events).map(
            (event) => html`<p class=${`event-${event.type}`}>
            ${eventText(t, event, view.names, view.viewer, { short: true })}</p>`,
          )}
        </li>`,
      )}
    </ol>`;
}

/** The log beside the table, where there is room for it: see log-keeper.js. @param {import("./table-state.js").TableProps} props */
export const logColumn = (props) => html`
  <aside class="log-column" tabindex="0" aria-label=${props.t("log-title")}>
    <h2>${props.t("log-title")}</h2>${props.dialog?.name === "log" ? "" : logList(props)}</aside>`;

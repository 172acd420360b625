// The log: every move of the game in words, the latest first.

import { html } from "../vendor/lit-html/lit-html.js";
import { eventText, mergeDraws } from "./event-text.js";

/** @param {import("./table-state.js").TableProps} props */
export function logList({ t, view, log }) {
  if (!log || !view) return html`<p>${t("screen-coming")}</p>`;
  if (!log.length) return html`<p>${t("log-empty")}</p>`;
  return html`
    <ol class="log">
      ${[...log].reverse().map(
        (entry) => html`
        <li value=${entry.ply}>
          ${mergeDraws(entry.events).map(
            (event) => html`<p class=${`event-${event.type}`}>
            ${eventText(t, event, view.names, view.viewer, { short: true })}</p>`,
          )}
        </li>`,
      )}
    </ol>`;
}

/** The log in a column beside a wide table; log-keeper.js knows when there is room. @param {import("./table-state.js").TableProps} props */
export const logColumn = (props) => html`
  <aside class="log-column" tabindex="0" aria-label=${props.t("log-title")}>
    <h2>${props.t("log-title")}</h2>${props.dialog?.name === "log" ? "" : logList(props)}</aside>`;

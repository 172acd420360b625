// The whole game, move by move, in words.

import { html } from "../vendor/lit-html/lit-html.js";
import { eventText, gathered } from "./event-text.js";

/** @param {import("../app/state.js").State} state */
export function logList({ t, view, log }) {
  if (!log || !view) return html`<p>${t("screen-coming")}</p>`;
  if (!log.entries.length) return html`<p>${t("log-empty")}</p>`;
  return html`
    <ol class="log">
      ${[...log.entries].reverse().map(
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

/** The same beside the table, where there is room for it: see `keepLog`. @param {import("../app/state.js").State} state */
export const logColumn = (state) => html`
  <aside class="log-column" tabindex="0" aria-label=${state.t("log-title")}>
    <h2>${state.t("log-title")}</h2>${state.dialog === "log" ? "" : logList(state)}</aside>`;

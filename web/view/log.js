// The whole game, move by move, in words.

import { html } from "../vendor/lit-html/lit-html.js";
import { eventText } from "./event-text.js";

/** @param {import("../store.js").State} state */
export function logList({ t, view, log }) {
  if (!log || !view) return html`<p>${t("log-loading")}</p>`;
  if (!log.entries.length) return html`<p>${t("log-empty")}</p>`;
  return html`
    <ol class="log">
      ${[...log.entries].reverse().map((entry) => html`
        <li value=${entry.ply}>
          ${entry.events.map((event) => html`<p class=${`event-${event.type}`}>
            ${eventText(t, event, view.names, view.viewer, { short: true })}</p>`)}
        </li>`)}
    </ol>`;
}

// The log: every move of the game in words, the latest first.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { ref } from "../vendor/lit-html/directives/ref.js";
import { eventText, mergeDraws } from "./event-text.js";

/** @param {import("./table-state.js").TableProps} props */
export function logList({ t, view, log, dialog }) {
  if (!log || !view) return html`<p>${t("screen-coming")}</p>`;
  if (!log.length) return html`<p>${t("log-empty")}</p>`;
  return html`
    <ol class="log">
      ${[...log].reverse().map(
        (entry) => html`
        <li value=${entry.ply} class=${entry.ply === dialog?.ply ? "moment" : ""} aria-current=${entry.ply === dialog?.ply ? "true" : nothing}
          ${entry.ply === dialog?.ply ? ref(scrollThere) : ""}>
          ${mergeDraws(entry.events).map(
            (event) => html`<p class=${`event-${event.type}`}>
            ${eventText(t, event, view.names, view.viewer, { short: true })}</p>`,
          )}
        </li>`,
      )}
    </ol>`;
}

/** Scroll the log to the move that it was opened for, and let the keyboard go on from there. @param {Element | undefined} item */
function scrollThere(item) {
  if (!(item instanceof HTMLElement)) return;
  item.tabIndex = -1;
  requestAnimationFrame(() => {
    item.scrollIntoView({ block: "center" });
    item.focus({ preventScroll: true });
  });
}

/** The log in a column beside a wide table; log-keeper.js knows when there is room. @param {import("./table-state.js").TableProps} props */
export const logColumn = (props) => html`
  <aside class="log-column" tabindex="0" aria-label=${props.t("log-title")}>
    <h2>${props.t("log-title")}</h2>${props.dialog?.name === "log" ? "" : logList(props)}</aside>`;

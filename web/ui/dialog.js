// A dialog over a screen: its frame, and the question before a step that costs something.

import { ref } from "../vendor/lit-html/directives/ref.js";
import { html } from "../vendor/lit-html/lit-html.js";

/** @typedef {import("../i18n/index.js").Translate} Translate */

/** @param {Translate} t @param {() => void} close @param {string} title @param {unknown} body */
export const dialogFrame = (t, close, title, body) => html`
  <dialog ${ref(showModal)} @close=${close} @cancel=${close} aria-labelledby="dialog-title"
    @click=${(/** @type {MouseEvent} */ event) => event.target === event.currentTarget && close()}>
    <header><h2 id="dialog-title">${title}</h2>
      <button type="button" data-do="close" @click=${close} aria-label=${t("do-close")}>✕</button></header>
    <div class="body">${body}</div>
  </dialog>`;

/** A modal dialog keeps the focus and closes with Escape. @param {Element | undefined} element */
function showModal(element) {
  if (!(element instanceof HTMLDialogElement)) return;
  const open = () => void (element.isConnected && !element.open && element.showModal());
  if (element.isConnected) open();
  else queueMicrotask(open);
}

/**
 * "Are you sure?", with what it costs.
 * @param {Translate} t @param {() => void} close @param {string} about the messages' name: `ask-…`
 * @param {() => unknown} act @param {Record<string, string>} [args] @param {string} [style] of the button that does it
 */
export const question = (t, close, about, act, args = {}, style = "primary") =>
  dialogFrame(
    t,
    close,
    t(`ask-${about}-title`),
    html`
    <p>${t(`ask-${about}`, args)}</p>
    <div class="buttons">
      <button type="button" class=${style} data-do="yes" @click=${() => {
        close();
        act();
      }}>${t(`ask-${about}-yes`)}</button>
      <button type="button" data-do="no" @click=${close}>${t("ask-no")}</button>
    </div>`,
  );

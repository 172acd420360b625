// The frame of every dialog, and the dialog that asks "Are you sure?".

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

/** Open the dialog as a modal one, which keeps the focus and closes with Escape, once it is in the page. @param {Element | undefined} element */
function showModal(element) {
  if (!(element instanceof HTMLDialogElement)) return;
  const open = () => void (element.isConnected && !element.open && element.showModal());
  if (element.isConnected) open();
  else queueMicrotask(open);
}

/**
 * Asks before an action that costs something.
 * @param {Translate} t @param {() => void} close @param {string} name the messages are `ask-<name>-title`, `ask-<name>` …
 * @param {() => unknown} act @param {Record<string, string>} [args] of the messages
 * @param {string} [style] the CSS class of the button that acts
 * @param {string[]} [reasons] the paragraphs of the question, instead of the message `ask-<name>`
 */
export const question = (
  t,
  close,
  name,
  act,
  args = {},
  style = "primary",
  reasons = [t(`ask-${name}`, args)],
) =>
  dialogFrame(
    t,
    close,
    t(`ask-${name}-title`, args),
    html`
    ${reasons.map((reason) => html`<p>${reason}</p>`)}
    <div class="buttons">
      <button type="button" class=${style} data-do="yes" @click=${() => {
        close();
        act();
      }}>${t(`ask-${name}-yes`, args)}</button>
      <button type="button" data-do="no" @click=${close}>${t("ask-no")}</button>
    </div>`,
  );

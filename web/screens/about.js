// The About screen: who designed the game, what this site is, and the libraries it uses.

import { html } from "../vendor/lit-html/lit-html.js";
import { emblem } from "../ui/signs.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/intents.js").Intents} Intents */

export const part = "about";
export const style = "style/forms.css";

/** @type {import("../app/screens.js").CreateScreen} */
export const createScreen = ({ intents }) => ({
  view: (state) => content(state, intents),
});

/** @param {State} state @param {Intents} intents */
const content = ({ t, settings }, intents) => html`
  <main class="page">
    <button type="button" class="back" data-do="back" @click=${intents.back}>${t("do-back")}</button>
    <h1 tabindex="-1">${t("about-title")}</h1>
    ${emblem()}
    <p>${t("about-unofficial")}</p>
    <p>${t("about-design")}</p>
    <p>${t("about-licence")}</p>
    <p>${t("about-privacy")}</p>
    <button type="button" data-do="diagnostics" @click=${() => intents.go("diagnostics")}>${t("do-diagnostics")}</button>
    <p><a href=${`tutorial.html?lang=${settings.locale}`}>${t("about-tutorial")}</a></p>
    <p><a href=${`embed.html?lang=${settings.locale}`}>${t("about-embed")}</a></p>
    <section class="group"><h2>${t("about-credits")}</h2>
    <ul>
      <li>Pyodide — MPL-2.0</li>
      <li>CPython — PSF-2.0</li>
      <li>micropip — MPL-2.0</li>
      <li>packaging — Apache-2.0 / BSD-2-Clause</li>
      <li>lit-html — BSD-3-Clause</li>
      <li>Fluent.js — Apache-2.0</li>
      <li>idb — ISC</li>
      <li>Alegreya SC, Juan Pablo del Peral, Huerta Tipográfica — OFL-1.1</li>
    </ul></section>
  </main>`;

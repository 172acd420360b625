// What the home screen suggests: to update to a new version, and to install the site as an app.

import { html } from "../vendor/lit-html/lit-html.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/intents.js").Intents} Intents */

export const style = "style/pages.css";

/** @param {State} state @param {Intents} intents */
export function updateOffer({ t, device }, intents) {
  if (!device.update || device.later) return "";
  return html`
    <section class="offer">
      <p role="status"><strong>${t("update-ready")}</strong> ${device.update === "elsewhere" ? t("update-elsewhere") : ""}</p>
      <div class="buttons">
        <button type="button" class="primary" data-do="update" @click=${() => intents.device(({ update }) => update())}>${t("do-update")}</button>
        <button type="button" data-do="later" @click=${() => intents.device(({ postponeUpdate }) => postponeUpdate())}>${t("do-later")}</button>
      </div>
    </section>`;
}

/** @param {State} state @param {Intents} intents */
export function installOffer({ t, device }, intents) {
  const possible = device.install === "prompt" || device.install === "ios";
  if (!device.offered || !possible || (device.update && !device.later)) return ""; // the update goes first
  return html`
    <section class="offer">
      <p>${t(device.install === "ios" ? "install-ios" : "install-offer")}</p>
      <div class="buttons">
        ${
          device.install === "prompt"
            ? html`<button type="button" class="primary" data-do="install" @click=${() => intents.device(({ install }) => install())}>${t("do-install")}</button>`
            : ""
        }
        <button type="button" data-do="refuse-install" @click=${() => intents.device(({ refuseInstall }) => refuseInstall())}>${t("do-refuse-install")}</button>
      </div>
    </section>`;
}

// Home: one tap to a solo game; the rest close by.

import { html } from "../vendor/lit-html/lit-html.js";
import { dailyGame } from "../daily.js";
import { engineStatus } from "./engine-status.js";
import { installOffer, updateOffer } from "./offers.js";
import { gameLine } from "./saved.js";

/** @param {import("../store.js").State} state @param {import("../intents.js").Intents} intents */
export function homeScreen(state, intents) {
  const { t, saved, notice, storage } = state;
  const running = saved.find((game) => !game.summary.result);
  const daily = saved.find((game) => game.id === dailyGame());
  return html`
    <main class="page home">
      <h1 tabindex="-1"><span class="crown" aria-hidden="true">♛</span> ${t("title")}</h1>
      <p class="tagline">${t("tagline")}</p>
      ${updateOffer(state, intents)}
      <div class="menu">
        ${running
          ? html`<button type="button" class="primary" data-do="continue" @click=${() => intents.resume(running.id)}>
              ${t("do-continue")}<small>${gameLine(state, running)}</small></button>`
          : ""}
        <button type="button" class=${running ? "" : "primary"} data-do="solo" @click=${intents.startSolo}>${t("do-solo")}</button>
        <button type="button" data-do="daily" @click=${intents.daily}>${t("daily-title")}
          ${daily ? html`<small>${gameLine(state, daily)}</small>` : ""}</button>
        <button type="button" data-do="new" @click=${() => intents.go("new")}>${t("do-new")}</button>
        <button type="button" data-do="saved" @click=${() => intents.go("saved")}>${t("saved-title")}</button>
        <button type="button" data-do="rules" @click=${() => intents.go("rules")}>${t("rules-title")}</button>
        <button type="button" data-do="settings" @click=${() => intents.go("settings")}>${t("settings-title")}</button>
        <button type="button" data-do="about" @click=${() => intents.go("about")}>${t("about-title")}</button>
      </div>
      ${installOffer(state, intents)}
      ${storage === "memory" ? html`<p class="warning" role="alert">${t("storage-blocked")}</p>` : ""}
      <p class="notice" role="status">${notice}</p>
      ${engineStatus(state, intents)}
    </main>`;
}

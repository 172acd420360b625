// The home screen: continue or start a game, and the way to every other screen.

import { html } from "../vendor/lit-html/lit-html.js";
import { cardPicture } from "../ui/card.js";
import { dailyGameId } from "../storage/daily.js";
import { engineStatus } from "../ui/engine-status.js";
import { lazyView } from "../ui/lazy-view.js";
import { enemyPicture, gameLine } from "../table/game-line.js";
import { emblem } from "../ui/signs.js";

const TRIO = /** @type {const} */ (["QH", "KS", "JC"]); // pictures beside the menu, if the window has room

const offers = lazyView(() => import("./offers.js"));

/** @type {import("../app/screens.js").CreateScreen} */
export const createScreen = ({ intents }) => ({
  view: (state) => content(state, intents),
  visit: intents.refreshSaved,
});

/** @param {import("../app/state.js").State} state @param {import("../app/intents.js").Intents} intents */
function content(state, intents) {
  const { t, saved, notice, tone, storage, engine, device } = state;
  const daily = saved.find((game) => game.id === dailyGameId());
  return html`
    <main class="page home">
      <header class="plate">${emblem()}
        <h1 tabindex="-1">${t("title")}</h1>
        <p class="tagline">${t("tagline")}</p></header>
      <div class="trio" aria-hidden="true">${TRIO.map((card) => cardPicture(t, card, "corrupted"))}</div>
      ${device.update ? offers(intents)?.updateOffer(state, intents) : ""}
      <div class="menu">
        ${firstButton(state, intents)}
        <button type="button" data-do="solo" @click=${intents.startSolo}>${t("do-solo")}</button>
        <button type="button" data-do="daily" @click=${intents.daily}>${t("daily-title")}
          ${daily ? html`<small>${gameLine(state, daily)}</small>` : ""}</button>
        <button type="button" data-do="new" @click=${() => intents.go("new")}>${t("do-new")}<small>${t("new-holds")}</small></button>
        <button type="button" data-do="learn" @click=${() => intents.go("learn")}>${t("do-learn")}<small>${t("learn-holds")}</small></button>
        <button type="button" data-do="saved" @click=${() => intents.go("saved")}>${t("saved-title")}</button>
        <button type="button" data-do="statistics" @click=${() => intents.go("statistics")}>${t("statistics-title")}</button>
        <button type="button" data-do="rules" @click=${() => intents.go("rules")}>${t("rules-title")}</button>
        <button type="button" data-do="settings" @click=${() => intents.go("settings")}>${t("settings-title")}</button>
        <button type="button" data-do="about" @click=${() => intents.go("about")}>${t("about-title")}</button>
      </div>
      ${device.offered ? offers(intents)?.installOffer(state, intents) : ""}
      ${storage === "memory" ? html`<p class="warning" role="alert">${t("storage-blocked")}</p>` : ""}
      <p class="notice ${tone}" role="status">${notice}</p>
      <div class="waking">${
        engine.state === "ready" && device.offline === "ready"
          ? html`<p class="kept" data-testid="kept">${t("home-offline")}</p>`
          : engineStatus(state, intents)
      }</div>
    </main>`;
}

/**
 * The large button at the top: continue a game, learn on the first visit, or else look at the last game. It is always
 * there and always as high, so that the other buttons never move.
 * @param {import("../app/state.js").State} state @param {import("../app/intents.js").Intents} intents
 */
function firstButton(state, intents) {
  const { t, saved } = state;
  const running = saved.find((game) => !game.summary.result);
  const shown = running ?? saved[0];
  if (!shown)
    return html`
    <button type="button" class="first primary" data-do="lesson" @click=${() => intents.go("learn", "next")}>
      <span>${t("do-learn")}<small>${t("learn-offer")}</small></span></button>`;
  return html`
    <button type="button" class="first ${running ? "primary" : ""}" data-do=${running ? "continue" : "last"} @click=${() => intents.resume(shown.id)}>
      ${enemyPicture(state, shown)}<span>${t(running ? "do-continue" : "home-last")}<small>${gameLine(state, shown)}</small></span></button>`;
}

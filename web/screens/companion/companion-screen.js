// The companion screen, for players at a real table: enter the royal and the plays, and see how the fight stands.

import { html } from "../../vendor/lit-html/lit-html.js";
import { cardName, rankSign } from "../../i18n/cards.js";
import { cardButton, cardFace, cardPicture } from "../../ui/card.js";
import { enemyPanel } from "../../table/enemy.js";
import { engineStatus } from "../../ui/engine-status.js";
import { orderForThumb } from "../../table/hand.js";
import { crests } from "../../table/royals.js";
import { ruleButton } from "../../table/rule-button.js";
import { question } from "../../ui/dialog.js";
import { emblem, suitShape } from "../../ui/signs.js";
import { createCompanion } from "./companion.js";
import { lastPlayText, previewText } from "./play-text.js";

/** @typedef {import("../../app/state.js").State} State */
/** @typedef {import("../../app/state.js").Companion} Companion */
/** @typedef {import("../../engine/protocol.js").CompanionView} CompanionView */
/** @typedef {import("../../app/intents.js").Intents} Intents */
/** @typedef {import("./companion.js").CompanionIntents} CompanionIntents */
/** @typedef {{page: Intents, fight: CompanionIntents}} BothIntents of the page, and of the fight at the real table */

export const part = ["companion", "setup", "dialogs"];
export const style = ["style/table.css", "style/royals.css", "style/companion.css", "style/dialogs.css"];

/** @type {import("../../app/screens.js").CreateScreen} */
export function createScreen(app) {
  const intents = { page: app.intents, fight: createCompanion(app) };
  return {
    view: (state) => html`${content(state, intents)}${newGameQuestion(state, intents)}`,
    visit: intents.fight.visit,
  };
}

/** @param {State} state @param {BothIntents} intents */
function content(state, intents) {
  const { companion } = state;
  if (!companion?.view) return waitingPage(state, intents);
  return companion.view.enemy
    ? fightPage(state, intents, companion, companion.view)
    : castlePage(state, intents, companion, companion.view);
}

/** @param {State} state @param {BothIntents} intents */
const newGameQuestion = ({ t, dialog }, { page, fight }) =>
  dialog?.name === "companion"
    ? question(t, () => page.ask(null), "companion", fight.begin, {}, "danger")
    : "";

/** @param {State} state @param {BothIntents} intents */
const backButton = ({ t }, intents) => html`
  <button type="button" class="back" data-do="back" @click=${intents.page.back}>${t("do-back")}</button>`;

/** @param {State} state @param {Companion} companion @param {BothIntents} intents */
const undoButton = ({ t }, { steps }, intents) => html`
  <button type="button" class="undo" data-do="undo" aria-label=${t("do-undo")} title=${t("do-undo")}
    aria-disabled=${steps ? "false" : "true"} @click=${intents.fight.undo}>↶</button>`;

/** Starts a new game, but asks first. @param {State} state @param {BothIntents} intents */
const newGameButton = ({ t }, intents) => html`
  <button type="button" class="again" data-do="begin" aria-haspopup="dialog" @click=${() => intents.page.ask({ name: "companion" })}>${t("do-new")}</button>`;

/** Shown until the engine has started and answered. @param {State} state @param {BothIntents} intents */
const waitingPage = (state, intents) => html`
  <main class="page beside" aria-busy="true">
    ${backButton(state, intents)}
    <h1 tabindex="-1">${state.t("companion-title")}</h1>
    <p>${state.t("companion-intro")}</p>
    ${engineStatus(state, intents.page)}
    <p class="notice ${state.companion?.notice ? "wrong" : ""}" role="status">${state.companion?.notice || state.t("screen-coming")}</p>
  </main>`;

/**
 * Shown while there is no enemy: asks for the next royal and says what to do with the last one, or shows the victory.
 * @param {State} state @param {BothIntents} intents @param {Companion} companion @param {CompanionView} view
 */
function castlePage(state, intents, companion, view) {
  const { t } = state;
  const { notice, steps } = companion;
  const { won, due, beaten } = view;
  return html`
    <main class="page beside">
      ${backButton(state, intents)}
      <h1 tabindex="-1">${t("companion-title")}</h1>
      ${won ? victory(state, view) : beaten.length ? beatenRoyal(state, view) : html`<p>${t("companion-intro")}</p>`}
      <p class="notice" role="alert">${notice}</p>
      ${
        won
          ? ""
          : html`
        <h2 class="which" id="which">${t("companion-which", { rank: due[0][0] })}</h2>
        <ul class="royals" aria-labelledby="which">
          ${due.map(
            (royal) => html`
            <li><button type="button" data-royal=${royal} @click=${() => intents.fight.turnUp(royal)}>
              ${cardPicture(t, royal, "corrupted")}<span>${cardName(t, royal)}</span></button></li>`,
          )}
        </ul>`
      }
      ${
        steps
          ? html`<div class="tools">${undoButton(state, companion, intents)}${
              won
                ? html`<button type="button" class="primary again" data-do="begin" @click=${intents.fight.begin}>${t("do-new")}</button>`
                : newGameButton(state, intents)
            }</div>`
          : html`<p class="hint">${t("companion-hint")}</p>`
      }
    </main>`;
}

/** What to do with the royal that was just beaten. @param {State} state @param {CompanionView} view */
function beatenRoyal({ t }, { beaten }) {
  const { card, exact } = beaten[beaten.length - 1];
  return html`
    <section class="fate ${exact ? "exact" : ""}">
      ${cardPicture(t, card, exact ? "" : "corrupted")}
      <div>
        <h2 tabindex="-1">${t(exact ? "companion-exact" : "companion-over", { enemy: cardName(t, card) })}</h2>
        <p>${t("companion-next")}</p>
        <p class="count">${t("beaten", { count: beaten.length })}</p>
      </div>
    </section>`;
}

/**
 * All twelve royals in the order in which they were beaten; those beaten exactly are drawn restored.
 * @param {State} state @param {CompanionView} view
 */
const victory = ({ t }, { beaten }) => html`
  <section class="fate exact won">
    ${emblem()}
    <h2 tabindex="-1">${t("result-won")}</h2>
    <p>${t("event-won")}</p>
    <div class="trophies" role="group" aria-label=${t("beaten", { count: beaten.length })}>
      ${beaten.map(({ card, exact }) => cardFace(t, card, { corrupted: !exact }))}</div>
  </section>`;

/** @param {State} state @param {BothIntents} intents @param {Companion} companion @param {CompanionView} view */
function fightPage(state, intents, companion, view) {
  const { t } = state;
  const { beaten, royals, table, enemy } = view;
  return html`
    <main class="table-screen beside" aria-label=${t("companion-title")}>
      <h1 class="visually-hidden" tabindex="-1">${t("companion-title")}</h1>
      <nav class="bar">
        ${backButton(state, intents)}
        <p class="state">${crests(t, { beaten: beaten.length, royals })}</p>
        ${newGameButton(state, intents)}${undoButton(state, companion, intents)}
      </nav>
      ${engineStatus(state, intents.page)}
      <div class="board">
        ${enemyPanel(t, enemy, intents.fight.say, view.selection?.play)}
        <section class="played" aria-label=${t("table-label")}>
          ${
            table.length
              ? table.map(
                  (cards) => html`<span class="play">${cards.map((card) => cardFace(t, card))}</span>`,
                )
              : html`<span class="hint">${t("companion-empty")}</span>`
          }
        </section>
      </div>
      ${playForm(state, intents, companion, view)}
    </main>`;
}

/**
 * The form for a play: first its rank, then its suits; a preview of what it does, and the buttons.
 * @param {State} state @param {BothIntents} intents @param {Companion} companion @param {CompanionView} view
 */
function playForm(state, intents, companion, view) {
  const { t } = state;
  const { selection, enemy } = view;
  const chosen = selection?.cards.length;
  return html`
    <section class="entry" aria-label=${t("companion-entry")}>
      <div class="preview" id="refused" data-testid="preview" aria-live="polite">${message(state, intents, companion, view)}</div>
      <p class="step" tabindex="-1" data-testid="step">${t("companion-yield", { amount: enemy?.attack ?? 0 })}</p>
      ${suitButtons(state, companion, view, intents)}
      ${rankButtons(state, companion, view, intents)}
      <div class="buttons">${orderForThumb(state, [
        html`<button type="button" class="primary" data-do="confirm" aria-disabled=${selection?.move ? "false" : "true"}
          @click=${intents.fight.confirm}>${t("do-play")}</button>`,
        html`<button type="button" data-do="clear" aria-disabled=${chosen ? "false" : "true"} @click=${intents.fight.clear}>${t("companion-clear")}</button>`,
      ])}</div>
    </section>`;
}

/**
 * Why something is refused, else what the chosen cards would do, else what the last play did.
 * @param {State} state @param {BothIntents} intents @param {Companion} companion @param {CompanionView} view
 */
function message({ t }, intents, { notice, rule }, { selection, last }) {
  if (notice) return html`<span>${notice}</span>${ruleButton({ t, rule }, intents.page)}`;
  if (selection?.play) return previewText(t, selection.play);
  return last ? lastPlayText(t, last) : t("preview-nothing");
}

/**
 * The cards of the rank that is shown, and the chosen cards of another rank: an Ace's companion.
 * @param {State} state @param {Companion} companion @param {CompanionView} view @param {BothIntents} intents
 */
function suitButtons({ t }, { rank }, { deck, selection }, intents) {
  const { cards: chosen = [], refused = {} } = selection ?? {};
  const button = (/** @type {string} */ card) =>
    cardButton(t, card, {
      chosen: chosen.includes(card),
      refused: card in refused,
      marked: false,
      number: Infinity, // no keyboard shortcut
      tap: () => intents.fight.tap(card),
    });
  const offered = deck.filter((card) => card[0] === rank);
  const others = chosen.filter((card) => card[0] !== rank);
  return html`
    <div class="pick" role="group" aria-label=${t("companion-suits")}>
      ${offered.length || others.length ? "" : html`<p class="hint">${t("companion-pick")}</p>`}
      ${offered.map(button)}
      ${others.length && offered.length ? html`<span class="plus" aria-hidden="true">+</span>` : ""}
      ${others.map(button)}
    </div>`;
}

/**
 * The ranks of the deck, the Jester last.
 * @param {State} state @param {Companion} companion @param {CompanionView} view @param {BothIntents} intents
 */
function rankButtons({ t }, { rank: shown }, { deck, selection }, intents) {
  const refused = selection?.refused ?? {};
  const [jester, ...numbers] = new Set(deck.map((card) => card[0]));
  return html`
    <div class="ranks" role="group" aria-label=${t("companion-ranks")}>
      ${[...numbers, jester].map((rank) => {
        const cards = deck.filter((card) => card[0] === rank);
        const allRefused = cards.every((card) => card in refused && !selection?.cards.includes(card));
        return html`
          <button type="button" class=${`${allRefused ? "dimmed" : ""} ${rank === jester ? "jester" : ""}`} data-rank=${rank}
            aria-pressed=${rank === shown ? "true" : "false"} @click=${() => intents.fight.showRank(rank)}>
            <span aria-hidden="true">${rank === jester ? suitShape("") : rankSign(t, cards[0])}</span>
            <span class="visually-hidden">${rank === jester ? t("jester") : t(`rank-name-${rank}`)}</span></button>`;
      })}
    </div>`;
}

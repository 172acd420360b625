// The hand: cards to choose, what the choice would do, and the buttons that do it.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { startDrag } from "./drag.js";
import { cardName, cardSign } from "../i18n/cards.js";
import { cardButton, cardPicture } from "../ui/card.js";
import { ruleButton } from "./rule-button.js";
import { later } from "../ui/lazy-view.js";
import { previewText } from "./preview.js";
import { sortedHand } from "./hand-order.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/intents.js").Intents} Intents */

const partners = later(() => import("../bots/partners-panel.js"));
const coach = later(() => import("../bots/hint-panel.js"));
const chooser = later(() => import("./choose.js"));

/** The hand to look at while something else is asked; nobody's hand for those who have none to see. */
/** @param {State} state */
export function peek(state) {
  const { t } = state;
  const hand = sortedHand(state);
  if (!hand.length) return "";
  return html`<ul class="peek" aria-label=${t("hand-label")}>${hand.map(
    (card) => html`
    <li>${cardPicture(t, card)}<span class="visually-hidden">${cardName(t, card)}</span></li>`,
  )}</ul>`;
}

/** What the player should know now: a notice, what the cards would do, what the bots did. */
/** @param {State} state @param {Intents} intents */
function words(state, intents) {
  const {
    notice,
    selection,
    partners: { lines },
  } = state;
  if (notice) return html`<span>${notice}</span>${ruleButton(state, intents)}`;
  if (!selection && lines.length) return partners(intents)?.toldLines(state) ?? "";
  return previewText(state);
}

/** Why a card took another's place, instead of joining it. @param {State} state */
function putBack({ t, selection }) {
  if (!selection?.replaced) return "";
  const { card, why } = selection.replaced;
  const words = (/** @type {string} */ card) => t("put-back", { card, why: t(`why-${why}`) });
  return html`<p class="put-back" data-testid="put-back"><span aria-hidden="true">${words(cardSign(t, card))}</span><span
    class="visually-hidden">${words(cardName(t, card))}</span></p>`;
}

/** @param {State} state @param {Intents} intents */
export function handPanel(state, intents) {
  const { t, view, selection, hint } = state;
  if (!view || !view.your_turn) return "";
  const { phase } = view.observation;
  const hand = sortedHand(state);
  const choosing = view.observation.players > 1 && chooser(intents); // here long before it is needed
  return html`
    <section class="hand-area ${view.bots.some(Boolean) ? "after-bots" : ""}" aria-label=${t("hand-label")}>
      <div class="put-back-place" aria-live="polite">${putBack(state)}</div>
      <div class="coach-place" aria-live="polite">${hint ? (coach(intents)?.hintPanel(state, intents) ?? "") : ""}</div>
      <p class="step" data-anchor="step" tabindex="-1" data-testid="step">${step(state)}</p>
      <div class="preview" data-testid="preview" id="refused" aria-live="polite">${words(state, intents)}</div>
      ${
        phase === "choose"
          ? html`${peek(state)}${choosing && choosing.choosePanel(state, intents)}`
          : html`
          ${fan(
            hand,
            (card, at) =>
              cardButton(t, card, {
                chosen: selection?.cards.includes(card) ?? false,
                hinted: hint?.best?.move.split(" ").includes(card) ?? false,
                refused: card in (selection?.refused ?? {}),
                marked: state.marks?.cards.includes(card) ?? false,
                number: at + 1,
                tap: () => intents.tap(card),
              }),
            "",
            (event) => startDrag(event, intents.drop),
          )}
          ${phase === "suffer" ? sufferButtons(state, intents) : playButtons(state, intents)}`
      }
    </section>`;
}

/**
 * The cards as one holds them, in the room there is.
 * @param {string[]} cards @param {(card: string, at: number) => unknown} button @param {string} kind
 * @param {((event: PointerEvent) => void) | null} [grasp]
 */
export const fan = (cards, button, kind, grasp = null) => html`
  <div class="hand-room">
    <div class="hand ${kind}" data-anchor="hand" .style=${`--count: ${Math.max(cards.length, 1)}; --half: ${Math.ceil(Math.max(cards.length, 1) / 2)}`}
      @keydown=${walk} @pointerdown=${grasp}>${repeat(cards, (card) => card, button)}</div>
  </div>`;

/** The class of a button that a lesson points at. @param {State} state @param {string} name */
const mark = ({ marks }, name) => (marks?.buttons.includes(name) ? "marked" : "");

/** What the player has to do now, in plain words. @param {State} state */
function step(state) {
  const { t, view } = state;
  const phase = view?.observation.phase ?? "play";
  const flips = view?.flip?.legal;
  if (onlyFlip(state)) return t("step-flip");
  if (phase === "play" && !view?.observation.hands[view.viewer - 1]?.length) {
    return t("step-empty", { can: flips ? (view?.yield?.legal ? "both" : "flip") : "yield" });
  }
  if (phase === "play" && !view?.yield?.legal) return t("step-play-only");
  return t(`step-${phase}`, { amount: view?.enemy?.attack ?? 0 });
}

/** The main button under the right thumb, or under the left for those who say so: as seen, so read. */
/** @param {State} state @param {unknown[]} buttons the main one first */
export const underThumb = ({ settings }, buttons) =>
  settings.hand === "left" ? buttons : [...buttons].reverse();

/** @param {State} state @param {Intents} intents @param {string} label */
const confirmButton = (state, intents, label) => html`
  <button type="button" class="primary ${mark(state, "confirm")}" data-do="confirm" aria-keyshortcuts="C Control+Enter"
    aria-disabled=${state.selection?.move ? "false" : "true"} @click=${intents.confirm}>${label}</button>`;

/** @param {State} state @param {Intents} intents */
const playButtons = (state, intents) => {
  const { t, view } = state;
  return html`
    <div class="buttons" data-anchor="buttons">${underThumb(state, [
      confirmButton(state, intents, t("do-play")),
      yieldButton(state, intents),
      flipButton(state, intents),
    ])}</div>`;
};

/** @param {State} state @param {Intents} intents */
const sufferButtons = (state, intents) => {
  const { t, view, selection } = state;
  return html`
    <div class="buttons" data-anchor="buttons">${underThumb(state, [
      onlyFlip(state) ? flipButton(state, intents) : "",
      confirmButton(
        state,
        intents,
        t("do-discard", { total: selection?.total ?? 0, needed: view?.enemy?.attack ?? 0 }),
      ),
      view?.suggestion && !view.scenario // which wants something, and the cheapest may not be it
        ? html`<button type="button" data-do="suggest" aria-keyshortcuts="S" @click=${intents.suggest}>${t("do-suggest")}</button>`
        : "",
      onlyFlip(state) ? "" : flipButton(state, intents),
    ])}</div>`;
};

/** Whether the hand can't pay, and a Jester still helps. @param {State} state */
const onlyFlip = ({ view }) =>
  Boolean(view?.observation.phase === "suffer" && view.flip?.legal && !view.suggestion);

/** The solo Jester, with what it costs. @param {State} state @param {Intents} intents */
const flipButton = (state, intents) => {
  const { t, view } = state;
  return view?.flip?.legal
    ? html`<button type="button" class="${onlyFlip(state) ? "primary" : ""} ${mark(state, "flip")}" data-do="flip" aria-keyshortcuts="F" @click=${() => intents.open("flip")}>
        ${t("do-flip", { left: view.flips_left })}</button>`
    : "";
};

/** Says why not where it may not be, and asks first where it loses the game. @param {State} state @param {Intents} intents */
function yieldButton(state, intents) {
  const { t, view } = state;
  const { legal, preview, error } = view?.yield ?? {};
  const loses = legal && preview?.survives === false && !view?.scenario; // which wants it to be tried
  const act = loses
    ? () => intents.open("yield")
    : legal
      ? intents.yield
      : () => error && intents.refuse(error.code);
  return html`
    <button type="button" class=${mark(state, "yield")} data-do="yield" aria-keyshortcuts="Y" aria-haspopup=${loses ? "dialog" : nothing}
      aria-disabled=${legal ? "false" : "true"} @click=${act}>${t("do-yield")}</button>`;
}

/** Left and right walk along the hand, Home and End to its ends. @param {KeyboardEvent} event */
function walk(event) {
  const cards = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button")];
  const at = cards.indexOf(/** @type {HTMLButtonElement} */ (event.target));
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: cards.length - 1 }[event.key];
  if (to === undefined) return;
  cards[to]?.focus();
  event.preventDefault();
}

// The area of the hand: the cards to select, the preview of the selection, and the buttons.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { startDrag } from "./drag.js";
import { cardName, cardSign } from "../i18n/cards.js";
import { cardButton, cardPicture } from "../ui/card.js";
import { surelyLoses } from "./risks.js";
import { ruleButton } from "./rule-button.js";
import { lazyView } from "../ui/lazy-view.js";
import { previewText } from "./preview.js";
import { sortedHand } from "./hand-order.js";

/** @typedef {import("./table-state.js").TableProps} TableProps */
/** @typedef {import("./intents.js").TableIntents} TableIntents */

const partnersModule = lazyView(() => import("../bots/partners-panel.js"));
const hintModule = lazyView(() => import("../bots/hint-panel.js"));
const chooseModule = lazyView(() => import("./choose-next.js"));

/** The viewer's cards as pictures, while the player decides something else; "" for a viewer without a hand. @param {TableProps} props */
export function handPictures(props) {
  const { t } = props;
  const hand = sortedHand(props);
  if (!hand.length) return "";
  return html`<ul class="peek" aria-label=${t("hand-label")}>${hand.map(
    (card) => html`
    <li>${cardPicture(t, card)}<span class="visually-hidden">${cardName(t, card)}</span></li>`,
  )}</ul>`;
}

/** The notice, or what the bots did, or the preview of the selection. @param {TableProps} props @param {TableIntents} intents */
function messageText(props, intents) {
  const {
    notice,
    selection,
    partners: { lines },
  } = props;
  if (notice) return html`<span>${notice}</span>${ruleButton(props, intents)}`;
  if (!selection && lines.length) return partnersModule(intents)?.botLines(props) ?? "";
  return previewText(props);
}

/** Why the last card tapped replaced the selected one instead of joining it. @param {TableProps} props */
function replacedCardText({ t, selection }) {
  if (!selection?.replaced) return "";
  const { card, why } = selection.replaced;
  const text = (/** @type {string} */ card) => t("put-back", { card, why: t(`why-${why}`) });
  return html`<p class="put-back" data-testid="put-back"><span aria-hidden="true">${text(cardSign(t, card))}</span><span
    class="visually-hidden">${text(cardName(t, card))}</span></p>`;
}

/** @param {TableProps} props @param {TableIntents} intents */
export function handPanel(props, intents) {
  const { t, view, selection, hint } = props;
  if (!view?.your_turn) return "";
  const { phase } = view.observation;
  const hand = sortedHand(props);
  const choose = view.observation.players > 1 ? chooseModule(intents) : null; // loaded long before a Jester is played
  return html`
    <section class="hand-area ${view.bots.some(Boolean) ? "after-bots" : ""}" aria-label=${t("hand-label")}>
      <div class="put-back-place" aria-live="polite">${replacedCardText(props)}</div>
      <div class="coach-place" aria-live="polite">${hint ? (hintModule(intents)?.hintPanel(props, intents) ?? "") : ""}</div>
      <p class="step" data-anchor="step" tabindex="-1" data-testid="step">${stepText(props)}</p>
      <div class="preview" data-testid="preview" id="refused" aria-live="polite">${messageText(props, intents)}</div>
      ${
        phase === "choose"
          ? html`${handPictures(props)}${choose?.choosePanel(props, intents) ?? ""}`
          : html`
          ${fan(
            hand,
            (card, at) =>
              cardButton(t, card, {
                chosen: selection?.cards.includes(card) ?? false,
                hinted: hint?.found?.best.move.split(" ").includes(card) ?? false,
                refused: card in (selection?.refused ?? {}),
                marked: props.marks?.cards.includes(card) ?? false,
                number: at + 1,
                tap: () => intents.tap(card),
              }),
            "",
            (event) => startDrag(event, intents.drop),
          )}
          ${phase === "suffer" ? sufferButtons(props, intents) : playButtons(props, intents)}`
      }
    </section>`;
}

/**
 * Cards held in a fan that fits the width there is.
 * @param {string[]} cards @param {(card: string, at: number) => unknown} button @param {string} kind a CSS class
 * @param {((event: PointerEvent) => void) | null} [onPointerDown]
 */
export const fan = (cards, button, kind, onPointerDown = null) => html`
  <div class="hand-room">
    <div class="hand ${kind}" data-anchor="hand" .style=${`--count: ${Math.max(cards.length, 1)}; --half: ${Math.ceil(Math.max(cards.length, 1) / 2)}`}
      @keydown=${moveFocus} @pointerdown=${onPointerDown}>${repeat(cards, (card) => card, button)}</div>
  </div>`;

/** The class of a button that a lesson points at. @param {TableProps} props @param {string} name */
const markedClass = ({ marks }, name) => (marks?.buttons.includes(name) ? "marked" : "");

/** Tells the player what to do now. @param {TableProps} props */
function stepText(props) {
  const { t, view } = props;
  const phase = view?.observation.phase ?? "play";
  const canFlip = view?.flip?.legal;
  if (onlyFlipHelps(props)) return t("step-flip");
  if (phase === "play" && !view?.observation.hands[view.viewer - 1]?.length) {
    return t("step-empty", { can: canFlip ? (view?.yielding?.legal ? "both" : "flip") : "yield" });
  }
  if (phase === "play" && mayNeverYield(props)) return t("step-play-solo");
  if (phase === "play" && !view?.yielding?.legal) return t("step-play-only");
  return t(`step-${phase}`, { amount: view?.enemy?.attack ?? 0 });
}

/**
 * Orders buttons so that the main one is at the thumb: last for the right hand, first for the left. Screen readers
 * read the buttons in the same order.
 * @param {Pick<TableProps, "settings">} page @param {unknown[]} buttons the main one first
 */
export const orderForThumb = ({ settings }, buttons) =>
  settings.hand === "left" ? buttons : [...buttons].reverse();

/**
 * The button that makes the move of the selected cards. Where the move surely loses the game the button says so, and
 * the table asks first.
 * @param {TableProps} props @param {TableIntents} intents @param {string} label
 */
function confirmButton(props, intents, label) {
  const { t, view, selection } = props;
  const loses = surelyLoses(view, selection?.preview);
  return html`
  <button type="button" class="primary ${loses ? "losing" : ""} ${markedClass(props, "confirm")}" data-do="confirm" aria-keyshortcuts="C Control+Enter"
    aria-disabled=${selection?.move ? "false" : "true"} aria-haspopup=${loses ? "dialog" : nothing}
    @click=${intents.confirm}>${loses ? t("do-lose", { phase: view?.observation.phase ?? "play" }) : label}</button>`;
}

/** @param {TableProps} props @param {TableIntents} intents */
const playButtons = (props, intents) => {
  return html`
    <div class="buttons" data-anchor="buttons" data-phase="play">${orderForThumb(props, [
      confirmButton(props, intents, props.t("do-play")),
      mayNeverYield(props) ? "" : yieldButton(props, intents),
      flipButton(props, intents),
    ])}</div>`;
};

/** @param {TableProps} props @param {TableIntents} intents */
const sufferButtons = (props, intents) => {
  const { t, view, selection } = props;
  return html`
    <div class="buttons" data-anchor="buttons">${orderForThumb(props, [
      onlyFlipHelps(props) ? flipButton(props, intents) : "",
      confirmButton(
        props,
        intents,
        t("do-discard", { total: selection?.total ?? 0, needed: view?.enemy?.attack ?? 0 }),
      ),
      view?.suggestion && !view.scenario // a scenario may want other cards than the cheapest
        ? html`<button type="button" data-do="suggest" aria-keyshortcuts="S" @click=${intents.suggest}>${t("do-suggest")}</button>`
        : "",
      onlyFlipHelps(props) ? "" : flipButton(props, intents),
    ])}</div>`;
};

/** Whether the hand can't pay for the attack, so that only flipping a Jester can save the player. @param {TableProps} props */
const onlyFlipHelps = ({ view }) =>
  Boolean(view?.observation.phase === "suffer" && view.flip?.legal && !view.suggestion);

/** Whether the rules forbid yielding for the whole game, as in a solo game. @param {TableProps} props */
const mayNeverYield = ({ view }) => view?.yielding?.error?.code === "yield_never_alone";

/** Flips a solo Jester; shows how many are left. @param {TableProps} props @param {TableIntents} intents */
const flipButton = (props, intents) => {
  const { t, view } = props;
  return view?.flip?.legal
    ? html`<button type="button" class="${onlyFlipHelps(props) ? "primary" : ""} ${markedClass(props, "flip")}" data-do="flip" aria-keyshortcuts="F" @click=${() => intents.open("flip")}>
        ${t("do-flip", { left: view.flips_left })}</button>`
    : "";
};

/**
 * The button to yield. Where yielding is illegal it says why; where yielding loses the game it asks first.
 * @param {TableProps} props @param {TableIntents} intents
 */
function yieldButton(props, intents) {
  const { t, view } = props;
  const { legal, preview, error } = view?.yielding ?? {};
  const loses = legal && surelyLoses(view, preview);
  const act = loses
    ? () => intents.open("yield")
    : legal
      ? intents.yield
      : () => error && intents.refuse(error.code);
  return html`
    <button type="button" class=${markedClass(props, "yield")} data-do="yield" aria-keyshortcuts="Y" aria-haspopup=${loses ? "dialog" : nothing}
      aria-disabled=${legal ? "false" : "true"} @click=${act}>${t("do-yield")}</button>`;
}

/** Move the focus along the hand with the arrow keys, and to its ends with Home and End. @param {KeyboardEvent} event */
function moveFocus(event) {
  const cards = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button")];
  const at = cards.indexOf(/** @type {HTMLButtonElement} */ (event.target));
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: cards.length - 1 }[event.key];
  if (to === undefined) return;
  cards[to]?.focus();
  event.preventDefault();
}

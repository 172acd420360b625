// The area of the hand: the cards to select, the preview of the selection, and the buttons.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { startDrag } from "./drag.js";
import { cardName, cardSign } from "../i18n/cards.js";
import { cardButton, cardPicture } from "../ui/card.js";
import { icon } from "../ui/signs.js";
import { surelyLoses } from "./risks.js";
import { ruleButton } from "./rule-button.js";
import { lazyView } from "../ui/lazy-view.js";
import { forecastOf, ghostCards } from "./forecast.js";
import { freshCards } from "./last-move.js";
import { payment, previewText } from "./preview.js";
import { sortedHand } from "./hand-order.js";
import { mayNeverYield, onlyFlipHelps, stepText } from "./step-text.js";

/** @typedef {import("./table-state.js").TableProps} TableProps */
/** @typedef {import("./intents.js").TableIntents} TableIntents */

const storyModule = lazyView(() => import("./story-lines.js"));
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

/** The notice, or what the last moves did, or the preview of the selection. @param {TableProps} props @param {TableIntents} intents */
function messageText(props, intents) {
  const { notice, selection, story } = props;
  const lines = storyModule(intents); // called at every redraw, so that the module is loaded before the first move
  if (notice) return html`<span>${notice}</span>${ruleButton(props, intents)}`;
  if (!selection && story.length) return lines?.storyLines(props, intents) ?? "";
  return previewText(props);
}

/** Why the last card tapped replaced the selected one instead of joining it. @param {TableProps} props */
function replacedCardText({ t, selection }) {
  if (!selection?.replaced) return "";
  const { card, why } = selection.replaced;
  if (!card) return html`<p class="put-back" data-testid="put-back">${t(`why-${why}`)}</p>`;
  const text = (/** @type {string} */ card) =>
    why === "discard_stops_at_the_number"
      ? t("put-back-enough", { card })
      : t("put-back", { card, why: t(`why-${why}`) });
  return html`<p class="put-back" data-testid="put-back"><span aria-hidden="true">${text(cardSign(t, card))}</span><span
    class="visually-hidden">${text(cardName(t, card))}</span></p>`;
}

/** @param {TableProps} props @param {TableIntents} intents */
export function handPanel(props, intents) {
  const { t, view, selection, hint } = props;
  if (!view?.your_turn) return "";
  const { phase } = view.observation;
  const hand = sortedHand(props);
  const fresh = freshCards(props);
  const choose = view.observation.players > 1 ? chooseModule(intents) : null; // loaded long before a Jester is played
  return html`
    <section class="hand-area ${view.bots.some(Boolean) ? "after-bots" : ""}" aria-label=${t("hand-label")}>
      <div class="put-back-place" aria-live="polite">${replacedCardText(props)}</div>
      <div class="coach-place" aria-live="polite">${hint && !props.notice ? (hintModule(intents)?.hintPanel(props, intents) ?? "") : ""}</div>
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
                powerless: isPowerless(props, card),
                hinted: hint?.found?.best.move.split(" ").includes(card) ?? false,
                refused: card in (selection?.refused ?? {}),
                marked: props.marks?.cards.includes(card) ?? false,
                fresh: fresh.includes(card),
                number: at + 1,
                tap: () => intents.tap(card),
              }),
            "",
            {
              room: view.scenario ? 0 : view.hand_limit, // a lesson has no room to spare
              above: cardsToDraw(props),
              onPointerDown: (event) => startDrag(event, intents),
            },
          )}
          ${phase === "suffer" ? sufferButtons(props, intents) : playButtons(props, intents)}`
      }
    </section>`;
}

/**
 * Cards held in a fan that fits the width there is.
 * @param {string[]} cards @param {(card: string, at: number) => unknown} button @param {string} kind a CSS class
 * @param {object} [options]
 * @param {number} [options.room] for how many cards there must be room, even if there are fewer now
 * @param {unknown} [options.above] what lies over the fan
 * @param {(event: PointerEvent) => void} [options.onPointerDown]
 */
export const fan = (cards, button, kind, { room = 0, above = "", onPointerDown } = {}) => html`
  <div class="hand-room">${above}
    <div class="hand ${kind}" data-anchor="hand" data-room=${room} .style=${`--count: ${Math.max(cards.length, 1)}; --half: ${Math.ceil(Math.max(cards.length, 1) / 2)}`}
      @keydown=${moveFocus} @pointerdown=${onPointerDown ?? null}>${repeat(cards, (card) => card, button)}</div>
  </div>`;

/** Whether a chosen card is of the suit to which the enemy is immune. @param {TableProps} props @param {string} card */
const isPowerless = ({ selection }, card) =>
  Boolean(selection?.preview?.blocked === card[1] && selection.cards.includes(card));

/** Ghosts of the cards that the player would draw. @param {TableProps} props */
function cardsToDraw(props) {
  const own = forecastOf(props)?.draws.find(({ seat }) => seat === props.view?.viewer);
  return own ? ghostCards(own.amount) : "";
}

/** The class of a button that a lesson points at. @param {TableProps} props @param {string} name */
const markedClass = ({ marks }, name) => (marks?.buttons.includes(name) ? "marked" : "");

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
    @click=${intents.confirm}>${loses ? t("do-lose", { phase: view?.observation.phase ?? "play" }) : label}${meter(props)}</button>`;
}

/** How much of the attack the chosen cards pay; with a mark for what they pay too much. @param {TableProps} props */
function meter({ view, selection }) {
  if (view?.observation.phase !== "suffer") return "";
  const { total = 0, over = 0 } = selection ?? {};
  return html`<progress class="meter" data-testid="meter" max=${view.enemy?.attack ?? 1} .value=${total} aria-hidden="true"></progress>${
    over ? html`<span class="over" data-testid="over" aria-hidden="true">+${over}</span>` : ""
  }`;
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

/** How many cards a flip would draw. @param {TableProps} props */
function flipGain({ t, view }) {
  const amount = view?.flip?.preview?.draws[0]?.amount;
  if (!amount) return "";
  return html`<small class="cost"><span aria-hidden="true"><i class="back-sign"></i> +${amount}</span><span
    class="visually-hidden">${t("preview-draw", { amount })}</span></small>`;
}

/** What the player would have to pay after a yield. @param {TableProps} props */
function yieldCost({ t, view }) {
  const preview = view?.yielding?.preview;
  if (!preview) return "";
  return html`<small class="cost ${preview.survives === false || preview.stuck ? "fatal" : ""}" data-testid="yield-cost"><span
    aria-hidden="true">${icon("attack")} ${preview.must_discard}</span><span
    class="visually-hidden">${payment(t, preview)}</span></small>`;
}

/** Flips a solo Jester; shows how many are left. @param {TableProps} props @param {TableIntents} intents */
const flipButton = (props, intents) => {
  const { t, view } = props;
  return view?.flip?.legal
    ? html`<button type="button" class="${onlyFlipHelps(props) ? "primary" : ""} ${markedClass(props, "flip")}" data-do="flip" aria-keyshortcuts="F" @click=${() => intents.open("flip")}>
        ${t("do-flip", { left: view.flips_left })}${flipGain(props)}</button>`
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
      aria-disabled=${legal ? "false" : "true"} @click=${act}>${t("do-yield")}${yieldCost(props)}</button>`;
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

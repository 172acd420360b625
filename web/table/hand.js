// The hand: cards to choose, what the choice would do, and the buttons that do it.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { startDrag } from "./drag.js";
import { cardName, cardSign } from "../i18n/cards.js";
import { cardButton, cardPicture } from "../ui/card.js";
import { ruleButton } from "./rule-button.js";
import { lazyView } from "../ui/lazy-view.js";
import { previewText } from "./preview.js";
import { sortedHand } from "./hand-order.js";

/** @typedef {import("./table-state.js").TableProps} TableProps */
/** @typedef {import("./intents.js").TableIntents} TableIntents */

const partners = lazyView(() => import("../bots/partners-panel.js"));
const coach = lazyView(() => import("../bots/hint-panel.js"));
const chooser = lazyView(() => import("./choose.js"));

/** The hand to look at while something else is asked; nobody's hand for those who have none to see. */
/** @param {TableProps} props */
export function peek(props) {
  const { t } = props;
  const hand = sortedHand(props);
  if (!hand.length) return "";
  return html`<ul class="peek" aria-label=${t("hand-label")}>${hand.map(
    (card) => html`
    <li>${cardPicture(t, card)}<span class="visually-hidden">${cardName(t, card)}</span></li>`,
  )}</ul>`;
}

/** What the player should know now: a notice, what the cards would do, what the bots did. */
/** @param {TableProps} props @param {TableIntents} intents */
function words(props, intents) {
  const {
    notice,
    selection,
    partners: { lines },
  } = props;
  if (notice) return html`<span>${notice}</span>${ruleButton(props, intents)}`;
  if (!selection && lines.length) return partners(intents)?.botLines(props) ?? "";
  return previewText(props);
}

/** Why a card took another's place, instead of joining it. @param {TableProps} props */
function putBack({ t, selection }) {
  if (!selection?.replaced) return "";
  const { card, why } = selection.replaced;
  const words = (/** @type {string} */ card) => t("put-back", { card, why: t(`why-${why}`) });
  return html`<p class="put-back" data-testid="put-back"><span aria-hidden="true">${words(cardSign(t, card))}</span><span
    class="visually-hidden">${words(cardName(t, card))}</span></p>`;
}

/** @param {TableProps} props @param {TableIntents} intents */
export function handPanel(props, intents) {
  const { t, view, selection, hint } = props;
  if (!view?.your_turn) return "";
  const { phase } = view.observation;
  const hand = sortedHand(props);
  const choosing = view.observation.players > 1 ? chooser(intents) : null; // fetched long before it is needed
  return html`
    <section class="hand-area ${view.bots.some(Boolean) ? "after-bots" : ""}" aria-label=${t("hand-label")}>
      <div class="put-back-place" aria-live="polite">${putBack(props)}</div>
      <div class="coach-place" aria-live="polite">${hint ? (coach(intents)?.hintPanel(props, intents) ?? "") : ""}</div>
      <p class="step" data-anchor="step" tabindex="-1" data-testid="step">${step(props)}</p>
      <div class="preview" data-testid="preview" id="refused" aria-live="polite">${words(props, intents)}</div>
      ${
        phase === "choose"
          ? html`${peek(props)}${choosing?.choosePanel(props, intents) ?? ""}`
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
 * The cards as one holds them, in the room there is.
 * @param {string[]} cards @param {(card: string, at: number) => unknown} button @param {string} kind
 * @param {((event: PointerEvent) => void) | null} [grasp]
 */
export const fan = (cards, button, kind, grasp = null) => html`
  <div class="hand-room">
    <div class="hand ${kind}" data-anchor="hand" .style=${`--count: ${Math.max(cards.length, 1)}; --half: ${Math.ceil(Math.max(cards.length, 1) / 2)}`}
      @keydown=${walk} @pointerdown=${grasp}>${repeat(cards, (card) => card, button)}</div>
  </div>`;

/** The class of a button that a lesson points at. @param {TableProps} props @param {string} name */
const mark = ({ marks }, name) => (marks?.buttons.includes(name) ? "marked" : "");

/** What the player has to do now, in plain words. @param {TableProps} props */
function step(props) {
  const { t, view } = props;
  const phase = view?.observation.phase ?? "play";
  const flips = view?.flip?.legal;
  if (onlyFlip(props)) return t("step-flip");
  if (phase === "play" && !view?.observation.hands[view.viewer - 1]?.length) {
    return t("step-empty", { can: flips ? (view?.yielding?.legal ? "both" : "flip") : "yield" });
  }
  if (phase === "play" && !view?.yielding?.legal) return t("step-play-only");
  return t(`step-${phase}`, { amount: view?.enemy?.attack ?? 0 });
}

/** The main button under the right thumb, or under the left for those who say so: as seen, so read. */
/** @param {Pick<TableProps, "settings">} page @param {unknown[]} buttons the main one first */
export const underThumb = ({ settings }, buttons) =>
  settings.hand === "left" ? buttons : [...buttons].reverse();

/** @param {TableProps} props @param {TableIntents} intents @param {string} label */
const confirmButton = (props, intents, label) => html`
  <button type="button" class="primary ${mark(props, "confirm")}" data-do="confirm" aria-keyshortcuts="C Control+Enter"
    aria-disabled=${props.selection?.move ? "false" : "true"} @click=${intents.confirm}>${label}</button>`;

/** @param {TableProps} props @param {TableIntents} intents */
const playButtons = (props, intents) => {
  return html`
    <div class="buttons" data-anchor="buttons">${underThumb(props, [
      confirmButton(props, intents, props.t("do-play")),
      yieldButton(props, intents),
      flipButton(props, intents),
    ])}</div>`;
};

/** @param {TableProps} props @param {TableIntents} intents */
const sufferButtons = (props, intents) => {
  const { t, view, selection } = props;
  return html`
    <div class="buttons" data-anchor="buttons">${underThumb(props, [
      onlyFlip(props) ? flipButton(props, intents) : "",
      confirmButton(
        props,
        intents,
        t("do-discard", { total: selection?.total ?? 0, needed: view?.enemy?.attack ?? 0 }),
      ),
      view?.suggestion && !view.scenario // which wants something, and the cheapest may not be it
        ? html`<button type="button" data-do="suggest" aria-keyshortcuts="S" @click=${intents.suggest}>${t("do-suggest")}</button>`
        : "",
      onlyFlip(props) ? "" : flipButton(props, intents),
    ])}</div>`;
};

/** Whether the hand can't pay, and a Jester still helps. @param {TableProps} props */
const onlyFlip = ({ view }) =>
  Boolean(view?.observation.phase === "suffer" && view.flip?.legal && !view.suggestion);

/** The solo Jester, with what it costs. @param {TableProps} props @param {TableIntents} intents */
const flipButton = (props, intents) => {
  const { t, view } = props;
  return view?.flip?.legal
    ? html`<button type="button" class="${onlyFlip(props) ? "primary" : ""} ${mark(props, "flip")}" data-do="flip" aria-keyshortcuts="F" @click=${() => intents.open("flip")}>
        ${t("do-flip", { left: view.flips_left })}</button>`
    : "";
};

/** Says why not where it may not be, and asks first where it loses the game. @param {TableProps} props @param {TableIntents} intents */
function yieldButton(props, intents) {
  const { t, view } = props;
  const { legal, preview, error } = view?.yielding ?? {};
  const loses = legal && preview?.survives === false && !view?.scenario; // which wants it to be tried
  const act = loses
    ? () => intents.open("yield")
    : legal
      ? intents.yield
      : () => error && intents.refuse(error.code);
  return html`
    <button type="button" class=${mark(props, "yield")} data-do="yield" aria-keyshortcuts="Y" aria-haspopup=${loses ? "dialog" : nothing}
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

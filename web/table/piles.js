// The piles (Castle, Tavern, discard pile) and the cards played against the current enemy.

import { html } from "../vendor/lit-html/lit-html.js";
import { cardBack, cardFace } from "../ui/card.js";
import { fallenPlays } from "./last-move.js";

/** @typedef {import("./table-state.js").TableProps} TableProps */

/** @param {TableProps} props @param {import("./intents.js").TableIntents} intents */
export function piles({ t, view }, intents) {
  if (!view) return "";
  const { castle, tavern, discard } = view.observation;
  const openDiscard = view.rules.open_discard ? () => discard.length && intents.open("discard") : null; // T3
  // A tap on a pile explains what the pile is for.
  const explain = (/** @type {string} */ place) => () => intents.say(t(`pile-${place}-about`));
  return html`
    <ul class="piles">
      ${pile("castle", t("pile-castle"), castle, "", explain("castle"))}
      ${pile("tavern", t("pile-tavern"), tavern, tavern[0] ? cardFace(t, tavern[0]) : "", explain("tavern"))}
      ${pile("discard", t("pile-discard"), discard, discard[0] ? cardFace(t, discard[0]) : "", explain("discard"), openDiscard)}
    </ul>`;
}

/**
 * @param {string} place @param {string} name @param {(string | null)[]} cards @param {unknown} top
 * @param {() => void} explain @param {(() => unknown) | null} [openPile] shows all its cards, if the rules allow that
 */
function pile(place, name, cards, top, explain, openPile) {
  const content = html`
    <span class="stack" data-anchor="stack">${top || (cards.length ? cardBack() : html`<span class="card empty" data-anchor="empty" aria-hidden="true"></span>`)}</span>
    <span class="word">${name}</span> <strong data-anchor="${place}-count" data-testid=${place}>${cards.length}</strong>`;
  return html`
    <li class="pile" data-place=${place} @click=${openPile ? null : explain}>
      ${openPile ? html`<button type="button" data-do=${place} aria-haspopup="dialog" aria-disabled=${cards.length ? "false" : "true"} @click=${openPile}>${content}</button>` : content}
    </li>`;
}

/** @param {TableProps} props */
export function playedCards(props) {
  const { t, view } = props;
  const plays = view?.observation.table ?? [];
  return html`
    <section class="played" data-anchor="played" data-drop aria-label=${t("table-label")}>
      ${
        plays.length
          ? plays.map(
              (cards) =>
                html`<span class="play" data-anchor="play">${cards.map((card) => cardFace(t, card))}</span>`,
            )
          : fallenPlays(props) ||
            html`<span class="hint" data-anchor="played-hint">${view?.your_turn && view.observation.phase === "play" ? t("table-empty") : ""}</span>`
      }
    </section>`;
}

// The piles (Castle, Tavern, discard pile) and the cards played against the current enemy.

import { html } from "../vendor/lit-html/lit-html.js";
import { cardBack, cardFace } from "../ui/card.js";
import { forecastOf, ghostNumber } from "./forecast.js";
import { fallenPlays } from "./last-move.js";

/** @typedef {import("./table-state.js").TableProps} TableProps */

/** @param {TableProps} props @param {import("./intents.js").TableIntents} intents */
export function piles(props, intents) {
  const { t, view } = props;
  if (!view) return "";
  const healed = forecastOf(props)?.healed; // cards that Hearts would take from the discard pile and put under the Tavern
  const { castle, tavern, discard } = view.observation;
  const openDiscard = view.rules.open_discard ? () => discard.length && intents.open("discard") : null; // T3
  // A tap on a pile explains what the pile is for.
  const explain = (/** @type {string} */ place) => () => intents.say(t(`pile-${place}-about`));
  return html`
    <ul class="piles">
      ${pile("castle", t("pile-castle"), castle, { explain: explain("castle") })}
      ${pile("tavern", t("pile-tavern"), tavern, {
        top: tavern[0] ? cardFace(t, tavern[0]) : "",
        change: healed ? ghostNumber(`+${healed}`, "gain") : "",
        explain: explain("tavern"),
      })}
      ${pile("discard", t("pile-discard"), discard, {
        top: discard[0] ? cardFace(t, discard[0]) : "",
        change: healed ? ghostNumber(`−${healed}`) : "",
        explain: explain("discard"),
        openPile: openDiscard,
      })}
    </ul>`;
}

/**
 * @param {string} place @param {string} name @param {(string | null)[]} cards
 * @param {object} options
 * @param {() => void} options.explain
 * @param {unknown} [options.top] the card on top, if it may be seen
 * @param {unknown} [options.change] how the chosen cards would change the number of cards
 * @param {(() => unknown) | null} [options.openPile] shows all its cards, if the rules allow that
 */
function pile(place, name, cards, { explain, top = "", change = "", openPile = null }) {
  const content = html`
    <span class="stack" data-anchor="stack">${top || (cards.length ? cardBack() : html`<span class="card empty" data-anchor="empty" aria-hidden="true"></span>`)}</span>
    <span class="word">${name}</span> <span class="amount"><strong data-anchor="${place}-count" data-testid=${place}>${cards.length}</strong>${change}</span>`;
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

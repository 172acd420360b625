// Castle, Tavern, discard pile, and the cards played against this enemy.

import { html } from "../vendor/lit-html/lit-html.js";
import { cardBack, cardFace } from "../ui/card.js";

/** @typedef {import("./table-state.js").TableProps} TableProps */

/** @param {TableProps} props @param {import("./intents.js").TableIntents} intents */
export function piles({ t, view }, intents) {
  if (!view) return "";
  const { castle, tavern, discard } = view.observation;
  const look = view.rules.open_discard ? () => discard.length && intents.open("discard") : null; // T3
  // Its name and number are read; whoever touches it learns what it is for.
  const explain = (/** @type {string} */ place) => () => intents.say(t(`pile-${place}-about`));
  return html`
    <ul class="piles">
      ${pile("castle", t("pile-castle"), castle, "", explain("castle"))}
      ${pile("tavern", t("pile-tavern"), tavern, tavern[0] ? cardFace(t, tavern[0]) : "", explain("tavern"))}
      ${pile("discard", t("pile-discard"), discard, discard[0] ? cardFace(t, discard[0]) : "", explain("discard"), look)}
    </ul>`;
}

/**
 * @param {string} place @param {string} name @param {(string | null)[]} cards @param {unknown} top
 * @param {() => void} explain @param {(() => unknown) | null} [look] opens the pile, if it may be looked through
 */
function pile(place, name, cards, top, explain, look) {
  const shown = html`
    <span class="stack" data-anchor="stack">${top || (cards.length ? cardBack() : html`<span class="card empty" data-anchor="empty" aria-hidden="true"></span>`)}</span>
    <span class="word">${name}</span> <strong data-anchor="${place}-count" data-testid=${place}>${cards.length}</strong>`;
  return html`
    <li class="pile" data-place=${place} @click=${look ? null : explain}>
      ${look ? html`<button type="button" data-do=${place} aria-haspopup="dialog" aria-disabled=${cards.length ? "false" : "true"} @click=${look}>${shown}</button>` : shown}
    </li>`;
}

/** @param {TableProps} props */
export function playedCards({ t, view }) {
  const plays = view?.observation.table ?? [];
  return html`
    <section class="played" data-anchor="played" data-drop aria-label=${t("table-label")}>
      ${
        plays.length
          ? plays.map(
              (cards) =>
                html`<span class="play" data-anchor="play">${cards.map((card) => cardFace(t, card))}</span>`,
            )
          : html`<span class="hint" data-anchor="played-hint">${view?.your_turn && view.observation.phase === "play" ? t("table-empty") : ""}</span>`
      }
    </section>`;
}

// The story of a finished game, in the panel at its end: how far it came, what decided it, the best moment, how it
// compares with other games, and who did what.

import { cardName, cardNames, cardSigns } from "../i18n/cards.js";
import { compareWithOthers, countedGames } from "../storage/counted-games.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { isOwn, seatName } from "./event-text.js";
import { crest } from "./royals.js";

/** @typedef {import("./table-state.js").View} View */
/** @typedef {import("../engine/protocol.js").Ending} Ending */
/** @typedef {import("../engine/protocol.js").BestMoment} BestMoment */
/** @typedef {import("../i18n/index.js").Translate} Translate */

/** How many royals were beaten, in words and as a row of crests. @param {Translate} t @param {View} view */
export const howFar = (t, { beaten, tally, royals }) => html`
  <div class="far" data-testid="far">
    <p>${t("ending-far", { count: beaten, freed: tally.exact })}</p>
    <div class="crests" aria-hidden="true">${royals.map((royal) => crest(t, royal))}</div>
  </div>`;

/** What decided the game, as a sentence. @param {Translate} t @param {View} view */
export function deciderText(t, view) {
  const decider = view.ending?.decider;
  if (!decider) return "";
  const seat = "seat" in decider ? decider.seat : 0;
  const args = {
    ...numbersOf(decider),
    own: isOwnSeat(view, seat) ? "yes" : "no",
    name: seatName(t, view.names, seat),
    enemy: cardName(t, decider.enemy),
  };
  return withCards("cards" in decider ? decider.cards : [], t, (cards) =>
    t(`ending-${decider.type}`, { ...args, cards }),
  );
}

/** @param {Translate} t @param {View} view */
export function bestMoment(t, view) {
  const best = view.ending?.best;
  if (!best) return "";
  const heading = isOwnSeat(view, best.seat)
    ? t("ending-best")
    : t("ending-best-of", { name: seatName(t, view.names, best.seat) });
  return html`
    <p class="best" data-testid="best"><b>${heading}</b>
      ${withCards(best.cards, t, (cards) => t(`ending-best-${best.kind}`, { ...numbersOf(best), enemy: cardName(t, best.enemy), cards }))}</p>`;
}

/**
 * How the game compares with the others of as many players; "" while there is nothing to compare it with.
 * @param {Pick<import("../app/state.js").State, "t" | "saved" | "deleted">} page @param {string | null} game the game's id
 */
export function ownBestText({ t, saved, deleted }, game) {
  const found = compareWithOthers(countedGames(saved, deleted), game ?? "");
  if (!found) return "";
  const { counts, isWon, won, best, beaten, others } = found;
  const players = found.players === 1 ? t("ending-solo") : t("players", { count: found.players });
  if (counts && isWon) return t("ending-wins", { count: won + 1, players });
  if (!others) return "";
  return t(counts && beaten > best ? "ending-new-best" : "ending-own-best", { best, players });
}

/** What each seat did; "" in a solo game. @param {Translate} t @param {View} view */
export function seatParts(t, { ending, names }) {
  const parts = ending?.parts ?? [];
  if (!parts.length) return "";
  const most = Math.max(...parts.map(({ damage }) => damage));
  return html`
    <table class="parts" data-testid="parts">
      <caption>${t("ending-parts")}</caption>
      <thead><tr><td></td><th scope="col">${t("ending-played")}</th><th scope="col">${t("ending-damage")}</th>
        <td aria-hidden="true"></td><th scope="col">${t("ending-beaten")}</th></tr></thead>
      <tbody>${parts.map(
        ({ seat, played, damage, beaten }) => html`
        <tr><th scope="row">${seatName(t, names, seat)}</th><td>${played}</td><td>${damage}</td>
          <td aria-hidden="true"><progress max=${most || 1} .value=${damage}></progress></td><td>${beaten}</td></tr>`,
      )}</tbody>
    </table>`;
}

/** Whether a sentence about the seat says "you": in a game of one person. @param {View} view @param {number} seat */
function isOwnSeat({ names, bots }, seat) {
  const isOnlyPerson = bots.filter((bot) => !bot).length === 1;
  return isOnlyPerson ? !bots[seat - 1] : isOwn(names, seat, 0);
}

/** The numbers of a fact, as arguments of a message. @param {object} fact @returns {Record<string, number>} */
const numbersOf = (fact) =>
  Object.fromEntries(Object.entries(fact).filter(([, value]) => typeof value === "number"));

/**
 * A sentence with cards: as signs to read, in words to hear.
 * @param {readonly string[]} cards @param {Translate} t @param {(cards: string) => string} write
 */
const withCards = (cards, t, write) =>
  cards.length
    ? html`<span aria-hidden="true">${write(cardSigns(t, cards))}</span><span class="visually-hidden">${write(cardNames(t, cards))}</span>`
    : write("");

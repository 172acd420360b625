// Draws a figure of the rules: a small position, a move to try in it, and what the move does.

import { html } from "../../vendor/lit-html/lit-html.js";
import { cardName, cardNames, cardSigns, suitName } from "../../i18n/cards.js";
import { cardBack, cardFace } from "../../ui/card.js";
import { eventText, seatName } from "../../table/event-text.js";

/** @typedef {import("../../i18n/index.js").Translate} Translate */

/**
 * @typedef {object} Position the parts that a figure shows
 * @property {{card: string, health: number, health_left: number, base_attack: number, shield: number,
 *   attack: number, immune: string | null} | null} enemy
 * @property {string[][]} table
 * @property {string[]} hand
 * @property {number[]} sizes of the hands, seat 1 first
 * @property {number[]} yielded
 * @property {{count: number, top: string | null}} tavern
 * @property {{count: number, top: string | null}} discard
 *
 * @typedef {object} Figure played by the engine when the site was built
 * @property {{kind: "play" | "yield" | "discard" | "flip", cards: string[]}} move
 * @property {number} viewer
 * @property {Position} before
 * @property {Position} [after]
 * @property {import("../../engine/protocol.js").GameEvent[]} [events]
 * @property {{code: string, rule: string}} [refused] instead of `after` and `events`, if the move is not allowed
 * @property {("tavern" | "discard")[]} piles that the move changes
 * @property {boolean} seats whether the other hands matter
 */

/** The text of a figure, for the search. @param {Translate} t @param {string} name @param {Figure} figure */
export const figureText = (t, name, figure) => {
  const { enemy, table, hand } = figure.before;
  const cards = [...(enemy ? [enemy.card] : []), ...table.flat(), ...hand];
  return [t(`figure-${name}`), cardNames(t, cards), cardSigns(t, cards), ...resultLines(t, figure)].join(" ");
};

/**
 * @param {Translate} t @param {string} name @param {Figure} figure
 * @param {boolean} tried whether to show the position after the move @param {() => void} toggle
 */
export const figureView = (t, name, figure, tried, toggle) => html`
  <figure class="figure" data-figure=${name}>
    <figcaption>${t(`figure-${name}`)}</figcaption>
    <div class="position before" ?hidden=${tried && figure.after !== undefined}>
      ${positionView(t, figure.before, figure)}</div>
    ${
      figure.after
        ? html`<div class="position after" ?hidden=${!tried}>${positionView(t, figure.after, figure)}</div>`
        : ""
    }
    <div class="told" role="status">
      <ul ?hidden=${!tried} class=${figure.refused ? "refused" : ""}>
        ${resultLines(t, figure).map((line) => html`<li>${line}</li>`)}</ul></div>
    <button type="button" data-do="try" @click=${toggle}>
      ${tried ? t("try-again") : t(`try-${figure.move.kind}`, { cards: cardSigns(t, figure.move.cards) })}</button>
  </figure>`;

/** What the move does, or why it isn't allowed. @param {Translate} t @param {Figure} figure @returns {string[]} */
const resultLines = (t, { refused, events = [], viewer }) =>
  refused
    ? [t(`why-${refused.code}`)]
    : events.map((event) => eventText(t, event, [], viewer, { short: true })).filter(Boolean);

/** @param {Translate} t @param {Position} position @param {Figure} figure */
const positionView = (t, position, figure) => html`
  ${position.enemy ? enemyView(t, position.enemy) : ""}
  ${row(
    t("table-label"),
    position.table.map((cards) => html`<span class="play">${cards.map((card) => cardFace(t, card))}</span>`),
  )}
  ${row(
    t("hand-label"),
    position.hand.map(
      (card) =>
        html`<span class=${figure.move.cards.includes(card) ? "meant" : ""}>${cardFace(t, card)}</span>`,
    ),
  )}
  ${figure.piles.map((pile) =>
    row(t(`pile-${pile}`), [
      html`${position[pile].top ? cardFace(t, position[pile].top) : position[pile].count ? cardBack() : ""}
      <strong>${position[pile].count}</strong>`,
    ]),
  )}
  ${
    figure.seats
      ? row(
          t("seats-label"),
          position.sizes.map(
            (count, at) => html`<span class="seat">${seatName(t, [], at + 1)}
        · ${t("seat-cards", { count })}
        ${position.yielded.includes(at + 1) ? html`<span class="mark">${t("seat-yielded")}</span>` : ""}</span>`,
          ),
        )
      : ""
  }`;

/** @param {Translate} t @param {NonNullable<Position["enemy"]>} enemy */
const enemyView = (t, enemy) => html`
  <div class="foe">
    ${cardFace(t, enemy.card, { corrupted: true })}
    <div>
      <p class="visually-hidden">${t("enemy-label", { enemy: cardName(t, enemy.card) })}</p>
      <p><span class="word">${t("enemy-health")}</span> <strong class="health">${enemy.health_left}</strong> / ${enemy.health}</p>
      <progress max=${enemy.health} .value=${enemy.health_left} aria-hidden="true"></progress>
      <p><span class="word">${t("enemy-attack")}</span> <strong class="attack">${enemy.attack}</strong>
        ${enemy.shield ? html`<span class="word">${t("enemy-shielded", { base: enemy.base_attack, shield: enemy.shield })}</span>` : ""}</p>
      <p class="immunity">${enemy.immune ? t("enemy-immune", { suit: suitName(t, enemy.immune) }) : t("enemy-not-immune")}</p>
    </div>
  </div>`;

/** @param {string} name @param {unknown[]} things */
const row = (name, things) =>
  things.length
    ? html`<div class="row"><span class="word">${name}</span><span class="things">${things}</span></div>`
    : "";

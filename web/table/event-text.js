// An event in words: for the log, the cover's recap and the live region.

import { cardName, cardNames, cardSign, cardSigns, suitName } from "../i18n/cards.js";

/** @typedef {import("../app/state.js").GameEvent} GameEvent */
/** @typedef {import("../i18n/index.js").Translate} Translate */

/** A seat's name as typed, or "Player 2". */
/** @param {Translate} t @param {readonly string[]} names @param {number} seat */
export const seatName = (t, names, seat) => names[seat - 1] || t("seat-unnamed", { seat });

/** What a seat draws while cards go round the table is told at once. @param {readonly GameEvent[]} events */
export function gathered(events) {
  /** @type {GameEvent[]} */
  const told = [];
  for (const event of events) {
    const round = told.slice(told.findLastIndex(({ type }) => type !== "drew") + 1);
    const own = event.type === "drew" ? round.find(({ seat }) => seat === event.seat) : undefined;
    if (own) told[told.indexOf(own)] = { ...own, drawn: [...(own.drawn ?? [own.card]), event.card] };
    else told.push(event);
  }
  return told;
}

/**
 * One sentence for an event; "" where it needs none.
 * @param {Translate} t
 * @param {GameEvent} event
 * @param {readonly string[]} names
 * @param {number} viewer
 * @param {{short?: boolean}} [style] short: cards as signs, for the eye rather than the ear
 */
export function eventText(t, event, names, viewer, { short = false } = {}) {
  const sign = short ? cardSign : cardName;
  const signs = short ? cardSigns : cardNames;
  /** @type {Record<string, string | number>} */
  const args = {};
  for (const [name, value] of Object.entries(event)) {
    if (name === "seat") args.name = seatName(t, names, value);
    else if (name === "chosen") args.chosen = seatName(t, names, value);
    else if (name === "cards") args.cards = signs(t, value) || t("no-cards");
    else if (name === "card" || name === "enemy") args[name] = value ? sign(t, value) : "";
    else if (name === "suit") args.suit = suitName(t, value);
    else if (name === "wish") args.wish = t(`wish-${value}`);
    else if (typeof value === "boolean") args[name] = value ? "yes" : "no";
    else if (typeof value === "number" || typeof value === "string") args[name] = value;
  }
  args.own = event.seat === viewer && viewer !== 0 ? "yes" : "no";
  args.medal = event.medal ? t(`medal-${event.medal}`) : "";
  const drawn = event.drawn ?? [event.card];
  if (event.drawn) args.card = event.card ? signs(t, drawn) : "";
  const hidden = event.type === "drew" && !event.card;
  if (hidden) args.amount = drawn.length;
  return t(hidden ? "event-drew_hidden" : `event-${event.type}`, args);
}

/** What somebody comes to who sits down: the enemy, whose turn it is, the hand. */
/** @param {Translate} t @param {import("../app/state.js").View} view */
export function openingText(t, { enemy, names, viewer, over, observation: { seat, hands, phase } }) {
  if (over || !enemy) return "";
  const hand = viewer
    ? `${t("labelled", { label: t("hand-label"), what: t("seat-cards", { count: hands[viewer - 1].length }) })}.`
    : "";
  const strikes = phase === "suffer" && seat === viewer;
  const now = strikes
    ? t("step-suffer", { amount: enemy.attack })
    : eventText(t, { type: "turn_began", seat }, names, viewer);
  return `${t("enemy-label", { enemy: cardName(t, enemy.card) })}. ${now} ${hand}`;
}

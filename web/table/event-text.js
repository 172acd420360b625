// An event in words: for the log, the cover's recap and the live region.

import { cardName, cardNames, cardSign, cardSigns, suitName } from "../i18n/cards.js";

/** @typedef {import("../engine/protocol.js").GameEvent} GameEvent */
/** @typedef {import("../i18n/index.js").Translate} Translate */

/** A seat's name as typed, or "Player 2". */
/** @param {Translate} t @param {readonly string[]} names @param {number} seat */
export const seatName = (t, names, seat) => names[seat - 1] || t("seat-unnamed", { seat });

/** Of one seat, all cards that it drew in a round: see `gathered`. @typedef {GameEvent & {drawn?: (string | null)[]}} ToldEvent */

/** What a seat draws while cards go round the table is told in one sentence. @param {readonly GameEvent[]} events */
export function gathered(events) {
  /** @type {ToldEvent[]} */
  const told = [];
  for (const event of events) {
    const at = event.type === "drew" ? sameRound(told, event.seat) : -1;
    const first = told[at];
    if (event.type !== "drew" || first?.type !== "drew") told.push(event);
    else told[at] = { ...first, drawn: [...(first.drawn ?? [first.card]), event.card] };
  }
  return told;
}

/** Where the same seat's draw is told in the round that is going on; -1 if nowhere. @param {ToldEvent[]} told @param {number} seat */
function sameRound(told, seat) {
  const start = told.findLastIndex(({ type }) => type !== "drew") + 1;
  return told.findIndex((event, at) => at >= start && event.type === "drew" && event.seat === seat);
}

/**
 * One sentence for an event; "" where it needs none.
 * @param {Translate} t
 * @param {ToldEvent} event
 * @param {readonly string[]} names
 * @param {number} viewer
 * @param {{short?: boolean}} [style] short: cards as signs, for the eye rather than the ear
 */
export function eventText(t, event, names, viewer, { short = false } = {}) {
  const [sign, signs] = short ? [cardSign, cardSigns] : [cardName, cardNames];
  const args = plainArgs(event);
  if ("seat" in event) args.name = seatName(t, names, event.seat);
  args.own = "seat" in event && event.seat === viewer && viewer !== 0 ? "yes" : "no";
  if ("chosen" in event) args.chosen = seatName(t, names, event.chosen);
  if ("cards" in event) args.cards = signs(t, event.cards) || t("no-cards");
  if ("enemy" in event) args.enemy = sign(t, event.enemy);
  if ("suit" in event) args.suit = suitName(t, event.suit);
  if ("wish" in event) args.wish = t(`wish-${event.wish}`);
  args.medal = "medal" in event && event.medal ? t(`medal-${event.medal}`) : "";
  if (event.type !== "drew") return t(`event-${event.type}`, args);
  const drawn = event.drawn ?? [event.card];
  const known = drawn.filter((card) => card !== null);
  if (!known.length) return t("event-drew_hidden", { ...args, amount: drawn.length });
  return t("event-drew", { ...args, card: known.length > 1 ? signs(t, known) : sign(t, known[0]) });
}

/** The numbers, flags and words of an event, as its message takes them. @param {GameEvent} event */
function plainArgs(event) {
  /** @type {Record<string, string | number>} */
  const args = {};
  for (const [name, value] of Object.entries(event)) {
    if (typeof value === "boolean") args[name] = value ? "yes" : "no";
    else if (typeof value === "number" || typeof value === "string") args[name] = value;
  }
  return args;
}

/** What somebody comes to who sits down: the enemy, whose turn it is, the hand. */
/** @param {Translate} t @param {import("../engine/protocol.js").View} view */
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

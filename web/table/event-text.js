// Describes events in words: for the log, the recap on the cover, and the announcements to screen readers.

import { cardName, cardNames, cardSign, cardSigns, suitName } from "../i18n/cards.js";

/** @typedef {import("../engine/protocol.js").GameEvent} GameEvent */
/** @typedef {import("../i18n/index.js").Translate} Translate */

/** The name that was typed for a seat, or "Player 2". @param {Translate} t @param {readonly string[]} names @param {number} seat */
export const seatName = (t, names, seat) =>
  names[seat - 1] || (names.length === 1 ? t("seat-you") : t("seat-unnamed", { seat }));

/**
 * Whether a sentence about a seat says "you": the viewer's own seat, or that of a solo player without a name.
 * @param {readonly string[]} names @param {number} seat @param {number} viewer 0 for an onlooker
 */
export const isOwn = (names, seat, viewer) => seat === viewer || (names.length === 1 && !names[0]);

/** An event; a merged draw has all its cards in `drawn`, null for a hidden one. @typedef {GameEvent & {drawn?: (string | null)[]}} MergedEvent */

/**
 * Merge the cards that a seat draws, while the seats draw in turn, into one event, to describe them in one sentence.
 * @param {readonly GameEvent[]} events
 */
export function mergeDraws(events) {
  /** @type {MergedEvent[]} */
  const merged = [];
  for (const event of events) {
    const at = event.type === "drew" ? indexOfDraw(merged, event.seat) : -1;
    const first = merged[at];
    if (event.type !== "drew" || first?.type !== "drew") merged.push(event);
    else merged[at] = { ...first, drawn: [...(first.drawn ?? [first.card]), event.card] };
  }
  return merged;
}

/** The index of the seat's draw among the draws at the end of the list, or -1. @param {MergedEvent[]} events @param {number} seat */
function indexOfDraw(events, seat) {
  const start = events.findLastIndex(({ type }) => type !== "drew") + 1;
  return events.findIndex((event, at) => at >= start && event.type === "drew" && event.seat === seat);
}

/**
 * One sentence about an event; "" if the event needs none.
 * @param {Translate} t
 * @param {MergedEvent} event
 * @param {readonly string[]} names
 * @param {number} viewer
 * @param {{short?: boolean}} [style] short: cards as signs, for reading rather than listening
 */
export function eventText(t, event, names, viewer, { short = false } = {}) {
  const [sign, signs] = short ? [cardSign, cardSigns] : [cardName, cardNames];
  const args = plainArgs(event);
  if ("seat" in event) args.name = seatName(t, names, event.seat);
  args.own = "seat" in event && isOwn(names, event.seat, viewer) ? "yes" : "no";
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

/** The numbers, flags and strings of an event as arguments of a Fluent message. @param {GameEvent} event */
function plainArgs(event) {
  /** @type {Record<string, string | number>} */
  const args = {};
  for (const [name, value] of Object.entries(event)) {
    if (typeof value === "boolean") args[name] = value ? "yes" : "no";
    else if (typeof value === "number" || typeof value === "string") args[name] = value;
  }
  return args;
}

/**
 * Describes the table for a player who has just opened it: the enemy, whose turn it is, the number of cards in hand.
 * @param {Translate} t @param {import("../engine/protocol.js").View} view
 */
export function openingText(t, { enemy, names, viewer, over, observation: { seat, hands, phase } }) {
  if (over || !enemy) return "";
  const hand = viewer
    ? `${t("labelled", { label: t("hand-label"), what: t("seat-cards", { count: hands[viewer - 1].length }) })}.`
    : "";
  const mustDiscard = phase === "suffer" && seat === viewer;
  const turn = mustDiscard
    ? t("step-suffer", { amount: enemy.attack })
    : eventText(t, { type: "turn_began", seat }, names, viewer);
  return `${t("enemy-label", { enemy: cardName(t, enemy.card) })}. ${turn} ${hand}`;
}

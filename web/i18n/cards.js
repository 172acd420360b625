// Writes cards in the player's language, in words or in signs. The cards' values belong to the engine.

/** @typedef {import("./index.js").Translate} Translate */

/** @type {Record<string, {sign: string, name: string}>} */
const SUITS = {
  C: { sign: "♣\uFE0E", name: "clubs" },
  D: { sign: "♦\uFE0E", name: "diamonds" },
  H: { sign: "♥\uFE0E", name: "hearts" },
  S: { sign: "♠\uFE0E", name: "spades" },
};

/** The letter of a card's suit: "H" for "TH", "" for a Jester. @param {string} card */
export const suitOf = (card) => (card[0] === "X" ? "" : card[1]);

/** @param {string} suit */
export const suitSign = (suit) => SUITS[suit]?.sign ?? "★";

/** The class name of a suit: clubs, diamonds, hearts, spades. @param {string} suit */
export const suitClass = (suit) => SUITS[suit]?.name ?? "jester";

/** @param {Translate} t @param {string} suit */
export const suitName = (t, suit) => t(`suit-${suitClass(suit)}`);

/** The letter or number in a card's corner. @param {Translate} t @param {string} card */
export const rankSign = (t, card) => t(`rank-${card[0]}`);

/** A card in signs: 10♥. @param {Translate} t @param {string} card */
export const cardSign = (t, card) =>
  suitOf(card) ? `${rankSign(t, card)}${suitSign(suitOf(card))}` : t("jester");

/** A card in words, as a screen reader says it. @param {Translate} t @param {string} card */
export function cardName(t, card) {
  if (!suitOf(card)) return t("jester");
  return t("card-name", { rank: t(`rank-name-${card[0]}`), suit: t(`suit-of-${suitClass(suitOf(card))}`) });
}

/** A list in a sentence: "A♣, 7♦ and 2♥". @param {Translate} t @param {string[]} names */
const joinList = (t, names) =>
  names.length < 2
    ? names.join("")
    : t("list-and", { first: names.slice(0, -1).join(t("list-comma")), last: names[names.length - 1] });

/** Several cards in signs. @param {Translate} t @param {readonly string[]} cards */
export const cardSigns = (t, cards) =>
  joinList(
    t,
    cards.map((card) => cardSign(t, card)),
  );

/** Several cards in words. @param {Translate} t @param {readonly string[]} cards */
export const cardNames = (t, cards) =>
  joinList(
    t,
    cards.map((card) => cardName(t, card)),
  );

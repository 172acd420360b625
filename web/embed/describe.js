// Describes a position in words: for screen readers, and for pages that run no script.

/** @typedef {import("./notation.js").Position} Position */
/** @typedef {import("./notation.js").Facts} Facts */
/** @typedef {import("./translate.js").Translate} Translate */

/** @type {Record<string, {sign: string, name: string}>} */
const SUITS = {
  C: { sign: "♣\uFE0E", name: "clubs" },
  D: { sign: "♦\uFE0E", name: "diamonds" },
  H: { sign: "♥\uFE0E", name: "hearts" },
  S: { sign: "♠\uFE0E", name: "spades" },
};

/** The rank and the sign to draw on a card, and its CSS class. @param {Translate} t @param {string} card */
export function cardLook(t, card) {
  const suit = SUITS[card[1]];
  if (suit) return { rank: t(`rank-${card[0]}`), sign: suit.sign, kind: suit.name };
  return card === "?"
    ? { rank: "", sign: "", kind: "back" }
    : { rank: t("jester-sign"), sign: "★", kind: "jester" };
}

/** @param {Translate} t @param {string} card */
export function cardName(t, card) {
  const suit = SUITS[card[1]];
  if (suit) return t("card-name", { rank: t(`rank-name-${card[0]}`), suit: t(`suit-of-${suit.name}`) });
  return card === "?" ? t("embed-hidden") : t("jester");
}

/** @param {Translate} t @param {string[]} cards */
const cardNames = (t, cards) => cards.map((card) => cardName(t, card)).join(", ") || t("no-cards");

/** The label of a seat's hand. @param {Translate} t @param {Position} position @param {number} seat */
export const handName = (t, position, seat) =>
  position.hands.length === 1 ? t("embed-hand") : t("seat-unnamed", { seat });

/**
 * The whole position in sentences.
 * @param {Translate} t @param {Position} position @param {Facts | null} facts
 */
export function describe(t, position, facts) {
  const enemy = position.enemy ? [t("enemy-label", { enemy: cardName(t, position.enemy) })] : [];
  const numbers =
    facts && position.enemy
      ? [`${t("enemy-health")} ${facts.health}/${facts.of}`, `${t("enemy-attack")} ${facts.attack}`]
      : [];
  const hands = position.hands.map((hand, at) => `${handName(t, position, at + 1)}: ${cardNames(t, hand)}`);
  const piles = [
    `${t("pile-castle")} ${position.castle.length}`,
    `${t("pile-tavern")} ${position.tavern.length}`,
    `${t("pile-discard")} ${position.discard.length}`,
  ];
  return [
    [...enemy, ...numbers].join(", "),
    `${t("table-label")}: ${cardNames(t, position.table.flat())}`,
    ...hands,
    piles.join(", "),
  ]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(" ");
}

// Describes a move in words: "play 7♦ and A♠".

import { cardNames, cardSigns } from "../i18n/cards.js";
import { seatName } from "./event-text.js";

/**
 * @param {import("../i18n/index.js").Translate} t @param {string} move @param {readonly string[]} names
 * @param {{spoken?: boolean}} [style] spoken: cards as words rather than signs, for screen readers
 */
export function moveText(t, move, names, { spoken = false } = {}) {
  const [kind, ...rest] = move.split(" ");
  if (kind === "next") return t("move-next", { name: seatName(t, names, Number(rest[0])) });
  if (rest[0]?.[0] === "X" && kind === "play") return t("move-jester"); // a Jester's name doesn't fit into the other sentence in every language
  return t(`move-${kind}`, { cards: (spoken ? cardNames : cardSigns)(t, rest) });
}

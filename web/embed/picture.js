// Draws a position as plain HTML: readable and printable, without the engine and without loading anything.

import { cardLook, cardName, describe, handName } from "./describe.js";

/** @typedef {import("./notation.js").Position} Position */
/** @typedef {import("./notation.js").Facts} Facts */
/** @typedef {import("./translate.js").Translate} Translate */

/**
 * Creates an element with its classes, attributes and children.
 * @param {string} name `tag` or `tag.class other-class`
 * @param {Record<string, string>} attributes
 * @param {...(Node | string | null)} children
 */
export function makeElement(name, attributes, ...children) {
  const [tag, classes] = name.split(".");
  const element = document.createElement(tag);
  if (classes) element.className = classes;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** @param {Translate} t @param {Position} position @param {Facts | null} facts */
export function drawPosition(t, position, facts) {
  const hasManyHands = position.hands.length > 2;
  const hands = position.hands.map((hand, at) =>
    makeElement(
      at + 1 === position.seat && position.hands.length > 1 ? "section.row turn" : "section.row",
      {},
      makeElement("p.word", {}, handName(t, position, at + 1)),
      cardRow(t, hand),
    ),
  );
  return makeElement(
    hasManyHands ? "figure.picture many" : "figure.picture",
    { "aria-label": describe(t, position, facts) },
    enemy(t, position, facts),
    makeElement(
      "section.row",
      {},
      makeElement("p.word", {}, t("table-label")),
      makeElement(
        "div.plays",
        {},
        ...(position.table.length ? position.table.map((play) => cardRow(t, play)) : ["—"]),
      ),
    ),
    makeElement("div.hands", {}, ...hands),
    makeElement(
      "p.piles",
      {},
      pile(t("pile-castle"), position.castle),
      pile(t("pile-tavern"), position.tavern),
      pile(t("pile-discard"), position.discard),
    ),
  );
}

/** @param {Translate} t @param {Position} position @param {Facts | null} facts */
function enemy(t, position, facts) {
  if (!position.enemy) return null;
  return makeElement(
    "section.enemy",
    {},
    card(t, position.enemy),
    facts &&
      makeElement(
        "div.facts",
        {},
        makeElement(
          "p.fact",
          {},
          makeElement("span.word", {}, t("enemy-health")),
          makeElement("strong", {}, facts.health),
          `/ ${facts.of}`,
        ),
        makeElement(
          "p.fact",
          {},
          makeElement("span.word", {}, t("enemy-attack")),
          makeElement("strong", {}, facts.attack),
          facts.attack === facts.base ? "" : `/ ${facts.base}`,
        ),
      ),
  );
}

/** @param {Translate} t @param {string[]} names */
const cardRow = (t, names) => makeElement("div.cards", {}, ...names.map((name) => card(t, name)));

/** @param {Translate} t @param {string} name */
function card(t, name) {
  const { rank, sign, kind } = cardLook(t, name);
  return makeElement(
    `span.card ${kind}`,
    { role: "img", "aria-label": cardName(t, name) },
    makeElement("b", {}, rank),
    makeElement("i", {}, sign),
  );
}

/** @param {string} name @param {string[]} cards */
const pile = (name, cards) =>
  makeElement(
    "span.pile",
    {},
    makeElement("span.word", {}, name),
    makeElement("strong", {}, String(cards.length)),
  );

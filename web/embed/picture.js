// The position as a picture of text and boxes: readable, printable, and nothing to wait for.

import { cardLook, cardName, describe, handName } from "./describe.js";

/** @typedef {import("./notation.js").Position} Position */
/** @typedef {import("./notation.js").Facts} Facts */
/** @typedef {import("./speak.js").Translate} Translate */

/**
 * An element with its class, attributes and children.
 * @param {string} name `div.class`
 * @param {Record<string, string>} attributes
 * @param {...(Node | string | null)} children
 */
export function make(name, attributes, ...children) {
  const [tag, style] = name.split(".");
  const element = document.createElement(tag);
  if (style) element.className = style;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** @param {Translate} t @param {Position} position @param {Facts | null} facts */
export function picture(t, position, facts) {
  const many = position.hands.length > 2;
  const hands = position.hands.map((hand, at) =>
    make(
      at + 1 === position.seat && position.hands.length > 1 ? "section.row turn" : "section.row",
      {},
      make("p.word", {}, handName(t, position, at + 1)),
      cards(t, hand),
    ),
  );
  return make(
    many ? "figure.picture many" : "figure.picture",
    { "aria-label": describe(t, position, facts) },
    enemy(t, position, facts),
    make(
      "section.row",
      {},
      make("p.word", {}, t("table-label")),
      make(
        "div.plays",
        {},
        ...(position.table.length ? position.table.map((play) => cards(t, play)) : ["—"]),
      ),
    ),
    make("div.hands", {}, ...hands),
    make(
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
  return make(
    "section.enemy",
    {},
    card(t, position.enemy),
    facts &&
      make(
        "div.facts",
        {},
        make(
          "p.fact",
          {},
          make("span.word", {}, t("enemy-health")),
          make("strong", {}, facts.health),
          `/ ${facts.of}`,
        ),
        make(
          "p.fact",
          {},
          make("span.word", {}, t("enemy-attack")),
          make("strong", {}, facts.attack),
          facts.attack === facts.base ? "" : `/ ${facts.base}`,
        ),
      ),
  );
}

/** @param {Translate} t @param {string[]} held */
const cards = (t, held) => make("div.cards", {}, ...held.map((name) => card(t, name)));

/** @param {Translate} t @param {string} name */
function card(t, name) {
  const { rank, sign, kind } = cardLook(t, name);
  return make(
    `span.card ${kind}`,
    { role: "img", "aria-label": cardName(t, name) },
    make("b", {}, rank),
    make("i", {}, sign),
  );
}

/** @param {string} name @param {string[]} held */
const pile = (name, held) =>
  make("span.pile", {}, make("span.word", {}, name), make("strong", {}, String(held.length)));

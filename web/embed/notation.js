// Reads a position's notation so that the picture can show which card lies where. Knows no rules: the engine decides
// whether a position is possible, and computes the enemy's health and attack.

/**
 * @typedef {object} Position
 * @property {number} seat whose turn it is
 * @property {string | null} enemy
 * @property {string[][]} table the plays against this enemy
 * @property {string[][]} hands seat 1 first
 * @property {string[]} castle
 * @property {string[]} tavern
 * @property {string[]} discard
 *
 * The enemy's numbers as the engine has computed them: `health` is left of the full health `of`, and `attack` is
 * left of the attack `base` after all shields.
 * @typedef {{health: string, of: string, attack: string, base: string}} Facts
 */

const CARD = /^(?:[A2-9TJQK][CDHS]|X[12]|\?)$/;
const FIELD = /^([a-z]+)=(\S+)$/;

/** Thrown for text that is no position; `where` is the part that can't be read. */
export class Unreadable extends Error {
  /** @param {string} where */
  constructor(where) {
    super(where);
    this.name = "Unreadable";
    this.where = where.slice(0, 80);
  }
}

/** @param {string} line @returns {Position} */
export function readPosition(line) {
  const fields = new Map(line.trim().split(/\s+/).map(readField));
  const text = (/** @type {string} */ name) => {
    const value = fields.get(name);
    if (value === undefined) throw new Unreadable(`${name}=?`);
    return value;
  };
  return {
    seat: readSeat(text("seat")),
    enemy: readCards(text("enemy"))[0] ?? null,
    table: readGroups(text("table")).filter((play) => play.length),
    hands: readGroups(text("hands")),
    castle: readCards(text("castle")),
    tavern: readCards(text("tavern")),
    discard: readCards(text("discard")),
  };
}

/** Reads "health=12/20 attack=7/10", which the editor writes; null if there is no text. @param {string | null} text */
export function readFacts(text) {
  if (!text) return null;
  const match = /^health=(\d{1,3})\/(\d{1,3}) attack=(\d{1,3})\/(\d{1,3})$/.exec(text);
  if (!match) throw new Unreadable(text);
  const [, health, of, attack, base] = match;
  return { health, of, attack, base };
}

/** @param {string} text @returns {[string, string]} */
function readField(text) {
  const match = FIELD.exec(text);
  if (!match) throw new Unreadable(text);
  return [match[1], match[2]];
}

/** @param {string} text */
function readSeat(text) {
  if (!/^[1-4]$/.test(text)) throw new Unreadable(`seat=${text}`);
  return parseInt(text, 10);
}

/** @param {string} text */
const readGroups = (text) => (text === "-" ? [[]] : text.split("/").map(readCards));

/** @param {string} text @returns {string[]} */
const readCards = (text) => (text === "-" ? [] : text.split(".").map(readCard));

/** @param {string} text */
function readCard(text) {
  const card = text.toUpperCase().replace(/^10/, "T");
  if (!CARD.test(card)) throw new Unreadable(text);
  return card;
}

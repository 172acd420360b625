// Reads a position's line in order to show what lies where, as it is written. It judges nothing:
// what can't be, and every number that follows from the cards, is for the engine to say.

/**
 * @typedef {object} Position
 * @property {number} seat
 * @property {string | null} enemy
 * @property {string[][]} table the plays against this enemy
 * @property {string[][]} hands seat 1 first
 * @property {string[]} castle
 * @property {string[]} tavern
 * @property {string[]} discard
 *
 * What the engine says of the enemy, kept beside the position: health left and in all, attack now
 * and at first.
 * @typedef {{health: string, of: string, attack: string, base: string}} Facts
 */

const CARD = /^(?:[A2-9TJQK][CDHS]|X[12]|\?)$/;
const FIELD = /^([a-z]+)=(\S+)$/;

/** Text that is no position; `where` is the piece that can't be read. */
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
    seat: digits(text("seat")),
    enemy: cards(text("enemy"))[0] ?? null,
    table: groups(text("table")).filter((play) => play.length),
    hands: groups(text("hands")),
    castle: cards(text("castle")),
    tavern: cards(text("tavern")),
    discard: cards(text("discard")),
  };
}

/** "health=12/20 attack=7/10", as the editor writes it; null: not given. @param {string | null} text */
export function readFacts(text) {
  if (!text) return null;
  const found = /^health=(\d{1,3})\/(\d{1,3}) attack=(\d{1,3})\/(\d{1,3})$/.exec(text);
  if (!found) throw new Unreadable(text);
  const [, health, of, attack, base] = found;
  return { health, of, attack, base };
}

/** @param {string} text @returns {[string, string]} */
function readField(text) {
  const found = FIELD.exec(text);
  if (!found) throw new Unreadable(text);
  return [found[1], found[2]];
}

/** @param {string} text */
function digits(text) {
  if (!/^[1-4]$/.test(text)) throw new Unreadable(`seat=${text}`);
  return parseInt(text, 10);
}

/** @param {string} text */
const groups = (text) => (text === "-" ? [[]] : text.split("/").map(cards));

/** @param {string} text @returns {string[]} */
const cards = (text) => (text === "-" ? [] : text.split(".").map(readCard));

/** @param {string} text */
function readCard(text) {
  const name = text.toUpperCase().replace(/^10/, "T");
  if (!CARD.test(name)) throw new Unreadable(text);
  return name;
}

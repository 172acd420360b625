// One event of each type, as the bridge sends them, for the tests of playback.

/** @typedef {import("../../../web/engine/protocol.js").GameEvent} GameEvent */

const piles = { tavern: 10, discard: 3 };

/** @type {{[T in GameEvent["type"]]: Extract<GameEvent, {type: T}>}} */
export const EVENTS = {
  turn_began: { type: "turn_began", seat: 1 },
  played: { type: "played", seat: 1, cards: ["AH", "TD"], value: 11 },
  yielded: { type: "yielded", seat: 1 },
  power_blocked: { type: "power_blocked", suit: "S" },
  healed: { type: "healed", amount: 4, piles },
  drew: { type: "drew", seat: 1, card: "2D", piles },
  shielded: { type: "shielded", amount: 3, attack: 12 },
  immunity_cancelled: { type: "immunity_cancelled", enemy: "QC" },
  damaged: { type: "damaged", amount: 5, doubled: false, left: 15 },
  defeated: { type: "defeated", enemy: "QC", exact: true, piles },
  enemy_revealed: { type: "enemy_revealed", enemy: "KC", first: false },
  struck: { type: "struck", seat: 1, amount: 10 },
  discarded: { type: "discarded", seat: 1, cards: ["4S", "6D"], narrow: false, piles },
  next_chosen: { type: "next_chosen", seat: 1, chosen: 3 },
  flipped: { type: "flipped", seat: 1, cards: ["4S"], flips: 1, piles },
  wished: { type: "wished", seat: 2, wish: "keen" },
  won: { type: "won", medal: "gold" },
  lost: { type: "lost", seat: 1, rule: "F4" },
};

export const TYPES = /** @type {GameEvent["type"][]} */ (Object.keys(EVENTS));

// Log entries as the bridge sends them, for tests of what the page makes of them.

/** @typedef {import("../../../web/engine/protocol.js").LogEntry} LogEntry */
/** @typedef {import("../../../web/engine/protocol.js").GameEvent} GameEvent */

const PILES = { tavern: 20, discard: 4 };
const NONE = { amount: 0, left: 0, seat: 0, card: null, suit: null };

/** @param {string} code @param {Partial<import("../../../web/engine/protocol.js").Fact>} [more] */
export const fact = (code, more = {}) => ({ code, ...NONE, ...more });

/** @param {number} ply @param {number} seat @param {string} move @param {GameEvent[]} events @param {Partial<LogEntry>} [more] @returns {LogEntry} */
export const entry = (ply, seat, move, events, more = {}) => ({
  ply,
  seat,
  move,
  events,
  enemy: "JC",
  facts: [],
  fallen: [],
  ...more,
});

/** @param {number} seat @param {...string} cards @returns {GameEvent} */
export const played = (seat, ...cards) => ({ type: "played", seat, cards, value: 7 });

/** @param {number} seat @param {...string} cards @returns {GameEvent} */
export const discarded = (seat, ...cards) => ({ type: "discarded", seat, cards, piles: PILES });

/** @param {number} seat @param {string | null} card @returns {GameEvent} */
export const drew = (seat, card) => ({ type: "drew", seat, card, piles: PILES });

/** @param {number} amount @returns {GameEvent} */
export const healed = (amount) => ({ type: "healed", amount, piles: PILES });

/** @param {number} amount @returns {GameEvent} */
export const shielded = (amount) => ({ type: "shielded", amount, attack: 3 });

/** @param {number} amount @returns {GameEvent} */
export const damaged = (amount) => ({ type: "damaged", amount, doubled: false, left: 9 });

/** @returns {GameEvent} */
export const defeated = () => ({ type: "defeated", enemy: "JC", exact: false, piles: PILES });

/** @returns {GameEvent} */
export const revealed = () => ({ type: "enemy_revealed", enemy: "QH" });

// Makes saves and summaries of games for tests.

/** @param {Partial<import("../../../web/engine/protocol.js").Summary>} [changes] */
export const summaryOf = (changes) => ({
  players: 1,
  seats: [""],
  ply: 0,
  enemy: "JS",
  beaten: 0,
  result: null,
  played: true,
  ...changes,
});

/** @param {string[]} moves @param {object} [record] @param {object} [save] */
export const saveOf = (moves, record, save) =>
  JSON.stringify({
    record: {
      format: 2,
      engine: "0.1.0",
      rules: "standard",
      players: 1,
      seats: [""],
      seed: "tea",
      first: 1,
      start: null,
      moves,
      result: null,
      ...record,
    },
    assisted: false,
    bots: [""],
    ...save,
  });

/** @param {string} id @param {string[]} moves @param {object} [record] @param {object} [save] */
export const gameOf = (id, moves, record, save) => ({
  id,
  updated: 1,
  summary: summaryOf({ ply: moves.length }),
  save: saveOf(moves, record, save),
});

// The state of a board in somebody's page: its table, its buttons, the step of a recorded game, its error.

import { createStore } from "../base/store.js";

/**
 * @typedef {object} BoardParts
 * @property {import("../table/table-state.js").Table} table
 * @property {{ply: number, plies: number} | null} steps how many moves of a recorded game are shown, and how many it has; null for any other game
 * @property {import("../ui/error-text.js").BoardError | null} error why there is no table
 * @property {readonly string[]} controls the buttons that the page's author wants
 *
 * @typedef {import("../table/table-state.js").Page & BoardParts} BoardState
 * @typedef {import("../base/store.js").Store<BoardState>} BoardStore
 */

/** @param {BoardState} initial @returns {BoardStore} */
export const createBoardState = (initial) => createStore(initial);

/** @param {BoardStore} store @returns {import("../table/table-state.js").TableStore} */
export const boardTable = (store) => ({
  get: () => store.get().table,
  set: (change) => store.set({ table: { ...store.get().table, ...change } }),
  page: store.get,
  isShown: () => true,
  subscribe: (listener) => store.subscribe(listener),
});

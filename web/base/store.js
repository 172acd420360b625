// A store: one state object, replaced at every change, and listeners that are called with the new one.

/**
 * @template S
 * @typedef {object} Store
 * @property {() => S} get
 * @property {(change: Partial<S>) => void} set
 * @property {(listener: (state: S) => void) => void} subscribe
 */

/** @template {object} S @param {S} initial @returns {Store<S>} */
export function createStore(initial) {
  let state = initial;
  /** @type {Set<(state: S) => void>} */
  const listeners = new Set();
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener(state);
    },
    subscribe: (listener) => void listeners.add(listener),
  };
}

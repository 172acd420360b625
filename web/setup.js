// The next game's table, as the new-game screen builds it up.

import { LEVELS } from "./levels.js";

/** @typedef {import("./store.js").Setup} Setup */

/** @param {import("./store.js").Store} store */
export function createSetup(store) {
  const state = () => store.get();
  const setup = {
    /** @param {Partial<Setup>} change */
    changeSetup: (change) => store.set({ setup: { ...state().setup, ...change }, notice: "" }),

    /** Fewer seats forget the names and the first seat that no longer fit. @param {number} players */
    changePlayers(players) {
      const now = state().setup;
      setup.changeSetup({
        players,
        seats: now.seats.slice(0, players),
        bots: now.bots.slice(0, players),
        first: Math.min(now.first, players),
        rules: {},
      });
    },

    /** @param {number} seat @param {string} name */
    nameSeat(seat, name) {
      const now = state().setup;
      const seats = Array.from({ length: now.players }, (_, at) => now.seats[at] ?? "");
      seats[seat - 1] = name;
      setup.changeSetup({ seats });
    },

    /** @param {number} seat @param {string} bot "": a person */
    seatBot(seat, bot) {
      const now = state().setup;
      const bots = Array.from({ length: now.players }, (_, at) => now.bots[at] ?? "");
      bots[seat - 1] = bot;
      setup.changeSetup({ bots });
    },

    /** Who played, for the next visit; guests must be brought again. @param {import("./storage.js").Storage} storage */
    keep(storage) {
      const { players, seats, bots, first } = state().setup;
      void storage.writeSetting("setup", { players, seats, bots: bots.map((bot) => (LEVELS.includes(bot) ? bot : "")), first });
    },

    /** @param {string} name @param {string | number | boolean} value */
    changeRule: (name, value) =>
      setup.changeSetup({ rules: { ...state().setup.rules, [name]: value } }),
  };
  return setup;
}

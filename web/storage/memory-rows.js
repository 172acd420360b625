// Stores rows in memory until the tab closes, for browsers that don't allow a database.

import { withDeletedGame } from "./deleted-games.js";
import { nextCounter } from "./rows.js";

/** @returns {import("./rows.js").Rows} */
export function createMemoryRows() {
  /** @type {Map<string, import("./rows.js").GameRow>} */
  const games = new Map();
  /** @type {Map<string, string>} */
  const saves = new Map();
  /** @type {Map<string, unknown>} */
  const settings = new Map();
  return {
    listGames: async () => [...games.values()],

    async readGame(id) {
      const row = games.get(id);
      const save = saves.get(id);
      return row && save !== undefined ? { save, counter: row.counter } : null;
    },

    async writeGame(id, save, summary, seenCounter) {
      const counter = nextCounter(games.get(id), seenCounter());
      games.set(id, { id, updated: Date.now(), summary, counter });
      saves.set(id, save);
      return counter;
    },

    async removeGame(id, isCounted) {
      const game = games.get(id);
      if (game && isCounted) settings.set("deleted", withDeletedGame(settings.get("deleted"), game));
      games.delete(id);
      saves.delete(id);
    },

    readSetting: async (key) => settings.get(key),
    writeSetting: async (key, value) => void settings.set(key, value),
  };
}

// Hints on a board: a scenario's own, one after the other; elsewhere the coach's.

import { createCoach } from "../bots/coach.js";
import { TableError } from "../embed/protocol.js";
import { hasChance, hasHint } from "../bots/hints.js";

/**
 * @typedef {import("../app/state.js").View} View
 *
 * What the coach would do, as the page around is told it.
 * @typedef {object} Advice
 * @property {string} move as text
 * @property {number | null} chance of winning with it; null where there is none to tell
 * @property {string[]} motives why, the most telling first
 *
 * @typedef {{hint: Advice | import("../app/state.js").Told | null}} Given
 */

/**
 * @param {object} rooms
 * @param {import("./shared-engine.js").SharedEngine} rooms.engine
 * @param {import("../app/state.js").Store} rooms.store
 * @param {(event: string, detail: object) => void} rooms.tell
 */
export function createHints({ engine, store, tell }) {
  /** @param {{do: string}} request */
  const ask = (request) => {
    const { revision, viewer } = /** @type {View} */ (store.get().view);
    return engine.ask({ ...request, revision, viewer });
  };
  const coach = createCoach({ store, engine, ask });
  /** @type {Promise<Given> | null} */
  let coming = null;

  /** @param {View} view @returns {Promise<Given["hint"]>} */
  async function next(view) {
    if (view.over || (view.scenario?.outcome ?? "open") !== "open") throw new TableError("game_over");
    if (!hasHint(view)) throw new TableError("hint_unavailable");
    if (view.scenario) {
      const seen = /** @type {View} */ (/** @type {unknown} */ (await ask({ do: "hint" })));
      store.set({ view: seen });
      return seen.scenario?.hint ?? null;
    }
    const found = await coach.hint();
    if (!found?.best) throw new TableError("cancelled");
    const { best, motives = [] } = found;
    return { move: best.move, chance: hasChance(view, best) ? best.chance : null, motives };
  }

  /** @returns {Promise<Given>} */
  async function give() {
    const { view } = store.get();
    if (!view) throw new TableError("hint_unavailable");
    const given = { hint: await next(view) };
    tell("hint", given);
    return given;
  }

  return {
    /** Who asks while one is coming gets the same. */
    hint() {
      if (coming) return coming;
      const mine = give().finally(() => {
        if (coming === mine) coming = null;
      });
      coming = mine;
      return mine;
    },

    /** It is not wanted any more, or the position is another. */
    stop() {
      coming = null;
      coach.stop();
    },
  };
}

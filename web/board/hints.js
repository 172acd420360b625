// Hints on a board: a scenario's own, one after the other; elsewhere the coach's.

import { createCoach } from "../bots/coach.js";
import { hasChance, hasHint } from "../bots/hints.js";
import { TableError } from "../embed/protocol.js";

/**
 * What the coach would do, as the page around is told it.
 * @typedef {object} Advice
 * @property {string} move as text
 * @property {number | null} chance of winning with it; null where there is none to tell
 * @property {string[]} motives why, the most telling first
 *
 * @typedef {{hint: Advice | import("../engine/protocol.js").ScenarioMessage | null}} Given
 */

/**
 * @param {object} parts
 * @param {import("../table/table-state.js").TableStore} parts.table
 * @param {import("../engine/api.js").TableEngine} parts.engine
 * @param {(event: string, detail: object) => void} parts.tell tells the page around
 */
export function createHints({ table, engine, tell }) {
  const coach = createCoach({ table, engine });
  /** @type {Promise<Given> | null} */
  let coming = null;

  /** @param {import("../table/table-state.js").View} view @returns {Promise<Given["hint"]>} */
  async function nextHint(view) {
    if (view.over || (view.scenario?.outcome ?? "open") !== "open") throw new TableError("game_over");
    if (!hasHint(view)) throw new TableError("hint_unavailable");
    if (view.scenario) {
      const change = await engine.ask("scenario_hint", { revision: view.revision });
      table.set({ view: change.view });
      return change.view.scenario?.hint ?? null;
    }
    const found = await coach.hint();
    if (!found) throw new TableError("cancelled");
    const { best, motives } = found;
    return { move: best.move, chance: hasChance(view, best) ? best.chance : null, motives };
  }

  /** @returns {Promise<Given>} */
  async function give() {
    const { view } = table.get();
    if (!view) throw new TableError("hint_unavailable");
    const given = { hint: await nextHint(view) };
    tell("hint", given);
    return given;
  }

  return {
    /** Whoever asks while a hint is coming gets the same one. */
    hint() {
      if (coming) return coming;
      const mine = give().finally(() => {
        if (coming === mine) coming = null;
      });
      coming = mine;
      return mine;
    },

    /** The hint is not wanted any more, or the position is another. */
    stop() {
      coming = null;
      coach.stop();
    },
  };
}

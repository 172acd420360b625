// Gives hints on a board: a scenario's own hints one after the other; the coach's hints on any other position.

import { createCoach } from "../bots/coach.js";
import { hasChance, hasHint } from "../bots/hints.js";
import { TableError } from "../embed/protocol.js";

/**
 * The coach's hint, as the page around the board gets it.
 * @typedef {object} Advice
 * @property {string} move in notation
 * @property {number | null} chance of winning with this move; null if a chance would mean nothing (`hasChance`)
 * @property {string[]} motives codes of the reasons, the most important first
 *
 * @typedef {{hint: Advice | import("../engine/protocol.js").ScenarioMessage | null}} HintMessage
 */

/**
 * @param {object} parts
 * @param {import("../table/table-state.js").TableStore} parts.table
 * @param {import("../engine/api.js").TableEngine} parts.engine
 * @param {(event: string, detail: object) => void} parts.tell sends an event to the page around the board
 */
export function createHints({ table, engine, tell }) {
  const coach = createCoach({ table, engine });
  /** @type {Promise<HintMessage> | null} */
  let pending = null;

  /** @param {import("../table/table-state.js").View} view @returns {Promise<HintMessage["hint"]>} */
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
    const { best, reasons } = found;
    const motives = reasons.map(({ code }) => code);
    return { move: best.move, chance: hasChance(view, best) ? best.chance : null, motives };
  }

  /** @returns {Promise<HintMessage>} */
  async function giveHint() {
    const { view } = table.get();
    if (!view) throw new TableError("hint_unavailable");
    const message = { hint: await nextHint(view) };
    tell("hint", message);
    return message;
  }

  return {
    /** Asks for a hint; while one is pending, everybody who asks gets that one. */
    hint() {
      if (pending) return pending;
      const asked = giveHint().finally(() => {
        if (pending === asked) pending = null;
      });
      pending = asked;
      return asked;
    },

    /** Call when nobody wants the hint any more, or when the position has changed. */
    stop() {
      pending = null;
      coach.stop();
    },
  };
}

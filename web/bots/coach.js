// Asks the coach for a hint: what he would do, with what chance, and why.

import { codeOf } from "../base/error-code.js";
import { loadPart } from "../i18n/index.js";

/** @typedef {import("../engine/protocol.js").Hint} Hint */

const SECONDS = 1.2; // so that a hint comes within two
const OVERTAKEN = ["cancelled", "stale_intent"]; // nobody waits for the hint any more

/**
 * @param {object} parts
 * @param {import("../table/table-state.js").TableStore} parts.table
 * @param {import("../engine/api.js").TableEngine} parts.engine
 */
export function createCoach({ table, engine }) {
  /** @type {import("../engine/api.js").Thinking<Hint> | null} */
  let thinking = null;
  let latest = 0; // question; what comes of an older one is not shown

  const view = () => /** @type {import("../table/table-state.js").View} */ (table.get().view);

  /** @param {number} question @returns {Promise<Hint | null>} */
  async function think(question) {
    const isLatest = () => question === latest;
    const mind = table.get().selection?.move ?? null;
    await loadPart("coach");
    if (!isLatest()) return null;
    if (!view().assisted) {
      const marked = await engine.ask("assist", { revision: view().revision });
      if (!isLatest()) return null;
      table.set({ view: marked.view });
    }
    const { revision } = view();
    thinking = engine.thinkHint({ revision, mind }, SECONDS);
    const found = await thinking.answer;
    return isLatest() && view()?.revision === revision ? found : null;
  }

  return {
    /** @returns {Promise<Hint | null>} as it is shown; null: it was stopped, or the position is another */
    async hint() {
      const question = ++latest;
      /** @type {Hint | null} */
      let found = null;
      table.set({ hint: { found: null }, notice: "" });
      try {
        found = await think(question);
      } catch (error) {
        if (!OVERTAKEN.includes(codeOf(error))) throw error;
      } finally {
        if (question === latest) table.set({ hint: found && { found } });
      }
      return found;
    },

    /** Stop thinking, or put the hint away. */
    stop() {
      latest += 1;
      thinking?.stop(false);
      thinking = null;
      if (table.get().hint) table.set({ hint: null });
    },
  };
}

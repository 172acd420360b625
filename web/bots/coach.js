// Asks the coach for a hint: a move, its chance of winning, and the reasons for it.

import { codeOf } from "../base/error-code.js";
import { loadPart } from "../i18n/index.js";

/** @typedef {import("../engine/protocol.js").Hint} Hint */

const SECONDS = 1.2; // how long the coach thinks: a hint should come within two seconds
const OUTDATED = ["cancelled", "stale_intent"]; // errors of a hint that nobody waits for any more

/**
 * @param {object} parts
 * @param {import("../table/table-state.js").TableStore} parts.table
 * @param {import("../engine/api.js").TableEngine} parts.engine
 */
export function createCoach({ table, engine }) {
  /** @type {import("../engine/api.js").Thinking<Hint> | null} */
  let thinking = null;
  let latest = 0; // counts the questions: only the latest one's hint is shown

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

  /** From now on "choose for me" takes the hint's discard. @param {Hint | null} found */
  const suggestionOf = (found) => (found?.discard ? { view: { ...view(), suggestion: found.discard } } : {});

  return {
    /** @returns {Promise<Hint | null>} the hint that is shown; null if it was stopped or the position has changed */
    async hint() {
      const question = ++latest;
      /** @type {Hint | null} */
      let found = null;
      table.set({ hint: { found: null }, notice: "" });
      try {
        found = await think(question);
      } catch (error) {
        if (!OUTDATED.includes(codeOf(error))) throw error;
      } finally {
        if (question === latest) table.set({ hint: found && { found }, ...suggestionOf(found) });
      }
      return found;
    },

    /** Stop thinking, or hide the hint. */
    stop() {
      latest += 1;
      thinking?.stop(false);
      thinking = null;
      if (table.get().hint) table.set({ hint: null });
    },
  };
}

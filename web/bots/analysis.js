// Analyses a finished game in the background, on a separate table of the engine.

import { codeOf } from "../base/error-code.js";

/** @typedef {import("../app/state.js").Analysis} Analysis */

const TABLE = "analysis";

/**
 * @param {object} parts
 * @param {import("../app/state.js").Store} parts.store
 * @param {import("../engine/api.js").EngineClient} parts.engine
 */
export function createAnalysis({ store, engine }) {
  /** @type {{stop: (keep: boolean) => void} | null} */
  let thinking = null;
  let stopped = false; // the player may stop the analysis even before `thinking` is set

  /** @param {string} game @param {Partial<Analysis>} change */
  function update(game, change) {
    const analysis = store.get().analysis;
    if (analysis?.game === game) store.set({ analysis: { ...analysis, ...change } });
  }

  // A game that goes on after an undo is another one: its analysis is out of date.
  store.subscribe(({ analysis, game, tables }) => {
    if (!analysis || game !== analysis.game || tables.game.view?.over !== false) return;
    thinking?.stop(false);
    store.set({ analysis: null, review: null });
  });

  /** @param {string} game */
  async function analyse(game) {
    const { view } = await engine.openAside(game, TABLE);
    update(game, { names: view.names, outcome: view.result?.outcome ?? "" });
    const started = engine
      .table(TABLE)
      .thinkAnalysis({ revision: view.revision }, (found) => update(game, found));
    thinking = started;
    if (stopped) started.stop(true);
    update(game, { ...(await started.answer), running: false });
  }

  return {
    /** Start the analysis of a game, unless it is running or done. @param {string} game */
    async begin(game) {
      const analysis = store.get().analysis;
      if (analysis?.game === game && (analysis.running || analysis.done)) return;
      thinking?.stop(false);
      stopped = false;
      store.set({ analysis: emptyAnalysis(game) });
      try {
        await analyse(game);
      } catch (error) {
        const code = codeOf(error);
        update(game, { running: false, trouble: code === "cancelled" ? "" : code });
      } finally {
        thinking = null;
      }
    },

    /** Stop, and keep the decisions that are judged already. */
    stop() {
      stopped = true;
      thinking?.stop(true);
    },
  };
}

/** @param {string} game @returns {Analysis} */
const emptyAnalysis = (game) => ({
  game,
  running: true,
  done: false,
  trouble: "",
  names: [],
  outcome: "",
  judged: 0,
  total: 0,
  judgements: [],
  story: null,
});

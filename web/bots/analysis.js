// Has a finished game analysed in the background, on a table of its own.

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
  let stopped = false; // perhaps before the thinking has begun

  /** @param {string} game @param {Partial<Analysis>} change */
  function update(game, change) {
    const now = store.get().analysis;
    if (now?.game === game) store.set({ analysis: { ...now, ...change } });
  }

  /** @param {string} game */
  async function analyse(game) {
    const { view } = await engine.openAside(game, TABLE);
    update(game, { names: view.names, outcome: view.result?.outcome ?? "" });
    const begun = engine
      .table(TABLE)
      .thinkAnalysis({ revision: view.revision }, (found) => update(game, found));
    thinking = begun;
    if (stopped) begun.stop(true);
    update(game, { ...(await begun.answer), running: false });
  }

  return {
    /** @param {string} game */
    async begin(game) {
      const now = store.get().analysis;
      if (now?.game === game && (now.running || now.done)) return;
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

    /** What is judged so far stands. */
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
  luck: 0,
  play: 0,
});

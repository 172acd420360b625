// Has a finished game analysed in the background, on a table of its own.

/** @typedef {import("../app/state.js").Study} Study */

const TABLE = "analysis";

/**
 * @param {object} rooms
 * @param {import("../app/state.js").Store} rooms.store
 * @param {import("../engine/client.js").EngineClient} rooms.engine
 */
export function createStudies({ store, engine }) {
  /** @type {import("../engine/client.js").Thinking | null} */
  let thinking = null;
  let stopped = false; // before it has begun to think

  /** @param {Study} study @param {Partial<Study>} change */
  const become = (study, change) => {
    const now = store.get().study;
    if (now?.game === study.game) store.set({ study: { ...now, ...change } });
  };

  return {
    /** @param {string} game */
    async begin(game) {
      const now = store.get().study;
      if (now?.game === game && (now.running || now.done)) return;
      thinking?.stop(false);
      stopped = false;
      /** @type {Study} */
      const study = {
        game,
        running: true,
        done: false,
        trouble: "",
        judged: 0,
        total: 0,
        judgements: [],
        luck: 0,
        play: 0,
        names: [],
        outcome: "",
      };
      store.set({ study });
      try {
        const { revision, names, result } = await engine.study(game, TABLE);
        become(study, { names, outcome: result?.outcome ?? "" });
        const asked = { do: "think", about: "analysis", table: TABLE, revision };
        const begun = (thinking = engine.think(asked, { tell: (found) => become(study, found) }));
        if (stopped) begun.stop(true);
        become(study, { ...(await begun.answer), running: false });
      } catch (error) {
        const code = /** @type {any} */ (error)?.code;
        if (!code) throw error;
        become(study, { running: false, trouble: code === "cancelled" ? "" : code });
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

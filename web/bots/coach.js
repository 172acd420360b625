// Asks the coach for a hint: what he would do, with what chance, and why.

import { loadPart } from "../i18n/index.js";

/** @typedef {import("../app/state.js").View} View */
/** @typedef {import("../app/state.js").Hint} Hint */

const SECONDS = 1.2; // a hint comes within two
const OVERTAKEN = ["cancelled", "stale_intent"]; // nobody waits for it any more

/**
 * @param {object} rooms
 * @param {import("../app/state.js").Store} rooms.store
 * @param {Pick<import("../engine/client.js").EngineClient, "think">} rooms.engine
 * @param {(request: {do: string}) => Promise<any>} rooms.ask about the position on the table
 */
export function createCoach({ store, engine, ask }) {
  /** @type {import("../engine/client.js").Thinking | null} */
  let thinking = null;
  let latest = 0; // question; whatever comes of an older one is not shown

  /** @param {number} mine @returns {Promise<Hint | null>} */
  async function look(mine) {
    const mind = store.get().selection?.move ?? null;
    await loadPart("coach");
    if (mine !== latest) return null;
    if (!store.get().view?.assisted) {
      const marked = await ask({ do: "assist" });
      if (mine !== latest) return null;
      store.set({ view: marked });
    }
    const { revision, viewer } = /** @type {View} */ (store.get().view);
    thinking = engine.think({ do: "think", about: "hint", revision, viewer, mind }, { seconds: SECONDS });
    const found = await thinking.answer;
    return mine === latest && store.get().view?.revision === revision ? { ...found, thinking: false } : null;
  }

  return {
    /** @returns {Promise<Hint | null>} as it is shown; null: it was stopped, or the position is another */
    async hint() {
      const mine = ++latest;
      /** @type {Hint | null} */
      let hint = null;
      store.set({ hint: { thinking: true }, notice: "" });
      try {
        hint = await look(mine);
      } catch (error) {
        if (!OVERTAKEN.includes(/** @type {any} */ (error)?.code)) throw error;
      } finally {
        if (mine === latest) store.set({ hint });
      }
      return hint;
    },

    /** Stop thinking, or put the hint away. */
    stop() {
      latest += 1;
      thinking?.stop(false);
      thinking = null;
      if (store.get().hint) store.set({ hint: null });
    },
  };
}

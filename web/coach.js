// Asks the coach for a hint: what he would do, with what chance, and why.

import { loadPart } from "./i18n/index.js";

const SECONDS = 1.2; // a hint comes within two

/**
 * @param {object} rooms
 * @param {import("./store.js").Store} rooms.store
 * @param {import("./engine-client.js").EngineClient} rooms.engine
 * @param {(request: Record<string, unknown>) => Promise<any>} rooms.ask about the position on the table
 */
export function createCoach({ store, engine, ask }) {
  /** @type {import("./engine-client.js").Thinking | null} */
  let thinking = null;

  return {
    async hint() {
      const { selection } = store.get();
      store.set({ hint: { thinking: true }, notice: "" });
      try {
        await loadPart("coach");
        if (!store.get().view?.assisted) store.set({ view: await ask({ do: "assist" }) });
        const { view } = store.get();
        const mind = selection?.move ?? null;
        const asked = { do: "think", about: "hint", revision: view?.revision, viewer: view?.viewer, mind };
        thinking = engine.think(asked, { seconds: SECONDS });
        const found = await thinking.answer;
        if (store.get().view?.revision === view?.revision) {
          store.set({ hint: { .../** @type {any} */ (found), thinking: false } });
        }
      } catch (error) {
        store.set({ hint: null });
        if (/** @type {any} */ (error)?.code !== "cancelled") throw error;
      } finally {
        thinking = null;
      }
    },

    /** Stop thinking, or put the hint away. */
    stop() {
      thinking?.stop(false);
      store.set({ hint: null });
    },
  };
}

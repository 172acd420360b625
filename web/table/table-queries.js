// What the page sees of the table: asks the engine for it as the looker may know it, and shows it.

import { lookerAt, lookerAtOpen } from "./viewer.js";

/** @typedef {import("../app/state.js").View} View */

/**
 * @param {import("../app/state.js").Store} store
 * @param {any} engine the engine client
 * @param {boolean} open all hands lie open: no cover between two seats
 */
export function createLooking(store, engine, open) {
  const view = () => /** @type {View} */ (store.get().view);
  const viewer = () => store.get().view?.viewer ?? 0;
  const looker = open ? lookerAtOpen : lookerAt;

  /** For the cover: what all did since that player last decided, as everybody may know it. */
  /** @param {number} seat @returns {Promise<import("../app/state.js").GameEvent[]>} */
  async function since(seat) {
    const { entries } = await engine.ask({ do: "log", viewer: 0 });
    const own = entries.findLastIndex((/** @type {{seat: number}} */ entry) => entry.seat === seat);
    return entries.slice(own + 1).flatMap((/** @type {{events: any[]}} */ entry) => entry.events);
  }

  /** @param {Partial<import("../app/state.js").State>} change */
  function show(change) {
    // The log stays until a newer one is here, but for nobody else to read.
    const log = change.view && change.view.viewer !== viewer() ? { log: null } : {};
    store.set({ selection: null, notice: "", hint: null, ...log, ...change });
  }

  return {
    view,
    viewer,
    looker,
    since,
    show,

    /** Ask for something about the position on the table. @param {Record<string, unknown>} request */
    ask: (request) => engine.ask({ revision: view().revision, viewer: viewer(), ...request }),

    /** Show what a seat may know, with nothing selected. @param {number} seat */
    async look(seat) {
      const seen = await engine.ask({ do: "view", viewer: seat });
      const { covered } = looker(seen);
      show({ view: seen, covered, recap: covered ? await since(seen.observation.seat) : [] });
    },

    /** The log for whoever looks on; what comes after they have gone is for nobody. */
    async refreshLog() {
      const [seat, { revision }] = [viewer(), view()];
      const log = await engine.ask({ do: "log", viewer: seat });
      const now = store.get();
      if (viewer() === seat && now.view?.revision === revision && !(now.covered && seat)) store.set({ log });
    },
  };
}

// Shows notices to the player: as the table's notice at the game's table, as the page's notice elsewhere.

import { codeOf } from "../base/error-code.js";

/** @param {import("./state.js").Store} store @param {import("../table/context.js").TableContext} context of the game's table */
export function createNotices(store, context) {
  /** @param {string} words @param {import("../table/table-state.js").Tone} [tone] */
  const say = (words, tone = "") =>
    store.get().screen === "table" ? context.tell(words, "", tone) : store.set({ notice: words, tone });

  /** Say why something is refused. @param {string} code */
  const refuse = (code) =>
    store.get().screen === "table"
      ? context.refuse(code)
      : store.set({ notice: store.get().t(`why-${code}`), tone: "wrong" });

  return {
    say,
    refuse,
    /** Run an intent; tell the player if it fails. @param {() => Promise<unknown>} run */
    async attempt(run) {
      try {
        await run();
      } catch (error) {
        const code = codeOf(error);
        if (code !== "worker_died") refuse(code); // the engine restarts, and `restored` tells the player
      }
    },
  };
}

/** @typedef {ReturnType<typeof createNotices>} Notices */

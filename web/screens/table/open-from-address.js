// Opens the table that the address names: after a reload, by a link, by the browser's own buttons. The page
// waits for nothing; the game comes when the engine can bring it.

import { codeOf, kindOf } from "../../base/error-code.js";

/**
 * @param {object} parts
 * @param {import("../../app/state.js").Store} parts.store
 * @param {import("../../storage/storage.js").Storage} parts.storage
 * @param {import("../../app/intents.js").Intents} parts.intents
 */
export function createOpenFromAddress({ store, storage, intents }) {
  let isMissing = false; // the engine failed before the game was here

  /** Whether the player still waits there. @param {string} place */
  const isAt = (place) => store.get().screen === "table" && store.get().place === place;

  /** An address without a game gets the one on the table, or the last that was there. */
  async function nameGame() {
    const game = store.get().game ?? (await storage.readSetting("last"));
    if (!isAt("")) return;
    if (game) intents.goInstead("table", game);
    else intents.goInstead("home");
  }

  /** @param {string} place the game's id, or "" */
  async function visit(place) {
    isMissing = false;
    if (!place) return nameGame();
    void intents.refreshSaved(); // which game it is can be said at once
    try {
      await intents.bringBack(place, () => isAt(place));
    } catch (error) {
      const code = codeOf(error);
      isMissing = kindOf(error) === "Engine" && code !== "worker_died"; // the game itself may have killed the worker
      if (isMissing || !isAt(place)) return;
      intents.goInstead("home");
      intents.refuse(code);
    }
  }

  store.subscribe(({ screen, place, engine }) => {
    if (isMissing && screen === "table" && engine.state === "ready") void visit(place);
  });

  return { visit };
}

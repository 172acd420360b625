// Opens the game that the address names: after a reload, by a link, or by the browser's back and forward buttons.
// The screen appears at once; the game follows when the engine has loaded it.

import { codeOf, kindOf } from "../../base/error-code.js";

/**
 * @param {object} parts
 * @param {import("../../app/state.js").Store} parts.store
 * @param {import("../../storage/storage.js").Storage} parts.storage
 * @param {import("../../app/intents.js").Intents} parts.intents
 */
export function createOpenFromAddress({ store, storage, intents }) {
  let isMissing = false; // the engine failed before the game was loaded

  /** Whether the player is still waiting for the game. @param {string} place */
  const isAt = (place) => store.get().screen === "table" && store.get().place === place;

  /** Complete an address that names no game, with the game on the table or the last one played. */
  async function addGameToAddress() {
    const game = store.get().game ?? (await storage.readSetting("last"));
    if (!isAt("")) return;
    if (game) intents.goInstead("table", game);
    else intents.goInstead("home");
  }

  /** @param {string} place the game's id, or "" */
  async function visit(place) {
    isMissing = false;
    if (!place) return addGameToAddress();
    void intents.refreshSaved(); // the screen describes the game while it is loading
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

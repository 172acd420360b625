// To the table that the address names: after a reload, by a link, by the browser's own buttons. The page
// waits for nothing; the game comes when the engine can bring it.

/**
 * @param {object} rooms
 * @param {import("./state.js").Store} rooms.store
 * @param {any} rooms.storage
 * @param {import("./intents.js").Intents} rooms.intents
 */
export function createReturning({ store, storage, intents }) {
  let lost = false; // the engine failed before the game was here

  /** Whether the player still waits there. @param {string} place */
  const isAt = (place) => store.get().screen === "table" && store.get().place === place;

  /** An address without a game gets one, if there is any. @param {string | undefined} game */
  function name(game) {
    if (!isAt("")) return;
    if (game) intents.goInstead("table", game);
    else intents.goInstead("home");
  }

  /** @param {string} place the game's id; "": the one that lies there, or was the last to do so */
  async function visit(place) {
    lost = false;
    if (!place) return name(store.get().game ?? (await storage.readSetting("last")));
    void intents.refreshSaved(); // which game it is, can be said at once
    try {
      await intents.layAgain(place, () => isAt(place));
    } catch (error) {
      const { kind, code } = /** @type {{kind?: string, code?: string}} */ (error);
      if (!code) throw error;
      lost = kind === "Engine" && code !== "worker_died"; // which the game itself may have done
      if (lost || !isAt(place)) return;
      intents.goInstead("home");
      intents.refuse(code);
    }
  }

  store.subscribe(({ screen, place, engine }) => {
    if (lost && screen === "table" && engine.state === "ready") void visit(place);
  });

  return { visit };
}

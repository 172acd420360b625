// To the table that the address names: after a reload, by a link, by the browser's own buttons. The page
// waits for nothing; the game comes when the engine can bring it.

/**
 * @param {object} rooms
 * @param {import("../store.js").Store} rooms.store
 * @param {any} rooms.engine the engine client
 * @param {any} rooms.storage
 * @param {import("../player.js").Player} rooms.player
 * @param {import("./looking.js").Looking} rooms.looking
 * @param {import("./attempts.js").Attempts} rooms.attempts
 * @param {import("./games.js").Lay} rooms.lay
 * @param {() => Promise<void>} rooms.refreshSaved the list of games
 * @param {() => void} rooms.attend let the bots go on
 * @param {(screen: string, place?: string) => void} rooms.instead of an address that leads nowhere, or names no game
 */
export function createReturning({ store, engine, storage, player, looking, attempts, lay, refreshSaved, attend, instead }) {
  const state = () => store.get();
  let lost = false; // the engine failed before the game was here

  /** Whether the player still waits there. @param {string} place */
  const isAt = (place) => state().screen === "table" && state().place === place;

  /** An address without a game gets one, if there is any. @param {string | undefined} game */
  function name(game) {
    if (!isAt("")) return;
    if (game) instead("table", game);
    else instead("home");
  }

  /** @param {string} place the game's id; "": the one that lies there, or was the last to do so */
  async function come(place) {
    lost = false;
    const { view, game } = state();
    if (view && place === game) return attend();
    if (!place) return name(game ?? (await storage.readSetting("last")));
    if (view) looking.show({ game: null, view: null, covered: false });
    void refreshSaved(); // which game it is, can be said at once
    const isWanted = () => isAt(place);
    try {
      await lay(place, engine.openGame(place), isWanted, () => {
        attend();
        player.greet();
      });
    } catch (error) {
      const { kind, code } = /** @type {{kind?: string, code?: string}} */ (error);
      if (!code) throw error;
      lost = kind === "Engine" && code !== "worker_died"; // which the game itself may have done
      if (lost || !isWanted()) return;
      instead("home");
      attempts.refuse(code);
    }
  }

  store.subscribe(({ screen, place, engine: { state: engineState } }) => {
    if (lost && screen === "table" && engineState === "ready") void attempts.attempt(() => come(place));
  });

  return come;
}

// Puts games on the table: new deals, saved games, another deal with the same players. Deletes saved games.

import { botName, LEVELS } from "../bots/levels.js";
import { dailyGameId } from "../storage/daily.js";
import { hasRoomForLog } from "../table/log-keeper.js";
import { emptyTable } from "../table/table-state.js";
import { createNextDeal } from "./next-deal.js";
import { randomCode } from "./random-code.js";

/** @typedef {import("./state.js").Setup} Setup */
/** @typedef {import("../table/context.js").Change} Change */

/**
 * @param {object} parts
 * @param {import("./state.js").Store} parts.store
 * @param {import("../table/context.js").TableContext} parts.context of the game's table
 * @param {import("../engine/api.js").EngineClient} parts.engine
 * @param {import("../storage/storage.js").Storage} parts.storage
 * @param {import("./notices.js").Notices} parts.notices
 * @param {(screen: string, place: string) => void} parts.go
 * @param {() => void} parts.playBotTurns lets the bots move if it is their turn
 */
export function createGames({
  store,
  context,
  engine,
  storage,
  notices: { say, attempt },
  go,
  playBotTurns,
}) {
  const { playback } = context;
  let latest = 0; // counts the games asked for: only the latest one is shown

  /** Change the new-game form. @param {Partial<Setup>} change */
  const changeSetup = (change) => store.set({ setup: { ...store.get().setup, ...change }, notice: "" });

  /** Remember who played, for the next visit; without guest bots, whose wheels must be loaded again. */
  function saveSetup() {
    const { players, seats, bots, first } = store.get().setup;
    const builtIn = bots.map((bot) => (LEVELS.includes(bot) ? bot : ""));
    void storage.writeSetting("setup", { players, seats, bots: builtIn, first });
  }

  async function refreshSaved() {
    const [saved, deleted] = await Promise.all([storage.listGames(), storage.listDeletedGames()]);
    store.set({ saved, deleted, storage: storage.kind, listed: true });
  }

  /** While the engine isn't ready, tell the player that the game will follow; else clear the notice. */
  const showWaitNotice = () => {
    const { engine: status, t } = store.get();
    say(status.state === "ready" ? "" : t("queued"));
  };

  const clearTable = () => {
    store.set({ game: null });
    context.table.set(emptyTable());
  };

  /**
   * Put a game on the table, unless another was asked for meanwhile.
   * @param {string} id @param {Promise<Change>} pending @param {() => boolean} isWanted asked once the game is loaded
   */
  async function putGame(id, pending, isWanted) {
    const request = ++latest;
    const change = await pending;
    if (request !== latest || !isWanted()) return false;
    store.set({ game: id });
    context.open(change);
    void storage.writeSetting("last", id);
    return true;
  }

  /** Put a game on the table and go there. @param {string} id @param {Promise<Change>} pending */
  async function goToGame(id, pending) {
    if (!(await putGame(id, pending, () => true))) return;
    // Replace an address that starts a game, or going back would start another one.
    if (["#solo", "#daily"].includes(location.hash)) history.replaceState(history.state, "", "#home");
    go("table", id);
    playback.greet();
  }

  /** Asks the engine for the log too, if the window has room for it. */
  const logIfShown = () => ({ log: hasRoomForLog() });

  /** @param {Setup} wanted */
  const start = (wanted) =>
    attempt(async () => {
      const id = randomCode();
      showWaitNotice();
      const bots = Array.from({ length: wanted.players }, (_, at) => wanted.bots[at] ?? "");
      const seats = bots.map((_, at) => (wanted.seats[at] ?? "").trim() || botName(store.get().t, bots, at));
      const { players, first, rules, seed } = wanted;
      const setup = { players, first, rules, seats, bots, seed: seed || randomCode(), ...logIfShown() };
      await goToGame(id, engine.newGame(id, setup));
      changeSetup({ seed: "" }); // the next game gets a new deal
      saveSetup();
    });

  return {
    ...createNextDeal({ store, context, engine, attempt, start, goToGame, logIfShown }),
    changeSetup,
    refreshSaved,
    start,
    startSolo: () => start({ players: 1, seats: [], bots: [], first: 1, seed: "", rules: {} }),

    /** Start today's deal, or open it if it was started before. */
    daily: () =>
      attempt(async () => {
        const id = dailyGameId();
        showWaitNotice();
        const begun = await storage.hasGame(id);
        const deal = { players: 1, seats: [""], first: 1, seed: id, rules: {}, ...logIfShown() };
        await goToGame(id, begun ? engine.openGame(id, logIfShown()) : engine.newGame(id, deal));
      }),

    /** @param {string} id */
    resume: (id) =>
      attempt(async () => {
        showWaitNotice();
        await goToGame(id, engine.openGame(id, logIfShown()));
      }),

    /** Start a practice game from a position of a finished game. @param {string} from @param {number} ply */
    playOn: (from, ply) =>
      attempt(async () => {
        const id = randomCode();
        await goToGame(id, engine.playOn(id, from, ply, logIfShown()));
      }),

    /** Delete a saved game; with `isCounted`, a finished game stays in the statistics. @param {string} id @param {boolean} isCounted */
    remove: (id, isCounted) =>
      attempt(async () => {
        await storage.removeGame(id, { isCounted });
        if (store.get().game === id) clearTable();
        store.set({ dialog: null });
        await refreshSaved();
      }),

    /**
     * Load the game that the address names; the player is already on the table's screen.
     * @param {string} id @param {() => boolean} isWanted asked once the game is loaded
     */
    async bringBack(id, isWanted) {
      if (context.table.get().view) clearTable(); // the table still shows another game
      if (!(await putGame(id, engine.openGame(id, logIfShown()), isWanted))) return;
      playBotTurns();
      playback.greet();
    },
  };
}

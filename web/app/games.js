// Games come onto the table: dealt, taken up again, dealt once more; and are deleted.

import { botName, LEVELS } from "../bots/levels.js";
import { dailyGame } from "../storage/daily.js";
import { hasRoomForLog } from "../table/log-keeper.js";
import { emptyTable } from "../table/table-state.js";

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
 * @param {() => void} parts.attendBots lets the bots go on, if it is their turn
 */
export function createGames({ store, context, engine, storage, notices: { say, attempt }, go, attendBots }) {
  const { playback } = context;
  let latest = 0; // the game that was asked for last: one that it has overtaken is not shown

  /** The form of the next game. @param {Partial<Setup>} change */
  const changeSetup = (change) => store.set({ setup: { ...store.get().setup, ...change }, notice: "" });

  /** Who played, for the next visit; a guest must be brought again. */
  function keepSetup() {
    const { players, seats, bots, first } = store.get().setup;
    const ours = bots.map((bot) => (LEVELS.includes(bot) ? bot : ""));
    void storage.writeSetting("setup", { players, seats, bots: ours, first });
  }

  async function refreshSaved() {
    store.set({ saved: await storage.listGames(), storage: storage.kind, listed: true });
  }

  /** Say that the game comes as soon as it can. */
  const promiseGame = () => {
    const { engine: status, t } = store.get();
    say(status.state === "ready" ? "" : t("queued"));
  };

  const clearTable = () => {
    store.set({ game: null });
    context.table.set(emptyTable());
  };

  /**
   * Put a game on the table, unless another was asked for meanwhile.
   * @param {string} id @param {Promise<Change>} coming @param {() => boolean} isWanted when it is here
   */
  async function putGame(id, coming, isWanted) {
    const mine = ++latest;
    const change = await coming;
    if (mine !== latest || !isWanted()) return false;
    store.set({ game: id });
    context.open(change);
    void storage.writeSetting("last", id);
    return true;
  }

  /** Put a game on the table and go there. @param {string} id @param {Promise<Change>} coming */
  async function sitDown(id, coming) {
    if (!(await putGame(id, coming, () => true))) return;
    // An address that starts a game is used up by it: the way back doesn't start another.
    if (["#solo", "#daily"].includes(location.hash)) history.replaceState(history.state, "", "#home");
    go("table", id);
    playback.greet();
  }

  const showLog = () => ({ log: hasRoomForLog() });

  /** @param {Setup} wanted */
  const start = (wanted) =>
    attempt(async () => {
      const id = randomCode();
      promiseGame();
      const bots = Array.from({ length: wanted.players }, (_, at) => wanted.bots[at] ?? "");
      const seats = bots.map((_, at) => (wanted.seats[at] ?? "").trim() || botName(store.get().t, bots, at));
      const { players, first, rules, seed } = wanted;
      const setup = { players, first, rules, seats, bots, seed: seed || randomCode(), ...showLog() };
      await sitDown(id, engine.newGame(id, setup));
      changeSetup({ seed: "" }); // the next game is another deal
      keepSetup();
    });

  return {
    changeSetup,
    refreshSaved,
    start,
    startSolo: () => start({ players: 1, seats: [], bots: [], first: 1, seed: "", rules: {} }),

    /** Today's deal: begun, gone on with, or looked at. */
    daily: () =>
      attempt(async () => {
        const id = dailyGame();
        promiseGame();
        const begun = (await storage.listGames()).some((game) => game.id === id);
        const deal = { players: 1, seats: [""], first: 1, seed: id, rules: {}, ...showLog() };
        await sitDown(id, begun ? engine.openGame(id, showLog()) : engine.newGame(id, deal));
      }),

    /** @param {string} id */
    resume: (id) =>
      attempt(async () => {
        promiseGame();
        await sitDown(id, engine.openGame(id, showLog()));
      }),

    /** The same table once more, with a new deal. */
    again: () => {
      const { names, bots, rules, observation } = context.view();
      const first = Math.min(store.get().setup.first, observation.players);
      return start({ players: observation.players, seats: names, bots, first, seed: "", rules });
    },

    /** Delete a saved game. @param {string} id */
    remove: (id) =>
      attempt(async () => {
        await storage.removeGame(id);
        if (store.get().game === id) clearTable();
        store.set({ dialog: null });
        await refreshSaved();
      }),

    /**
     * Bring back the game that the address names, while the player waits at its table.
     * @param {string} id @param {() => boolean} isWanted still, when it is here
     */
    async bringBack(id, isWanted) {
      if (context.table.get().view) clearTable(); // it is another game's
      if (!(await putGame(id, engine.openGame(id, showLog()), isWanted))) return;
      attendBots();
      playback.greet();
    },
  };
}

/** Eight letters and digits: enough that no two deals are alike, short enough to tell a friend. */
function randomCode() {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => letters[byte % letters.length]).join("");
}

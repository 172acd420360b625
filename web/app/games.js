// Games come onto the table: dealt, taken up again, dealt once more; and are put away for good.

import { dailyGame } from "../storage/daily.js";
import { botName, LEVELS } from "../bots/levels.js";

/** @typedef {import("./state.js").View} View */
/** @typedef {import("./state.js").Setup} Setup */

/**
 * @param {import("../table/intent-context.js").Room} room
 * @param {any} storage
 * @param {import("../table/show-move.js").Arriving["nameDeal"]} nameDeal
 * @param {(screen: string, place: string) => void} go
 */
export function createGames(
  { store, engine, player, state, view, looker, since, show, attempt, tell },
  storage,
  nameDeal,
  go,
) {
  /** The form of the next game. @param {Partial<Setup>} change */
  const changeSetup = (change) => store.set({ setup: { ...state().setup, ...change }, notice: "" });

  /** Who played, for the next visit; guests must be brought again. */
  function keepSetup() {
    const { players, seats, bots, first } = state().setup;
    void storage.writeSetting("setup", {
      players,
      seats,
      bots: bots.map((bot) => (LEVELS.includes(bot) ? bot : "")),
      first,
    });
  }

  async function refreshSaved() {
    store.set({ saved: await storage.listGames(), storage: storage.kind, listed: true });
  }

  let latest = 0; // the game that was asked for last: one that it has overtaken is not laid

  /**
   * Lay a game on the table: the only player sees it at once, several find it covered.
   * @param {string} id @param {Promise<View>} coming
   * @param {() => boolean} isWanted still, when it is here
   * @param {() => void} laid it lies there
   */
  async function lay(id, coming, isWanted, laid) {
    const mine = ++latest;
    const opened = await coming;
    const { seat, covered } = looker(opened);
    const seen = await engine.ask({ do: "view", viewer: opened.over ? opened.observation.seat : seat });
    const quiet = { lines: [], paused: false, asking: false, trouble: null };
    const recap = covered ? await since(opened.observation.seat) : [];
    if (mine !== latest || !isWanted()) return;
    show({
      game: id,
      deal: "",
      view: seen,
      covered,
      recap,
      log: null,
      dialog: "",
      partners: quiet,
      unsaved: opened.saved === false,
      elsewhere: false,
    });
    laid();
    if (opened.over) await nameDeal();
    await storage.writeSetting("last", id);
  }

  /** Sit down to a game. @param {string} id @param {Promise<View>} coming */
  const sit = (id, coming) =>
    lay(
      id,
      coming,
      () => true,
      () => {
        // An address that starts a game is used up by it: the way back doesn't start another.
        if (["#solo", "#daily"].includes(location.hash)) history.replaceState(history.state, "", "#home");
        go("table", id);
        player.greet();
      },
    );

  /** That it comes as soon as it can. */
  const promise = () => tell(state().engine.state === "ready" ? "" : state().t("queued"));

  /** @param {Setup} wanted */
  const start = (wanted) =>
    attempt(async () => {
      const id = randomSeed();
      const seed = wanted.seed || randomSeed();
      promise();
      const bots = Array.from({ length: wanted.players }, (_, at) => wanted.bots[at] ?? "");
      const seats = bots.map((bot, at) => (wanted.seats[at] ?? "").trim() || botName(state().t, bots, at));
      await sit(id, engine.newGame(id, { ...wanted, seats, bots, seed }));
      changeSetup({ seed: "" }); // the next game is another deal
      keepSetup();
    });

  return {
    changeSetup,
    lay,
    refreshSaved,
    start,
    startSolo: () => start({ players: 1, seats: [], bots: [], first: 1, seed: "", rules: {} }),

    /** Today's deal: begun, gone on with, or looked at. */
    daily: () =>
      attempt(async () => {
        const id = dailyGame();
        promise();
        const begun = (await storage.listGames()).some((/** @type {{id: string}} */ game) => game.id === id);
        const deal = { players: 1, seats: [""], first: 1, seed: id, rules: {} };
        await sit(id, begun ? engine.openGame(id) : engine.newGame(id, deal));
      }),

    /** @param {string} id */
    resume: (id) =>
      attempt(async () => {
        promise();
        await sit(id, engine.openGame(id));
      }),

    /** The same table once more, with a new deal. */
    again: () =>
      start({
        players: view().observation.players,
        seats: view().names,
        bots: view().bots,
        first: Math.min(state().setup.first, view().observation.players),
        seed: "",
        rules: view().rules,
      }),

    /** @param {string} id */
    remove: (id) =>
      attempt(async () => {
        await storage.removeGame(id);
        if (state().game === id) show({ game: null, view: null, covered: false });
        store.set({ dialog: "" });
        await refreshSaved();
      }),
  };
}

/** @typedef {ReturnType<typeof createGames>["lay"]} Lay */

/** Eight letters and digits: enough that no two deals are alike, short enough to tell a friend. */
function randomSeed() {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => letters[byte % letters.length]).join("");
}

// What a player can do, each as one function: ask the engine, then show what it says. The rooms in
// intents/ have them; here they are put together.

import { loadMessages } from "../i18n/index.js";
import { createArriving } from "../table/show-move.js";
import { createBots } from "../bots/intents.js";
import { createGames } from "./games.js";
import { createMoves } from "../table/moves.js";
import { createPassing } from "../table/passing.js";
import { createRoom } from "../table/intent-context.js";
import { createScreens } from "./navigation.js";
import { createSelecting } from "../table/selecting.js";

/** @typedef {import("./state.js").Settings} Settings */

/**
 * @param {object} rooms
 * @param {import("./state.js").Store} rooms.store
 * @param {any} rooms.engine the engine client
 * @param {any} rooms.storage
 * @param {import("../playback/playback.js").Playback} rooms.player
 * @param {(name: string) => boolean} rooms.isScreen
 * @param {import("../storage/device.js").DeviceIntents} rooms.device
 * @param {boolean} [rooms.open] all hands lie open: no cover between two seats
 * @param {Record<string, (place: string) => Promise<void>>} [rooms.visits] what to do on coming to a screen
 */
export function createIntents({ store, engine, storage, player, isScreen, device, open = false, visits }) {
  const room = createRoom(store, engine, player, open);
  const { state, attempt, tell, refuse, refreshLog } = room;
  const go = (/** @type {string} */ screen, /** @type {string} */ place = "") => screens.go(screen, place);
  const { arrive, nameDeal } = createArriving(room, () => bots.attend());
  const bots = createBots(room, arrive, go);
  const { lay, ...games } = createGames(room, storage, nameDeal, go);
  const { make, ...moves } = createMoves(room, arrive);
  const passing = createPassing(room);
  const screens = createScreens(
    room,
    isScreen,
    passing.cover,
    { solo: games.startSolo, daily: games.daily },
    {
      home: games.refreshSaved,
      saved: games.refreshSaved,
      statistics: games.refreshSaved,
      device: () => device.enter(),
      analysis: bots.lookBack,
      ...visits,
      table: (place) => (state().view && place === state().game ? bots.attend() : visits?.table?.(place)),
    },
  );

  return {
    ...screens,
    ...games,
    ...createSelecting(room, make),
    ...moves,
    ...passing,
    ...bots.intents,
    device,

    refuse,
    /** Tell the player something. @param {string} words */
    say: (words) => tell(words),
    refreshLog: () => attempt(refreshLog),

    /** @param {string} dialog */
    open: (dialog) =>
      attempt(async () => {
        store.set({ dialog, notice: "" });
        if (dialog === "log") await refreshLog();
      }),
    close: () => store.set({ dialog: "", log: null }),

    /** @param {Partial<Settings>} change */
    changeSettings: (change) =>
      attempt(async () => {
        const settings = { ...state().settings, ...change };
        const t = change.locale ? await loadMessages(change.locale) : state().t;
        store.set({ settings, t, notice: "" });
        await storage.writeSetting("settings", settings);
      }),

    /** A game that lay here before, at the table where the player waits for it; what goes wrong is for whoever asks. */
    /** @param {string} id @param {() => boolean} isWanted still, when it is here */
    layAgain(id, isWanted) {
      if (state().view) room.show({ game: null, view: null, covered: false }); // another's table
      return lay(id, engine.openGame(id), isWanted, () => {
        bots.attend();
        player.greet();
      });
    },

    retry: () => engine.retry(),

    /** Something came that the state does not hold. */
    redraw: () => store.set({}),

    /**
     * The engine came back after its worker died, with the game or without it.
     * @param {any} restored
     * @param {{code: string} | null} error
     */
    restored: (restored, error) =>
      attempt(async () => {
        if (error) refuse(error.code);
        await bots.meetAgain();
        if (!restored || !state().game) return; // it was left before it lay there
        await arrive({ ...restored, events: [] });
        tell(state().t("engine-restored"));
      }),
  };
}

/** @typedef {ReturnType<typeof createIntents>} Intents */

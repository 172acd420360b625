// What a player can do, each as one function: ask the engine, then show what it says. The rooms in
// intents/ have them; here they are put together.

import { loadMessages } from "./i18n/index.js";
import { createArriving } from "./intents/arriving.js";
import { createAttempts } from "./intents/attempts.js";
import { createBots } from "./intents/bots.js";
import { createGames } from "./intents/games.js";
import { createLooking } from "./intents/looking.js";
import { createMoves } from "./intents/moves.js";
import { createPassing } from "./intents/passing.js";
import { createReturning } from "./intents/returning.js";
import { createScreens } from "./intents/screens.js";
import { createSelecting } from "./intents/selecting.js";

/** @typedef {import("./store.js").Settings} Settings */

/**
 * @param {object} rooms
 * @param {import("./store.js").Store} rooms.store
 * @param {any} rooms.engine the engine client
 * @param {any} rooms.storage
 * @param {import("./player.js").Player} rooms.player
 * @param {(name: string) => boolean} rooms.isScreen
 * @param {import("./device.js").DeviceIntents} rooms.device
 * @param {boolean} [rooms.open] all hands lie open: no cover between two seats
 * @param {Record<string, (place: string) => Promise<void>>} [rooms.visits] what to do on coming to a screen
 */
export function createIntents({ store, engine, storage, player, isScreen, device, open = false, visits }) {
  const looking = createLooking({ store, engine, open });
  const attempts = createAttempts({ store, lookAgain: () => looking.look(looking.viewer()) });
  const { attempt, tell, refuse } = attempts;
  const table = { store, engine, player, looking, attempts, open };

  const go = (/** @type {string} */ screen, /** @type {string} */ place = "") => screens.go(screen, place);
  const { arrive, nameDeal } = createArriving({ ...table, attend: () => bots.attend() });
  const bots = createBots({ ...table, arrive, go });
  const { lay, ...games } = createGames({ ...table, storage, nameDeal, go });
  const { make, ...moves } = createMoves({ ...table, arrive });
  const passing = createPassing(table);
  const comeToTable = createReturning({
    ...table,
    storage,
    lay,
    refreshSaved: games.refreshSaved,
    attend: bots.attend,
    instead: (screen, place) => instead(screen, place),
  });
  const { instead, ...screens } = createScreens({
    store,
    player,
    isScreen,
    attempts,
    cover: passing.cover,
    starts: { solo: games.startSolo, daily: games.daily },
    visits: {
      home: games.refreshSaved,
      saved: games.refreshSaved,
      statistics: games.refreshSaved,
      device: () => device.enter(),
      table: comeToTable,
      analysis: bots.lookBack,
      ...visits,
    },
  });

  return {
    ...screens,
    ...games,
    ...createSelecting({ ...table, make }),
    ...moves,
    ...passing,
    ...bots.intents,
    device,

    refuse,
    /** Tell the player something. @param {string} words */
    say: (words) => tell(words),
    refreshLog: () => attempt(looking.refreshLog),

    /** @param {string} dialog */
    open: (dialog) =>
      attempt(async () => {
        store.set({ dialog, notice: "" });
        if (dialog === "log") await looking.refreshLog();
      }),
    close: () => store.set({ dialog: "", log: null }),

    /** @param {Partial<Settings>} change */
    changeSettings: (change) =>
      attempt(async () => {
        const settings = { ...store.get().settings, ...change };
        const t = change.locale ? await loadMessages(change.locale) : store.get().t;
        store.set({ settings, t, notice: "" });
        await storage.writeSetting("settings", settings);
      }),

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
        if (!restored || !store.get().game) return; // it was left before it lay there
        await arrive({ ...restored, events: [] });
        tell(store.get().t("engine-restored"));
      }),
  };
}

/** @typedef {ReturnType<typeof createIntents>} Intents */

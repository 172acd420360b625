// What a player can do on every screen, one function each. Companion, lesson and replay add intents of their own.

import { createBotIntents } from "../bots/intents.js";
import { loadMessages } from "../i18n/index.js";
import { createTableContext } from "../table/context.js";
import { createTableIntents } from "../table/intents.js";
import { hasRoomForLog, onRoomForLog } from "../table/log-keeper.js";
import { createPassing } from "../table/passing.js";
import { refreshAfterGame } from "./after-game.js";
import { createGames } from "./games.js";
import { createNavigation } from "./navigation.js";
import { createNotices } from "./notices.js";
import { tableStore } from "./state.js";

/**
 * @param {object} parts
 * @param {import("./state.js").Store} parts.store
 * @param {import("../engine/api.js").EngineClient} parts.engine
 * @param {import("../storage/storage.js").Storage} parts.storage
 * @param {import("../playback/playback.js").Playback} parts.playback of the game's table
 * @param {() => Promise<import("../storage/device.js").DeviceIntents>} parts.device
 * @param {(name: string) => boolean} parts.isScreen
 * @param {(screen: string, place: string) => Promise<void>} parts.visit called when the player enters a screen
 */
export function createIntents({ store, engine, storage, playback, device, isScreen, visit }) {
  const table = tableStore(store, "game");
  const context = createTableContext({
    table,
    engine,
    playback,
    hasLogColumn: hasRoomForLog,
    changed: () => bots.playBotTurns(),
  });
  const notices = createNotices(store, context);
  const passing = createPassing(context);
  const go = (/** @type {string} */ screen, /** @type {string} */ place = "") => navigation.go(screen, place);
  const bots = createBotIntents({ store, context, engine, notices, go });
  const games = createGames({
    store,
    context,
    engine,
    storage,
    notices,
    go,
    playBotTurns: () => bots.playBotTurns(),
  });
  const navigation = createNavigation({
    store,
    isScreen,
    visit: (screen, place) => void notices.attempt(async () => visit(screen, place)),
    leaveTable() {
      playback.announce([]); // the live region still speaks of the table: clear it
      void passing.cover(); // another player may come back to the table: hide the hand
    },
    starts: { solo: games.startSolo, daily: games.daily },
  });
  const redraw = () => store.set({});
  refreshAfterGame(store, () => void notices.attempt(games.refreshSaved));

  const fetchLog = () => void (table.isShown() && context.attempt(context.log.fetch));
  table.subscribe(fetchLog);
  onRoomForLog(fetchLog);

  return {
    ...createTableIntents(context, { go, stopHint: bots.intents.stopHint, redraw }),
    ...passing,
    ...bots.intents,
    ...games,
    ...navigation,
    say: notices.say,
    refuse: notices.refuse,
    playBotTurns: () => bots.playBotTurns(),

    /**
     * Run one of the intents for the site as an app: install, update, back up …
     * @param {(device: import("../storage/device.js").DeviceIntents) => unknown} act
     */
    device: (act) => notices.attempt(async () => act(await device())),

    /**
     * Open a dialog over a screen that has no table; null closes it.
     * @param {import("../table/table-state.js").Dialog | null} dialog
     */
    ask: (dialog) => store.set({ dialog, notice: "" }),

    /** @param {Partial<import("./state.js").Settings>} change */
    changeSettings: (change) =>
      notices.attempt(async () => {
        const settings = { ...store.get().settings, ...change };
        const t = change.locale ? await loadMessages(change.locale) : store.get().t;
        store.set({ settings, t, notice: "" });
        await storage.writeSetting("settings", settings);
      }),

    /**
     * Called when the engine is back after its worker died, with or without the game.
     * @param {import("../table/context.js").Change | null} restored
     * @param {{code: string} | null} error
     */
    restored: (restored, error) =>
      notices.attempt(async () => {
        if (error) notices.refuse(error.code);
        await bots.connectGuestsAgain();
        if (!restored || !store.get().game) return; // the player has left the game meanwhile
        await context.show({ ...restored, entries: [] });
        context.tell(store.get().t("engine-restored"));
      }),
  };
}

/** @typedef {ReturnType<typeof createIntents>} Intents */

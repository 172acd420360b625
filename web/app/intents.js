// What a player can do on any screen, each as one function. Views call these and nothing else.

import { createBotIntents } from "../bots/intents.js";
import { loadMessages } from "../i18n/index.js";
import { createTableContext } from "../table/context.js";
import { createTableIntents } from "../table/intents.js";
import { hasRoomForLog, onRoomForLog } from "../table/log-keeper.js";
import { createPassing } from "../table/passing.js";
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
 * @param {(screen: string, place: string) => Promise<void>} parts.visit called on coming to a screen
 */
export function createIntents({ store, engine, storage, playback, device, isScreen, visit }) {
  const table = tableStore(store, "game");
  const context = createTableContext({
    table,
    engine,
    playback,
    hasLogColumn: hasRoomForLog,
    changed: () => bots.attend(),
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
    attendBots: () => bots.attend(),
  });
  const navigation = createNavigation({
    store,
    isScreen,
    visit: (screen, place) => void notices.attempt(async () => visit(screen, place)),
    leaveTable() {
      playback.announce([]); // what was said at a table is not carried to another screen
      void passing.cover(); // nor is the hand there for whoever comes back
    },
    starts: { solo: games.startSolo, daily: games.daily },
  });
  const redraw = () => store.set({});

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
    attendBots: () => bots.attend(),

    /** What can be done about the site as an app. @param {(device: import("../storage/device.js").DeviceIntents) => unknown} act */
    device: (act) => notices.attempt(async () => act(await device())),

    /** A question over a screen without a table. @param {import("../table/table-state.js").Dialog | null} dialog */
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
     * The engine came back after its worker died, with the game or without it.
     * @param {import("../table/context.js").Change | null} restored
     * @param {{code: string} | null} error
     */
    restored: (restored, error) =>
      notices.attempt(async () => {
        if (error) notices.refuse(error.code);
        await bots.connectGuestsAgain();
        if (!restored || !store.get().game) return; // the game was left before it was back
        await context.show({ ...restored, entries: [] });
        context.tell(store.get().t("engine-restored"));
      }),
  };
}

/** @typedef {ReturnType<typeof createIntents>} Intents */

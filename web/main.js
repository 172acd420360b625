// Builds the game's page from its parts: storage, engine, intents, screens. Only wiring, no decisions.

import { draw } from "./app/draw.js";
import { createIntents } from "./app/intents.js";
import { createScreens, isScreen } from "./app/screens.js";
import { readCachedSettings, startSettings, storeSettingsCache } from "./app/settings-cache.js";
import { createState, tableStore } from "./app/state.js";
import { lazy } from "./base/lazy.js";
import { SITE } from "./base/site.js";
import { createEngineClient, forcedPath } from "./engine/client.js";
import { loadMessages } from "./i18n/index.js";
import { createPlayback } from "./playback/playback.js";
import { unknownDevice } from "./storage/device-status.js";
import { createStorage } from "./storage/storage.js";
import { emptyTable } from "./table/table-state.js";

/** @typedef {import("./app/state.js").State} State */

const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {import("./engine/boot/spawn-worker.js").SpawnedWorker | null} spawned the engine's worker, if it was started early */
export async function start(spawned) {
  const pressEarlyKeys = keepEarlyKeys();
  const engine = startEngine(spawned);
  const storage = createStorage();
  const store = createState(await initialState(engine.status, storage.kind));
  const playbackFor = (/** @type {import("./table/table-state.js").TableStore} */ table) =>
    createPlayback(table, byId("announcements"));
  const offline = lazy(async () => {
    const { createOffline } = await import("./storage/offline.js");
    return createOffline(store);
  });
  const device = lazy(async () => {
    const { createDevice } = await import("./storage/device.js");
    return createDevice({ store, storage, takeUpdate: async () => (await offline.get()).takeUpdate() });
  });
  const intents = createIntents({
    store,
    engine,
    storage,
    playback: playbackFor(tableStore(store, "game")),
    device: device.get,
    isScreen,
    visit: (screen, place) => screens.visit(screen, place),
  });
  const screens = createScreens({ store, engine, storage, intents, playbackFor });

  store.subscribe((state) => draw(state, screens, byId("app")));
  store.subscribe(({ settings }) => storeSettingsCache(settings));
  store.subscribe(
    ({ tables }) => void (tables.game.view?.over && intents.device(({ afterGame }) => afterGame())),
  );
  engine.onStatus((status) => store.set({ engine: status }));
  engine.onRestart(intents.restored);
  // Listen here, because the event can come before the device's module has been loaded.
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // otherwise the browser shows its own banner at once
    void intents.device(({ allowInstall }) => allowInstall(event));
  });
  addEventListener("hashchange", intents.follow);
  addEventListener("visibilitychange", () =>
    document.visibilityState === "hidden" ? intents.cover() : offline.here?.checkForUpdate(),
  );
  intents.follow();
  void readStoredSettings(store, storage);
  // The browser is slow to format its first number: format one now rather than when the cards are dealt.
  requestAnimationFrame(() => setTimeout(() => store.get().t("beaten", { count: 0 })));
  // The table first: a player who taps at once waits for it.
  void screens.prefetch("table").then(() => {
    void intents.device(({ readInstallOffer }) => readInstallOffer());
    void loadAfterFirstPaint(offline, engine, { intents, screens, store }, pressEarlyKeys);
  });

  const options = await fetch(new URL("options.json", SITE));
  store.set({ options: await options.json() });
}

/** @param {import("./engine/boot/spawn-worker.js").SpawnedWorker | null} spawned */
function startEngine(spawned) {
  const forced = forcedPath(location.search);
  const engine = createEngineClient({ forced, spawned });
  const prepare = async () => {
    if (engine.status.attempts.at(-1)?.path !== "fast") return;
    const { prepareNextStart } = await import("./engine/boot/next-start.js");
    await prepareNextStart();
  };
  if (!forced) engine.ready.then(prepare, () => {}); // the status tells the player about a failed start
  return engine;
}

/** Keeps keys that are pressed before the module that listens to them is loaded; returns a function that presses them again. */
function keepEarlyKeys() {
  /** @type {KeyboardEvent[]} */
  const keys = [];
  const keep = (/** @type {KeyboardEvent} */ event) => void keys.push(event);
  addEventListener("keydown", keep);
  return () => {
    removeEventListener("keydown", keep);
    for (const key of keys) key.target?.dispatchEvent(new KeyboardEvent(key.type, key));
  };
}

/**
 * Load what the first paint doesn't need: the offline copy of the site, keyboard shortcuts, and dropping files.
 * @param {import("./base/lazy.js").Lazy<import("./storage/offline.js").Offline>} offline
 * @param {import("./engine/api.js").EngineClient} engine
 * @param {import("./app/input.js").Input} input
 * @param {() => void} pressEarlyKeys
 */
async function loadAfterFirstPaint(offline, engine, input, pressEarlyKeys) {
  const [offlineCopy, { listenToInput }] = await Promise.all([offline.get(), import("./app/input.js")]);
  listenToInput(input);
  pressEarlyKeys();
  void offlineCopy.start();
  engine.onStatus(({ state }) => {
    if (state === "ready") void offlineCopy.install();
    if (state === "failed") void offlineCopy.repairFiles().then((repaired) => repaired && engine.retry());
  });
}

/** @param {State["engine"]} engine @param {State["storage"]} storage @returns {Promise<State>} */
async function initialState(engine, storage) {
  const settings = startSettings(readCachedSettings());
  return {
    t: await loadMessages(settings.locale),
    settings,
    engine,
    options: null,
    guests: [],
    screen: "home",
    place: "",
    notice: "",
    tone: "",
    dialog: null,
    storage,
    saved: [],
    deleted: [],
    listed: false,
    game: null,
    tables: { game: emptyTable(), lesson: emptyTable(), replay: emptyTable(), review: emptyTable() },
    device: unknownDevice(),
    setup: { players: 1, seats: [], bots: [], first: 1, seed: "", rules: {} },
    analysis: null,
    learnt: [],
    course: null,
    lesson: null,
    replay: null,
    review: null,
    companion: null,
  };
}

/**
 * Read the player's settings from the storage; the first paint used cached ones.
 * @param {import("./app/state.js").Store} store @param {import("./storage/storage.js").Storage} storage
 */
async function readStoredSettings(store, storage) {
  const before = store.get().settings;
  const [settings, learnt = [], setup] = await Promise.all([
    storage.readSetting("settings"),
    storage.readSetting("learn"),
    storage.readSetting("setup"),
  ]);
  store.set({ learnt, storage: storage.kind, setup: { ...store.get().setup, ...setup } });
  if (settings === undefined || store.get().settings !== before) return; // the player changed them meanwhile
  const stored = { ...before, ...settings };
  if (JSON.stringify(stored) === JSON.stringify(before)) return;
  store.set({ settings: stored, t: await loadMessages(stored.locale) });
}

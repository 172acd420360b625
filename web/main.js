// The wiring of the game's page: storage, engine, intents, screens. No decisions here.

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

/** Whether a game is being played. @param {State} state */
const isPlaying = ({ screen, tables: { game } }) =>
  screen === "table" && game.view !== null && !game.view.over;

/** @param {import("./engine/boot/spawn-worker.js").SpawnedWorker | null} spawned the engine's worker, if it was started early */
export async function start(spawned) {
  const engine = startEngine(spawned);
  const storage = createStorage();
  const store = createState(await initialState(engine.status, storage.kind));
  const playbackFor = (/** @type {import("./table/table-state.js").TableStore} */ table) =>
    createPlayback(table, byId("announcements"));
  const offline = lazy(async () => {
    const { createOffline } = await import("./storage/offline.js");
    return createOffline({
      build: document.querySelector("meta[name=build]")?.getAttribute("content") ?? "",
      isPlaying: () => isPlaying(store.get()),
      setStatus: (change) => store.set({ device: { ...store.get().device, ...change } }),
    });
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
  addEventListener("hashchange", intents.follow);
  addEventListener("visibilitychange", () =>
    document.visibilityState === "hidden" ? intents.cover() : offline.here?.checkForUpdate(),
  );
  intents.follow();
  void readStoredSettings(store, storage);
  screens.prefetch("table");
  // Formatting the first number takes the browser a while: do it now, not when the cards are dealt.
  requestAnimationFrame(() => setTimeout(() => store.get().t("beaten", { count: 0 })));
  void intents.device(({ readInstallOffer }) => readInstallOffer());
  void afterFirstPicture(offline, engine, { intents, screens, store });

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
  if (!forced) engine.ready.then(prepare, () => {}); // a failed start has told so by its status
  return engine;
}

/**
 * What the first picture doesn't wait for: the site that is kept for offline, keys, and dropped files.
 * @param {import("./base/lazy.js").Lazy<import("./storage/offline.js").Offline>} offline
 * @param {import("./engine/api.js").EngineClient} engine
 * @param {import("./app/input.js").Input} input
 */
async function afterFirstPicture(offline, engine, input) {
  const [kept, { listenToInput }] = await Promise.all([offline.get(), import("./app/input.js")]);
  listenToInput(input);
  void kept.start();
  engine.onStatus(({ state }) => {
    if (state === "ready") void kept.install();
    if (state === "failed") void kept.repairFiles().then((mended) => mended && engine.retry());
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
    dialog: null,
    storage,
    saved: [],
    listed: false,
    game: null,
    tables: { game: emptyTable(), lesson: emptyTable(), replay: emptyTable() },
    device: unknownDevice(),
    setup: { players: 1, seats: [], bots: [], first: 1, seed: "", rules: {} },
    analysis: null,
    learnt: [],
    course: null,
    lesson: null,
    replay: null,
    companion: null,
  };
}

/** Take over what the storage keeps of the player's choices: the first picture did not wait for it. */
/** @param {import("./app/state.js").Store} store @param {import("./storage/storage.js").Storage} storage */
async function readStoredSettings(store, storage) {
  const before = store.get().settings;
  const [settings, learnt = [], setup] = await Promise.all([
    storage.readSetting("settings"),
    storage.readSetting("learn"),
    storage.readSetting("setup"),
  ]);
  store.set({ learnt, storage: storage.kind, setup: { ...store.get().setup, ...setup } });
  if (settings === undefined || store.get().settings !== before) return; // chosen anew meanwhile
  const now = { ...before, ...settings };
  if (JSON.stringify(now) === JSON.stringify(before)) return;
  store.set({ settings: now, t: await loadMessages(now.locale) });
}

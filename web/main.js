// The wiring: storage, engine, intents, views. No decisions here.

import { SITE } from "./base/site.js";
import { prepareNextStart } from "./engine/boot/next-start.js";
import { createDevice, unknownDevice } from "./storage/device.js";
import { createEngineClient, forcedPath } from "./engine/client.js";
import { loadMessages, pickLocale } from "./i18n/index.js";
import { createIntents } from "./app/intents.js";
import { listenToKeys } from "./app/keys.js";
import { keepLog } from "./table/log-keeper.js";
import { createOffline } from "./storage/offline.js";
import { listenToDrops } from "./bots/wheel-drop.js";
import { createPlayback } from "./playback/playback.js";
import { recall, remember } from "./app/settings-cache.js";
import { createStorage } from "./storage/storage.js";
import { createStore, emptyTable, tableStoreOf } from "./app/state.js";
import { draw, expectTable, isScreen } from "./app/app-view.js";
import { atTable } from "./table/current-table.js";
import { sortedHand } from "./table/hand-order.js";

const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Whether somebody sits at a table. @param {import("./app/state.js").State} state */
const isPlaying = ({ screen, view }) => screen === "table" && view !== null && !view.over;

/** @param {import("./engine/boot/spawn-worker.js").Newborn | null} newborn the engine's worker, if it is on its way */
export async function start(newborn) {
  const forced = forcedPath(location.search);
  const engine = createEngineClient({ forced, newborn });
  if (!forced) {
    engine.ready.then(
      () => void (engine.status.attempts.at(-1)?.path === "fast" && prepareNextStart()),
      () => {},
    );
  }
  const storage = createStorage();
  const remembered = recall();
  /** @type {import("./app/state.js").Settings} */
  const settings = {
    theme: "auto",
    suits: "two",
    sort: "suit",
    cards: "usual",
    hand: "right",
    motion: "full",
    pace: "usual",
    sound: "off",
    haptics: "off",
    ...remembered,
    locale: pickLocale([`${remembered.locale}`, ...navigator.languages]),
  };
  const store = createStore({
    ...emptyTable(),
    screen: "home",
    place: "",
    t: await loadMessages(settings.locale),
    settings,
    engine: engine.status,
    storage: storage.kind,
    saved: [],
    listed: false,
    game: null,
    device: unknownDevice(),
    options: null,
    learnt: [],
    course: null,
    lesson: null,
    companion: null,
    setup: { players: 1, seats: [], bots: [], first: 1, seed: "", rules: {} },
    study: null,
    guests: [],
  });
  const player = createPlayback(tableStoreOf(store), byId("announcements"));
  const offline = createOffline({
    build: document.querySelector("meta[name=build]")?.getAttribute("content") ?? "",
    playing: () => isPlaying(store.get()),
    tell: (change) => store.set({ device: { ...store.get().device, ...change } }),
  });
  const device = createDevice({ store, storage, offline });
  /** @param {import("./app/state.js").Store} desk */
  const playerAt = (desk) => createPlayback(tableStoreOf(desk), byId("announcements"));

  /**
   * A room that comes when somebody first goes there; one that didn't come is asked for again.
   * @template M @param {() => Promise<M>} load @param {(module: M) => {visit: (place: string) => Promise<void>}} open
   */
  function whenVisited(load, open) {
    /** @type {Promise<ReturnType<typeof open> | undefined> | undefined} */
    let room;
    const missing = () => {
      room = undefined;
      intents.say(store.get().t("screen-missing-why"));
      return undefined;
    };
    return async (/** @type {string} */ place) => (await (room ??= load().then(open, missing)))?.visit(place);
  }
  const visits = {
    table: whenVisited(
      () => import("./app/open-from-address.js"),
      ({ createReturning }) => createReturning({ store, storage, intents }),
    ),
    learn: whenVisited(
      () => import("./screens/learn/lessons.js"),
      ({ createLessons }) =>
        createLessons({
          store,
          engine,
          storage,
          go: (screen, place) => intents.go(screen, place),
          sit: (desk, table) =>
            createIntents({
              store: desk,
              engine: table,
              storage,
              player: playerAt(desk),
              isScreen,
              device,
              open: true,
            }),
        }),
    ),
    replay: whenVisited(
      () => import("./screens/replay/replays.js"),
      ({ createReplays }) => createReplays({ store, engine, playerAt }),
    ),
    companion: whenVisited(
      () => import("./screens/companion/companion.js"),
      ({ createCompanion }) => createCompanion({ store, engine, storage }),
    ),
  };
  const intents = createIntents({ store, engine, storage, player, isScreen, device, visits });

  store.subscribe((state) => draw(state, intents, byId("app")));
  engine.onStatus((status) => store.set({ engine: status }));
  engine.onRestart(intents.restored);
  addEventListener("hashchange", intents.follow);
  addEventListener("visibilitychange", () =>
    document.visibilityState === "hidden" ? intents.cover() : offline.check(),
  );
  listenToDrops(intents.offerBot);
  keepLog(store, intents.refreshLog, player.rest);
  listenToKeys(
    () => atTable(store.get(), intents),
    sortedHand,
    () => {
      const { screen, dialog, replay } = store.get();
      if (screen !== "home" && !dialog && !replay?.dialog) intents.back();
    },
  );
  store.subscribe(({ settings: chosen }) => remember(chosen));
  intents.follow();
  void readKept(store, storage);
  expectTable();
  // The browser takes a while to write its first number: better now than when the cards are dealt.
  requestAnimationFrame(() => setTimeout(() => store.get().t("beaten", { count: 0 })));
  void device.recall();
  void offline.start();
  engine.onStatus(({ state }) => {
    if (state === "ready") void offline.keep();
    if (state === "failed") void offline.mend().then((mended) => mended && engine.retry());
  });
  store.subscribe(({ view }) => view?.over && device.afterGame());

  const options = await fetch(new URL("options.json", SITE));
  store.set({ options: await options.json() });
}

/** What the storage keeps of the player's choices: the first picture does not wait for it. */
/** @param {import("./app/state.js").Store} store @param {import("./storage/storage.js").Storage} storage */
async function readKept(store, storage) {
  const before = store.get().settings;
  const [settings, learnt = [], setup] = await Promise.all(
    ["settings", "learn", "setup"].map(storage.readSetting),
  );
  store.set({ learnt, storage: storage.kind, setup: { ...store.get().setup, ...setup } });
  if (settings === undefined || store.get().settings !== before) return; // chosen anew meanwhile
  const now = { ...before, ...settings };
  if (JSON.stringify(now) === JSON.stringify(before)) return;
  store.set({ settings: now, t: await loadMessages(now.locale) });
}

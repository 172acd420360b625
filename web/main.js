// The wiring: storage, engine, intents, views. No decisions here.

import { prepareNextStart } from "./boot/next-start.js";
import { createEngineClient, forcedPath } from "./engine-client.js";
import { loadMessages, pickLocale } from "./i18n/index.js";
import { createIntents } from "./intents.js";
import { listenToKeys } from "./keys.js";
import { createPlayer } from "./player.js";
import { openStorage } from "./storage.js";
import { createStore } from "./store.js";
import { draw, isScreen } from "./view/app.js";
import { sortedHand } from "./view/hand.js";

const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

async function start() {
  const forced = forcedPath(location.search);
  const engine = createEngineClient({ forced });
  if (!forced) {
    engine.ready.then(
      () => void (engine.status.attempts.at(-1)?.path === "fast" && prepareNextStart()),
      () => {},
    );
  }
  const storage = await openStorage();
  const settings = {
    locale: pickLocale(navigator.languages),
    theme: "auto",
    sort: "suit",
    motion: "full",
    ...(await storage.readSetting("settings")),
  };
  const store = createStore({
    screen: "home",
    place: "",
    t: await loadMessages(settings.locale),
    settings,
    engine: engine.status,
    storage: storage.kind,
    unsaved: false,
    saved: [],
    game: null,
    view: null,
    selection: null,
    covered: false,
    notice: "",
    rule: "",
    dialog: "",
    log: null,
    recap: [],
    options: null,
    setup: { players: 1, seats: [], first: 1, seed: "", rules: {} },
  });
  const player = createPlayer(store, byId("announcements"));
  const intents = createIntents({ store, engine, storage, player, isScreen });

  store.subscribe((state) => draw(state, intents, byId("app")));
  engine.onStatus((status) => store.set({ engine: status }));
  engine.onRestart(intents.restored);
  addEventListener("hashchange", intents.follow);
  addEventListener("visibilitychange", () => document.visibilityState === "hidden" && intents.cover());
  listenToKeys(intents, store.get, sortedHand);
  intents.follow();

  const options = await fetch(new URL("./options.json", import.meta.url));
  store.set({ options: await options.json() });
}

void start();

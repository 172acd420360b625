// The wiring of a board in somebody's page: shared engine, table, and the line to the page around it.
// It opens no storage: what the visitor has saved is out of its reach, and so out of the page's.

import { SITE } from "./base/site.js";
import { readAddress, readDress } from "./board/address.js";
import { asked, createGame } from "./board/game.js";
import { meetPage } from "./board/host-line.js";
import { createSharedEngine } from "./board/shared-engine.js";
import { TableError } from "./embed/protocol.js";
import { loadMessages, loadPart } from "./i18n/index.js";
import { createIntents } from "./app/intents.js";
import { listenToKeys } from "./app/keys.js";
import { createPlayback } from "./playback/playback.js";
import { createStore, emptyTable, tableStoreOf } from "./app/state.js";
import { drawBoard, watchSize } from "./board/board-view.js";
import { sortedHand } from "./table/hand-order.js";

const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** What passes by itself: another engine is on its way, a hint was not waited for. */
const EXPECTED = ["worker_died", "cancelled"];

/** In the place of a storage: a board keeps nothing. */
const NOTHING_KEPT = {
  kind: "memory",
  listGames: async () => [],
  writeSetting: async () => ({ saved: true }),
};

const address = readAddress(location);
const tell = meetPage(address.host, async (verb, message) => (await board)(verb, message));
const board = start();

/** The engine's tables, for the rule behind a refusal. */
async function loadOptions() {
  const answer = await fetch(new URL("options.json", SITE));
  return answer.json();
}

/** Sets everything up; what comes of it does what the page asks for. */
async function start() {
  const engine = createSharedEngine(address.page);
  const { lang: locale, theme } = address.dress;
  let { controls } = address.dress;
  const t = await loadMessages(locale);
  await Promise.all(["board", "result", "steps"].map(loadPart));
  const store = createStore(
    /** @type {import("./app/state.js").State} */ (
      /** @type {unknown} */ ({
        // Of the page's state what its table needs; there are no other screens.
        ...emptyTable(),
        screen: "table",
        t,
        settings: { locale, theme, suits: "two", sort: "suit", motion: "full" },
        engine: engine.status,
        options: null,
      })
    ),
  );
  const player = createPlayback(tableStoreOf(store), byId("announcements"));
  const game = createGame({ engine, store, player, tell });
  const intents = {
    ...createIntents({
      store,
      engine: { ask: game.ask, retry: engine.retry },
      storage: NOTHING_KEPT,
      player,
      isScreen: () => false,
      device: /** @type {any} */ (null), // nothing to install, nothing to update
      open: true,
    }),
    stopHint: async () => game.stopHint(),
    /** The site's other screens are not here: its rules open beside the page. @param {string} screen @param {string} [place] */
    go: (screen, place = "") =>
      void (screen === "rules" && open(new URL(`index.html#rules/${place}`, SITE), "_blank", "noopener")),
  };

  /** For buttons: what goes wrong is told to the page. @param {Promise<unknown>} done */
  const quietly = (done) =>
    void done.catch(
      ({ kind, code = "board_failed", where = "" }) =>
        EXPECTED.includes(code) || tell("error", { kind, code, where }),
    );
  const buttons = {
    reset: () => quietly(game.reset()),
    hint: () =>
      quietly(
        game.hint().catch((error) => {
          if (!error.code) intents.say(store.get().t("board-why-other")); // its words could not be fetched
          throw error;
        }),
      ),
    stepTo: (/** @type {number} */ ply) => quietly(game.stepTo(ply)),
  };

  store.subscribe((state) => drawBoard(state, intents, { ...game.face, controls, buttons }, byId("app")));
  engine.onStatus((status) => store.set({ engine: status }));
  engine.onRenewed(() => quietly(game.restore()));
  listenToKeys(() => ({ state: store.get(), intents }), sortedHand);
  watchSize(tell);
  void game.load(address.wanted).catch(() => {}); // told, and shown
  quietly(loadOptions().then((options) => store.set({ options })));

  /** @type {Record<string, (message: Record<string, any>) => Promise<unknown>>} */
  const verbs = {
    async load(message) {
      const wanted = asked(message); // what can't be read changes nothing
      return game.load(() => wanted);
    },
    reset: game.reset,
    undo: game.undo,
    facts: game.facts,
    hint: game.hint,
    async dress(message) {
      const dress = readDress((name) => message[name]);
      controls = dress.controls;
      await intents.changeSettings({ locale: dress.lang, theme: dress.theme });
    },
  };
  return async (/** @type {string} */ verb, /** @type {Record<string, any>} */ message) => {
    if (!Object.hasOwn(verbs, verb)) throw new TableError("unknown_verb", verb.slice(0, 40));
    return verbs[verb](message);
  };
}

// The wiring of a board in somebody's page: shared engine, table, and the line to the page around it. It
// opens no storage: what the visitor has saved is out of its reach, and so out of the page's.

import { listenToKeys } from "./app/keys.js";
import { startSettings } from "./app/settings-cache.js";
import { SITE } from "./base/site.js";
import { readAddress, readLook } from "./board/address.js";
import { drawBoard, watchSize } from "./board/board-view.js";
import { createBoardGame, sourceOf } from "./board/game.js";
import { createHints } from "./board/hints.js";
import { meetPage } from "./board/host-line.js";
import { createSharedEngine } from "./board/shared-engine.js";
import { boardTable, createBoardState } from "./board/state.js";
import { TableError } from "./embed/protocol.js";
import { loadMessages, loadPart } from "./i18n/index.js";
import { createPlayback } from "./playback/playback.js";
import { createTableContext } from "./table/context.js";
import { createTableIntents } from "./table/intents.js";
import { emptyTable, tableProps } from "./table/table-state.js";

const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** What passes by itself: another engine is on its way, a hint was not waited for. */
const EXPECTED = ["worker_died", "cancelled"];

const address = readAddress(location);
const tell = meetPage(address.host, async (verb, message) => (await board)(verb, message));
const board = start();

/** Sets everything up; what comes of it does what the page asks for. */
async function start() {
  const shared = createSharedEngine(address.page);
  const store = createBoardState(await initialState(shared.status));
  const table = boardTable(store);
  const engine = { ...shared, ask: tellingPage(shared, () => hints.stop()) };
  const hints = createHints({ table, engine, tell });
  const context = createTableContext({
    table,
    engine,
    playback: createPlayback(table, byId("announcements")),
  });
  const game = createBoardGame({ store, engine, context, stopHint: hints.stop, tell });
  const intents = createTableIntents(context, {
    go: openRules,
    stopHint: hints.stop,
    redraw: () => store.set({}),
  });

  /** For buttons: what goes wrong is told to the page. @param {Promise<unknown>} done */
  const quietly = (done) =>
    void done.catch(({ kind, code = "board_failed", where = "" }) => {
      if (!EXPECTED.includes(code)) tell("error", { kind, code, where });
    });
  const buttons = {
    reset: () => quietly(game.reset()),
    hint: () =>
      quietly(
        hints.hint().catch((error) => {
          if (!error.code) intents.say(store.get().t("board-why-other")); // the words could not be fetched
          throw error;
        }),
      ),
    stepTo: (/** @type {number} */ ply) => quietly(game.stepTo(ply)),
  };

  store.subscribe((state) => drawBoard(state, intents, buttons, byId("app")));
  shared.onStatus((status) => store.set({ engine: status }));
  shared.onRenewed(() => quietly(game.restore()));
  listenToKeys(() => ({ props: tableProps(store.get(), table.get()), intents }));
  watchSize(tell);
  void game.load(address.source).catch(() => {}); // told, and shown
  quietly(loadOptions().then((options) => store.set({ options })));
  return actor(store, game, hints);
}

/** @param {import("./engine/api.js").EngineStatus} engine @returns {Promise<import("./board/state.js").BoardState>} */
async function initialState(engine) {
  const { lang: locale, theme, controls } = address.look;
  const t = await loadMessages(locale);
  await Promise.all(["board", "result", "steps"].map(loadPart));
  return {
    t,
    settings: { ...startSettings({}), locale, theme },
    engine,
    options: null,
    guests: [],
    table: emptyTable(),
    steps: null,
    error: null,
    controls,
  };
}

/** The engine's tables, for the rule behind a refusal. */
async function loadOptions() {
  const answer = await fetch(new URL("options.json", SITE));
  return answer.json();
}

/** The site's other screens are not here: its rules open beside the page. @param {string} screen @param {string} [place] */
const openRules = (screen, place = "") =>
  void (screen === "rules" && open(new URL(`index.html#rules/${place}`, SITE), "_blank", "noopener"));

/**
 * Asks the engine, and tells the page of every move.
 * @param {import("./engine/api.js").TableEngine} engine @param {() => void} stopHint
 * @returns {import("./engine/api.js").TableEngine["ask"]}
 */
function tellingPage(engine, stopHint) {
  return async (verb, request) => {
    if (verb === "move" || verb === "undo") stopHint(); // it was for the present position
    const answer = await engine.ask(verb, request);
    if (verb === "move") {
      const { view, entries } = /** @type {import("./engine/protocol.js").Change} */ (
        /** @type {unknown} */ (answer)
      );
      const { scenario, result } = view;
      const [{ move }] = entries;
      tell("move", { move, ply: view.ply, events: entries.flatMap(({ events }) => events) });
      if (scenario && scenario.outcome !== "open")
        tell("goal", { name: scenario.name, outcome: scenario.outcome });
      if (result) tell("result", result);
    }
    return answer;
  };
}

/**
 * What the page around may ask for.
 * @param {import("./board/state.js").BoardStore} store @param {import("./board/game.js").BoardGame} game
 * @param {ReturnType<typeof createHints>} hints
 */
function actor(store, game, hints) {
  /** @type {Record<string, (message: Record<string, unknown>) => Promise<unknown>>} */
  const verbs = {
    async load(message) {
      const source = sourceOf(message); // what can't be read changes nothing
      return game.load(() => source);
    },
    reset: game.reset,
    undo: game.undo,
    facts: game.facts,
    hint: hints.hint,
    async dress(message) {
      const { lang: locale, theme, controls } = readLook((name) => message[name]);
      const t = await loadMessages(locale);
      store.set({ t, controls, settings: { ...store.get().settings, locale, theme } });
    },
  };
  return async (/** @type {string} */ verb, /** @type {Record<string, unknown>} */ message) => {
    if (!Object.hasOwn(verbs, verb)) throw new TableError("unknown_verb", verb.slice(0, 40));
    return verbs[verb](message);
  };
}

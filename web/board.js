// Puts a board in somebody's page together: the shared engine, the table, and the connection to the page around
// it. A board opens no storage, so the page around can't reach the visitor's saved games through it.

import { listenToKeys } from "./app/keys.js";
import { startSettings } from "./app/settings-cache.js";
import { SITE } from "./base/site.js";
import { readAddress, readLook } from "./board/address.js";
import { drawBoard, watchSize } from "./board/board-view.js";
import { createBoardGame, sourceOf } from "./board/game.js";
import { createHints } from "./board/hints.js";
import { acceptPage } from "./board/page-connection.js";
import { createSharedEngine } from "./board/shared-engine.js";
import { boardTable, createBoardState } from "./board/state.js";
import { TableError } from "./embed/protocol.js";
import { loadMessages, loadPart } from "./i18n/index.js";
import { createPlayback } from "./playback/playback.js";
import { createTableContext } from "./table/context.js";
import { createTableIntents } from "./table/intents.js";
import { emptyTable, tableProps } from "./table/table-state.js";

const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Errors that are not reported to the page around the board: the engine is being replaced, or a hint was stopped. */
const HARMLESS = ["worker_died", "cancelled"];

const address = readAddress(location);
const tell = acceptPage(address.host, async (verb, message) => (await board)(verb, message));
const board = start();

/** Sets everything up. Resolves to the function that runs the page's calls. */
async function start() {
  const shared = createSharedEngine(address.page);
  const store = createBoardState(await initialState(shared.status));
  const table = boardTable(store);
  const engine = { ...shared, ask: askAndTell(shared, () => hints.stop()) };
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

  /** Tell the page if an action of a button fails. @param {Promise<unknown>} action */
  const reportFailure = (action) =>
    void action.catch(({ kind, code = "board_failed", where = "" }) => {
      if (!HARMLESS.includes(code)) tell("error", { kind, code, where });
    });
  const buttons = {
    reset: () => reportFailure(game.reset()),
    hint: () =>
      reportFailure(
        hints.hint().catch((error) => {
          if (!error.code) intents.say(store.get().t("board-why-other")); // an error without a code: the coach's texts could not be fetched
          throw error;
        }),
      ),
    stepTo: (/** @type {number} */ ply) => reportFailure(game.stepTo(ply)),
  };

  store.subscribe((state) => drawBoard(state, intents, buttons, byId("app")));
  shared.onStatus((status) => store.set({ engine: status }));
  shared.onRenewed(() => reportFailure(game.restore()));
  listenToKeys(() => ({ props: tableProps(store.get(), table.get()), intents }));
  watchSize(tell);
  void game.load(address.source).catch(() => {}); // `load` has told the page, and shows the error
  reportFailure(loadOptions().then((options) => store.set({ options })));
  return createCallHandler(store, game, hints);
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

/** Fetches options.json, which names the rule behind each refused move. */
async function loadOptions() {
  const answer = await fetch(new URL("options.json", SITE));
  return answer.json();
}

/** Opens the site's rules in a new tab; a board has none of the site's other screens. @param {string} screen @param {string} [place] */
const openRules = (screen, place = "") =>
  void (screen === "rules" && open(new URL(`index.html#rules/${place}`, SITE), "_blank", "noopener"));

/**
 * Wraps the engine's `ask`: stops a hint when the position is about to change, and tells the page every move.
 * @param {import("./engine/api.js").TableEngine} engine @param {() => void} stopHint
 * @returns {import("./engine/api.js").TableEngine["ask"]}
 */
function askAndTell(engine, stopHint) {
  return async (verb, request) => {
    if (verb === "move" || verb === "undo") stopHint(); // the hint is about the position before the move
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
 * Makes the function that runs the calls of the page around.
 * @param {import("./board/state.js").BoardStore} store @param {import("./board/game.js").BoardGame} game
 * @param {ReturnType<typeof createHints>} hints
 */
function createCallHandler(store, game, hints) {
  /** @type {Record<string, (message: Record<string, unknown>) => Promise<unknown>>} */
  const verbs = {
    async load(message) {
      const source = sourceOf(message); // throws before anything on the board changes
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

// The game on a board: loads it, resets it, steps through it, and opens it again on another engine. It is never stored.

import { kindOf, whereOf } from "../base/error-code.js";
import { SITE } from "../base/site.js";
import { readSource, TableError } from "../embed/protocol.js";
import { loadPart } from "../i18n/index.js";
import { emptyTable } from "../table/table-state.js";

/**
 * @typedef {import("../embed/protocol.js").Source} Source
 * @typedef {import("../engine/protocol.js").Change} Change
 */

/**
 * @param {object} parts
 * @param {import("./state.js").BoardStore} parts.store
 * @param {import("../engine/api.js").TableEngine} parts.engine
 * @param {import("../table/context.js").TableContext} parts.context
 * @param {() => void} parts.stopHint called when the position changes: a hint would be about the old one
 * @param {(event: string, detail?: object) => void} parts.tell sends an event to the page around the board
 */
export function createBoardGame({ store, engine, context, stopHint, tell }) {
  /** @type {Source | null} */
  let source = null; // what the board shows; null until something was loaded

  const view = () => store.get().table.view;

  /** Show the table after a change. @param {Change} change */
  async function show(change) {
    stopHint();
    await context.show(change);
    store.set({ table: { ...store.get().table, dialog: null, log: null } });
  }

  // The page around may call at any time, even while a move is being shown: calls and moves take their turns.
  const { queue } = context;

  /** @param {Source} wanted */
  async function open(wanted) {
    const { change, steps } = await openSource(engine, wanted);
    store.set({ steps, error: null });
    await show(change);
    return change;
  }

  /** @param {unknown} error */
  function fail(error) {
    const { code = "board_failed" } = /** @type {{code?: string}} */ (error);
    const reported = { kind: kindOf(error), code, where: whereOf(error) };
    source = null;
    store.set({ table: emptyTable(), steps: null, error: reported });
    tell("error", reported);
  }

  return {
    /** Show something new. @param {() => Source | null} read may throw if the source can't be read */
    load: (read) =>
      queue(async () => {
        try {
          const wanted = read();
          if (!wanted) throw new TableError("nothing_asked");
          if (wanted.scenario) await loadPart("learn").catch(() => {}); // a scenario with its own texts needs no catalogue
          if (source?.scenario && !wanted.scenario) await engine.ask("close", {}); // the engine's table is in the middle of a scenario
          const change = await open(wanted);
          source = wanted;
          const facts = factsOf(change);
          tell("ready", facts);
          return facts;
        } catch (error) {
          // A dead worker is replaced, and `restore` opens the game on the new one.
          if (/** @type {{code?: string}} */ (error).code !== "worker_died") fail(error);
          throw error;
        }
      }),

    reset: () =>
      queue(async () => {
        if (!source) throw new TableError("nothing_asked");
        await open(source);
      }),

    undo: () =>
      queue(async () => {
        if (!view()?.moves?.length) throw new TableError("nothing_to_undo");
        await show(await engine.ask("undo", context.changeFields()));
      }),

    /** Show a recorded game after so many moves. @param {number} ply */
    stepTo: (ply) =>
      queue(async () => {
        if (!store.get().steps) throw new TableError("nothing_to_step");
        const change = await engine.ask("seek", { ply });
        store.set({ steps: { ply, plies: change.plies } });
        await show(change);
      }),

    /** The enemy's numbers, in the format of the element's attribute `facts`. */
    facts: async () => factsOf(await engine.ask("view", {})),

    /** Open the same game with the same moves on another engine. */
    restore: () =>
      queue(async () => {
        stopHint();
        if (!source) return;
        const { change } = await openSource(engine, source, store.get().steps?.ply, view()?.moves);
        await show({ ...change, entries: [] });
      }),
  };
}

/** @typedef {ReturnType<typeof createBoardGame>} BoardGame */

/**
 * Open a source on the engine's table, and make the moves that the player has made since.
 * @param {import("../engine/api.js").TableEngine} engine @param {Source} source
 * @param {number} [ply] how many moves of a record to show @param {string[]} [moves]
 */
async function openSource(engine, { record, position, scenario = "" }, ply = 0, moves = []) {
  if (record) {
    const change = await engine.ask("replay", { record, ply, moves });
    return { change, steps: { ply, plies: change.plies } };
  }
  if (position) return { change: await engine.ask("place", { position, moves }), steps: null };
  const parsed = await readScenario(scenario.trim());
  return { change: await engine.ask("scenario", { scenario: parsed, moves }), steps: null };
}

/** A scenario as JSON text, or one of the site's scenarios by its name. @param {string} text @returns {Promise<unknown>} */
async function readScenario(text) {
  if (!text.startsWith("{")) return fetchScenario(text);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new TableError("scenario_unreadable", String(error));
  }
}

/** @param {string} name @returns {Promise<unknown>} */
async function fetchScenario(name) {
  if (!/^[a-z0-9-]{1,40}$/.test(name)) throw new TableError("scenario_unavailable", name.slice(0, 80));
  const answer = await fetch(new URL(`scenarios/${name}.json`, SITE));
  if (!answer.ok) throw new TableError("scenario_unavailable", name);
  return answer.json();
}

/** @param {Change} change */
function factsOf({ view: { enemy } }) {
  if (!enemy) return { facts: null };
  return {
    facts: `health=${enemy.health_left}/${enemy.health} attack=${enemy.attack}/${enemy.base_attack}`,
  };
}

/** What a `load` message of the page around asks the board to show. @param {Record<string, unknown>} message */
export const sourceOf = (message) => readSource((name) => message[name]);

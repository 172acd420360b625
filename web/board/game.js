// What is on a board: how it began, the moves since, and how to bring it back on another engine.
// Nothing of it is kept anywhere but here.

import { SITE } from "../base/site.js";
import { loadPart } from "../i18n/index.js";
import { TableError, wanted as readWanted } from "../embed/protocol.js";
import { createHints } from "./hints.js";

/**
 * @typedef {import("../embed/protocol.js").Wanted} Wanted
 * @typedef {import("../app/state.js").View} View
 *
 * @typedef {object} Face what the board shows besides the table
 * @property {{ply: number, plies: number} | null} steps of a record
 * @property {{kind: string, code: string, where: string} | null} error why there is no table
 */

/**
 * @param {object} rooms
 * @param {import("./shared-engine.js").SharedEngine} rooms.engine
 * @param {import("../app/state.js").Store} rooms.store
 * @param {import("../playback/playback.js").Playback} rooms.player
 * @param {(event: string, detail?: object) => void} rooms.tell
 */
export function createGame({ engine, store, player, tell }) {
  /** @type {Wanted | null} */
  let start = null;
  /** @type {string[]} */
  let moves = [];
  /** @type {Face} */
  let face = { steps: null, error: null };
  const hints = createHints({ engine, store, tell });

  /** Asks, and notes what becomes of the game. @param {{do: string} & Record<string, unknown>} request */
  async function ask(request) {
    if (request.do === "undo" || request.do === "move") hints.stop(); // it was for this position
    const answer = await engine.ask(request);
    if (request.do === "undo") moves.pop();
    if (request.do === "move") {
      const move = String(request.move);
      moves.push(move);
      tell("move", { move, ply: answer.ply, events: answer.events });
      const { result, scenario } = answer;
      if (scenario && scenario.outcome !== "open")
        tell("goal", { name: scenario.name, outcome: scenario.outcome });
      if (result) tell("result", result);
    }
    return answer;
  }

  /**
   * Puts something on the table and looks at it from the seat at turn.
   * @param {{do: string} & Record<string, unknown>} request
   */
  async function put(request) {
    hints.stop();
    const opened = await engine.ask(request);
    await look(opened);
    return opened;
  }

  /** @param {import("../engine/client.js").Answer} opened */
  async function look(opened) {
    const { over, observation, events } = opened;
    const seen = await engine.ask({ do: "view", viewer: over ? 0 : observation.seat });
    await player.play(events ?? [], () =>
      store.set({
        view: /** @type {any} */ (seen),
        selection: null,
        notice: "",
        hint: null,
        dialog: "",
        log: null,
        covered: false,
      }),
    );
  }

  /** @param {number} ply */
  async function stepTo(ply) {
    if (!start?.record || !face.steps) throw new TableError("nothing_to_step");
    const opened = await put({ do: "replay", record: start.record, ply });
    moves = [];
    face = { ...face, steps: { ply, plies: opened.plies } };
    store.set({});
  }

  return {
    ask,
    stepTo,
    get face() {
      return face;
    },

    /** @param {() => Wanted | null} wanted */
    async load(wanted) {
      try {
        const asked = wanted();
        if (!asked) throw new TableError("nothing_asked");
        if (asked.scenario) await loadPart("learn").catch(() => {}); // an author's own words need none
        if (start?.scenario && !asked.scenario) await engine.ask({ do: "close" }); // its table is for scenarios
        const opened = await put(await opening(asked));
        start = asked;
        moves = [];
        face = { steps: asked.record ? { ply: opened.ply, plies: opened.plies } : null, error: null };
        store.set({});
        const told = facts(opened);
        tell("ready", told);
        return told;
      } catch (error) {
        const {
          kind = "",
          code = "board_failed",
          where = "",
        } = /** @type {{kind?: string, code?: string, where?: string}} */ (error);
        if (code === "worker_died") throw error; // another engine is on its way, and the game with it
        start = null;
        face = { steps: null, error: { kind, code, where } };
        store.set({ view: null, selection: null, notice: "", hint: null });
        tell("error", { kind, code, where });
        throw error;
      }
    },

    async reset() {
      if (!start) throw new TableError("nothing_asked");
      await put(await opening(start));
      moves = [];
      face = { ...face, steps: face.steps && { ...face.steps, ply: 0 } };
      store.set({});
    },

    async undo() {
      const view = store.get().view;
      if (!view || !moves.length) throw new TableError("nothing_to_undo");
      await look(await ask({ do: "undo", revision: view.revision, viewer: view.viewer }));
    },

    hint: hints.hint,
    stopHint: hints.stop,

    /** The numbers of the position on the table, as the element's `facts` has them. */
    async facts() {
      return facts(await engine.ask({ do: "view", viewer: 0 }));
    },

    /** The same game on another engine. */
    async restore() {
      hints.stop();
      if (!start) return;
      let opened = await engine.ask(await opening(start, face.steps?.ply));
      for (const move of moves) {
        opened = await engine.ask({ do: "move", move, revision: opened.revision, viewer: 0 });
      }
      await look({ ...opened, events: [] });
    },
  };
}

/** @typedef {ReturnType<typeof createGame>} BoardGame */

/** How the bridge is asked for it. @param {Wanted} asked @param {number} [ply] of a record */
async function opening({ record, position, scenario = "" }, ply = 0) {
  if (record) return { do: "replay", record, ply };
  if (position) return { do: "place", position };
  return { do: "scenario", scenario: await scenarioOf(scenario.trim()) };
}

/** A scenario written out, or one of the site's by its name. @param {string} text */
async function scenarioOf(text) {
  if (!text.startsWith("{")) return named(text);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new TableError("scenario_unreadable", String(error));
  }
}

/** @param {string} name */
async function named(name) {
  if (!/^[a-z0-9-]{1,40}$/.test(name)) throw new TableError("scenario_unavailable", name.slice(0, 80));
  const answer = await fetch(new URL(`scenarios/${name}.json`, SITE));
  if (!answer.ok) throw new TableError("scenario_unavailable", name);
  return answer.json();
}

/** @param {import("../engine/client.js").Answer} view */
function facts({ enemy }) {
  if (!enemy) return { facts: null };
  return { facts: `health=${enemy.health_left}/${enemy.health} attack=${enemy.attack}/${enemy.base_attack}` };
}

/** What a message of the page asks to be put on the board. @param {Record<string, unknown>} message */
export const asked = (message) => readWanted((name) => message[name]);

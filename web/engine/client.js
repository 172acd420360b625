// The page's side of the engine's worker: typed calls, a status to show, and a new worker when one dies.

import { withResolvers } from "../base/with-resolvers.js";
import { engineFailure } from "./engine-error.js";
import { createEngineStatus } from "./engine-status.js";
import { createRestore } from "./restore.js";
import { answerOf } from "./rpc.js";
import { createStarter } from "./start-with-fallback.js";
import { createTableEngine } from "./table-engine.js";

export { forcedPath } from "./start-with-fallback.js";

/**
 * @typedef {import("./api.js").EngineClient} EngineClient
 * @typedef {import("./api.js").EngineFailure} EngineFailure
 * @typedef {import("./messages.js").Call} Call
 * @typedef {import("./messages.js").Reply} Reply
 *
 * @typedef {object} ClientOptions
 * @property {import("./api.js").Path | null} [forced] the only path to try
 * @property {import("./boot/spawn-worker.js").SpawnedWorker | null} [spawned] the worker for the first
 *   attempt, if one was spawned early
 */

/**
 * @param {ClientOptions} [options]
 * @param {import("./start-with-fallback.js").Tools} [tools] for tests
 * @returns {EngineClient}
 */
export function createEngineClient({ forced = null, spawned = null } = {}, tools) {
  const status = createEngineStatus();
  const restore = createRestore();
  /** @type {Set<Parameters<EngineClient["onRestart"]>[0]>} */
  const restartListeners = new Set();
  /** @type {{send: () => void, reject: (error: EngineFailure) => void}[]} */
  let waiting = []; // calls to send when the worker is ready
  let ready = withResolvers();
  let wasReady = false; // tables of an earlier worker may be on the screen

  const starter = createStarter(
    {
      forced,
      spawned,
      status,
      restore: async (rpc) =>
        status.get().state === "restarting" ? restore.bringBack((call) => rpc.send(call).answer) : null,
      onReady(restored) {
        if (restored) {
          if (!restored.change) restore.forget();
          for (const listener of restartListeners) listener(restored.change, restored.error);
        }
        status.change({ state: "ready", error: null });
        wasReady = true;
        ready.resolve();
        const calls = waiting;
        waiting = [];
        for (const call of calls) call.send();
      },
      onFailed: fail,
      onDied(error) {
        ready = withResolvers();
        status.change({ state: "restarting", stage: null, error });
        starter.start(forced ?? "fast", forced === null);
      },
    },
    tools,
  );

  /** @param {EngineFailure} error */
  function fail(error) {
    const calls = waiting;
    waiting = [];
    status.change({ state: "failed", error });
    ready.reject(error);
    for (const call of calls) call.reject(error);
  }

  /** The error for a call that can't be sent now. */
  const failure = () => status.get().error ?? engineFailure("worker_died", "not ready");

  /**
   * @template A
   * @param {Call} call
   * @param {string} [game] id of the game that the call puts on the main table
   * @returns {Promise<A>}
   */
  async function send(call, game) {
    if (!starter.rpc) throw failure();
    const reply = await starter.rpc.send(call).answer;
    restore.note(reply, game);
    return answerOf(reply);
  }

  /** @type {import("./table-engine.js").Link} */
  const link = {
    request(call, game) {
      const { state } = status.get();
      if (state === "ready") return send(call, game);
      if (state === "failed" || (state === "restarting" && isAboutPosition(call))) {
        return Promise.reject(failure());
      }
      return new Promise((resolve, reject) => {
        waiting.push({ send: () => resolve(send(call, game)), reject });
      });
    },
    begin(call, onProgress) {
      const { rpc } = starter;
      if (!rpc || status.get().state !== "ready") {
        return { answer: Promise.reject(failure()), stop() {}, hold() {} };
      }
      const { id, answer } = rpc.send(call, onProgress);
      return {
        answer: answer.then((reply) => {
          restore.note(reply);
          return answerOf(reply);
        }),
        stop: (keep) => rpc.cancel(id, keep),
        hold: (held) => rpc.hold(id, held),
      };
    },
    retry() {
      if (status.get().state !== "failed") return;
      ready = withResolvers();
      status.change({ state: wasReady ? "restarting" : "starting", stage: null, loaded: 0, total: 0 });
      starter.start(forced ?? "auto");
    },
  };

  starter.start(forced ?? "auto");

  return {
    ...createTableEngine(link),
    ...gameCalls(link, restore),
    get status() {
      return status.get();
    },
    get ready() {
      return ready.promise;
    },
    onStatus: status.listen,
    onRestart(listener) {
      restartListeners.add(listener);
      return () => void restartListeners.delete(listener);
    },
    table: (name) => createTableEngine(link, name),
    connectGuest: (guest, port) => starter.rpc?.connectGuest(guest, port),
  };
}

/**
 * The calls about the game on the main table, and about saved games.
 * @param {import("./table-engine.js").Link} link
 * @param {import("./restore.js").Restore} restore
 * @returns {Pick<EngineClient, "newGame" | "restartGame" | "openGame" | "playOn" | "watchGame" | "openAside" | "botMove"
 *   | "guestWish">}
 */
const gameCalls = (link, restore) => ({
  newGame: (game, setup) => link.request({ type: "call", request: { ...setup, do: "new" }, game }, game),
  restartGame: (game, position) =>
    link.request({ type: "call", request: { ...position, do: "restart" }, game }, game),
  openGame: (game, { log = false } = {}) =>
    link.request({ type: "open", ...restore.opening(game), log }, game),
  playOn: (game, from, ply, { log = false } = {}) =>
    link.request({ ...restore.opening(from), type: "play_on", game, from, ply, log }, game),
  watchGame: (game, ply, table) => link.request({ type: "watch", ...restore.opening(game), ply, table }),
  openAside: (game, table) => link.request({ type: "open", ...restore.opening(game), aside: table }),
  botMove: (turn) => link.begin({ type: "bot_move", turn }),
  guestWish: (wish) => link.begin({ type: "wish", wish }),
});

/**
 * Whether a call names a revision of a position. Every worker numbers its revisions afresh, so a call made for
 * the dead worker must not reach its successor.
 * @param {Call} call
 */
const isAboutPosition = (call) => call.type === "call" && "revision" in call.request;

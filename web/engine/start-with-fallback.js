// Tries one boot path after another until a worker is ready, and reports when a ready worker dies.

import { missingFeature, spawnWorker } from "./boot/spawn-worker.js";
import { createWatchdog } from "./boot/watchdog.js";
import { engineFailure } from "./engine-error.js";
import { createRpc } from "./rpc.js";

/**
 * @typedef {import("./api.js").Path} Path
 * @typedef {import("./boot/spawn-worker.js").SpawnedWorker} SpawnedWorker
 * @typedef {import("./engine-error.js").EngineError} EngineError
 * @typedef {import("./messages.js").WorkerMessage} WorkerMessage
 * @typedef {import("./rpc.js").Rpc} Rpc
 * @typedef {import("./restore.js").Restored} Restored
 *
 * @typedef {{worker: Worker, rpc: Rpc, ready: boolean}} Connection
 *
 * @typedef {object} Tools browser functions that tests replace
 * @property {(options: import("./messages.js").StartOptions) => SpawnedWorker} spawn
 * @property {(spawned: SpawnedWorker) => string} missing names a feature that the browser lacks, or is ""
 * @property {typeof createWatchdog} watch
 *
 * @typedef {object} StarterOptions
 * @property {Path | null} forced the only path to try
 * @property {SpawnedWorker | null} spawned the worker for the first attempt, if one was spawned early
 * @property {import("./engine-status.js").StatusKeeper} status
 * @property {(rpc: Rpc) => Promise<Restored | null>} restore runs before a worker counts as ready
 * @property {(restored: Restored | null) => void} onReady
 * @property {(error: EngineError) => void} onFailed called when no path is left to try
 * @property {(error: EngineError) => void} onDied called when a ready worker has died
 *
 * @typedef {object} Starter
 * @property {Rpc | null} rpc of the current worker, ready or not
 * @property {(path: Path | "auto", discardSnapshot?: boolean) => void} start
 * @property {(error: EngineError) => void} stop terminates the worker and rejects its calls
 */

/**
 * Seconds of silence after which a worker's start counts as stalled.
 * @type {Record<Path | "auto", {download: number, start: number, install: number}>}
 */
const LIMITS = {
  auto: { download: 30, start: 60, install: 30 },
  instant: { download: 20, start: 40, install: 20 },
  fast: { download: 30, start: 60, install: 30 },
  plain: { download: 30, start: 90, install: 60 },
};

/** The path to try after one that failed. @type {Record<Path | "auto", Path | null>} */
const NEXT = { auto: "fast", instant: "fast", fast: "plain", plain: null };

/** @type {Tools} */
const BROWSER = { spawn: spawnWorker, missing: missingFeature, watch: createWatchdog };

/** @param {StarterOptions} options @param {Tools} [tools] @returns {Starter} */
export function createStarter(options, { spawn, missing, watch } = BROWSER) {
  const { forced, status, restore } = options;
  let { spawned } = options;
  /** @type {Connection | null} */
  let current = null;
  const silence = watch(() =>
    handleFailedStart(engineFailure("time_limit", status.get().stage ?? "worker.js")),
  );

  /** @param {Path | "auto"} path @param {boolean} [discardSnapshot] */
  function start(path, discardSnapshot = false) {
    status.beginAttempt(path);
    /** @type {SpawnedWorker} */
    let next;
    try {
      next = spawned ?? spawn({ path, discardSnapshot });
    } catch (error) {
      return handleFailedStart(engineFailure("unsupported_browser", String(error)));
    }
    spawned = null;
    current = connect(next);
    const lacking = missing(next);
    if (lacking) return handleFailedStart(engineFailure("unsupported_browser", lacking));
    silence.expect(LIMITS[path].download);
    for (const event of next.events) next.worker.dispatchEvent(event);
  }

  /** Listens to a worker until another worker replaces it. @param {SpawnedWorker} spawned */
  function connect({ worker }) {
    const ifCurrent = (/** @type {() => void} */ act) => void (current === connection && act());
    const rpc = createRpc(
      worker,
      () => ifCurrent(() => handleDeath(engineFailure("worker_died", "no answer"))),
      watch,
    );
    /** @type {Connection} */
    const connection = { worker, rpc, ready: false };
    worker.onmessage = ({ data }) => ifCurrent(() => receive(connection, data));
    worker.onmessageerror = () => ifCurrent(() => handleDeath(engineFailure("worker_died", "messageerror")));
    worker.onerror = (event) => {
      event.preventDefault();
      const code = status.get().stage === null ? "runtime_download" : "worker_died";
      ifCurrent(() => handleDeath(engineFailure(code, event.message ?? "worker.js")));
    };
    return connection;
  }

  /** @param {Connection} connection @param {WorkerMessage} message */
  function receive(connection, message) {
    switch (message.type) {
      case "path":
        return status.changeAttempt({ path: message.path, versions: message.versions });
      case "stage":
        return enterStage(connection, message);
      case "failed":
        return handleFailedStart(engineFailure(message.code, message.where));
      case "died":
        return handleDeath(engineFailure("worker_died", message.where));
      default:
        return connection.rpc.receive(message);
    }
  }

  /** @param {Connection} connection @param {Extract<WorkerMessage, {type: "stage"}>} message */
  function enterStage(connection, message) {
    if (message.stage === "ready") silence.rest();
    else silence.expect(LIMITS[status.attempt().path][message.stage]);
    status.enterStage(message);
    if (message.stage === "ready") void becomeReady(connection);
  }

  /** @param {Connection} connection */
  async function becomeReady(connection) {
    const restored = await restore(connection.rpc);
    if (current !== connection) return; // the worker died while it restored the game
    connection.ready = true;
    options.onReady(restored);
  }

  /** The current worker is dead. If it was not ready yet, its start has failed. @param {EngineError} error */
  function handleDeath(error) {
    if (!current?.ready) return handleFailedStart(error);
    stop(error);
    options.onDied(error);
  }

  /** Handles a failed start: tries the next path, if there is one. @param {EngineError} error */
  function handleFailedStart(error) {
    stop(error);
    const { path } = status.attempt();
    const next = forced || error.code === "unsupported_browser" ? null : NEXT[path];
    if (!next) return options.onFailed(error);
    status.change({ stage: null, loaded: 0, total: 0 });
    start(next, path === "instant");
  }

  /** @param {EngineError} error */
  function stop(error) {
    silence.rest();
    status.changeAttempt({ error });
    current?.worker.terminate();
    current?.rpc.close(error);
    current = null;
  }

  return {
    get rpc() {
      return current?.rpc ?? null;
    },
    start,
    stop,
  };
}

/**
 * The path that an address demands with `?boot=instant`, `?boot=fast` or `?boot=plain`.
 * @param {string} search
 * @returns {Path | null}
 */
export function forcedPath(search) {
  const asked = new URLSearchParams(search).get("boot");
  return asked === "instant" || asked === "fast" || asked === "plain" ? asked : null;
}

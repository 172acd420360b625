// The page's side of the worker: promises for calls, a status to show, a new worker on the next path
// when a start fails or stalls, and one for a dead worker, with the game as it was.

import { bear } from "./boot/spawn-worker.js";
import { createWatchdog } from "./boot/watchdog.js";

/**
 * @typedef {"download" | "start" | "install" | "ready"} Stage
 * @typedef {import("./boot/paths.js").Path} Path
 *
 * One try to start.
 * @typedef {object} Attempt
 * @property {Path | "auto"} path auto: before the worker has chosen
 * @property {{engine: string, pyodide: string, snapshot: string} | null} versions
 * @property {{stage: Stage | "worker", at: number}[]} stages when each began, in ms of the page's clock
 * @property {number} memory bytes of Python's, when it was ready
 * @property {EngineError | null} error why it came to nothing
 *
 * @typedef {object} EngineStatus
 * @property {"starting" | "ready" | "failed" | "restarting"} state
 * @property {Stage | null} stage
 * @property {number} loaded bytes, in the download stage
 * @property {number} total
 * @property {EngineError | null} error why it failed, or why it had to be restarted
 * @property {Attempt[]} attempts every try so far; the last one is the engine's
 *
 * What the bridge answers to a request, and whether the change was kept.
 * @typedef {Record<string, any> & {saved?: boolean, storage?: string}} Answer
 *
 * @typedef {object} EngineClient
 * @property {EngineStatus} status
 * @property {(listener: (status: EngineStatus) => void) => () => void} onStatus called at once, and
 *   at every change; the answer stops it
 * @property {(listener: (view: Answer | null, error: EngineError | null) => void) => () => void}
 *   onRestart called with the restored game after a restart; null: there was none, or it could not be
 *   restored. Tables with a name are gone
 * @property {Promise<void>} ready of the present attempt
 * @property {(gameId: string, setup: object) => Promise<Answer>} newGame
 * @property {(gameId: string) => Promise<Answer>} openGame
 * @property {(request: {do: string} & Record<string, unknown>) => Promise<Answer>} ask
 * @property {(file: string, bytes: Uint8Array) => Promise<Answer>} install a wheel of the player's
 * @property {(gameId: string, table: string) => Promise<Answer>} study a saved game, on a table with a name
 * @property {(request: {do: string} & Record<string, unknown>, how?: {seconds?: number, tell?: (progress: any) => void}) => Thinking} think
 *   in slices, without being in the way of other requests
 * @property {(turn: {guest: string, want: "move" | "wish", request: object}) => Thinking} turn of a guest
 * @property {(guest: string, port: MessagePort) => void} meet where that guest is reached
 * @property {() => void} retry after a failed start
 * @property {() => void} dispose
 *
 * Something that may take a while.
 * @typedef {object} Thinking
 * @property {Promise<Answer>} answer
 * @property {(keep: boolean) => void} stop `keep`: the answer is what it has come to; else it is refused
 *
 * @typedef {object} Call
 * @property {object} message
 * @property {(answer: Answer) => void} resolve
 * @property {(error: EngineError) => void} reject
 * @property {string} [game] what it puts on the table
 * @property {(progress: any) => void} [tell] how far it is
 * @property {number} [id] once it is sent
 *
 * Seconds of silence from the worker after which it counts as dead.
 * @typedef {{download: number, start: number, install: number}} Limits
 */

/** @type {Record<Path | "auto", Limits>} */
const LIMITS = {
  auto: { download: 30, start: 60, install: 30 },
  instant: { download: 20, start: 40, install: 20 },
  fast: { download: 30, start: 60, install: 30 },
  plain: { download: 30, start: 90, install: 60 },
};
const CALL_LIMIT = 10;
const ATTEMPTS_SHOWN = 6;
const INSTALL_LIMIT = 60;

/** Which path takes over from one that failed. @type {Record<Path | "auto", Path | null>} */
const NEXT = { auto: "fast", instant: "fast", fast: "plain", plain: null };

/** A refusal by the engine, or a failure on the way to it. */
export class EngineError extends Error {
  /**
   * @param {{kind: string, code: string, where?: string, rule?: string | null,
   *   numbers?: Record<string, number>}} refusal
   */
  constructor({ kind, code, where = "", rule = null, numbers = {} }) {
    super(where ? `${code}: ${where}` : code);
    this.name = "EngineError";
    this.kind = kind;
    this.code = code;
    this.where = where;
    this.rule = rule;
    this.numbers = numbers;
  }
}

/**
 * @param {{forced?: Path | null, newborn?: import("./boot/spawn-worker.js").Newborn | null}} [options]
 *   `forced`: the only path to try; `newborn`: the worker for the first try
 * @returns {EngineClient}
 */
export function createEngineClient({ forced = null, newborn = null } = {}) {
  /** @type {Set<(status: EngineStatus) => void>} */
  const statusListeners = new Set();
  /** @type {Set<(view: Answer | null, error: EngineError | null) => void>} */
  const restartListeners = new Set();
  /** @type {EngineStatus} */
  let status = { state: "starting", stage: null, loaded: 0, total: 0, error: null, attempts: [] };
  /** @type {Worker | null} */
  let worker = null;
  /** @type {string | null} */
  let table = null; // the game to bring back
  /** @type {Map<string, string>} */
  const unsaved = new Map(); // game -> the save that storage refused; for the worker only
  /** @type {Map<number, Call>} */
  const sent = new Map();
  /** @type {Call[]} */
  let queue = [];
  let lastId = 0;
  let ready = promised();
  const silence = createWatchdog(() =>
    die(trouble(status.stage === "ready" ? "worker_died" : "time_limit", status.stage ?? "worker.js")),
  );

  /** @param {Partial<EngineStatus>} change */
  function become(change) {
    status = { ...status, ...change };
    for (const listener of statusListeners) listener(status);
  }

  /** What is known of the present start. @param {Partial<Attempt>} change */
  const note = (change) => {
    const attempts = [...status.attempts];
    attempts.push({ ...attempts.pop(), .../** @type {any} */ (change) });
    return attempts;
  };
  const attempt = () => /** @type {Attempt} */ (status.attempts.at(-1));

  /**
   * @param {Path | "auto"} path
   * @param {boolean} [afresh] the snapshot is not to be trusted
   * @returns {void}
   */
  function start(path, afresh = false) {
    const stages = [{ stage: /** @type {const} */ ("worker"), at: performance.now() }];
    const begun = { path, versions: null, stages, memory: 0, error: null };
    become({ attempts: [...status.attempts, begun].slice(-ATTEMPTS_SHOWN) });
    let born;
    try {
      born = newborn ?? bear(afresh ? `${path} afresh` : path);
    } catch (error) {
      return fail(trouble("unsupported_browser", String(error)));
    }
    newborn = null;
    const { modules, heard } = born;
    const own = (worker = born.worker);
    if (!modules || typeof WebAssembly !== "object" || !WebAssembly.instantiateStreaming) {
      return fail(trouble("unsupported_browser", modules ? "WebAssembly" : "module workers"));
    }
    // A worker that was given up may still have messages on the way.
    own.onmessage = ({ data }) => own === worker && hear(data);
    own.onmessageerror = () => own === worker && die(trouble("worker_died", "messageerror"));
    own.onerror = (event) => {
      event.preventDefault();
      if (own !== worker) return;
      const booting = status.stage === null;
      die(trouble(booting ? "runtime_download" : "worker_died", event.message ?? "worker.js"));
    };
    silence.expect(LIMITS[path].download);
    for (const event of heard) own.dispatchEvent(event);
  }

  /** @param {any} message */
  function hear(message) {
    switch (message.type) {
      case "stage":
        return enter(message);
      case "path":
        return become({ attempts: note({ path: message.path, versions: message.versions }) });
      case "failed":
        return fail(trouble(message.code, message.where));
      case "died":
        return die(trouble("worker_died", message.where));
      case "progress":
        silence.expect(patience());
        return sent.get(message.id)?.tell?.(message.ok);
      case "answer":
        return settle(message);
    }
  }

  /** @param {{stage: Stage, loaded: number, total: number, memory?: number}} message */
  function enter({ stage, loaded, total, memory = 0 }) {
    const { stages, path } = attempt();
    if (stages.at(-1)?.stage !== stage) {
      become({ attempts: note({ stages: [...stages, { stage, at: performance.now() }], memory }) });
    }
    if (stage === "ready") return void booted();
    silence.expect(LIMITS[path][stage]);
    become({ stage, loaded, total });
  }

  /** The worker is ready; after a restart the game comes back first. */
  async function booted() {
    silence.rest();
    const again = status.state === "restarting";
    become({ stage: "ready", loaded: 0, total: 0 });
    if (again) {
      const born = worker;
      const [view, error] =
        table === null
          ? [null, null]
          : await post(openMessage(table), table).then(
              (answer) => /** @type {const} */ ([answer, null]),
              (refusal) => /** @type {const} */ ([null, refusal]),
            );
      if (born !== worker) return; // it died over it
      if (!view) table = null;
      for (const listener of restartListeners) listener(view, error);
    }
    become({ state: "ready", error: null });
    ready.resolve();
    const waiting = queue;
    queue = [];
    for (const call of waiting) dispatch(call);
  }

  /** @param {any} message */
  function settle({ id, ok, error, saved, storage, unsaved: save }) {
    const call = sent.get(id);
    if (!call) return;
    sent.delete(id);
    if (sent.size) silence.expect(patience());
    else silence.rest();
    if (error) return call.reject(new EngineError(error));
    if (call.game !== undefined) table = call.game;
    if (table !== null && saved !== undefined) {
      if (save === undefined) unsaved.delete(table);
      else unsaved.set(table, save);
    }
    /** @type {Answer} */
    const answer = { ...ok };
    if (saved !== undefined) answer.saved = saved;
    if (storage !== undefined) answer.storage = storage;
    call.resolve(answer);
  }

  /** A worker that fails before it was ready is not tried again by itself. @param {EngineError} error */
  function die(error) {
    if (status.state !== "ready") return fail(error);
    stop();
    reject([...sent.values()], error);
    sent.clear();
    ready = promised();
    become({ state: "restarting", stage: null, error, attempts: note({ error }) });
    start(forced ?? "fast", forced === null);
  }

  /**
   * A start came to nothing: the next path has its turn, if there is one.
   * @param {EngineError} error
   * @returns {void}
   */
  function fail(error) {
    stop();
    become({ attempts: note({ error }) });
    const { path } = attempt();
    const next =
      forced || error.code === "unsupported_browser" || error.code === "disposed" ? null : NEXT[path];
    if (next) {
      become({ stage: null, loaded: 0, total: 0 });
      return start(next, path === "instant");
    }
    const lost = [...sent.values(), ...queue];
    sent.clear();
    queue = [];
    become({ state: "failed", error });
    ready.reject(error);
    reject(lost, error);
  }

  function stop() {
    silence.rest();
    worker?.terminate();
    worker = null;
  }

  /** How long the worker may say nothing to what it was sent. */
  const patience = () => {
    const installs = [...sent.values()].some(({ message }) => "bytes" in message);
    return installs ? INSTALL_LIMIT : CALL_LIMIT;
  };

  /** @param {Call} call */
  function dispatch(call) {
    const id = (call.id = ++lastId);
    const waiting = sent.size > 0;
    sent.set(id, call);
    if (!waiting) silence.expect(patience());
    worker?.postMessage({ id, ...call.message });
  }

  /** @param {object} message @param {string} [game] @returns {Promise<Answer>} */
  const post = (message, game) =>
    new Promise((resolve, reject) => dispatch({ message, resolve, reject, game }));

  /** Sends it, or keeps it until the worker is ready. @param {object} message @param {string} [game] */
  function request(message, game) {
    if (status.state === "ready") return post(message, game);
    if (status.state === "failed") return Promise.reject(status.error);
    /** @type {Promise<Answer>} */
    const answer = new Promise((resolve, reject) => queue.push({ message, resolve, reject, game }));
    return answer;
  }

  /** @param {object} message @param {(progress: any) => void} [tell] @returns {Thinking} */
  function begin(message, tell) {
    if (status.state !== "ready") return { answer: Promise.reject(status.error), stop() {} };
    /** @type {Call | undefined} */
    let call;
    const answer = new Promise((resolve, reject) => dispatch((call = { message, resolve, reject, tell })));
    return { answer, stop: (keep) => worker?.postMessage({ type: "cancel", id: call?.id, keep }) };
  }

  /** @param {string} game */
  const openMessage = (game) => {
    const save = unsaved.get(game);
    return save === undefined ? { type: "open", game } : { type: "open", game, save };
  };

  start(forced ?? "auto");

  return {
    get status() {
      return status;
    },
    get ready() {
      return ready.promise;
    },
    onStatus(listener) {
      statusListeners.add(listener);
      listener(status);
      return () => void statusListeners.delete(listener);
    },
    onRestart(listener) {
      restartListeners.add(listener);
      return () => void restartListeners.delete(listener);
    },
    newGame: (gameId, setup) =>
      request({ type: "call", request: { ...setup, do: "new" }, game: gameId }, gameId),
    openGame: (gameId) => request(openMessage(gameId), gameId),
    ask(asked) {
      // Revisions count from one in every worker: an intent for the dead one must not meet the new.
      if (status.state === "restarting" && "revision" in asked) {
        return Promise.reject(status.error);
      }
      return request({ type: "call", request: asked });
    },
    study: (gameId, name) => request({ ...openMessage(gameId), table: name }),
    think: (asked, { seconds, tell } = {}) => begin({ type: "think", request: asked, seconds }, tell),
    turn: (turn) => begin({ type: "turn", ...turn }),
    meet: (guest, port) => worker?.postMessage({ type: "guest", guest, port }, [port]),
    install: (file, bytes) => request({ type: "install", file, bytes }),
    retry() {
      if (status.state !== "failed") return;
      ready = promised();
      become({ state: table === null ? "starting" : "restarting", stage: null, loaded: 0, total: 0 });
      start(forced ?? "auto");
    },
    dispose() {
      fail(trouble("disposed", ""));
      statusListeners.clear();
      restartListeners.clear();
    },
  };
}

/** `?boot=plain` and the like. @param {string} search @returns {Path | null} */
export function forcedPath(search) {
  const asked = new URLSearchParams(search).get("boot");
  return asked === "instant" || asked === "fast" || asked === "plain" ? asked : null;
}

/** @param {string} code @param {string} where */
const trouble = (code, where) => new EngineError({ kind: "Engine", code, where });

/** @param {Call[]} calls @param {EngineError} error */
function reject(calls, error) {
  for (const call of calls) call.reject(error);
}

/** A promise with its ends outside; nobody need listen to it. */
function promised() {
  /** @type {() => void} */
  let resolve = () => {};
  /** @type {(error: Error) => void} */
  let reject = () => {};
  /** @type {Promise<void>} */
  const promise = new Promise((yes, no) => {
    resolve = yes;
    reject = no;
  });
  promise.catch(() => {});
  return { promise, resolve, reject };
}

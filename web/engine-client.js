// The page's side of the worker: promises for calls, a status to show, and a new worker for a dead
// one, with the game as it was.

/**
 * @typedef {"runtime_download" | "runtime_start" | "engine_install" | "time_limit"
 *   | "unsupported_browser"} BootFailure
 * @typedef {"download" | "start" | "install" | "ready"} Stage
 *
 * @typedef {object} EngineStatus
 * @property {"starting" | "ready" | "failed" | "restarting"} state
 * @property {Stage | null} stage
 * @property {number} loaded bytes, in the download stage
 * @property {number} total
 * @property {EngineError | null} error why it failed, or why it had to be restarted
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
 * @property {() => void} retry after a failed start
 * @property {() => void} dispose
 *
 * @typedef {object} Call
 * @property {object} message
 * @property {(answer: Answer) => void} resolve
 * @property {(error: EngineError) => void} reject
 * @property {string} [game] what it puts on the table
 *
 * Seconds of silence from the worker after which it counts as dead.
 * @typedef {{download: number, start: number, install: number, call: number}} Limits
 */

/** @type {Limits} */
const LIMITS = { download: 30, start: 90, install: 60, call: 10 };
const TICK_MS = 1000;

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
 * @param {{workerUrl?: URL | string, limits?: Partial<Limits>}} [options]
 * @returns {EngineClient}
 */
export function createEngineClient({ workerUrl, limits: given } = {}) {
  const limits = { ...LIMITS, ...given };
  /** @type {Set<(status: EngineStatus) => void>} */
  const statusListeners = new Set();
  /** @type {Set<(view: Answer | null, error: EngineError | null) => void>} */
  const restartListeners = new Set();
  /** @type {EngineStatus} */
  let status = { state: "starting", stage: null, loaded: 0, total: 0, error: null };
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

  function start() {
    let modules = false;
    /** @type {WorkerOptions} */
    const options = {
      get type() {
        modules = true; // a browser that has no module workers doesn't look
        return /** @type {WorkerType} */ ("module");
      },
    };
    try {
      worker = workerUrl
        ? new Worker(workerUrl, options)
        : new Worker(new URL("./worker.js", import.meta.url), options);
    } catch (error) {
      return fail(trouble("unsupported_browser", String(error)));
    }
    if (!modules || typeof WebAssembly !== "object" || !WebAssembly.instantiateStreaming) {
      return fail(trouble("unsupported_browser", modules ? "WebAssembly" : "module workers"));
    }
    const born = worker;
    // A worker that was given up may still have messages on the way.
    born.onmessage = ({ data }) => born === worker && hear(data);
    born.onmessageerror = () => born === worker && die(trouble("worker_died", "messageerror"));
    born.onerror = (event) => {
      event.preventDefault();
      if (born !== worker) return;
      const booting = status.stage === null;
      die(trouble(booting ? "runtime_download" : "worker_died", event.message ?? "worker.js"));
    };
    silence.expect(limits.download);
  }

  /** @param {any} message */
  function hear(message) {
    switch (message.type) {
      case "stage":
        if (message.stage === "ready") return void booted();
        silence.expect(limits[/** @type {"download" | "start" | "install"} */ (message.stage)]);
        return become({ stage: message.stage, loaded: message.loaded, total: message.total });
      case "failed":
        return fail(trouble(message.code, message.where));
      case "died":
        return die(trouble("worker_died", message.where));
      case "answer":
        return settle(message);
    }
  }

  /** The worker is ready; after a restart the game comes back first. */
  async function booted() {
    silence.rest();
    const again = status.state === "restarting";
    become({ stage: "ready", loaded: 0, total: 0 });
    if (again) {
      const born = worker;
      const [view, error] = table === null ? [null, null] : await post(openMessage(table), table).then(
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
    if (sent.size) silence.expect(limits.call);
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
    become({ state: "restarting", stage: null, error });
    start();
  }

  /** @param {EngineError} error */
  function fail(error) {
    stop();
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

  /** @param {Call} call */
  function dispatch(call) {
    const id = ++lastId;
    if (!sent.size) silence.expect(limits.call);
    sent.set(id, call);
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

  /** @param {string} game */
  const openMessage = (game) => {
    const save = unsaved.get(game);
    return save === undefined ? { type: "open", game } : { type: "open", game, save };
  };

  start();

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
    retry() {
      if (status.state !== "failed") return;
      ready = promised();
      become({ state: table === null ? "starting" : "restarting", stage: null, loaded: 0, total: 0 });
      start();
    },
    dispose() {
      fail(trouble("disposed", ""));
      statusListeners.clear();
      restartListeners.clear();
    },
  };
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

/**
 * Calls when nothing was heard for so many seconds. It counts ticks, not the clock: a phone that
 * slept for an hour has not waited for an hour.
 * @param {() => void} bark
 */
function createWatchdog(bark) {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  let left = 0;
  const rest = () => {
    clearInterval(timer);
    timer = undefined;
  };
  return {
    /** @param {number} seconds from now */
    expect(seconds) {
      left = Math.ceil((seconds * 1000) / TICK_MS);
      timer ??= setInterval(() => {
        left -= 1;
        if (left > 0) return;
        rest();
        bark();
      }, TICK_MS);
    },
    rest,
  };
}

// Shares one engine among all the boards of a page. The boards elect a host by a lock: the board that holds the
// lock runs the worker, the others send it their calls over a channel. When the host's frame is removed, the
// browser gives the lock to another board, and each board opens its own game on the new engine.
//
// The browser keeps locks and channels apart by origin and by visited site, and their name contains the page: only
// boards of the same page share a channel. The host lets a board's calls reach no table but the board's own.

import { SITE } from "../base/site.js";
import { createEngineClient } from "../engine/client.js";
import { EngineError, engineFailure, refusalOf } from "../engine/engine-error.js";
import { createTableEngine } from "../engine/table-engine.js";

/**
 * @typedef {import("../engine/api.js").EngineStatus} EngineStatus
 * @typedef {import("../engine/api.js").EngineClient} EngineClient
 * @typedef {import("../engine/api.js").TableEngine} TableEngine
 * @typedef {import("../engine/messages.js").Call} Call
 * @typedef {import("../engine/protocol.js").Refusal} Refusal
 *
 * @typedef {object} Renewals
 * @property {EngineStatus} status
 * @property {(listener: (status: EngineStatus) => void) => void} onStatus calls the listener now and at every change
 * @property {(listener: () => void) => void} onRenewed calls the listener when another worker is ready, which has no tables yet
 * @typedef {TableEngine & Renewals} SharedEngine
 *
 * A status that can be sent: without the attempts, and with the error as plain data.
 * @typedef {Omit<EngineStatus, "error" | "attempts"> & {error: Refusal | null}} PlainStatus
 *
 * The messages between boards. `worker` names the host's current worker, `from` and `to` name a board's table.
 * @typedef {{type: "hello"} | {type: "retry"} | {type: "status", status: PlainStatus, worker: string}
 *   | {type: "call", from: string, id: number, call: Call} | {type: "stop", from: string, id: number, keep: boolean}
 *   | {type: "answer", to: string, id: number, ok?: unknown, error?: Refusal}} Message
 *
 * @typedef {{call: Call, resolve: (ok: unknown) => void, reject: (error: Error) => void}} Waiting
 */

/** @type {EngineStatus} */
const STARTING = { state: "starting", stage: null, loaded: 0, total: 0, error: null, attempts: [] };

/** @param {string} page boards with the same value share an engine; "" to share with no other board @returns {SharedEngine} */
export function createSharedEngine(page) {
  const table = crypto.randomUUID();
  const name = `regicide board ${SITE.pathname}board/ ${page || table}`;
  const channel = new BroadcastChannel(name);
  const post = (/** @type {Message} */ message) => channel.postMessage(message);
  const renewal = createRenewal();
  const calls = createCalls(table, post);
  /** @type {ReturnType<typeof createHost> | null} */
  let host = null; // set if this board runs the worker

  /** @param {EngineStatus} status @param {string} worker */
  function follow(status, worker) {
    if (renewal.isOther(worker)) calls.moveTo(worker, renewal.hadTables());
    renewal.update(status, worker);
  }

  function becomeHost() {
    const client = createEngineClient();
    calls.useClient(client); // before the first status, which sends the calls that have waited for a host
    host = createHost(client, table, post, follow);
  }

  channel.onmessage = ({ data }) => {
    const message = /** @type {Message} */ (data);
    if (host) host.serve(message);
    else if (message.type === "status") follow(statusOf(message.status), message.worker);
    else calls.receive(message);
  };

  // The first board is the host until its frame is removed; then the browser gives the lock to the next board.
  // Where there are no locks (an insecure address, a sandboxed frame) each board runs its own engine.
  if (navigator.locks) navigator.locks.request(name, () => new Promise(becomeHost)).catch(becomeHost);
  else becomeHost();
  post({ type: "hello" });
  addEventListener("pagehide", () => {
    post({ type: "call", from: table, id: 0, call: { type: "call", request: { do: "close", table } } });
  });

  const link = {
    request: calls.request,
    begin: (/** @type {Call} */ call) =>
      renewal.status().state === "ready"
        ? calls.begin(call)
        : { answer: Promise.reject(workerDied()), stop() {}, hold() {} },
    retry: () => (host ? host.retry() : post({ type: "retry" })),
  };
  return {
    ...createTableEngine(/** @type {import("../engine/table-engine.js").Link} */ (link), table),
    get status() {
      return renewal.status();
    },
    onStatus: renewal.onStatus,
    onRenewed: renewal.onRenewed,
  };
}

/** Follows the host's worker: its status, and whether it was replaced since the board's table was opened. */
function createRenewal() {
  /** @type {Set<(status: EngineStatus) => void>} */
  const listeners = new Set();
  /** @type {Set<() => void>} */
  const renewalListeners = new Set();
  let status = STARTING;
  let current = ""; // the running or starting worker; "" while no host is known
  let ready = ""; // the last worker that was ready: it holds the boards' tables

  return {
    status: () => status,
    hadTables: () => ready !== "",
    /** @param {string} worker */
    isOther: (worker) => worker !== current,

    /** @param {EngineStatus} next @param {string} worker */
    update(next, worker) {
      status = next;
      current = worker;
      const isNew = next.state === "ready" && ready !== "" && ready !== worker;
      if (next.state === "ready") ready = worker;
      for (const listener of listeners) listener(status);
      if (isNew) for (const listener of renewalListeners) listener();
    },

    /** @param {(status: EngineStatus) => void} listener */
    onStatus(listener) {
      listeners.add(listener);
      listener(status);
    },
    /** @param {() => void} listener */
    onRenewed: (listener) => void renewalListeners.add(listener),
  };
}

/**
 * Sends this board's calls: to its own client if it is the host, else over the channel.
 * @param {string} table @param {(message: Message) => void} post
 */
function createCalls(table, post) {
  /** @type {Map<number, Waiting>} */
  const waiting = new Map();
  /** @type {EngineClient | null} */
  let client = null;
  let worker = "";
  let lastId = 0;

  /** @param {Waiting} entry @returns {number} the call's id */
  function send(entry) {
    const id = ++lastId;
    if (client) {
      runCall(client.table(table), entry.call).answer.then(entry.resolve, entry.reject);
    } else {
      waiting.set(id, entry);
      if (worker) post({ type: "call", from: table, id, call: entry.call });
    }
    return id;
  }

  return {
    /** Send every further call to the board's own client. @param {EngineClient} ownClient */
    useClient(ownClient) {
      client = ownClient;
    },

    /**
     * Another worker has taken over: send the waiting calls again, or reject them if the old worker had their table.
     * @param {string} next @param {boolean} hadTables
     */
    moveTo(next, hadTables) {
      worker = next;
      const entries = [...waiting.values()];
      waiting.clear();
      for (const entry of entries) {
        if (hadTables) entry.reject(workerDied());
        else send(entry);
      }
    },

    /** @param {Message} message */
    receive(message) {
      if (message.type !== "answer" || message.to !== table) return;
      const entry = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.error) entry?.reject(new EngineError(message.error));
      else entry?.resolve(message.ok);
    },

    /** @param {Call} call @returns {Promise<unknown>} */
    request: (call) => new Promise((resolve, reject) => send({ call, resolve, reject })),

    /** @param {Call} call */
    begin(call) {
      if (client) return { ...runCall(client.table(table), call), hold() {} };
      let id = 0;
      const answer = new Promise((resolve, reject) => {
        id = send({ call, resolve, reject });
      });
      return {
        answer,
        stop: (/** @type {boolean} */ keep) => post({ type: "stop", from: table, id, keep }),
        hold() {},
      };
    },
  };
}

/**
 * Shares this board's engine: answers the calls of the other boards, and sends them its status.
 * @param {EngineClient} client
 * @param {string} table
 * @param {(message: Message) => void} post
 * @param {(status: EngineStatus, worker: string) => void} tell gets the status for this board
 */
function createHost(client, table, post, tell) {
  /** @type {Map<string, {stop: (keep: boolean) => void}>} */
  const running = new Map(); // calls of other boards, by board and call id
  let restarts = 0;
  let status = STARTING;
  const worker = () => `${table} ${restarts}`;
  const tellBoards = () => post({ type: "status", status: plainStatus(status), worker: worker() });

  client.onStatus((next) => {
    if (next.state === "restarting" && status.state !== "restarting") restarts += 1;
    status = next;
    tell(next, worker());
    tellBoards();
  });

  /** @param {Extract<Message, {type: "call"}>} message */
  function answer({ from, id, call }) {
    const key = `${from} ${id}`;
    const started = runCall(client.table(from), call);
    running.set(key, started);
    started.answer
      .finally(() => running.delete(key))
      .then(
        (ok) => post({ type: "answer", to: from, id, ok }),
        (error) => post({ type: "answer", to: from, id, error: refusalOf(error) }),
      );
  }

  return {
    retry: () => client.retry(),
    /** @param {Message} message of another board */
    serve(message) {
      if (message.type === "hello") tellBoards();
      else if (message.type === "retry") client.retry();
      else if (message.type === "stop") running.get(`${message.from} ${message.id}`)?.stop(message.keep);
      else if (message.type === "call" && message.from) answer(message);
    },
  };
}

/**
 * Runs a call on a board's own table, even if the call names another table.
 * @param {TableEngine} engine @param {Call} call @returns {{answer: Promise<unknown>, stop: (keep: boolean) => void}}
 */
function runCall(engine, call) {
  if (call.type === "hint") return engine.thinkHint(call.request, call.seconds);
  if (call.type !== "call")
    return { answer: Promise.reject(engineFailure("worker_failed", call.type)), stop() {} };
  const { do: verb, ...request } = call.request;
  return { answer: engine.ask(verb, request), stop() {} };
}

const workerDied = () => engineFailure("worker_died");

/** @param {EngineStatus} status @returns {PlainStatus} */
const plainStatus = ({ state, stage, loaded, total, error }) => ({
  state,
  stage,
  loaded,
  total,
  error: error && refusalOf(error),
});

/** @param {PlainStatus} status @returns {EngineStatus} */
const statusOf = (status) => ({
  ...status,
  error: status.error && new EngineError(status.error),
  attempts: [],
});

// One engine for all the boards of a page. The boards elect a host by a lock: whoever holds it runs the
// worker, the others send it their calls over a channel. When the host's frame goes, the browser gives the
// lock to another board, and each board puts its own game on the new engine.
//
// Lock and channel belong to the site's origin within the visited site, and their name to one page: only
// boards speak on the channel, and a board's calls reach its own table and no other.

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
 * @property {(listener: (status: EngineStatus) => void) => void} onStatus called at once
 * @property {(listener: () => void) => void} onRenewed called when another worker is ready: no table is on it
 * @typedef {TableEngine & Renewals} SharedEngine
 *
 * A status without what only the host's page can use.
 * @typedef {Omit<EngineStatus, "error" | "attempts"> & {error: Refusal | null}} PlainStatus
 *
 * What boards say to each other. `worker` names the host's present worker.
 * @typedef {{type: "hello"} | {type: "retry"} | {type: "status", status: PlainStatus, worker: string}
 *   | {type: "call", from: string, id: number, call: Call} | {type: "stop", from: string, id: number, keep: boolean}
 *   | {type: "answer", to: string, id: number, ok?: unknown, error?: Refusal}} Message
 *
 * @typedef {{call: Call, resolve: (ok: unknown) => void, reject: (error: Error) => void}} Waiting
 */

/** @type {EngineStatus} */
const STARTING = { state: "starting", stage: null, loaded: 0, total: 0, error: null, attempts: [] };

/** @param {string} page boards of the same page share an engine @returns {SharedEngine} */
export function createSharedEngine(page) {
  const table = crypto.randomUUID();
  const name = `regicide board ${SITE.pathname}board/ ${page || table}`;
  const channel = new BroadcastChannel(name);
  const post = (/** @type {Message} */ message) => channel.postMessage(message);
  const renewal = createRenewal();
  const calls = createCalls(table, post);
  /** @type {ReturnType<typeof createHost> | null} */
  let host = null; // set where this board runs the worker

  /** @param {EngineStatus} status @param {string} worker */
  function follow(status, worker) {
    if (renewal.isOther(worker)) calls.moveTo(worker, renewal.hadTables());
    renewal.become(status, worker);
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
    else calls.hear(message);
  };

  // Whoever comes first is the host until its frame goes; then the lock passes on by itself. Where there
  // are no locks (an unsafe address, a sandbox) each board has an engine of its own.
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

/** Which worker there is, and whether the board's table is on it. */
function createRenewal() {
  /** @type {Set<(status: EngineStatus) => void>} */
  const listeners = new Set();
  /** @type {Set<() => void>} */
  const renewed = new Set();
  let status = STARTING;
  let present = ""; // the worker that is there or on its way; "" while no host is known
  let ready = ""; // the last worker that was ready: the one that tables are on

  return {
    status: () => status,
    hadTables: () => ready !== "",
    /** @param {string} worker */
    isOther: (worker) => worker !== present,

    /** @param {EngineStatus} next @param {string} worker */
    become(next, worker) {
      status = next;
      present = worker;
      const isNew = next.state === "ready" && ready !== "" && ready !== worker;
      if (next.state === "ready") ready = worker;
      for (const listener of listeners) listener(status);
      if (isNew) for (const listener of renewed) listener();
    },

    /** @param {(status: EngineStatus) => void} listener */
    onStatus(listener) {
      listeners.add(listener);
      listener(status);
    },
    /** @param {() => void} listener */
    onRenewed: (listener) => void renewed.add(listener),
  };
}

/** This board's calls: to its own client where it is the host, else over the channel. @param {string} table @param {(message: Message) => void} post */
function createCalls(table, post) {
  /** @type {Map<number, Waiting>} */
  const waiting = new Map();
  /** @type {EngineClient | null} */
  let client = null;
  let worker = "";
  let lastId = 0;

  /** @param {Waiting} sent @returns {number} */
  function send(sent) {
    const id = ++lastId;
    if (client) {
      answerCall(client.table(table), sent.call).answer.then(sent.resolve, sent.reject);
    } else {
      waiting.set(id, sent);
      if (worker) post({ type: "call", from: table, id, call: sent.call });
    }
    return id;
  }

  return {
    /** @param {EngineClient} own */
    useClient(own) {
      client = own;
    },

    /** What waits is for another worker: sent anew, unless its table was on the old one. @param {string} next @param {boolean} hadTables */
    moveTo(next, hadTables) {
      worker = next;
      const calls = [...waiting.values()];
      waiting.clear();
      for (const call of calls) {
        if (hadTables) call.reject(workerDied());
        else send(call);
      }
    },

    /** @param {Message} message */
    hear(message) {
      if (message.type !== "answer" || message.to !== table) return;
      const call = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.error) call?.reject(new EngineError(message.error));
      else call?.resolve(message.ok);
    },

    /** @param {Call} call @returns {Promise<unknown>} */
    request: (call) => new Promise((resolve, reject) => send({ call, resolve, reject })),

    /** @param {Call} call */
    begin(call) {
      if (client) return { ...answerCall(client.table(table), call), hold() {} };
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

/** Shares the engine of this board: answers the other boards, and tells them its status. */
/** @param {EngineClient} client @param {string} table @param {(message: Message) => void} post @param {(status: EngineStatus, worker: string) => void} tell */
function createHost(client, table, post, tell) {
  /** @type {Map<string, {stop: (keep: boolean) => void}>} */
  const thinking = new Map(); // for other boards, by board and call
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
    const running = answerCall(client.table(from), call);
    thinking.set(key, running);
    running.answer
      .finally(() => thinking.delete(key))
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
      else if (message.type === "stop") thinking.get(`${message.from} ${message.id}`)?.stop(message.keep);
      else if (message.type === "call" && message.from) answer(message);
    },
  };
}

/** Carry out a call for a board's table, whatever other table the call may name. */
/** @param {TableEngine} engine @param {Call} call @returns {{answer: Promise<unknown>, stop: (keep: boolean) => void}} */
function answerCall(engine, call) {
  if (call.type === "hint") return engine.thinkHint(call.request, call.seconds);
  if (call.type !== "call")
    return { answer: Promise.reject(engineFailure("worker_failed", call.type)), stop() {} };
  const { do: verb, ...request } = call.request;
  return { answer: engine.ask(verb, request), stop() {} };
}

/** The engine that a call was for is no more. */
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

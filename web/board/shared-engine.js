// One engine for all the boards of a page. They elect a host by a lock: whoever holds it runs the
// worker, the others ask over a channel. When the host goes, the browser gives the lock to another,
// and each board puts its own game on the new engine.
//
// Lock and channel belong to the site's origin within the visited site, and their name to one page:
// the only voices on it are boards, and a board's requests reach its own table and no other.

import { SITE } from "../base/site.js";
import { createEngineClient, EngineError } from "../engine/client.js";

/**
 * @typedef {import("../engine/client.js").EngineStatus} EngineStatus
 * @typedef {import("../engine/client.js").Answer} Answer
 *
 * @typedef {object} SharedEngine what intents need of an engine, for one table
 * @property {EngineStatus} status
 * @property {(listener: (status: EngineStatus) => void) => void} onStatus called at once
 * @property {(listener: () => void) => void} onRenewed another worker: no table is on it any more
 * @property {(request: {do: string} & Record<string, unknown>) => Promise<Answer>} ask
 * @property {import("../engine/client.js").EngineClient["think"]} think in slices; tells no progress
 * @property {() => void} retry
 *
 * @typedef {object} Call
 * @property {{do: string, table: string} & Record<string, unknown>} request
 * @property {(answer: Answer) => void} resolve
 * @property {(error: EngineError) => void} reject
 *
 * @typedef {import("../engine/client.js").Thinking} Thinking
 */

/**
 * @param {string} page
 * @returns {SharedEngine}
 */
export function createSharedEngine(page) {
  const table = crypto.randomUUID();
  /** @type {Set<(status: EngineStatus) => void>} */
  const listeners = new Set();
  /** @type {Set<() => void>} */
  const renewals = new Set();
  /** @type {Map<number, Call>} */
  const waiting = new Map();
  /** @type {EngineStatus} */
  let status = /** @type {any} */ ({ state: "starting", stage: null, loaded: 0, total: 0, error: null });
  let epoch = ""; // the worker that the tables are on
  let worker = ""; // the one that is there or on its way; "": no host yet
  let lastId = 0;
  /** @type {ReturnType<typeof createEngineClient> | null} */
  let client = null; // of the host
  /** @type {Map<string, Thinking>} */
  const thoughts = new Map(); // of the host's guests, by table and call

  const name = `regicide board ${SITE.pathname}board/ ${page || table}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => (client ? serve(data) : follow(data));

  /** @param {EngineStatus} next */
  function become(next) {
    status = next;
    const renewed = next.state === "ready" && epoch !== "" && epoch !== worker;
    if (next.state === "ready") epoch = worker;
    for (const listener of listeners) listener(status);
    if (renewed) for (const listener of renewals) listener();
  }

  // As the host

  function host() {
    let births = 0;
    client = createEngineClient();
    client.onStatus((next) => {
      if (next.state === "restarting" && status.state !== "restarting") births += 1;
      meet(`${table} ${births}`);
      become(next);
      channel.postMessage({ type: "status", status: plain(next), worker });
    });
  }

  /** @param {any} message of a guest */
  function serve(message) {
    if (!client) return;
    if (message.type === "hello") channel.postMessage({ type: "status", status: plain(status), worker });
    if (message.type === "retry") client.retry();
    const { from, id, request } = message;
    const thought = `${from} ${id}`;
    if (message.type === "stop") thoughts.get(thought)?.stop(message.keep);
    if (!request?.table) return;
    if (message.type === "ask") reply(client.ask(request), from, id);
    if (message.type === "think") {
      const thinking = client.think(request, { seconds: message.seconds });
      thoughts.set(thought, thinking);
      reply(
        thinking.answer.finally(() => thoughts.delete(thought)),
        from,
        id,
      );
    }
  }

  /** @param {Promise<Answer>} answer @param {string} to a guest's table @param {number} id of its call */
  function reply(answer, to, id) {
    answer.then(
      (ok) => channel.postMessage({ type: "answer", to, id, ok }),
      (error) => channel.postMessage({ type: "answer", to, id, error: bare(error) }),
    );
  }

  // As a guest

  /** @param {any} message of the host */
  function follow(message) {
    if (message.type === "status") {
      const error = message.status.error && new EngineError(message.status.error);
      meet(message.worker);
      become({ ...message.status, error });
    }
    if (message.type !== "answer" || message.to !== table) return;
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error) call?.reject(new EngineError(message.error));
    else call?.resolve(message.ok);
  }

  // As both

  /** What waits is for this worker; if it was for one that had tables on it, its time is over. */
  /** @param {string} next */
  function meet(next) {
    if (next === worker) return;
    worker = next;
    const calls = [...waiting.values()];
    waiting.clear();
    for (const call of calls) {
      if (epoch) call.reject(died());
      else send(call);
    }
  }

  /** @param {Call} call */
  function send({ request, resolve, reject }) {
    if (client) return void client.ask(request).then(resolve, reject);
    const id = ++lastId;
    waiting.set(id, { request, resolve, reject });
    if (worker) channel.postMessage({ type: "ask", from: table, id, request });
  }

  // Whoever comes first is the host until its frame goes; then the lock passes on by itself.
  // Where there are no locks (an unsafe address, a sandbox) each board has an engine of its own.
  if (navigator.locks) navigator.locks.request(name, () => new Promise(host)).catch(host);
  else host();
  channel.postMessage({ type: "hello" });
  addEventListener("pagehide", () => {
    channel.postMessage({ type: "ask", from: table, id: 0, request: { do: "close", table } });
  });

  return {
    get status() {
      return status;
    },
    onStatus(listener) {
      listeners.add(listener);
      listener(status);
    },
    onRenewed: (listener) => void renewals.add(listener),
    ask(asked) {
      return new Promise((resolve, reject) => send({ request: { ...asked, table }, resolve, reject }));
    },
    think(asked, { seconds } = {}) {
      const request = { ...asked, table };
      if (status.state !== "ready") return { answer: Promise.reject(died()), stop() {} };
      if (client) return client.think(request, { seconds });
      const id = ++lastId;
      /** @type {Promise<Answer>} */
      const answer = new Promise((resolve, reject) => waiting.set(id, { request, resolve, reject }));
      channel.postMessage({ type: "think", from: table, id, request, seconds });
      return { answer, stop: (keep) => channel.postMessage({ type: "stop", from: table, id, keep }) };
    },
    retry: () => (client ? client.retry() : channel.postMessage({ type: "retry" })),
  };
}

/** The engine that it was for is no more. */
const died = () => new EngineError({ kind: "Engine", code: "worker_died" });

/** An error as data: a class does not cross a channel. @param {any} error */
const bare = ({ kind, code, where, rule, numbers }) => ({ kind, code, where, rule, numbers });

/** @param {EngineStatus} status */
const plain = ({ state, stage, loaded, total, error }) => ({
  state,
  stage,
  loaded,
  total,
  error: error && bare(error),
});

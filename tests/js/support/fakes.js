// Fakes for tests of the engine's client and worker: a clock, watchdogs, workers, a bridge.

/** Lets all promises that can settle do so. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A clock that only moves when a test calls `pass`. */
export function createFakeClock() {
  let time = 0;
  const timers = new Set();
  return {
    now: () => time,
    after(ms, act) {
      const timer = { at: time + ms, act };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    get waiting() {
      return timers.size;
    },
    async pass(ms) {
      const end = time + ms;
      for (;;) {
        await settle();
        const next = [...timers].sort((one, other) => one.at - other.at)[0];
        if (!next || next.at > end) break;
        time = next.at;
        timers.delete(next);
        next.act();
      }
      time = end;
      await settle();
    },
  };
}

/** Watchdogs that bark only when a test calls `bark()`, as after too long a silence. */
export function createFakeWatch() {
  const dogs = [];
  const watch = (onSilence) => {
    const dog = {
      seconds: null,
      expect: (seconds) => {
        dog.seconds = seconds;
      },
      rest: () => {
        dog.seconds = null;
      },
      bark: () => onSilence(),
    };
    dogs.push(dog);
    return dog;
  };
  return { watch, dogs };
}

/** A worker whose messages the test sends itself. */
export function createFakeWorker() {
  const worker = {
    sent: [],
    transferred: [],
    terminated: false,
    onmessage: null,
    onmessageerror: null,
    onerror: null,
    postMessage(message, transfer = []) {
      worker.sent.push(message);
      worker.transferred.push(...transfer);
    },
    terminate() {
      worker.terminated = true;
    },
    dispatchEvent(event) {
      worker[`on${event.type}`](event);
    },
    say(data) {
      worker.onmessage({ type: "message", data });
    },
    break(message) {
      worker.onerror({ type: "error", message, preventDefault() {} });
    },
    answer(ok, more = {}) {
      const { id } = worker.sent.findLast((message) => "id" in message && message.type !== "cancel");
      worker.say({ type: "answer", id, ok, ...more });
    },
    ready() {
      worker.say({ type: "stage", stage: "ready", loaded: 0, total: 0, memory: 5 });
    },
  };
  return worker;
}

/** Tools for a client with fake workers; `workers` and `options` list them in the order of their starts. */
export function createFakeTools() {
  const workers = [];
  const options = [];
  const { watch, dogs } = createFakeWatch();
  const spawn = (startOptions) => {
    const worker = createFakeWorker();
    workers.push(worker);
    options.push(startOptions);
    return { worker, supportsModules: true, events: [] };
  };
  return { tools: { spawn, missing: () => "", watch }, workers, options, dogs };
}

/** A bridge that answers each verb with a function from the test, and records all requests. */
export function createFakeBridge(verbs) {
  const asked = [];
  const ask = async (verb, request) => {
    asked.push([verb, request]);
    const answer = verbs[verb]?.(request) ?? {};
    if (answer instanceof Error) throw answer;
    return { ok: answer, ...answer.envelope };
  };
  return { ask, asked, verbs: () => asked.map(([verb]) => verb) };
}

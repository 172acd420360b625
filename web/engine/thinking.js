// Thinks in the worker, slice by slice: between two slices whatever else was asked is answered.

/**
 * @typedef {import("./worker.js").BridgeAnswer} BridgeAnswer
 * @typedef {{id: number, type: "think", request: {table?: string}, seconds?: number}} ThinkMessage
 *   `seconds`: how long at most; none: to the end, telling what is found on the way
 */

const SLICE_MS = 25; // on any device: a waiting request waits for one slice at most
const FIRST_SLICE = 4; // rollouts
const LEAST_SLICES = 8; // however slow the device is
const TELL_MS = 200;
const FIND_MS = 1500; // between two looks at what a long job has found

/**
 * @param {(request: object) => Promise<BridgeAnswer>} ask the bridge
 * @param {(id: number, progress: any) => void} tell
 */
export function createThinking(ask, tell) {
  /** @type {Map<number, {stopped: "" | "keep" | "drop"}>} */
  const running = new Map();

  /** @param {ThinkMessage} message @returns {Promise<BridgeAnswer>} */
  async function think({ id, request, seconds }) {
    const task = { stopped: /** @type {"" | "keep" | "drop"} */ ("") };
    running.set(id, task);
    const end = performance.now() + (seconds ?? Infinity) * 1000; // also if it is slow to begin
    try {
      const begun = await ask(request);
      if (begun.error) return begun;
      const job = { table: request.table ?? "", job: begun.ok.job };
      let rollouts = FIRST_SLICE;
      let slices = 0;
      let told = 0;
      let found = performance.now();
      let { done } = begun.ok;
      while (!done && !task.stopped && (performance.now() < end || slices < LEAST_SLICES)) {
        slices += 1;
        const from = performance.now();
        const { ok, error } = await ask({ ...job, do: "slice", rollouts });
        if (error) return { error };
        const now = performance.now();
        // Half-way to what would have taken the right time: one odd slice must not spoil the next.
        rollouts = Math.max(1, Math.round(rollouts * Math.min(2, (1 + SLICE_MS / (now - from)) / 2)));
        done = ok.done;
        if (now - told > TELL_MS) {
          told = now;
          const looks = seconds === undefined && now - found > FIND_MS;
          if (looks) found = now;
          tell(id, looks ? (await ask({ ...job, do: "thought" })).ok : ok);
        }
        await breath();
      }
      if (task.stopped === "drop") {
        await ask({ ...job, do: "forget" });
        return { error: { kind: "Engine", code: "cancelled", where: "" } };
      }
      const thought = await ask({ ...job, do: "thought" });
      return thought.error ? thought : { ok: { ...thought.ok, job: job.job, done } };
    } finally {
      running.delete(id);
    }
  }

  return {
    think,
    /** @param {number} id @param {boolean} keep what it has come to; else it is forgotten */
    stop(id, keep) {
      const task = running.get(id);
      if (task) task.stopped = keep ? "keep" : "drop";
      return !!task;
    },
  };
}

const { port1, port2 } = new MessageChannel();
/** @type {(() => void)[]} */
const breathing = [];
port1.onmessage = () => breathing.shift()?.();

/** Lets messages in. A timer would wait 4 ms. @returns {Promise<void>} */
const breath = () =>
  new Promise((resolve) => {
    breathing.push(resolve);
    port2.postMessage(null);
  });

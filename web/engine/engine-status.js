// Keeps the engine's status for the page to show, with a history of every attempt to start it.

/**
 * @typedef {import("./api.js").Attempt} Attempt
 * @typedef {import("./api.js").EngineStatus} EngineStatus
 *
 * @typedef {object} StatusKeeper
 * @property {() => EngineStatus} get
 * @property {(change: Partial<EngineStatus>) => void} change
 * @property {() => Attempt} attempt the current one
 * @property {(path: Attempt["path"]) => void} beginAttempt
 * @property {(change: Partial<Attempt>) => void} changeAttempt
 * @property {(message: {stage: import("./api.js").Stage, loaded: number, total: number, memory?: number}) => void}
 *   enterStage
 * @property {(listener: (status: EngineStatus) => void) => () => void} listen calls the listener now and at every
 *   change; returns a function that stops it
 */

const ATTEMPTS_KEPT = 6;

/** @param {() => number} [now] milliseconds @returns {StatusKeeper} */
export function createEngineStatus(now = () => performance.now()) {
  /** @type {Set<(status: EngineStatus) => void>} */
  const listeners = new Set();
  /** @type {EngineStatus} */
  let status = { state: "starting", stage: null, loaded: 0, total: 0, error: null, attempts: [] };

  /** @param {Partial<EngineStatus>} difference */
  function change(difference) {
    status = { ...status, ...difference };
    for (const listener of listeners) listener(status);
  }

  /** The latest attempt; `beginAttempt` has been called before anything asks for it. */
  const attempt = () => /** @type {Attempt} */ (status.attempts.at(-1));

  /** @param {Partial<Attempt>} difference */
  function changeAttempt(difference) {
    change({ attempts: [...status.attempts.slice(0, -1), { ...attempt(), ...difference }] });
  }

  return {
    get: () => status,
    change,
    attempt,
    beginAttempt(path) {
      /** @type {Attempt} */
      const begun = {
        path,
        versions: null,
        stages: [{ stage: "worker", at: now() }],
        memory: 0,
        error: null,
      };
      change({ attempts: [...status.attempts, begun].slice(-ATTEMPTS_KEPT) });
    },
    changeAttempt,
    enterStage({ stage, loaded, total, memory = 0 }) {
      const { stages } = attempt();
      if (stages.at(-1)?.stage !== stage) {
        changeAttempt({ stages: [...stages, { stage, at: now() }], memory });
      }
      change({ stage, loaded, total });
    },
    listen(listener) {
      listeners.add(listener);
      listener(status);
      return () => void listeners.delete(listener);
    },
  };
}

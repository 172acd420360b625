// Runs what a player asks for, one thing after the other; what goes wrong is said, and nothing is lost.

/** @param {import("../app/state.js").Store} store @param {() => Promise<void>} lookAgain at the table, which has moved on */
export function createAttempts(store, lookAgain) {
  const state = () => store.get();

  /** Tell the player something, and which rule it is about if it is one. */
  /** @param {string} notice @param {string} [rule] its id */
  const tell = (notice, rule = "") => store.set({ notice, rule });

  /** Say why not. @param {string} code */
  const refuse = (code) => tell(state().t(`why-${code}`), state().options?.errors.IllegalMove[code]);

  /** @param {any} error */
  async function explain(error) {
    const code = error?.code;
    if (!code) throw error;
    if (code === "worker_died") return; // the client restores the game and says so
    if (code === "stale_intent" && state().view) await lookAgain();
    refuse(code);
  }

  /** Run an intent; what goes wrong is said. @param {() => Promise<void>} run */
  async function attempt(run) {
    try {
      await run();
    } catch (error) {
      await explain(error);
    }
  }

  /** @type {Promise<void>} */
  let earlier = Promise.resolve();

  return {
    attempt,
    /** Like `attempt`, when what was begun earlier is done: a thumb is faster than a slow phone. */
    /** @param {() => Promise<void>} run */
    inTurn: (run) => (earlier = earlier.catch(() => {}).then(() => attempt(run))),
    tell,
    refuse,
  };
}

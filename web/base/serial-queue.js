// Runs tasks one after the other; one that fails doesn't stop the next.

/** @returns {<T>(run: () => Promise<T> | T) => Promise<T>} */
export function createSerialQueue() {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  return (run) => {
    const done = last.then(run);
    last = done.catch(() => {});
    return done;
  };
}

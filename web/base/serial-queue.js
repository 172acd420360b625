// Runs pieces of asynchronous work one after the other.

/**
 * @typedef {<T>(work: () => T | Promise<T>) => Promise<T>} SerialQueue runs the work when all earlier work
 *   has ended, even if that failed; resolves to the work's result
 *
 * @param {Promise<unknown>} [first] what the first piece of work waits for
 * @returns {SerialQueue}
 */
export function createSerialQueue(first = Promise.resolve()) {
  const ignore = () => {}; // a failure belongs to the caller whose work failed
  let last = first.then(ignore, ignore);
  return (work) => {
    const done = last.then(work);
    last = done.then(ignore, ignore);
    return done;
  };
}

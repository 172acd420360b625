// Makes a promise that is resolved or rejected from outside.

/**
 * A promise with its two ends. Nobody needs to listen to it: a rejection is never reported as unhandled.
 * @template [T=void]
 * @returns {{promise: Promise<T>, resolve: (value: T | PromiseLike<T>) => void, reject: (error: unknown) => void}}
 */
export function withResolvers() {
  /** @type {(value: T | PromiseLike<T>) => void} */
  let resolve = () => {};
  /** @type {(error: unknown) => void} */
  let reject = () => {};
  /** @type {Promise<T>} */
  const promise = new Promise((yes, no) => {
    resolve = yes;
    reject = no;
  });
  promise.catch(() => {});
  return { promise, resolve, reject };
}

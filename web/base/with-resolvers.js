// Makes a promise that can be resolved or rejected from outside.

/**
 * A promise and the functions that settle it. Nobody needs to handle a rejection: it is never reported as unhandled.
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

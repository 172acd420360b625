// Remembers calls that were sent under a number until their answers come.

import { withResolvers } from "./with-resolvers.js";

/**
 * @typedef {object} PendingCall
 * @property {(answer: unknown) => void} resolve
 * @property {(error: unknown) => void} reject
 * @property {((progress: unknown) => void) | undefined} onProgress
 *
 * @typedef {object} PendingCalls
 * @property {(onProgress?: (progress: unknown) => void) => {id: number, answer: Promise<unknown>}} add a
 *   call under a number of its own
 * @property {(id: number) => boolean} has
 * @property {(id: number, answer: unknown) => boolean} settle false: no such call waits
 * @property {(id: number, error: unknown) => boolean} reject
 * @property {(id: number, progress: unknown) => void} tell how far a call is
 * @property {(error: unknown) => void} rejectAll
 * @property {number} size
 */

/** @returns {PendingCalls} */
export function createPendingCalls() {
  /** @type {Map<number, PendingCall>} */
  const calls = new Map();
  let lastId = 0;

  /** @param {number} id @returns {PendingCall | undefined} */
  function take(id) {
    const call = calls.get(id);
    calls.delete(id);
    return call;
  }

  return {
    get size() {
      return calls.size;
    },
    add(onProgress) {
      const id = ++lastId;
      /** @type {ReturnType<typeof withResolvers<unknown>>} */
      const { promise, resolve, reject } = withResolvers();
      calls.set(id, { resolve, reject, onProgress });
      return { id, answer: promise };
    },
    has: (id) => calls.has(id),
    settle(id, answer) {
      const call = take(id);
      call?.resolve(answer);
      return call !== undefined;
    },
    reject(id, error) {
      const call = take(id);
      call?.reject(error);
      return call !== undefined;
    },
    tell: (id, progress) => calls.get(id)?.onProgress?.(progress),
    rejectAll(error) {
      for (const id of [...calls.keys()]) take(id)?.reject(error);
    },
  };
}

// Keeps track of calls that were sent with an id, until their answers arrive.

import { withResolvers } from "./with-resolvers.js";

/**
 * @typedef {object} PendingCall
 * @property {(answer: unknown) => void} resolve
 * @property {(error: unknown) => void} reject
 * @property {((progress: unknown) => void) | undefined} onProgress
 *
 * @typedef {object} PendingCalls
 * @property {(onProgress?: (progress: unknown) => void) => {id: number, answer: Promise<unknown>}} add
 *   registers a call under a new id
 * @property {(id: number) => boolean} has
 * @property {(id: number, answer: unknown) => boolean} settle answers a call; false if there is no such call
 * @property {(id: number, error: unknown) => boolean} reject false if there is no such call
 * @property {(id: number, progress: unknown) => void} tell reports progress to the caller
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

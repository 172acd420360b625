// Counts the bytes of the download while they come in.

import { withResolvers } from "../../base/with-resolvers.js";

/**
 * @typedef {object} Meter
 * @property {(sizes: Record<string, number>) => void} expect path -> size: what counts, and how far
 *   it should go; bytes that came before are not lost
 * @property {(path: string, response: Response) => void} follow counts a body while it is read
 * @property {(path: string) => void} countWhole a file that has come in unseen
 * @property {(path: string) => Promise<boolean>} cameWhole whether it had the size it should
 * @property {(path: string, share: number) => Promise<void>} reached so much of a file has come in
 * @property {(path: string) => number} share the part of a file that has come in so far
 * @property {Promise<void>} full everything expected has come in
 *
 * @typedef {{size: number | null, bytes: number, whole: boolean}} Counted a file; `size` is null until it is
 *   expected
 */

/** @param {(loaded: number, total: number) => unknown} tell @returns {Meter} */
export function createMeter(tell) {
  /** @type {Map<string, Counted>} */
  const files = new Map();
  /** @type {Map<string, Promise<number>>} */
  const followed = new Map(); // path -> the bytes that came in all
  /** @type {{path: string, share: number, resolve: () => void}[]} */
  let awaited = [];
  let told = 0;
  let complete = false;
  const full = withResolvers();

  /** @param {string} path */
  function fileAt(path) {
    const file = files.get(path) ?? { size: null, bytes: 0, whole: false };
    files.set(path, file);
    return file;
  }

  /** @param {string} path */
  function shareOf(path) {
    const { size, bytes, whole } = fileAt(path);
    if (whole) return 1;
    return size ? bytes / size : 0;
  }

  function tellProgress() {
    let loaded = 0;
    let total = 0;
    let whole = true;
    for (const file of files.values()) {
      if (file.size === null) continue;
      loaded += file.whole ? file.size : Math.min(file.bytes, file.size);
      total += file.size;
      whole &&= file.whole;
    }
    if (!total || complete) return;
    complete = whole;
    // A message for every chunk would be hundreds.
    if (complete || loaded - told >= total / 100) {
      told = loaded;
      tell(loaded, total);
    }
    if (complete) full.resolve();
  }

  /** @param {string} path @param {Partial<Counted>} change */
  function count(path, change) {
    Object.assign(fileAt(path), change);
    const still = [];
    for (const each of awaited) {
      if (each.path === path && shareOf(path) >= each.share) each.resolve();
      else still.push(each);
    }
    awaited = still;
    tellProgress();
  }

  /** @param {string} path @param {Response} response */
  async function read(path, response) {
    // A clone: the body that Pyodide reads must stay the browser's own, or compiled code isn't cached.
    const reader = response.clone().body?.getReader();
    let bytes = 0;
    let part = await reader?.read();
    while (part && !part.done) {
      bytes += part.value.length;
      count(path, { bytes });
      part = await reader?.read();
    }
    count(path, { whole: true });
    return bytes;
  }

  return {
    full: full.promise,
    expect(sizes) {
      for (const [path, size] of Object.entries(sizes)) fileAt(path).size = size;
      tellProgress();
    },
    follow(path, response) {
      // Whoever reads the body itself meets the same error.
      followed.set(
        path,
        read(path, response).catch(() => NaN),
      );
    },
    countWhole: (path) => count(path, { whole: true }),
    cameWhole: async (path) => (await followed.get(path)) === fileAt(path).size,
    reached: (path, share) =>
      new Promise((resolve) => {
        awaited.push({ path, share, resolve });
        count(path, {});
      }),
    share: shareOf,
  };
}

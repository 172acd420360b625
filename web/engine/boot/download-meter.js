// Counts the bytes of the download as they arrive, and reports the progress.

import { withResolvers } from "../../base/with-resolvers.js";

/**
 * @typedef {object} Meter
 * @property {(sizes: Record<string, number>) => void} expect the files to count, by path, with their
 *   sizes; bytes that arrived earlier are counted too
 * @property {(path: string, response: Response) => void} follow counts the bytes of a response
 * @property {(path: string) => void} countWhole counts a file that was downloaded without `follow`
 * @property {(path: string) => Promise<boolean>} cameWhole whether a file had its expected size
 * @property {(path: string, share: number) => Promise<void>} reached resolves when this share of a
 *   file has arrived
 * @property {(path: string) => number} share the share of a file that has arrived so far, from 0 to 1
 * @property {Promise<void>} full resolves when every expected file has arrived
 *
 * @typedef {{size: number | null, bytes: number, whole: boolean}} Counted a file; `size` is null until
 *   `expect` names the file
 */

/** @param {(loaded: number, total: number) => unknown} tell @returns {Meter} */
export function createMeter(tell) {
  /** @type {Map<string, Counted>} */
  const files = new Map();
  /** @type {Map<string, Promise<number>>} */
  const followed = new Map(); // by path: how many bytes arrived in the end
  /** @type {{path: string, share: number, resolve: () => void}[]} */
  let awaited = []; // callers of `reached` that are still waiting
  let lastReported = 0;
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
    // Report only every hundredth: chunks are so small that there would be hundreds of messages.
    if (complete || loaded - lastReported >= total / 100) {
      lastReported = loaded;
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
    // Read a clone: the browser caches compiled code only if Pyodide reads the original body.
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
      // Errors are ignored here: the reader of the original body gets the same error.
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

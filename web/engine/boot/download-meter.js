// Counts the bytes of the download while they come in.

/**
 * @typedef {object} Meter
 * @property {(sizes: Record<string, number>) => void} expect path -> size: what counts, and how far
 *   it should go; bytes that came before are not lost
 * @property {(path: string, response: Response) => void} follow counts a body while it is read
 * @property {(path: string) => void} whole counts a file that has come in unseen
 * @property {(path: string) => Promise<boolean>} cameWhole whether it had the size it should
 * @property {(path: string, part: number) => Promise<void>} reached so much of a file has come in
 * @property {(path: string) => number} share the part of a file that has come in so far
 * @property {Promise<void>} full everything expected has come in
 *
 * @param {(loaded: number, total: number) => unknown} tell
 * @returns {Meter}
 */
export function createMeter(tell) {
  /** @type {Map<string, number>} */
  const came = new Map(); // path -> bytes so far; Infinity once it is whole
  /** @type {Map<string, Promise<number>>} */
  const followed = new Map();
  /** @type {[string, number][]} */
  let expected = [];
  let total = 0;
  let told = -1;
  /** @type {{path: string, bytes: number, tell: () => void}[]} */
  let awaited = [];
  /** @type {() => void} */
  let fill = () => {};
  const full = new Promise((/** @type {(value: void) => void} */ resolve) => {
    fill = resolve;
  });

  function note() {
    if (!total) return;
    const loaded = expected.reduce((sum, [path, size]) => sum + Math.min(came.get(path) ?? 0, size), 0);
    if (loaded - told < total / 100 && loaded < total) return; // a message for every chunk would be hundreds
    if (loaded === told) return;
    told = loaded;
    tell(loaded, total);
    if (expected.every(([path]) => came.get(path) === Infinity)) fill();
  }

  /** @param {string} path @param {number} bytes */
  function count(path, bytes) {
    came.set(path, bytes);
    awaited = awaited.filter((each) => each.path !== path || each.bytes > bytes || each.tell());
    note();
  }

  /** @param {string} path @param {Response} response */
  async function read(path, response) {
    // A clone: the body that Pyodide reads must stay the browser's own, or compiled code isn't cached.
    const reader = response.clone().body?.getReader();
    let counted = 0;
    for (let part; reader && !(part = await reader.read()).done; ) {
      counted += part.value.length;
      count(path, counted);
    }
    told = Math.min(told, total - 1); // the last one is always told
    count(path, Infinity);
    return counted;
  }

  /** @param {string} path */
  const sizeOf = (path) => expected.find(([each]) => each === path)?.[1] ?? 0;

  return {
    full,
    expect(sizes) {
      expected = Object.entries(sizes);
      total = expected.reduce((sum, [, size]) => sum + size, 0);
      note();
    },
    follow(path, response) {
      // An error on the way is met by the reader of the body itself, too.
      followed.set(
        path,
        read(path, response).catch(() => NaN),
      );
    },
    cameWhole: async (path) => (await followed.get(path)) === expected.find(([each]) => each === path)?.[1],
    share: (path) => (came.get(path) ?? 0) / sizeOf(path),
    reached: (path, part) =>
      new Promise((resolve) => {
        awaited.push({ path, bytes: sizeOf(path) * part, tell: resolve });
        count(path, came.get(path) ?? 0);
      }),
    whole: (path) => count(path, Infinity),
  };
}

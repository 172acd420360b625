// Stores and restores a snapshot of Python's memory with the engine imported. The snapshot lies uncompressed in
// a browser cache of its own; no service worker is needed.
//
// Every start from a snapshot has the same hash seed, on which the engine's results don't depend, and the same
// state of `random`, which is therefore seeded afresh after the restore.

import { SITE } from "../../base/site.js";

const CACHE = `regicide-snapshot:${SITE.pathname}`;
const MAX_FAILURES = 2; // after so many failed restores of one build, no more snapshots of it are made
const PAGE = 65_536; // bytes

/**
 * @typedef {[start: number, length: number]} Part a part of the memory that is not all zero
 * @typedef {{parts: Part[], bytes: Uint8Array}} Snapshot the parts, and their bytes one after another
 * @typedef {{build: string, snapshot: Promise<Snapshot>}} Kept
 */

const KEPT = new URL("snapshot/memory", SITE).href;
/** @param {string} build */
const failuresUrl = (build) => new URL(`snapshot-failures/${build}`, SITE).href;

/** @returns {Promise<Cache | null>} null where caches are missing: without https, in some private windows */
async function openCache() {
  try {
    return await caches.open(CACHE);
  } catch {
    return null;
  }
}

/** @returns {Promise<Response | undefined>} */
async function findKept() {
  try {
    return await caches.match(KEPT, { cacheName: CACHE });
  } catch {
    return undefined; // caches are missing: without https, in some private windows
  }
}

/** The build of the stored snapshot, if there is one. @returns {Promise<string | null>} */
export const keptBuild = async () => (await findKept())?.headers.get("x-build") ?? null;

/** Finds the stored snapshot, of whichever build, and begins to read it. @returns {Promise<Kept | null>} */
export async function findSnapshot() {
  const found = await findKept();
  const build = found?.headers.get("x-build");
  if (!found || !build) return null;
  const snapshot = readSnapshot(found);
  snapshot.catch(() => {}); // the code that awaits the snapshot handles the error
  return { build, snapshot };
}

/** @param {Response} found @returns {Promise<Snapshot>} */
async function readSnapshot(found) {
  const { parts, sum } = JSON.parse(found.headers.get("x-parts") ?? "{}");
  const bytes = new Uint8Array(await found.arrayBuffer());
  if (sum !== sumOf(bytes, parts)) throw new Error("the snapshot is damaged");
  return { parts, bytes };
}

/** Stores a build's snapshot, and deletes all others. @param {string} build @param {Uint8Array} memory */
export async function keepSnapshot(build, memory) {
  const cache = await openCache();
  if (!cache) return;
  const { parts, bytes } = withoutEmptyPages(memory);
  const headers = {
    "content-type": "application/octet-stream",
    "x-build": build,
    "x-parts": JSON.stringify({ parts, sum: sumOf(bytes, parts) }),
  };
  await cache.put(KEPT, new Response(/** @type {BodyInit} */ (bytes), { headers }));
  for (const { url } of await cache.keys()) {
    if (url !== KEPT && url !== failuresUrl(build)) await cache.delete(url);
  }
}

/** Deletes a snapshot that the engine failed to start from, and counts the failure. @param {string} build */
export async function dropSnapshot(build) {
  const cache = await openCache();
  if ((await keptBuild()) !== build || !(await cache?.delete(KEPT))) return;
  await cache?.put(failuresUrl(build), new Response(String((await failuresOf(build)) + 1)));
}

/** @param {string} build */
async function failuresOf(build) {
  return Number(await (await (await openCache())?.match(failuresUrl(build)))?.text()) || 0;
}

/** Whether a snapshot of a build should be made. @param {string} build */
export async function isWanted(build) {
  return !!(await openCache()) && (await keptBuild()) !== build && (await failuresOf(build)) < MAX_FAILURES;
}

/** How many bytes of memory a snapshot needs. @param {Snapshot} snapshot */
export const sizeOf = ({ parts }) => Math.max(...parts.map(([start, length]) => start + length));

/**
 * Fills the memory of a fresh runtime from a snapshot.
 * @template T
 * @param {Snapshot} snapshot
 * @param {Uint8Array} memory
 * @param {(snapshot: Uint8Array) => T} restore Pyodide's own function, which also reads the header that Pyodide
 *   wrote in front of the memory
 */
export function restoreMemory({ parts: [[, first], ...rest], bytes }, memory, restore) {
  const header = headerLengthOf(bytes);
  const restored = restore(bytes.subarray(0, first));
  let from = first;
  let end = first;
  for (const [start, length] of rest) {
    memory.fill(0, end - header, start - header);
    memory.set(bytes.subarray(from, from + length), start - header);
    from += length;
    end = start + length;
  }
  return restored;
}

/**
 * Leaves out the pages that are all zero, about half of the memory: they are zero in a fresh runtime too.
 * @param {Uint8Array} snapshot
 * @returns {Snapshot}
 */
function withoutEmptyPages(snapshot) {
  /** @type {Part[]} */
  const parts = [];
  let size = 0;
  for (let start = 0; start < snapshot.length; start += PAGE) {
    const page = snapshot.subarray(start, start + PAGE);
    if (start >= headerLengthOf(snapshot) && isEmpty(page)) continue;
    const last = parts.at(-1);
    if (last && last[0] + last[1] === start) last[1] += page.length;
    else parts.push([start, page.length]);
    size += page.length;
  }
  const bytes = new Uint8Array(size);
  let to = 0;
  for (const [start, length] of parts) {
    bytes.set(snapshot.subarray(start, start + length), to);
    to += length;
  }
  return { parts, bytes };
}

/** The length in bytes of the header that Pyodide writes in front of the memory. @param {Uint8Array} snapshot */
const headerLengthOf = (snapshot) => wordsOf(snapshot)[1];

/** @param {Uint8Array} page */
const isEmpty = (page) => wordsOf(page).every((word) => word === 0);

/** @param {Uint8Array} bytes a multiple of four, as in a page */
const wordsOf = ({ buffer, byteOffset, byteLength }) => new Uint32Array(buffer, byteOffset, byteLength >> 2);

/**
 * A checksum that takes only milliseconds: it detects a truncated or damaged file, but not a forged one.
 * @param {Uint8Array} bytes
 * @param {Part[]} parts
 */
function sumOf(bytes, parts) {
  const words = wordsOf(bytes);
  let sum = words.length;
  for (let at = 0; at < words.length; at += 1) sum = Math.imul(sum ^ words[at], 0x01000193);
  for (const word of parts.flat()) sum = Math.imul(sum ^ word, 0x01000193);
  return sum >>> 0;
}

// Snapshots of Python's memory with the engine imported: kept raw, one per build, in a cache of their
// own. A service worker need not be there.
//
// A snapshot repeats Python's hash seed at every start (the engine's results don't depend on it) and
// the state of `random`, which is seeded anew after the restore.

import { SITE } from "./site.js";

export const CACHE = `regicide-snapshot:${SITE.pathname}`;
const TRIES = 2; // of one build; where they can't be restored it is no use to make more
const PAGE = 65_536;

/** @param {string} build */
const urlOf = (build) => new URL(`snapshot/${build}`, SITE).href;
/** @param {string} build */
const failuresOf = (build) => new URL(`snapshot-failures/${build}`, SITE).href;

/** @returns {Promise<Cache | null>} null where there are none: without https, in some private windows */
async function open() {
  try {
    return await caches.open(CACHE);
  } catch {
    return null;
  }
}

/** The build of which there is a snapshot, if any. @returns {Promise<string | null>} */
export async function kept() {
  const keys = (await (await open())?.keys()) ?? [];
  const found = keys.find(({ url }) => url.startsWith(urlOf("")));
  return found ? found.url.slice(urlOf("").length) : null;
}

/** The snapshot of a build, if it is there and whole. @param {string} build */
export async function readSnapshot(build) {
  const found = await (await open())?.match(urlOf(build));
  if (!found) return null;
  const bytes = new Uint8Array(await found.arrayBuffer());
  const seal = found.headers.get("x-seal");
  if (seal !== sealOf(bytes)) throw new Error("the snapshot is damaged");
  return bytes;
}

/** Keeps the snapshot of a build, and none of another. @param {string} build @param {Uint8Array} snapshot */
export async function keepSnapshot(build, snapshot) {
  const cache = await open();
  if (!cache) return;
  const used = withoutEmptyPages(snapshot);
  const headers = { "content-type": "application/octet-stream", "x-seal": sealOf(used) };
  await cache.put(urlOf(build), new Response(/** @type {BodyInit} */ (used), { headers }));
  for (const { url } of await cache.keys()) {
    if (url !== urlOf(build) && url !== failuresOf(build)) await cache.delete(url);
  }
}

/** A snapshot that did not bring the engine back goes, and is remembered. @param {string} build */
export async function dropSnapshot(build) {
  const cache = await open();
  if (!(await cache?.delete(urlOf(build)))) return;
  await cache?.put(failuresOf(build), new Response(String((await failures(build)) + 1)));
}

/** @param {string} build */
async function failures(build) {
  return Number(await (await (await open())?.match(failuresOf(build)))?.text()) || 0;
}

/** Whether one should be made. @param {string} build */
export async function isWanted(build) {
  return !!(await open()) && (await kept()) !== build && (await failures(build)) < TRIES;
}

/** Memory above what was ever used is zero, as it is in a fresh runtime. @param {Uint8Array} snapshot */
function withoutEmptyPages(snapshot) {
  const words = new Uint32Array(snapshot.buffer, snapshot.byteOffset, snapshot.byteLength >> 2);
  let end = words.length;
  while (end > 0 && words[end - 1] === 0) end -= 1;
  return snapshot.subarray(0, Math.min(Math.ceil((end * 4) / PAGE) * PAGE, words.length * 4));
}

/** A checksum that takes milliseconds: against a file cut short or spoilt, not against malice. */
/** @param {Uint8Array} bytes */
function sealOf(bytes) {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);
  let sum = words.length;
  for (let at = 0; at < words.length; at += 1) sum = Math.imul(sum ^ words[at], 0x01000193);
  return `${bytes.length}-${(sum >>> 0).toString(16)}`;
}

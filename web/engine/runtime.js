// Starts the engine inside a worker along one of three paths, and makes the snapshot for the next start.

import { asBootError } from "./boot/errors.js";
import { createMeter } from "./boot/download-meter.js";
import { installBytes, widenLibrary } from "./boot/packages.js";
import { PATHS, startTrimmedPython } from "./boot/paths.js";
import { SNAPSHOT_OPTIONS, WASM, assertVersion, hookBrowser, memoryOf } from "./boot/pyodide-hooks.js";
import { RUNTIME, bridgeOf, fetchScripts } from "./boot/python.js";
import { SITE } from "../base/site.js";
import { pathOf, readManifest } from "./boot/site.js";
import { dropSnapshot, findSnapshot, isWanted, keepSnapshot } from "./boot/snapshot.js";

// On a slow connection the library's download waits until this share of the runtime has been downloaded.
const NEARLY_ALL = 0.95;
// A connection is slow if less than this share of the runtime was downloaded when the manifest arrived.
const FAST_SHARE = 0.25;

/**
 * @typedef {import("./api.js").Path} Path
 * @typedef {import("./messages.js").Versions} Versions
 * @typedef {import("./boot/site.js").Manifest} Manifest
 *
 * @typedef {object} Report callbacks that report the progress of a start
 * @property {(path: Path, versions: Versions) => void} path
 * @property {(stage: "download" | "start" | "install", loaded: number, total: number) => void} stage
 *
 * @typedef {object} Engine
 * @property {(request: string) => string} handle the bridge's function in Python
 * @property {() => number} memory bytes of Python's memory
 * @property {(file: string, bytes: Uint8Array) => Promise<void>} install a wheel that the player
 *   brought
 * @property {() => Guests} guests the bots in the installed wheels
 *
 * @typedef {object} Guests
 * @property {() => string[]} offered imports the bots and returns their names
 * @property {(want: "move" | "wish", sight: string) => string} ask
 */

/**
 * @param {import("./messages.js").StartOptions} options
 * @param {Report} report
 * @returns {Promise<Engine>}
 */
export async function startEngine(options, report) {
  let isPythonRunning = false; // from then on, download progress is no longer reported
  const meter = createMeter((loaded, total) => isPythonRunning || report.stage("download", loaded, total));
  const hooks = hookBrowser(meter);
  void meter.full.then(() => isPythonRunning || report.stage("start", 0, 0));
  const onPython = () => {
    isPythonRunning = true;
    report.stage("install", 0, 0);
  };
  try {
    return await Promise.race([startOn(options, { meter, hooks, report, onPython }), hooks.failed]);
  } finally {
    hooks.unhook();
  }
}

/**
 * @typedef {object} Parts
 * @property {import("./boot/download-meter.js").Meter} meter
 * @property {import("./boot/pyodide-hooks.js").Hooks} hooks
 * @property {Report} report
 * @property {() => void} onPython
 *
 * @param {import("./messages.js").StartOptions} options
 * @param {Parts} parts
 */
async function startOn({ path: wanted, discardSnapshot }, { meter, hooks, report, onPython }) {
  // Look for the snapshot first: once the runtime starts to arrive, it keeps the thread busy.
  const kept = wanted === "auto" || wanted === "instant" ? findSnapshot() : Promise.resolve(null);
  kept.catch(() => {}); // the code that awaits `kept` handles the error
  const scripts = fetchScripts();
  if (wanted !== "plain") hooks.compileEarly(new URL(WASM, SITE).href);
  // Wait for the cache, which may stall, only when the choice of path depends on it.
  const [manifest, found] = await Promise.all([readManifest(), wanted === "auto" ? kept : null]);
  if (discardSnapshot) void dropSnapshot(manifest.snapshot);
  const path = wanted !== "auto" ? wanted : found?.build === manifest.snapshot ? "instant" : "fast";
  report.path(path, { engine: manifest.engine, pyodide: manifest.pyodide, snapshot: manifest.snapshot });
  if (path !== "plain") assertVersion(manifest.pyodide);
  meter.expect(manifest.bytes[path]);
  // On a slow connection, download the runtime first and compile it while the library is downloading.
  if (meter.share(WASM) < FAST_SHARE) {
    hooks.holdBack(pathOf(new URL(manifest.fast, SITE)), meter.reached(WASM, NEARLY_ALL));
  }
  // The meter can't see the bytes of an imported script, so count it when it has loaded. If it fails to load,
  // the path fails and reports the error.
  void scripts.runtime.then(
    () => meter.countWhole(RUNTIME),
    () => {},
  );
  const { pyodide, handle } = await PATHS[path]({ manifest, scripts, hooks, kept, onPython });
  return engineOf(pyodide, handle, manifest, path);
}

/**
 * @param {import("./boot/python.js").Pyodide} pyodide
 * @param {import("./boot/python.js").Handle} handle
 * @param {Manifest} manifest
 * @param {Path} path
 * @returns {Engine}
 */
const engineOf = (pyodide, handle, manifest, path) => ({
  handle,
  memory: () => memoryOf(pyodide),
  async install(file, bytes) {
    try {
      if (path !== "plain") await widenLibrary(pyodide, manifest);
      await installBytes(pyodide, file, bytes);
    } catch (error) {
      throw asBootError("engine_install", file, error);
    }
  },
  guests() {
    const { guests } = pyodide.pyimport("partners");
    return { offered: () => guests.offered().toJs(), ask: guests.ask };
  },
});

/** Stores Python's memory, engine included, for the next start. Python can't be used afterwards. */
export async function makeSnapshot() {
  const manifest = await readManifest();
  assertVersion(manifest.pyodide);
  // Only one tab makes a snapshot; the others will find it in the cache.
  const lock = `regicide-snapshot:${SITE.pathname}`;
  return navigator.locks.request(lock, { ifAvailable: true }, async (granted) => {
    if (!granted || !(await isWanted(manifest.snapshot))) return false;
    await keepSnapshot(manifest.snapshot, await memoryWithEngine(manifest));
    return true;
  });
}

/** @param {Manifest} manifest */
async function memoryWithEngine(manifest) {
  const hooks = hookBrowser(createMeter(() => {}));
  const pyodide = await startTrimmedPython(fetchScripts(), manifest, hooks, SNAPSHOT_OPTIONS);
  bridgeOf(pyodide, manifest.engine).destroy();
  // A restored Python has no files to import from, so every module of the bridge is imported now.
  for (const file of Object.keys(manifest.bridge)) pyodide.pyimport(file.replace(/\.py$/, "")).destroy();
  pyodide.runPython("import gc, random; gc.collect()");
  return pyodide.makeMemorySnapshot();
}

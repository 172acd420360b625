// Starts the engine in the worker by one of three paths; makes the snapshot for the next start.
//
// Pyodide reports some failures by a line in the console and then waits for ever: `watch` turns them
// into errors, and the page gives up on a worker that says nothing for too long.

import { BootError, asBootError } from "./boot/errors.js";
import { createMeter } from "./boot/download-meter.js";
import { installBytes, widenLibrary } from "./boot/packages.js";
import { PATHS, startFast } from "./boot/paths.js";
import { RUNTIME, bridgeOf, fetchScripts } from "./boot/python.js";
import { SITE } from "../base/site.js";
import { pathOf, readManifest } from "./boot/site.js";
import { dropSnapshot, findSnapshot, isWanted, keepSnapshot } from "./boot/snapshot.js";
import { WASM, watch } from "./boot/pyodide-hooks.js";

export { BootError };

const NEARLY = 0.95; // of a file: the next one is asked for when the wire is about to be free
const BROAD = 0.25; // so much of it by the time its manifest is here

/**
 * @typedef {import("./boot/paths.js").Path} Path
 * @typedef {"download" | "start" | "install"} BootStage
 *
 * @typedef {object} Report where the start tells how far it is
 * @property {(path: Path, versions: Versions) => void} path
 * @property {(stage: BootStage, loaded: number, total: number) => void} stage
 *
 * @typedef {{engine: string, pyodide: string, snapshot: string}} Versions
 *
 * @typedef {object} Engine
 * @property {(request: string) => string} handle the bridge's
 * @property {() => number} memory bytes of Python's memory
 * @property {(file: string, bytes: Uint8Array) => Promise<void>} install a wheel of the player's
 * @property {() => Guests} guests the bots of the wheels that were installed
 *
 * @typedef {object} Guests
 * @property {() => string[]} offered imports them; their names
 * @property {(want: "move" | "wish", sight: string) => string} ask
 */

/**
 * @param {Path | "auto"} wanted auto: instant if there is a snapshot, else fast
 * @param {boolean} afresh the last start with the snapshot came to nothing: throw it away
 * @param {Report} report
 * @returns {Promise<Engine>}
 */
export async function startEngine(wanted, afresh, report) {
  const stock = wanted === "plain";
  let running = false; // Python; what the meter still has to tell is then of no interest
  const meter = createMeter((loaded, total) => running || report.stage("download", loaded, total));
  const watched = watch(meter);
  const boot = async () => {
    // Asked for first: once the runtime comes, it keeps the thread busy.
    const kept = wanted === "auto" || wanted === "instant" ? findSnapshot() : Promise.resolve(null);
    kept.catch(() => {}); // told when it is waited for
    const scripts = fetchScripts();
    if (!stock) watched.compileEarly(new URL(WASM, SITE).href);
    // Nothing but a choice waits for the cache: it may be what stalls.
    const [manifest, found] = await Promise.all([readManifest(), wanted === "auto" ? kept : null]);
    if (afresh) void dropSnapshot(manifest.snapshot);
    const path = wanted !== "auto" ? wanted : found?.build === manifest.snapshot ? "instant" : "fast";
    report.path(path, { engine: manifest.engine, pyodide: manifest.pyodide, snapshot: manifest.snapshot });
    meter.expect(manifest.bytes[path]);
    // On a narrow wire the runtime comes first: it is made ready while the library follows.
    if (meter.share(WASM) < BROAD) {
      watched.holdBack(pathOf(new URL(manifest.fast, SITE)), meter.reached(WASM, NEARLY));
    }
    // An imported script can't be counted while it comes in.
    void scripts.runtime.then(
      () => meter.whole(RUNTIME),
      () => {},
    );
    void meter.full.then(() => running || report.stage("start", 0, 0));
    const started = () => {
      running = true;
      report.stage("install", 0, 0);
    };
    const { pyodide, handle } = await PATHS[path]({ manifest, scripts, watched, kept, started });
    return engineOf(pyodide, handle, manifest, path);
  };
  try {
    return await Promise.race([boot(), watched.failed]);
  } finally {
    watched.scopeRestored();
  }
}

/**
 * @param {import("./boot/python.js").Pyodide} pyodide
 * @param {import("./boot/python.js").Handle} handle
 * @param {import("./boot/site.js").Manifest} manifest
 * @param {Path} path
 * @returns {Engine}
 */
const engineOf = (pyodide, handle, manifest, path) => ({
  handle,
  memory: () => /** @type {any} */ (pyodide)._module.HEAPU8.length,
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

/** Python's memory with the engine in it, kept for the next start. In a worker of its own: it is not used after. */
export async function makeSnapshot() {
  const manifest = await readManifest();
  // One tab at a time; the others will find it.
  return navigator.locks.request(
    `regicide-snapshot:${SITE.pathname}`,
    { ifAvailable: true },
    async (lock) => {
      if (!lock || !(await isWanted(manifest.snapshot))) return false;
      const pyodide = await startFast(fetchScripts(), manifest, watch(createMeter(() => {})), {
        _makeSnapshot: true,
      });
      const handle = bridgeOf(pyodide, manifest.engine);
      /** @type {any} */ (handle).destroy();
      // What may be wanted later must be in memory: a restored Python has no files to import from.
      for (const file of Object.keys(manifest.bridge)) pyodide.pyimport(file.replace(/\.py$/, "")).destroy();
      pyodide.runPython("import gc, random; gc.collect()");
      await keepSnapshot(manifest.snapshot, pyodide.makeMemorySnapshot());
      return true;
    },
  );
}

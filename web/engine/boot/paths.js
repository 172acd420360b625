// The three ways to the engine. Each gives the same bridge; they differ in how long it takes.

import { BootError, asBootError } from "./errors.js";
import { installWheel, loadMicropip } from "./packages.js";
import { bridgeOf, startPython } from "./python.js";
import { SITE } from "../../base/site.js";
import { ask, unpacked } from "./site.js";
import { pour, sizeOf } from "./snapshot.js";

/**
 * @typedef {"instant" | "fast" | "plain"} Path
 *
 * @typedef {object} Start what a path is given
 * @property {import("./site.js").Manifest} manifest
 * @property {import("./python.js").Scripts} scripts
 * @property {ReturnType<typeof import("./pyodide-hooks.js").watch>} watched
 * @property {Promise<import("./snapshot.js").Kept | null>} kept what a snapshot there is
 * @property {() => void} started called when Python runs
 *
 * @typedef {object} Started
 * @property {import("./python.js").Pyodide} pyodide
 * @property {import("./python.js").Handle} handle
 */

/** @type {Record<Path, (start: Start) => Promise<Started>>} */
export const PATHS = { instant, fast, plain };

const LIBRARY = "pyodide/python_fast.zip"; // where Pyodide looks for it

const empty = () => new Response(); // out here: inside, it would hold on to the snapshot

/** A snapshot of this build, made on this device after an earlier start. @param {Start} start */
async function instant({ manifest, scripts, watched, kept, started }) {
  // What is imported is in memory; the zip is put in its place only if more is asked for.
  watched.answerFor(LIBRARY, empty);
  const pyodide = await startPython(scripts, manifest, {
    stdLibURL: new URL(LIBRARY, SITE).href,
    // Pyodide would wait for it before anything else; it is needed only when the runtime is there.
    _loadSnapshot: Promise.resolve(new Uint8Array()),
    createPyodideModule: async (/** @type {any} */ settings) => {
      const module = await (await scripts.runtime).default(settings);
      const snapshot = await snapshotOf(manifest.snapshot, kept);
      const size = sizeOf(snapshot);
      // Memory can't be restored into less than there was; asking for some makes it grow.
      while (module.HEAPU8.length < size) module._malloc(size - module.HEAPU8.length);
      const restore = module.API.restoreSnapshot;
      module.API.restoreSnapshot = () => {
        module.API.restoreSnapshot = restore; // or it would hold on to the snapshot
        return pour(snapshot, module.HEAPU8, restore);
      };
      return module;
    },
  });
  delete (/** @type {any} */ (pyodide)._api.config.createPyodideModule); // Pyodide holds on to its options
  started();
  const random = pyodide.pyimport("random");
  random.seed();
  random.destroy();
  return { pyodide, handle: bridgeOf(pyodide, manifest.engine) };
}

/** @param {string} build @param {Start["kept"]} kept */
async function snapshotOf(build, kept) {
  try {
    const found = await kept;
    if (found?.build !== build) throw new BootError("no_snapshot", build);
    return await found.snapshot;
  } catch (error) {
    throw asBootError("runtime_start", "snapshot", error);
  }
}

/** Only what is needed of the standard library, compiled at build time, with the engine in it. */
/** @param {Start} start */
async function fast({ manifest, scripts, watched, started }) {
  const pyodide = await startFast(scripts, manifest, watched);
  started();
  return { pyodide, handle: bridgeOf(pyodide, manifest.engine) };
}

/**
 * @param {import("./python.js").Scripts} scripts
 * @param {import("./site.js").Manifest} manifest
 * @param {Start["watched"]} watched
 * @param {import("./python.js").Options} [more]
 */
export function startFast(scripts, manifest, watched, more) {
  const library = unpacked(manifest.fast); // at once: Pyodide asks for it when its scripts are there
  library.catch(() => {}); // told when it is waited for
  watched.answerFor(LIBRARY, () => library);
  return startPython(scripts, manifest, { stdLibURL: new URL(LIBRARY, SITE).href, ...more });
}

/** The stock runtime; micropip installs the wheel. @param {Start} start */
async function plain({ manifest, scripts, started }) {
  const pyodide = await startPython(scripts, manifest, {});
  started();
  try {
    const [micropip, sources] = await Promise.all([
      loadMicropip(pyodide),
      Promise.all(
        Object.entries(manifest.bridge).map(async ([name, url]) => ({
          name,
          text: await (await ask(url)).text(),
        })),
      ),
    ]);
    await installWheel(micropip, new URL(manifest.wheel, SITE).href);
    micropip.destroy();
    const sysconfig = pyodide.pyimport("sysconfig");
    const purelib = sysconfig.get_path("purelib");
    for (const { name, text } of sources) pyodide.FS.writeFile(`${purelib}/${name}`, text);
    sysconfig.destroy();
  } catch (error) {
    throw asBootError("engine_install", "install", error);
  }
  return { pyodide, handle: bridgeOf(pyodide, manifest.engine) };
}

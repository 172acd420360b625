// The three boot paths. Each ends with the same bridge; they differ in how long they take.

import { BootError, asBootError } from "./errors.js";
import { installWheel, loadMicropip } from "./packages.js";
import { emptyResponse, releaseSnapshot, restoringOptions } from "./pyodide-hooks.js";
import { bridgeOf, moduleCreator, startPython } from "./python.js";
import { SITE } from "../../base/site.js";
import { ask, unpacked } from "./site.js";

/**
 * @typedef {import("../api.js").Path} Path
 *
 * @typedef {object} Start the arguments of a path
 * @property {import("./site.js").Manifest} manifest
 * @property {import("./python.js").Scripts} scripts
 * @property {import("./pyodide-hooks.js").Hooks} hooks
 * @property {Promise<import("./snapshot.js").Kept | null>} kept the snapshot stored on this device
 * @property {() => void} onPython called when Python runs
 *
 * @typedef {object} Started
 * @property {import("./python.js").Pyodide} pyodide
 * @property {import("./python.js").Handle} handle
 */

/** @type {Record<Path, (start: Start) => Promise<Started>>} */
export const PATHS = { instant: startInstant, fast: startFast, plain: startPlain };

const LIBRARY = "pyodide/python_fast.zip"; // where Pyodide looks for the trimmed library

/** Restores a snapshot of this build, made on this device after an earlier start. @param {Start} start */
async function startInstant({ manifest, scripts, hooks, kept, onPython }) {
  // All imported modules are in the snapshot, so Pyodide gets an empty library; widenLibrary adds the real one.
  hooks.answerFor(LIBRARY, emptyResponse);
  const pyodide = await startPython(scripts, manifest, {
    stdLibURL: new URL(LIBRARY, SITE).href,
    ...restoringOptions(moduleCreator(scripts), () => readSnapshot(manifest.snapshot, kept)),
  });
  releaseSnapshot(pyodide);
  onPython();
  const random = pyodide.pyimport("random");
  random.seed();
  random.destroy();
  return { pyodide, handle: bridgeOf(pyodide, manifest.engine) };
}

/** @param {string} build @param {Start["kept"]} kept */
async function readSnapshot(build, kept) {
  try {
    const found = await kept;
    if (found?.build !== build) throw new BootError("no_snapshot", build);
    return await found.snapshot;
  } catch (error) {
    throw asBootError("runtime_start", "snapshot", error);
  }
}

/** Loads a trimmed standard library, compiled at build time, that includes the engine. @param {Start} start */
async function startFast({ manifest, scripts, hooks, onPython }) {
  const pyodide = await startTrimmedPython(scripts, manifest, hooks);
  onPython();
  return { pyodide, handle: bridgeOf(pyodide, manifest.engine) };
}

/**
 * @param {import("./python.js").Scripts} scripts
 * @param {import("./site.js").Manifest} manifest
 * @param {import("./pyodide-hooks.js").Hooks} hooks
 * @param {import("./python.js").Options} [options]
 */
export function startTrimmedPython(scripts, manifest, hooks, options) {
  const library = unpacked(manifest.fast); // starts now; Pyodide asks for it only after loading its scripts
  library.catch(() => {}); // Pyodide gets the error when it asks for the library
  hooks.answerFor(LIBRARY, () => library);
  return startPython(scripts, manifest, { stdLibURL: new URL(LIBRARY, SITE).href, ...options });
}

/** Loads the stock runtime and installs the engine's wheel with micropip. @param {Start} start */
async function startPlain({ manifest, scripts, onPython }) {
  const pyodide = await startPython(scripts, manifest, {});
  onPython();
  try {
    const [micropip, sources] = await Promise.all([loadMicropip(pyodide), fetchBridge(manifest)]);
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

/** Fetches the bridge's Python sources. @param {import("./site.js").Manifest} manifest */
const fetchBridge = ({ bridge }) =>
  Promise.all(
    Object.entries(bridge).map(async ([name, url]) => ({ name, text: await (await ask(url)).text() })),
  );

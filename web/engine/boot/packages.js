// Installs what the engine itself doesn't need: the full standard library, micropip and the player's wheels.

import { BootError } from "./errors.js";
import { ask, unpacked } from "./site.js";

/** @typedef {import("./python.js").Pyodide} Pyodide */

const FULL = "/lib/python_stdlib_full.zip";
const WHEELS = "/tmp/wheels"; // the player's own

// Lets packages that were imported from the trimmed library find their other modules in the full one.
const WIDEN = `
def widen(trimmed, full):
    import sys
    sys.path.insert(sys.path.index(trimmed), full)
    for module in list(sys.modules.values()):
        places = getattr(module, "__path__", None)
        if isinstance(places, list):
            places += [full + place.removeprefix(trimmed) for place in places if place.startswith(trimmed)]
widen`;

/**
 * Adds the full standard library to a Python that was started with the trimmed one.
 * @param {Pyodide} pyodide
 * @param {import("./site.js").Manifest} manifest
 */
export async function widenLibrary(pyodide, manifest) {
  if (pyodide.FS.analyzePath(FULL, false).exists) return;
  const { major, minor } = pyodide.runPython("import sys; sys.version_info");
  const trimmed = `/lib/python${major}${minor}.zip`;
  const [fast, full] = await Promise.all([unpacked(manifest.fast), ask(manifest.full)].map(bytesOf));
  // Write the trimmed library too: a Python restored from a snapshot has no files, but looks for modules in it.
  pyodide.FS.writeFile(trimmed, fast);
  pyodide.FS.writeFile(FULL, full);
  const widen = pyodide.runPython(WIDEN);
  widen(trimmed, FULL);
  widen.destroy();
}

/** @param {Promise<Response>} answer */
const bytesOf = async (answer) => new Uint8Array(await (await answer).arrayBuffer());

/** Loads micropip, which needs the full standard library. @param {Pyodide} pyodide */
export async function loadMicropip(pyodide) {
  const loaded = await pyodide.loadPackage("micropip", {
    messageCallback: () => {},
    errorCallback: () => {},
  });
  // For a missing or damaged file Pyodide returns an empty list instead of throwing an error.
  const isLoaded = loaded.length === 1 || "micropip" in pyodide.loadedPackages;
  if (!isLoaded) throw new BootError("engine_install", "micropip");
  return pyodide.pyimport("micropip");
}

/**
 * Installs a wheel from bytes, through a file in Python's file system, so nothing is fetched.
 * @param {Pyodide} pyodide @param {string} file the wheel's file name @param {Uint8Array} bytes
 */
export async function installBytes(pyodide, file, bytes) {
  const micropip = await loadMicropip(pyodide);
  pyodide.FS.mkdirTree(WHEELS);
  pyodide.FS.writeFile(`${WHEELS}/${file}`, bytes);
  await installWheel(micropip, `emfs:${WHEELS}/${file}`);
  micropip.destroy();
}

/**
 * @param {{install: {callKwargs: (url: string, options: object) => Promise<void>}}} micropip
 * @param {string} url of this site, or `emfs:` and a path in Python's files
 */
export const installWheel = (micropip, url) => micropip.install.callKwargs(url, { deps: false });

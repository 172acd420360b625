// Brings what the engine itself does without: the whole standard library, micropip, other wheels.

import { BootError } from "./errors.js";
import { ask, unpacked } from "./site.js";

/** @typedef {import("./python.js").Pyodide} Pyodide */

const FULL = "/lib/python_stdlib_full.zip";
const WHEELS = "/tmp/wheels"; // the player's

// Where a package came from the trimmed library, its other modules are in the whole one.
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
 * Puts the whole standard library behind what a fast or instant start has loaded.
 * @param {Pyodide} pyodide
 * @param {import("./site.js").Manifest} manifest
 */
export async function widenLibrary(pyodide, manifest) {
  if (pyodide.FS.analyzePath(FULL, false).exists) return;
  const { major, minor } = pyodide.runPython("import sys; sys.version_info");
  const trimmed = `/lib/python${major}${minor}.zip`;
  const [fast, full] = await Promise.all([unpacked(manifest.fast), ask(manifest.full)].map(bytesOf));
  // After a restore there is no trimmed library on disk, but Python remembers where in it each module lies.
  pyodide.FS.writeFile(trimmed, fast);
  pyodide.FS.writeFile(FULL, full);
  const widen = pyodide.runPython(WIDEN);
  widen(trimmed, FULL);
  widen.destroy();
}

/** @param {Promise<Response>} answer */
const bytesOf = async (answer) => new Uint8Array(await (await answer).arrayBuffer());

/** Loads micropip; the whole standard library must be there. @param {Pyodide} pyodide */
export async function loadMicropip(pyodide) {
  const loaded = await pyodide.loadPackage("micropip", {
    messageCallback: () => {},
    errorCallback: () => {},
  });
  // A missing or damaged file is answered by an empty list, not by an error.
  const there = loaded.length === 1 || "micropip" in pyodide.loadedPackages;
  if (!there) throw new BootError("engine_install", "micropip");
  return pyodide.pyimport("micropip");
}

/**
 * Installs a wheel that came as bytes: a file inside Python needs no fetch.
 * @param {Pyodide} pyodide @param {string} file its name, which says what it is @param {Uint8Array} bytes
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

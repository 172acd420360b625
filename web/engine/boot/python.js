// Python's own start: Pyodide's scripts, its options, and the bridge at the end of it.

import { BootError, asBootError } from "./errors.js";
import { SITE } from "../../base/site.js";

/**
 * @typedef {import("../../pyodide/pyodide.mjs").PyodideInterface} Pyodide
 * @typedef {NonNullable<Parameters<typeof import("../../pyodide/pyodide.mjs").loadPyodide>[0]>} Options
 * @typedef {import("./site.js").Manifest} Manifest
 *
 * @typedef {object} Scripts both on their way
 * @property {Promise<typeof import("../../pyodide/pyodide.mjs")>} loader
 * @property {Promise<typeof import("../../pyodide/pyodide.asm.mjs")>} runtime
 *
 * @typedef {(request: string) => string} Handle the bridge's
 */

export const RUNTIME = "pyodide/pyodide.asm.mjs";

/** @returns {Scripts} */
export function fetchScripts() {
  const scripts = { loader: importing("pyodide/pyodide.mjs"), runtime: importing(RUNTIME) };
  for (const script of Object.values(scripts)) script.catch(() => {}); // told when it is waited for
  return scripts;
}

/** @param {string} path */
async function importing(path) {
  try {
    return await import(new URL(path, SITE).href);
  } catch (error) {
    const code = error instanceof SyntaxError ? "unsupported_browser" : "runtime_download";
    throw new BootError(code, path, error);
  }
}

/**
 * @param {Scripts} scripts
 * @param {Manifest} manifest
 * @param {Options} options of the path
 * @returns {Promise<Pyodide>}
 */
export async function startPython({ loader, runtime }, manifest, options) {
  const { loadPyodide } = await loader;
  try {
    return await loadPyodide({
      indexURL: new URL(manifest.python, SITE).href,
      packageBaseUrl: new URL(manifest.wheels, SITE).href,
      lockFileContents: manifest.lock,
      createPyodideModule: async (/** @type {any} */ settings) => (await runtime).default(settings),
      ...options,
    });
  } catch (error) {
    throw asBootError("runtime_start", "loadPyodide", error);
  }
}

/** The bridge, if it is the one that belongs to the page. @param {Pyodide} pyodide @param {string} engine */
export function bridgeOf(pyodide, engine) {
  try {
    /** @type {Handle} */
    const handle = pyodide.pyimport("bridge").handle;
    const { ok } = JSON.parse(handle('{"do": "hello"}'));
    if (ok?.engine !== engine) throw new BootError("engine_install", `${ok?.engine}`);
    return handle;
  } catch (error) {
    throw asBootError("engine_install", "bridge", error);
  }
}

// Starts Python: imports Pyodide's scripts, calls loadPyodide, and finds the bridge's function.

import { BootError, asBootError } from "./errors.js";
import { SITE } from "../../base/site.js";

/**
 * @typedef {import("../../pyodide/pyodide.mjs").PyodideInterface} Pyodide
 * @typedef {NonNullable<Parameters<typeof import("../../pyodide/pyodide.mjs").loadPyodide>[0]>} Options
 * @typedef {import("./site.js").Manifest} Manifest
 *
 * @typedef {object} Scripts Pyodide's two scripts, while they are loading
 * @property {Promise<typeof import("../../pyodide/pyodide.mjs")>} loader
 * @property {Promise<typeof import("../../pyodide/pyodide.asm.mjs")>} runtime
 *
 * @typedef {((request: string) => string) & {destroy: () => void}} Handle the bridge's function in Python
 */

export const RUNTIME = "pyodide/pyodide.asm.mjs";

/** @returns {Scripts} */
export function fetchScripts() {
  const scripts = { loader: importScript("pyodide/pyodide.mjs"), runtime: importScript(RUNTIME) };
  for (const script of Object.values(scripts)) script.catch(() => {}); // handled by the code that awaits it
  return scripts;
}

/** @param {string} path */
async function importScript(path) {
  try {
    return await import(new URL(path, SITE).href);
  } catch (error) {
    const code = error instanceof SyntaxError ? "unsupported_browser" : "runtime_download";
    throw new BootError(code, path, error);
  }
}

/** @param {Scripts} scripts @returns {NonNullable<Options["createPyodideModule"]>} */
export const moduleCreator =
  ({ runtime }) =>
  async (settings) =>
    (await runtime).default(settings);

/**
 * @param {Scripts} scripts
 * @param {Manifest} manifest
 * @param {Options} options that differ from path to path
 * @returns {Promise<Pyodide>}
 */
export async function startPython(scripts, manifest, options) {
  const { loadPyodide } = await scripts.loader;
  try {
    return await loadPyodide({
      indexURL: new URL(manifest.python, SITE).href,
      packageBaseUrl: new URL(manifest.wheels, SITE).href,
      lockFileContents: manifest.lock,
      createPyodideModule: moduleCreator(scripts),
      ...options,
    });
  } catch (error) {
    throw asBootError("runtime_start", "loadPyodide", error);
  }
}

/**
 * The bridge's function; throws unless its version is the one that this page was built with.
 * @param {Pyodide} pyodide
 * @param {string} engine the expected version
 */
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

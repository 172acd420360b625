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
 * @typedef {((request: string) => string) & {destroy: () => void}} Handle the bridge's function in Python
 */

export const RUNTIME = "pyodide/pyodide.asm.mjs";

/** @returns {Scripts} */
export function fetchScripts() {
  const scripts = { loader: importScript("pyodide/pyodide.mjs"), runtime: importScript(RUNTIME) };
  for (const script of Object.values(scripts)) script.catch(() => {}); // whoever awaits it meets the error
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
 * @param {Options} options of the path
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

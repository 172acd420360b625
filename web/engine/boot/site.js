// Fetches the site's files, and the manifest in which the build lists them.

import { SITE } from "../../base/site.js";
import { BootError, asBootError } from "./errors.js";

/**
 * What the build says about itself. URLs are relative to the site's folder; `bytes` are uncompressed sizes.
 * @typedef {object} Manifest
 * @property {string} engine its version, which the bridge must report
 * @property {string} pyodide its version
 * @property {string} python the folder of the files that Pyodide itself asks for
 * @property {string} wheels the folder of the packages in Pyodide's lock file
 * @property {import("../../pyodide/pyodide.mjs").Lockfile} lock lists micropip and nothing else
 * @property {string} wheel the engine's wheel, for micropip to install
 * @property {Record<string, string>} bridge URLs of the bridge's sources, by file name
 * @property {string} fast the trimmed standard library, the engine and the bridge, compiled
 * @property {string} full the whole standard library
 * @property {string} snapshot an id of everything that a snapshot depends on
 * @property {Record<import("../api.js").Path, Record<string, number>>} bytes for each boot path, the size
 *   of every file that the download stage counts
 */

const MANIFEST = "runtime.json";

/** @returns {Promise<Manifest>} */
export async function readManifest() {
  const response = await ask(MANIFEST, "no-cache");
  try {
    return await response.json();
  } catch (error) {
    // The answer is not JSON: some hosts send an HTML page for a missing file.
    throw asBootError("runtime_download", MANIFEST, error);
  }
}

/** Fetches a file; throws an error that names the file. @param {string} path @param {RequestCache} [cache] */
export async function ask(path, cache) {
  try {
    const response = await fetch(new URL(path, SITE), cache ? { cache } : {});
    if (response.ok) return response;
    throw new BootError(codeOf(path), `${path} ${response.status}`);
  } catch (error) {
    throw asBootError(codeOf(path), path, error);
  }
}

/** Fetches and unpacks a gzipped file: the browser is many times faster at it than Python. @param {string} path */
export async function unpacked(path) {
  const { body } = await ask(path);
  const stream = /** @type {ReadableStream} */ (body).pipeThrough(new DecompressionStream("gzip"));
  return new Response(await new Response(stream).arrayBuffer()); // throws here if the download is cut short
}

/** The path of a resource inside the site's folder, without its query. @param {string | URL | Request} resource */
export function pathOf(resource) {
  const url = new URL(resource instanceof Request ? resource.url : resource, location.href);
  return url.pathname.slice(SITE.pathname.length);
}

/** @param {string} path @returns {import("./errors.js").BootCode} */
export const codeOf = (path) => (/^(wheels|py)\//.test(path) ? "engine_install" : "runtime_download");

// Fetches files of the site, and the manifest that the build wrote about them.

import { SITE } from "../../base/site.js";
import { BootError, asBootError } from "./errors.js";

/**
 * What the build wrote about itself: URLs are relative to the site's folder, `bytes` uncompressed.
 * @typedef {object} Manifest
 * @property {string} engine the version that must answer in the end
 * @property {string} pyodide its version
 * @property {string} python where the Python files lie that Pyodide itself asks for
 * @property {string} wheels where the packages of its lock file lie
 * @property {import("../../pyodide/pyodide.mjs").Lockfile} lock with micropip in it, and nothing else
 * @property {string} wheel the engine, for micropip
 * @property {Record<string, string>} bridge its sources, by their names
 * @property {string} fast what is needed of the standard library, the engine and the bridge, compiled
 * @property {string} full the whole standard library
 * @property {string} snapshot names the build of all that a snapshot depends on
 * @property {Record<import("../api.js").Path, Record<string, number>>} bytes path -> size, of all that the
 *   download stage counts
 */

const MANIFEST = "runtime.json";

/** @returns {Promise<Manifest>} */
export async function readManifest() {
  const response = await ask(MANIFEST, "no-cache");
  try {
    return await response.json();
  } catch (error) {
    // Some hosts answer for a missing file with a page of their own.
    throw asBootError("runtime_download", MANIFEST, error);
  }
}

/** A file of the site, or an error that names it. @param {string} path @param {RequestCache} [cache] */
export async function ask(path, cache) {
  try {
    const response = await fetch(new URL(path, SITE), cache ? { cache } : {});
    if (response.ok) return response;
    throw new BootError(codeOf(path), `${path} ${response.status}`);
  } catch (error) {
    throw asBootError(codeOf(path), path, error);
  }
}

/** A file that lies gzipped: the browser unpacks it many times faster than Python. @param {string} path */
export async function unpacked(path) {
  const { body } = await ask(path);
  const stream = /** @type {ReadableStream} */ (body).pipeThrough(new DecompressionStream("gzip"));
  return new Response(await new Response(stream).arrayBuffer()); // whole, or an error
}

/** The path inside the site, without its version. @param {string | URL | Request} resource */
export function pathOf(resource) {
  const url = new URL(resource instanceof Request ? resource.url : resource, location.href);
  return url.pathname.slice(SITE.pathname.length);
}

/** @param {string} path @returns {import("./errors.js").BootCode} */
export const codeOf = (path) => (/^(wheels|py)\//.test(path) ? "engine_install" : "runtime_download");

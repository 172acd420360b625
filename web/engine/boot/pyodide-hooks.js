// Everything that relies on Pyodide's internals or intercepts its calls to the browser, for one Pyodide version.
//
// Pyodide only logs some failures of its start and then waits for ever: the hooks turn them into errors. They
// also count the downloaded bytes and compile the runtime early. One hook stays after the start: it blocks
// every fetch from another host. The plain path doesn't use Pyodide's internals.

import { BootError, asBootError } from "./errors.js";
import { codeOf, pathOf } from "./site.js";
import { restoreMemory, sizeOf } from "./snapshot.js";
import { withResolvers } from "../../base/with-resolvers.js";

/**
 * @typedef {import("./download-meter.js").Meter} Meter
 * @typedef {import("./python.js").Options} Options
 * @typedef {import("./python.js").Pyodide} Pyodide
 * @typedef {import("./snapshot.js").Snapshot} Snapshot
 * @typedef {Awaited<ReturnType<NonNullable<Options["createPyodideModule"]>>>} PyodideModule
 *
 * @typedef {object} Hooks
 * @property {Promise<never>} failed rejects with a failure that Pyodide would only log
 * @property {(path: string, answer: () => Response | Promise<Response>) => void} answerFor answers
 *   requests for a file without fetching it
 * @property {(path: string, until: Promise<unknown>) => void} holdBack delays the fetch of a file
 * @property {(url: string) => void} compileEarly starts to compile the runtime while it is downloading;
 *   Pyodide itself would wait for its scripts first
 * @property {() => void} unhook removes all hooks but the one that blocks other hosts
 */

export const WASM = "pyodide/pyodide.asm.wasm";

/** The version of Pyodide that these hooks were written for and tested with. */
export const WRITTEN_FOR = "314.0.7";

/** Throws for any other version of Pyodide, so that the plain path takes over. @param {string} version */
export function assertVersion(version) {
  if (version === WRITTEN_FOR) return;
  throw new BootError("pyodide_version", `Pyodide ${version}, the hooks are for ${WRITTEN_FOR}`);
}

/** Replaces `fetch` and the WebAssembly compiler until `unhook`. @param {Meter} meter @returns {Hooks} */
export function hookBrowser(meter) {
  const scope = globalThis;
  const browserFetch = scope.fetch;
  const browserInstantiate = WebAssembly.instantiateStreaming;
  /** @type {Map<string, () => Response | Promise<Response>>} */
  const answers = new Map();
  /** @type {Map<string, Promise<unknown>>} */
  const held = new Map();
  /** @type {ReturnType<typeof withResolvers<never>>} */
  const failed = withResolvers();

  /** @type {typeof fetch} */
  const fetchFromSite = async (resource, options) => {
    const url = new URL(resource instanceof Request ? resource.url : resource, scope.location.href);
    if (url.origin !== scope.location.origin) throw new TypeError(`another host: ${url.host}`);
    return browserFetch(resource, options);
  };

  scope.fetch = async (resource, options) => {
    const path = pathOf(resource);
    try {
      const answer = answers.get(path);
      if (answer) return await answer();
      await held.get(path);
      const response = await fetchFromSite(resource, options);
      if (!response.ok) throw new BootError(codeOf(path), `${path} ${response.status}`);
      meter.follow(path, response);
      return path === WASM ? withWasmType(response) : response;
    } catch (error) {
      const failure = asBootError(codeOf(path), path, error);
      failed.reject(failure);
      throw failure;
    }
  };

  /** @template T @param {Promise<T>} compiling @returns {Promise<T>} */
  const reportFailure = async (compiling) => {
    try {
      return await compiling;
    } catch (error) {
      failed.reject(asBootError(await whyNotCompiled(error, meter), "wasm", error));
      throw error;
    }
  };

  WebAssembly.instantiateStreaming = (source, imports) =>
    reportFailure(browserInstantiate.call(WebAssembly, source, imports));

  return {
    failed: failed.promise,
    answerFor: (path, answer) => void answers.set(path, answer),
    holdBack: (path, until) => void held.set(path, until),
    compileEarly(url) {
      const compiling = reportFailure(WebAssembly.compileStreaming(scope.fetch(url)));
      compiling.catch(() => {}); // `failed` reports the error
      answers.set(WASM, emptyResponse);
      WebAssembly.instantiateStreaming = async (_, imports) => {
        const module = await compiling;
        return { module, instance: await reportFailure(WebAssembly.instantiate(module, imports)) };
      };
    },
    unhook() {
      scope.fetch = fetchFromSite;
      WebAssembly.instantiateStreaming = browserInstantiate;
    },
  };
}

/** Defined here because a closure created during a start would keep that start's snapshot in memory. */
export const emptyResponse = () => new Response();

/** @param {unknown} error @param {Meter} meter @returns {Promise<import("./errors.js").BootCode>} */
async function whyNotCompiled(error, meter) {
  if (!(error instanceof WebAssembly.CompileError)) return "runtime_start";
  return (await meter.cameWhole(WASM)) ? "unsupported_browser" : "runtime_download";
}

/**
 * Sets the right content type: some hosts send another one for .wasm, which the browser then refuses to compile.
 * @param {Response} response
 */
function withWasmType(response) {
  const type = "application/wasm";
  if (response.headers.get("content-type") === type) return response; // compiled code is cached for originals only
  return new Response(response.body, { headers: { "content-type": type } });
}

/** Makes Pyodide start in a way that allows a snapshot of its memory. @type {Options} */
export const SNAPSHOT_OPTIONS = { _makeSnapshot: true };

/**
 * Makes Pyodide start from a snapshot.
 * @param {NonNullable<Options["createPyodideModule"]>} createModule
 * @param {() => Promise<Snapshot>} readSnapshot
 * @returns {Options}
 */
export const restoringOptions = (createModule, readSnapshot) => ({
  // An empty snapshot at first: Pyodide would wait for the real one before loading anything else.
  _loadSnapshot: Promise.resolve(new Uint8Array()),
  async createPyodideModule(settings) {
    const module = await createModule(settings);
    hookRestore(module, await readSnapshot());
    return module;
  },
});

/** Makes Pyodide fill its memory from the snapshot. @param {PyodideModule} module @param {Snapshot} snapshot */
function hookRestore(module, snapshot) {
  const { _malloc: allocate } = /** @type {PyodideModule & {_malloc?: (bytes: number) => number}} */ (module);
  const restore = module.API?.restoreSnapshot;
  if (!allocate || !restore) throw new BootError("pyodide_version", "restoreSnapshot");
  const size = sizeOf(snapshot);
  // The memory must be at least as large as the snapshot; allocating makes it grow.
  while (module.HEAPU8.length < size) allocate(size - module.HEAPU8.length);
  module.API.restoreSnapshot = () => {
    module.API.restoreSnapshot = restore; // otherwise this closure would keep the snapshot in memory
    return restoreMemory(snapshot, module.HEAPU8, restore);
  };
}

/** Deletes the option that holds the snapshot: Pyodide keeps its options for ever. @param {Pyodide} pyodide */
export function releaseSnapshot(pyodide) {
  const { _api } = /** @type {{_api?: {config?: Options}}} */ (/** @type {unknown} */ (pyodide));
  delete _api?.config?.createPyodideModule;
}

/** Bytes of Python's memory; 0 if unknown. @param {Pyodide} pyodide */
export function memoryOf(pyodide) {
  const { _module } = /** @type {{_module?: PyodideModule}} */ (/** @type {unknown} */ (pyodide));
  return _module?.HEAPU8.length ?? 0;
}

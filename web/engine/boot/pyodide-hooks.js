// Everything that reaches into Pyodide or between Pyodide and the browser, for one version of Pyodide.
//
// Pyodide logs some failures of its start and then waits for ever: the hooks turn them into errors. They
// also count what is fetched, and compile the runtime early. After the start one of them stays: nothing is
// ever fetched from another host. The plain path does without Pyodide's private parts.

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
 * @property {Promise<never>} failed what Pyodide would only log
 * @property {(path: string, answer: () => Response | Promise<Response>) => void} answerFor a file
 * @property {(path: string, until: Promise<unknown>) => void} holdBack a file that others go before
 * @property {(url: string) => void} compileEarly from the runtime's first byte on, while the scripts are
 *   still on their way; by itself Pyodide would begin when it has the scripts
 * @property {() => void} unhook
 */

export const WASM = "pyodide/pyodide.asm.wasm";

/** The version that these hooks were written for and tried with. */
export const WRITTEN_FOR = "314.0.7";

/** Throws for any other version of Pyodide; the plain path then takes over. @param {string} version */
export function assertVersion(version) {
  if (version === WRITTEN_FOR) return;
  throw new BootError("pyodide_version", `Pyodide ${version}, the hooks are for ${WRITTEN_FOR}`);
}

/** Stands in for `fetch` and for the compiler until `unhook`. @param {Meter} meter @returns {Hooks} */
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
      compiling.catch(() => {}); // `failed` has the error
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

/** A function of the module's own: one made inside a start would keep that start's snapshot in memory. */
export const emptyResponse = () => new Response();

/** @param {unknown} error @param {Meter} meter @returns {Promise<import("./errors.js").BootCode>} */
async function whyNotCompiled(error, meter) {
  if (!(error instanceof WebAssembly.CompileError)) return "runtime_start";
  return (await meter.cameWhole(WASM)) ? "unsupported_browser" : "runtime_download";
}

/** Some hosts don't know the type of .wasm, which would stop the start. @param {Response} response */
function withWasmType(response) {
  const type = "application/wasm";
  if (response.headers.get("content-type") === type) return response; // untouched, it can be cached compiled
  return new Response(response.body, { headers: { "content-type": type } });
}

/** Makes Pyodide start in a way that lets its memory be kept. @type {Options} */
export const SNAPSHOT_OPTIONS = { _makeSnapshot: true };

/**
 * Makes Pyodide start from a snapshot.
 * @param {NonNullable<Options["createPyodideModule"]>} createModule
 * @param {() => Promise<Snapshot>} readSnapshot
 * @returns {Options}
 */
export const restoringOptions = (createModule, readSnapshot) => ({
  // Pyodide would wait for the snapshot before anything else; it is needed only when the runtime is there.
  _loadSnapshot: Promise.resolve(new Uint8Array()),
  async createPyodideModule(settings) {
    const module = await createModule(settings);
    restoreLater(module, await readSnapshot());
    return module;
  },
});

/** @param {PyodideModule} module @param {Snapshot} snapshot */
function restoreLater(module, snapshot) {
  const { _malloc: allocate } = /** @type {PyodideModule & {_malloc?: (bytes: number) => number}} */ (module);
  const restore = module.API?.restoreSnapshot;
  if (!allocate || !restore) throw new BootError("pyodide_version", "restoreSnapshot");
  const size = sizeOf(snapshot);
  // Memory can't be restored into less than there was; asking for some makes it grow.
  while (module.HEAPU8.length < size) allocate(size - module.HEAPU8.length);
  module.API.restoreSnapshot = () => {
    module.API.restoreSnapshot = restore; // or the module would keep the snapshot in memory
    return restoreMemory(snapshot, module.HEAPU8, restore);
  };
}

/** Pyodide keeps its options, and with them the snapshot: delete the one that holds it. @param {Pyodide} pyodide */
export function releaseSnapshot(pyodide) {
  const { _api } = /** @type {{_api?: {config?: Options}}} */ (/** @type {unknown} */ (pyodide));
  delete _api?.config?.createPyodideModule;
}

/** Bytes of Python's memory; 0 if Pyodide doesn't tell. @param {Pyodide} pyodide */
export function memoryOf(pyodide) {
  const { _module } = /** @type {{_module?: PyodideModule}} */ (/** @type {unknown} */ (pyodide));
  return _module?.HEAPU8.length ?? 0;
}

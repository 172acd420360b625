// Stands between Pyodide and the browser while it starts.
//
// It counts what is fetched, and turns what Pyodide would only log, and then wait for ever, into an
// error. Afterwards the one thing that stays is that nothing is ever fetched from another host.

import { BootError, asBootError } from "./errors.js";
import { codeOf, pathOf } from "./site.js";

/** @typedef {import("./download-meter.js").Meter} Meter */

export const WASM = "pyodide/pyodide.asm.wasm";

/** @param {Meter} meter */
export function watch(meter) {
  const scope = globalThis;
  const fetchAsIs = scope.fetch;
  const compileAsIs = WebAssembly.instantiateStreaming;
  /** @type {Map<string, () => Response | Promise<Response>>} */
  const instead = new Map();
  /** @type {Map<string, Promise<unknown>>} */
  const held = new Map();
  /** @type {(error: BootError) => void} */
  let fail = () => {};
  /** @type {Promise<never>} */
  const failed = new Promise((_, reject) => {
    fail = reject;
  });
  failed.catch(() => {}); // it may fail after the race is over

  /** @type {typeof fetch} */
  const fetchOwn = async (resource, options) => {
    const url = new URL(resource instanceof Request ? resource.url : resource, scope.location.href);
    if (url.origin !== scope.location.origin) throw new TypeError(`another host: ${url.host}`);
    return fetchAsIs(resource, options);
  };

  scope.fetch = async (resource, options) => {
    const path = pathOf(resource);
    try {
      const answer = instead.get(path);
      if (answer) return await answer();
      await held.get(path);
      const response = await fetchOwn(resource, options);
      if (!response.ok) throw new BootError(codeOf(path), `${path} ${response.status}`);
      meter.follow(path, response);
      return path === WASM ? typed(response) : response;
    } catch (error) {
      const failure = asBootError(codeOf(path), path, error);
      fail(failure);
      throw failure;
    }
  };

  /** @template T @param {Promise<T>} compiling @returns {Promise<T>} */
  const compiled = async (compiling) => {
    try {
      return await compiling;
    } catch (error) {
      fail(asBootError(await whyNotCompiled(error, meter), "wasm", error));
      throw error;
    }
  };

  WebAssembly.instantiateStreaming = (source, imports) =>
    compiled(compileAsIs.call(WebAssembly, source, imports));

  return {
    failed,
    /** Answers for a file. @param {string} path @param {() => Response | Promise<Response>} answer */
    answerFor: (path, answer) => void instead.set(path, answer),
    /** A file that others go before. @param {string} path @param {Promise<unknown>} until */
    holdBack: (path, until) => void held.set(path, until),
    /**
     * Compiles from the first byte on, while the scripts are still on their way; by itself Pyodide
     * would begin when it has them, and the snapshot.
     * @param {string} url
     */
    compileEarly(url) {
      const module = compiled(WebAssembly.compileStreaming(scope.fetch(url)));
      module.catch(() => {}); // `failed` has it
      instead.set(WASM, () => new Response());
      WebAssembly.instantiateStreaming = async (_, imports) => {
        const compiledModule = await module;
        const instance = await compiled(WebAssembly.instantiate(compiledModule, imports));
        return { module: compiledModule, instance };
      };
    },
    scopeRestored() {
      scope.fetch = fetchOwn;
      WebAssembly.instantiateStreaming = compileAsIs;
    },
  };
}

/** @param {unknown} error @param {Meter} meter @returns {Promise<import("./errors.js").BootCode>} */
async function whyNotCompiled(error, meter) {
  if (!(error instanceof WebAssembly.CompileError)) return "runtime_start";
  return (await meter.cameWhole(WASM)) ? "unsupported_browser" : "runtime_download";
}

/** A host that doesn't know the type of .wasm would stop the start: say it in its place. */
function typed(/** @type {Response} */ response) {
  const type = "application/wasm";
  if (response.headers.get("content-type") === type) return response; // as it is, it can be cached compiled
  return new Response(response.body, { headers: { "content-type": type } });
}

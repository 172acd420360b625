// Starts Pyodide from the site's own folder, installs the engine's wheel, and gives its `handle`.
//
// Only the worker imports this. Pyodide reports some failures by a line in the console and then
// waits for ever, so what it fetches and compiles is watched from outside: see `watch`.

/**
 * @typedef {"download" | "start" | "install"} BootStage
 * @typedef {"runtime_download" | "runtime_start" | "engine_install" | "unsupported_browser"}
 *   BootCode
 * @typedef {(stage: BootStage, loaded: number, total: number) => void} Report
 *
 * What the build wrote about itself: URLs are relative to the site's folder, `bytes` uncompressed.
 * @typedef {object} Manifest
 * @property {string} engine the version that must answer in the end
 * @property {string} python where the Python files lie that Pyodide itself asks for
 * @property {string} wheels where the packages of its lock file lie
 * @property {string} lock
 * @property {string} wheel
 * @property {string} bridge
 * @property {Record<string, number>} bytes path -> size, of all that the download stage counts
 */

const SITE = new URL(".", import.meta.url);
const MANIFEST = "runtime.json";
const WASM = "pyodide/pyodide.asm.wasm";

export class BootError extends Error {
  /** @param {BootCode} code @param {string} where @param {unknown} [cause] */
  constructor(code, where, cause) {
    super(`${code}: ${where}`, { cause });
    this.name = "BootError";
    this.code = code;
    this.where = where;
  }
}

/**
 * @param {Report} report
 * @returns {Promise<(request: string) => string>} the bridge's `handle`
 */
export async function startEngine(report) {
  const manifest = await readManifest();
  const meter = createMeter(manifest.bytes, (loaded, total) => report("download", loaded, total));
  const { failed, scopeRestored } = watch(meter);
  const boot = async () => {
    const pyodide = await startPython(manifest, meter, report);
    report("install", 0, 0);
    return install(pyodide, manifest);
  };
  try {
    return await Promise.race([boot(), failed]);
  } finally {
    scopeRestored();
  }
}

/** @returns {Promise<Manifest>} */
async function readManifest() {
  const response = await ask(MANIFEST, "no-cache");
  try {
    return await response.json();
  } catch (error) {
    // Some hosts answer for a missing file with a page of their own.
    throw asBootError("runtime_download", MANIFEST, error);
  }
}

/** @param {Manifest} manifest @param {Meter} meter @param {Report} report */
async function startPython(manifest, meter, report) {
  const home = new URL(manifest.python, SITE).href;
  const [{ loadPyodide }, { default: createPyodideModule }, lockFileContents] = await Promise.all([
    importing("./pyodide/pyodide.mjs", () => import("./pyodide/pyodide.mjs")),
    importing("./pyodide/pyodide.asm.mjs", () => import("./pyodide/pyodide.asm.mjs")),
    ask(manifest.lock).then((response) => response.text()),
  ]);
  // An imported script can't be counted while it comes in.
  meter.whole("pyodide/pyodide.asm.mjs");
  void meter.full.then(() => report("start", 0, 0));
  try {
    return await loadPyodide({
      indexURL: home,
      packageBaseUrl: new URL(manifest.wheels, SITE).href,
      lockFileContents,
      createPyodideModule,
    });
  } catch (error) {
    throw asBootError("runtime_start", "loadPyodide", error);
  }
}

/**
 * @param {import("./pyodide/pyodide.mjs").PyodideInterface} pyodide
 * @param {Manifest} manifest
 */
async function install(pyodide, manifest) {
  try {
    const silent = { messageCallback: () => {}, errorCallback: () => {} };
    const [loaded, source] = await Promise.all([
      pyodide.loadPackage("micropip", silent),
      ask(manifest.bridge).then((response) => response.text()),
    ]);
    // A missing or damaged file is answered by an empty list, not by an error.
    if (loaded.length !== 1) throw new BootError("engine_install", "micropip");
    const micropip = pyodide.pyimport("micropip");
    await micropip.install.callKwargs(new URL(manifest.wheel, SITE).href, { deps: false });
    micropip.destroy();
    pyodide.FS.writeFile(`${folderOfPackages(pyodide)}/bridge.py`, source);
    const handle = pyodide.pyimport("bridge").handle;
    const { ok } = JSON.parse(handle('{"do": "hello"}'));
    if (ok?.engine !== manifest.engine) throw new BootError("engine_install", `${ok?.engine}`);
    return handle;
  } catch (error) {
    throw asBootError("engine_install", "install", error);
  }
}

/** @param {import("./pyodide/pyodide.mjs").PyodideInterface} pyodide */
function folderOfPackages(pyodide) {
  const sysconfig = pyodide.pyimport("sysconfig");
  const folder = sysconfig.get_path("purelib");
  sysconfig.destroy();
  return folder;
}

/** A file of the site, or an error that names it. @param {string} path @param {RequestCache} [cache] */
async function ask(path, cache) {
  try {
    const response = await fetch(new URL(path, SITE), cache ? { cache } : {});
    if (response.ok) return response;
    throw new BootError(codeOf(path), `${path} ${response.status}`);
  } catch (error) {
    throw asBootError(codeOf(path), path, error);
  }
}

/** @param {string} path @returns {BootCode} */
const codeOf = (path) => (/^(wheels|py)\//.test(path) ? "engine_install" : "runtime_download");

/**
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} load
 */
async function importing(path, load) {
  try {
    return await load();
  } catch (error) {
    const code = error instanceof SyntaxError ? "unsupported_browser" : "runtime_download";
    throw new BootError(code, path, error);
  }
}

/**
 * Stands between Pyodide and the browser while it starts: counts what is fetched, and turns what
 * Pyodide would only log into an error. Afterwards the one thing that stays is that nothing is
 * ever fetched from another host.
 * @param {Meter} meter
 */
function watch(meter) {
  const scope = globalThis;
  const fetchAsIs = scope.fetch;
  const compileAsIs = WebAssembly.instantiateStreaming;
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
    const url = new URL(resource instanceof Request ? resource.url : resource, scope.location.href);
    const path = url.pathname.slice(SITE.pathname.length);
    try {
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

  WebAssembly.instantiateStreaming = async (source, imports) => {
    try {
      return await compileAsIs.call(WebAssembly, source, imports);
    } catch (error) {
      fail(asBootError(await whyNotCompiled(error, meter), "wasm", error));
      throw error;
    }
  };

  return {
    failed,
    scopeRestored() {
      scope.fetch = fetchOwn;
      WebAssembly.instantiateStreaming = compileAsIs;
    },
  };
}

/** @param {unknown} error @param {Meter} meter @returns {Promise<BootCode>} */
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

/**
 * @typedef {object} Meter
 * @property {(path: string, response: Response) => void} follow counts a body while it is read
 * @property {(path: string) => void} whole counts a file that has come in unseen
 * @property {(path: string) => Promise<boolean>} cameWhole whether it had the size it should
 * @property {Promise<void>} full everything counted has come in
 *
 * @param {Record<string, number>} bytes
 * @param {(loaded: number, total: number) => void} tell
 * @returns {Meter}
 */
function createMeter(bytes, tell) {
  const waiting = new Map(Object.entries(bytes));
  /** @type {Map<string, Promise<number>>} */
  const followed = new Map();
  const total = [...waiting.values()].reduce((sum, size) => sum + size, 0);
  const step = total / 200; // a message for every chunk would be hundreds
  let loaded = 0;
  let told = 0;
  /** @type {() => void} */
  let fill = () => {};
  const full = new Promise((/** @type {(value: void) => void} */ resolve) => {
    fill = resolve;
  });

  /** @param {number} size */
  const add = (size) => {
    loaded += size;
    if (loaded - told < step && loaded < total) return;
    told = loaded;
    tell(Math.min(loaded, total), total);
  };

  /** @param {string} path @param {number} counted of it so far */
  const end = (path, counted) => {
    const size = waiting.get(path);
    if (size === undefined) return;
    waiting.delete(path);
    add(size - counted);
    if (!waiting.size) fill();
  };

  /** @param {string} path @param {Response} response */
  const count = async (path, response) => {
    // A clone: the body that Pyodide reads must stay the browser's own, or compiled code isn't cached.
    const reader = response.clone().body?.getReader();
    let counted = 0;
    for (let part; reader && !(part = await reader.read()).done; ) {
      counted += part.value.length;
      add(part.value.length);
    }
    end(path, counted);
    return counted;
  };

  tell(0, total);
  return {
    full,
    follow(path, response) {
      if (!waiting.has(path)) return;
      // An error on the way is met by the reader of the body itself, too.
      followed.set(path, count(path, response).catch(() => NaN));
    },
    cameWhole: async (path) => (await followed.get(path)) === bytes[path],
    whole: (path) => end(path, 0),
  };
}

/** @param {BootCode} code @param {string} where @param {unknown} error */
function asBootError(code, where, error) {
  return error instanceof BootError ? error : new BootError(code, `${where}: ${lastLine(error)}`, error);
}

/** Of a Python traceback the last line says what happened. @param {unknown} error */
function lastLine(error) {
  const message = /** @type {{message?: unknown}} */ (error)?.message;
  return String(message ?? error).trim().split("\n").at(-1);
}

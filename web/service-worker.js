// The service worker: keeps one build of the site, whole, and serves it without the network.
//
// Each build has its own cache, named after the site's folder and the build. The worker keeps a file only if its
// bytes have the hash that the build lists, and checks all but the large files again before it first serves them. A
// new build has a new worker, which copies the files that haven't changed from the caches of earlier builds. It
// never touches the caches of other sites on the same host.
//
// In:  {type: "take"}          become the active version -> "taken" | "elsewhere" | "broken"
//      {type: "claim", build}  serve the page that asks, if it belongs to this build -> boolean
//      {type: "check", rarely} check every kept file, replace damaged ones -> {mended: number} | "broken"
// Out: {type: "playing?"}      asks another tab whether it has a game on its table -> boolean

/**
 * @typedef {{path: string, sha256: string, size: number}} KeptFile
 * @typedef {{cache: Cache, paths: Map<string, string>}} EarlierBuild `paths` maps a file's hash to its path
 */

// The last step of the build, which seals the site, writes `BUILT` in front of this file.
const { build: BUILD, files } = /** @type {{build: string, files: KeptFile[]}} */ (BUILT);
const scope = /** @type {ServiceWorkerGlobalScope & typeof globalThis} */ (/** @type {unknown} */ (self));

const HOME = new URL(".", scope.location.href);
const FILES = new Map(files.map((file) => [file.path, file]));
const CACHE_PREFIX = `regicide:${HOME.pathname}:`;
const CACHE = CACHE_PREFIX + BUILD;
const LIST = "files.json"; // stored last: a cache that holds the list holds the whole build
const CHECKED_HEADER = "x-checked"; // header of the stored list: when the cache was last checked
const DAY_MS = 86_400_000;
const PARALLEL_FILES = 4;
const LARGE = 256 * 1024; // bytes; a larger file is served without being hashed first
const ANSWER_LIMIT_MS = 1000;

/** Thrown when the host serves another build's file at the address of this build's file. */
class OtherBuildError extends Error {}

/** @type {Set<string>} */
const outdatedClients = new Set(); // ids of the pages and workers of the version that this one replaced
/** @type {Set<string>} */
const checkedFiles = new Set(); // paths of files that were served since the last full check: they are not hashed again
let hasGivenUp = false; // this build can't be completed any more: everything comes from the network

scope.addEventListener("install", (event) => event.waitUntil(keepAllFiles()));
scope.addEventListener("activate", (event) => event.waitUntil(replaceOtherVersions()));

scope.addEventListener("fetch", (event) => {
  const { request, clientId } = event;
  const path = request.method === "GET" ? pathOf(request.url) : null;
  if (path === null) return;
  if (hasGivenUp) return event.respondWith(fetchLatest(request.url));
  if (request.mode === "navigate") return event.respondWith(openPage(path, request.url));
  // A page of the replaced version is about to reload: it must not get files of this version.
  event.respondWith(outdatedClients.has(clientId) ? Promise.resolve(Response.error()) : serveFile(path));
});

scope.addEventListener("message", (event) => {
  const [port] = event.ports;
  const asker = /** @type {Client | null} */ (event.source);
  const answer = (/** @type {Promise<unknown>} */ work) =>
    event.waitUntil(work.then((value) => port?.postMessage(value)));
  switch (event.data?.type) {
    case "take":
      return answer(becomeActive(asker?.id ?? ""));
    case "claim":
      return answer(claimPages(event.data.build, asker?.id ?? ""));
    case "check":
      return answer(
        checkFiles(event.data.rarely === true).then(
          (mended) => ({ mended }),
          () => "broken",
        ),
      );
  }
});

// Keeping files

/** Keeps every file of the build, or throws. Tells how many files were missing or damaged. */
async function keepAllFiles() {
  const cache = await caches.open(CACHE);
  const earlier = await earlierBuilds();
  const waiting = [...files];
  let replaced = 0;
  checkedFiles.clear();
  const keepWaitingFiles = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      if (await keepFile(cache, file, earlier)) replaced += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: PARALLEL_FILES }, keepWaitingFiles));
  } catch (error) {
    waiting.length = 0; // stops the other loops
    throw error;
  }
  const list = new Response(JSON.stringify({ build: BUILD, files }), {
    headers: { "content-type": "application/json", [CHECKED_HEADER]: String(Date.now()) },
  });
  await cache.put(urlOf(LIST), list);
  return replaced;
}

/** Tells how many files had to be replaced. @param {boolean} rarely once a day is enough */
async function checkFiles(rarely) {
  const list = rarely ? await (await caches.open(CACHE)).match(urlOf(LIST)) : undefined;
  return Date.now() - Number(list?.headers.get(CHECKED_HEADER)) < DAY_MS ? 0 : keepAllFiles();
}

/**
 * Keeps a file, or throws. Tells whether the file was missing or damaged before.
 * @param {Cache} cache
 * @param {KeptFile} file
 * @param {EarlierBuild[]} earlier
 */
async function keepFile(cache, file, earlier) {
  if (await isKept(cache, file)) return false;
  for (const { cache: other, paths } of earlier) {
    const path = paths.get(file.sha256);
    const copy = path === undefined ? undefined : await other.match(urlOf(path));
    if (copy && (await hasRightBytes(copy.clone(), file)) && (await storeFile(cache, file, copy)))
      return true;
  }
  if (!(await storeFile(cache, file, await fetchFile(file)))) throw new Error(`not kept: ${file.path}`);
  return true;
}

/**
 * Stores a file and reads it again. Tells whether the stored bytes are right.
 * @param {Cache} cache @param {KeptFile} file @param {Response} response
 */
async function storeFile(cache, file, response) {
  const url = urlOf(file.path);
  await cache.put(url, withoutRedirect(response));
  if (await isKept(cache, file)) return true;
  await cache.delete(url);
  return false;
}

/** Gets a file of this build from the browser's HTTP cache or the network, or throws. @param {KeptFile} file */
async function fetchFile(file) {
  const fetched = await findEngineFile(file);
  if (fetched) return fetched;
  // First try the HTTP cache, where the page's own requests are; if the bytes are wrong, bypass the cache.
  for (const cache of /** @type {RequestCache[]} */ (["force-cache", "reload"])) {
    const response = await fetch(urlOf(file.path), { cache });
    if (await hasRightBytes(response.clone(), file)) return response;
    if (response.status >= 500) throw new Error(`${file.path}: ${response.status}`);
  }
  throw new OtherBuildError(file.path);
}

/** Finds a large file in the HTTP cache, under the address with a hash that the engine uses. @param {KeptFile} file */
async function findEngineFile(file) {
  if (file.size < LARGE) return null;
  const url = `${urlOf(file.path)}?${file.sha256.slice(0, 12)}`;
  try {
    const response = await fetch(url, { cache: "only-if-cached", mode: "same-origin" });
    return (await hasRightBytes(response.clone(), file)) ? response : null;
  } catch {
    return null; // the HTTP cache doesn't hold the file
  }
}

/** A file that can't be read counts as damaged. @param {Cache} cache @param {KeptFile} file */
const isKept = async (cache, file) =>
  hasRightBytes(await cache.match(urlOf(file.path)), file).catch(() => false);

/**
 * Whether a response has the bytes of a file; reads the response's body.
 * @param {Response | undefined} response @param {KeptFile} file
 */
async function hasRightBytes(response, { sha256, size }) {
  if (!response?.ok) return false;
  const body = await response.arrayBuffer();
  if (body.byteLength !== size) return false;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === sha256;
}

/** Browsers refuse a redirected response to a navigation. @param {Response} response */
const withoutRedirect = (response) =>
  response.redirected ? new Response(response.body, { headers: response.headers }) : response;

/** @returns {Promise<EarlierBuild[]>} */
async function earlierBuilds() {
  const found = [];
  for (const name of await otherCaches()) {
    const cache = await caches.open(name);
    const list = await cache.match(urlOf(LIST));
    const kept = /** @type {{files: KeptFile[]}} */ (list ? await list.json() : { files: [] });
    found.push({ cache, paths: new Map(kept.files.map((file) => [file.sha256, file.path])) });
  }
  return found;
}

/** The names of the caches of this site's other builds. */
async function otherCaches() {
  const isOfThisSite = (/** @type {string} */ name) =>
    name.startsWith(CACHE_PREFIX) && /^[0-9a-f]{16}$/.test(name.slice(CACHE_PREFIX.length));
  return (await caches.keys()).filter((name) => isOfThisSite(name) && name !== CACHE);
}

// Taking over

/** Makes this version the only one: deletes the caches of all others. */
async function replaceOtherVersions() {
  const others = await otherCaches();
  if (!others.length) return;
  const clients = await scope.clients.matchAll({ type: "all", includeUncontrolled: true });
  for (const { id } of clients) outdatedClients.add(id);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** @param {string} asker the client that wants this version */
async function becomeActive(asker) {
  if (await isPlayedElsewhere(asker)) return "elsewhere";
  try {
    await keepAllFiles(); // the browser may have dropped files since this version was installed
  } catch {
    return "broken";
  }
  await scope.skipWaiting();
  return "taken";
}

/** Whether another tab has a game on its table; a tab that doesn't answer in time counts as idle. @param {string} asker */
async function isPlayedElsewhere(asker) {
  const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const answers = windows
    .filter(({ id, url }) => id !== asker && url.startsWith(HOME.href))
    .map(
      (client) =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) => resolve(data);
          setTimeout(() => resolve(false), ANSWER_LIMIT_MS);
          client.postMessage({ type: "playing?" }, [port2]);
        }),
    );
  return (await Promise.all(answers)).includes(true);
}

/** @param {string} build the asker's build @param {string} asker */
async function claimPages(build, asker) {
  if (build !== BUILD || outdatedClients.has(asker)) return false;
  await scope.clients.claim();
  return true;
}

// Serving files

/**
 * Serves a page. If the build can't be completed any more, the page comes from the network.
 * @param {string} path @param {string} url
 */
async function openPage(path, url) {
  try {
    const cache = await caches.open(CACHE);
    if (!(await cache.match(urlOf(LIST)))) await keepAllFiles();
  } catch (error) {
    if (await isBuildGone(error)) {
      hasGivenUp = true;
      await scope.registration.unregister();
      await caches.delete(CACHE).catch(() => false);
      return fetchLatest(url);
    }
  }
  return serveFile(path);
}

/** Fetches what the host has now; the HTTP cache may hold files of another build. @param {string} url */
const fetchLatest = (url) => fetch(url, { cache: "no-cache" });

/**
 * Whether to give up a build that could not be completed: the host has another build, or the files can't be
 * kept although the host answers. Without a network the kept files are still the best there is.
 * @param {unknown} error
 */
async function isBuildGone(error) {
  if (error instanceof OtherBuildError) return true;
  return fetch(HOME, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** @param {string} path @returns {Promise<Response>} */
async function serveFile(path) {
  const file = FILES.get(path);
  const url = urlOf(path);
  const cache = await caches.open(CACHE).catch(() => null);
  const isTrusted = !file || file.size > LARGE || checkedFiles.has(path);
  // The response must come straight from the cache: the browser keeps compiled code with it.
  const [found, isRightFile] = await Promise.all([
    cache?.match(url),
    isTrusted || (cache && isKept(cache, file)),
  ]);
  if (found && isRightFile) {
    checkedFiles.add(path);
    return found;
  }
  return file ? replaceFile(cache, file) : Response.error();
}

/**
 * Serves a missing or damaged file from the network, and keeps it.
 * @param {Cache | null} cache @param {KeptFile} file
 */
async function replaceFile(cache, file) {
  try {
    const response = await fetchFile(file);
    if (cache) await storeFile(cache, file, response.clone()).catch(() => false); // no room: serve it anyway
    return withoutRedirect(response);
  } catch (error) {
    if (error instanceof OtherBuildError) {
      await cache?.delete(urlOf(LIST)); // the build is not whole: `openPage` will try to complete it
      void scope.registration.update().catch(() => {}); // without a network the browser checks for an update later
    }
    return Response.error();
  }
}

/** @param {string} path */
const urlOf = (path) => new URL(path === "index.html" ? "." : path, HOME).href;

/** The path of the build's file at an address, or null. @param {string} address */
function pathOf(address) {
  const { origin, pathname } = new URL(address);
  if (origin !== HOME.origin || !pathname.startsWith(HOME.pathname)) return null;
  const inside = decodeURIComponent(pathname.slice(HOME.pathname.length));
  const path = inside === "" || inside.endsWith("/") ? `${inside}index.html` : inside;
  return FILES.has(path) || path === LIST ? path : null;
}

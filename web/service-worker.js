// The service worker: keeps one build of the site, whole, and serves it without the network.
//
// One cache per build, named after the site's folder and the build. A file is kept and served only
// if it is this build's, byte for byte; the browser starts a new worker for a new build, which takes
// what hasn't changed from the caches before it. Nothing of another site on the host is touched.
//
// In:  {type: "take"}          become the version that runs -> "taken" | "elsewhere" | "broken"
//      {type: "claim", build}  serve the page that asks, if it is of this build
//      {type: "check", rarely} look at every file kept, and mend -> {mended: number} | "broken"
// Out: {type: "playing?"}      to the other tabs -> true | false

/**
 * Written in front of this file by the build: see `seal` in tools/site/seal_build.py.
 * @typedef {{path: string, sha256: string, size: number}} KeptFile
 * @typedef {{cache: Cache, paths: Map<string, string>}} Earlier a build before this one, by hash
 */
const { build: BUILD, files } = /** @type {{build: string, files: KeptFile[]}} */ (BUILT);
const scope = /** @type {ServiceWorkerGlobalScope & typeof globalThis} */ (/** @type {unknown} */ (self));

const HOME = new URL(".", scope.location.href);
const FILES = new Map(files.map((file) => [file.path, file]));
const NAME = `regicide:${HOME.pathname}:`;
const CACHE = NAME + BUILD;
const LIST = "files.json"; // put last: a cache that has it is whole
const CHECKED = "x-checked"; // when, in its headers
const DAY_MS = 86_400_000;
const AT_ONCE = 4;
const LARGE = 256 * 1024; // bytes; what is larger is not read through before it is served
const ANSWER_MS = 1000;

/** The network has another build's file where this one's should be. */
class OtherBuild extends Error {}

/** @type {Set<string>} */
const before = new Set(); // pages and workers of the version that this one replaced
/** @type {Set<string>} */
const looked = new Set(); // files that were right when this worker last looked
let gaveUp = false;

scope.addEventListener("install", (event) => event.waitUntil(fill()));
scope.addEventListener("activate", (event) => event.waitUntil(succeed()));

scope.addEventListener("fetch", (event) => {
  const { request, clientId } = event;
  const path = request.method === "GET" ? pathOf(request.url) : null;
  if (path === null) return;
  if (gaveUp) return event.respondWith(fetchLatest(request.url));
  if (request.mode === "navigate") return event.respondWith(open(path, request.url));
  // A page that is about to be loaded anew must not meet another version's files.
  event.respondWith(before.has(clientId) ? Promise.resolve(Response.error()) : serve(path));
});

scope.addEventListener("message", (event) => {
  const [port] = event.ports;
  const asker = /** @type {Client | null} */ (event.source);
  const answer = (/** @type {Promise<unknown>} */ given) =>
    event.waitUntil(given.then((value) => port?.postMessage(value)));
  switch (event.data?.type) {
    case "take":
      return answer(take(asker?.id ?? ""));
    case "claim":
      return answer(claim(event.data.build, asker?.id ?? ""));
    case "check":
      return answer(
        check(event.data.rarely === true).then(
          (mended) => ({ mended }),
          () => "broken",
        ),
      );
  }
});

// Keeping

/** Keeps every file of the build, and says how many it had to get. Throws unless it has them all. */
async function fill() {
  const cache = await caches.open(CACHE);
  const earlier = await earlierBuilds();
  const waiting = [...files];
  let got = 0;
  looked.clear();
  const work = async () => {
    for (let file; (file = waiting.shift()); ) got += (await keep(cache, file, earlier)) ? 1 : 0;
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } catch (error) {
    waiting.length = 0; // the others need not go on
    throw error;
  }
  const list = new Response(JSON.stringify({ build: BUILD, files }), {
    headers: { "content-type": "application/json", [CHECKED]: String(Date.now()) },
  });
  await cache.put(urlOf(LIST), list);
  return got;
}

/** How many files had to be mended; if it need not be now, once a day is enough. @param {boolean} rarely */
async function check(rarely) {
  const list = rarely ? await (await caches.open(CACHE)).match(urlOf(LIST)) : undefined;
  return Date.now() - Number(list?.headers.get(CHECKED)) < DAY_MS ? 0 : fill();
}

/**
 * Whether it had to be got.
 * @param {Cache} cache @param {KeptFile} file @param {Earlier[]} earlier
 */
async function keep(cache, file, earlier) {
  if (await isKept(cache, file)) return false;
  for (const { cache: other, paths } of earlier) {
    const path = paths.get(file.sha256);
    const same = path === undefined ? undefined : await other.match(urlOf(path));
    if (same && (await isRight(same.clone(), file)) && (await put(cache, file, same))) return true;
  }
  if (!(await put(cache, file, await fetchRight(file)))) throw new Error(`not kept: ${file.path}`);
  return true;
}

/** Keeps a file and reads it again: what counts is what lies there. */
async function put(
  /** @type {Cache} */ cache,
  /** @type {KeptFile} */ file,
  /** @type {Response} */ response,
) {
  const url = urlOf(file.path);
  await cache.put(url, plain(response));
  if (await isKept(cache, file)) return true;
  await cache.delete(url);
  return false;
}

/** From the network, or what the browser has of it; this build's, or an error. @param {KeptFile} file */
async function fetchRight(file) {
  // What the page has just fetched is not fetched again, if it is right; else past every cache.
  const fetched = await versioned(file);
  if (fetched) return fetched;
  for (const cache of /** @type {RequestCache[]} */ (["force-cache", "reload"])) {
    const response = await fetch(urlOf(file.path), { cache });
    if (await isRight(response.clone(), file)) return response;
    if (response.status >= 500) throw new Error(`${file.path}: ${response.status}`);
  }
  throw new OtherBuild(file.path);
}

/** What the engine's start has fetched under an address with the content's hash. @param {KeptFile} file */
async function versioned(file) {
  if (file.size < LARGE) return null;
  const url = `${urlOf(file.path)}?${file.sha256.slice(0, 12)}`;
  try {
    const response = await fetch(url, { cache: "only-if-cached", mode: "same-origin" });
    return (await isRight(response.clone(), file)) ? response : null;
  } catch {
    return null; // the browser hasn't got it
  }
}

/** Whether what lies there is right; what can't be read isn't. @param {Cache} cache @param {KeptFile} file */
const isKept = async (cache, file) => isRight(await cache.match(urlOf(file.path)), file).catch(() => false);

/** @param {Response | undefined} response its body is used up @param {KeptFile} file */
async function isRight(response, { sha256, size }) {
  if (!response?.ok) return false;
  const body = await response.arrayBuffer();
  if (body.byteLength !== size) return false;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === sha256;
}

/** A page may not be opened with an answer that was redirected. @param {Response} response */
const plain = (response) =>
  response.redirected ? new Response(response.body, { headers: response.headers }) : response;

/** The caches of this site's other builds that are whole. @returns {Promise<Earlier[]>} */
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

async function otherCaches() {
  const own = (/** @type {string} */ name) =>
    name.startsWith(NAME) && /^[0-9a-f]{16}$/.test(name.slice(NAME.length));
  return (await caches.keys()).filter((name) => own(name) && name !== CACHE);
}

// Taking over

/** The only version from now on. */
async function succeed() {
  const others = await otherCaches();
  if (!others.length) return;
  const all = await scope.clients.matchAll({ type: "all", includeUncontrolled: true });
  for (const { id } of all) before.add(id);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** @param {string} asker */
async function take(asker) {
  if (await playedElsewhere(asker)) return "elsewhere";
  try {
    await fill(); // it may have waited for days: once more, is everything there?
  } catch {
    return "broken";
  }
  await scope.skipWaiting();
  return "taken";
}

/** Whether another tab has a game on its table; one that doesn't answer sleeps. @param {string} asker */
async function playedElsewhere(asker) {
  const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const asked = windows
    .filter(({ id, url }) => id !== asker && url.startsWith(HOME.href))
    .map(
      (client) =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) => resolve(data);
          setTimeout(() => resolve(false), ANSWER_MS);
          client.postMessage({ type: "playing?" }, [port2]);
        }),
    );
  return (await Promise.all(asked)).includes(true);
}

/** @param {string} build @param {string} asker */
async function claim(build, asker) {
  if (build !== BUILD || before.has(asker)) return false;
  await scope.clients.claim();
  return true;
}

// Serving

/** A page. If the build can't be made whole again, the network has the word. */
async function open(/** @type {string} */ path, /** @type {string} */ url) {
  try {
    const cache = await caches.open(CACHE);
    if (!(await cache.match(urlOf(LIST)))) await fill();
  } catch (error) {
    if (await isGone(error)) {
      gaveUp = true;
      await scope.registration.unregister();
      await caches.delete(CACHE).catch(() => false);
      return fetchLatest(url);
    }
  }
  return serve(path);
}

/** What the host has now: its files belong together, those that the browser still has need not. */
const fetchLatest = (/** @type {string} */ url) => fetch(url, { cache: "no-cache" });

/** Whether this build is neither here nor on the network; without a network nobody knows. */
async function isGone(/** @type {unknown} */ error) {
  if (error instanceof OtherBuild) return true;
  return fetch(HOME, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** @param {string} path @returns {Promise<Response>} */
async function serve(path) {
  const file = FILES.get(path);
  const url = urlOf(path);
  const cache = await caches.open(CACHE).catch(() => null);
  const known = !file || file.size > LARGE || looked.has(path);
  // As it was kept, never read and made anew: the browser keeps compiled code beside it.
  const [found, right] = await Promise.all([cache?.match(url), known || (cache && isKept(cache, file))]);
  if (found && right) {
    looked.add(path);
    return found;
  }
  return file ? mend(cache, file) : Response.error();
}

/** A file that is missing or damaged, from the network. */
async function mend(/** @type {Cache | null | undefined} */ cache, /** @type {KeptFile} */ file) {
  try {
    const response = await fetchRight(file);
    if (cache) await put(cache, file, response.clone()).catch(() => false); // no room: serve it anyway
    return plain(response);
  } catch (error) {
    if (error instanceof OtherBuild) {
      await cache?.delete(urlOf(LIST)); // no longer whole: the next page is opened with care
      void scope.registration.update().catch(() => {});
    }
    return Response.error();
  }
}

/** @param {string} path */
const urlOf = (path) => new URL(path === "index.html" ? "." : path, HOME).href;

/** The file that an address of this site stands for, if it is one of the build's. @param {string} address */
function pathOf(address) {
  const { origin, pathname } = new URL(address);
  if (origin !== HOME.origin || !pathname.startsWith(HOME.pathname)) return null;
  const inside = decodeURIComponent(pathname.slice(HOME.pathname.length));
  const path = inside === "" || inside.endsWith("/") ? `${inside}index.html` : inside;
  return FILES.has(path) || path === LIST ? path : null;
}

// The page's side of the service worker: keeps the site for use without a network, and updates it.
//
// Where there is no service worker (private windows, plain http, an old browser) the game is played
// online. A new version is downloaded whole, into a cache of its own, and waits there: a page goes on
// with the version it started with until it is reloaded.

import { SITE } from "../base/site.js";

/**
 * @typedef {object} OfflineStatus
 * @property {"none" | "coming" | "ready" | "failed"} offline whether the game works without a network
 * @property {"" | "ready" | "elsewhere"} update whether a new version waits; `elsewhere`: it has to wait
 *   because another tab has a game on its table
 *
 * What the service worker answers to each request.
 * @typedef {object} WorkerAnswers
 * @property {"taken" | "elsewhere" | "broken"} take
 * @property {boolean} claim
 * @property {{mended: number} | "broken"} check
 *
 * @typedef {object} Page
 * @property {string} build the build that the page belongs to
 * @property {() => boolean} playing whether a game is on the table
 * @property {(change: Partial<OfflineStatus>) => void} tell
 */

const HOME = SITE.href;
const HOUR_MS = 3_600_000;
const RECENT_MS = 600_000;

/** @param {Page} page */
export function createOffline({ build, playing, tell }) {
  const container = /** @type {ServiceWorkerContainer | undefined} */ (navigator.serviceWorker);
  /** @type {ServiceWorkerRegistration | undefined} */
  let registration;
  let isRegistering = false;
  let lastCheck = 0; // when this page last asked for a new version

  /** @param {ServiceWorkerRegistration} found */
  function followRegistration(found) {
    registration = found;
    tell({ offline: found.active ? "ready" : "coming", update: found.waiting ? "ready" : "" });
    if (found.installing) watchInstallation(found.installing);
    found.addEventListener("updatefound", () => found.installing && watchInstallation(found.installing));
  }

  /** @param {ServiceWorker} worker */
  function watchInstallation(worker) {
    const isFirst = !registration?.active;
    worker.addEventListener("statechange", () => {
      if (worker.state === "installed" && !isFirst) tell({ update: "ready" });
      if (worker.state === "activated" && isFirst) void claimPage(worker);
      if (worker.state === "redundant")
        tell(isFirst ? { offline: "failed" } : { update: registration?.waiting ? "ready" : "" });
    });
  }

  /** Lets the worker serve this page, too, which was loaded without it. @param {ServiceWorker} active */
  async function claimPage(active) {
    tell({ offline: "ready" });
    await ask(active, "claim", { build });
  }

  /** Looks for a new version, unless this page has just done so. @param {number} [interval] in milliseconds */
  async function check(interval = RECENT_MS) {
    if (!registration || Date.now() - lastCheck < interval) return;
    lastCheck = Date.now();
    await registration.update().catch(() => {}); // no network, or a broken deploy: the next check may do better
  }

  /** Switches to the version that waits; the page is reloaded when it is active. */
  async function take() {
    const waiting = registration?.waiting;
    if (!waiting) return;
    waiting.addEventListener("statechange", () => waiting.state === "activated" && reloadOnce());
    const answer = await ask(waiting, "take");
    if (answer === "elsewhere") tell({ update: "elsewhere" });
    if (answer === "broken") tell({ update: "" });
  }

  /** @param {ServiceWorkerContainer} workers */
  async function register(workers) {
    const known = registration;
    const url = new URL("service-worker.js", SITE);
    const found = await workers.register(url, { scope: HOME, updateViaCache: "none" });
    if (!found) return;
    if (!known) followRegistration(found);
    if (!workers.controller && found.active) await claimPage(found.active);
    else if (found.active) await ask(found.active, "check", { rarely: true });
    setInterval(() => void check(), HOUR_MS);
    if (known) await check(0);
  }

  return {
    /** Runs at the start of the page, before a table is open: a version that waits is taken now. */
    async start() {
      if (!container) return;
      answerWhetherPlaying(container, playing);
      reloadWithNewVersion(container);
      const found = await container.getRegistration(HOME).catch(() => undefined);
      if (found?.scope !== HOME) return; // none, or the worker of another site in a folder above
      followRegistration(found);
      if (!playing()) await take();
    },

    /** Runs when nothing more urgent is loading: installs the service worker, or checks its files. */
    async keep() {
      if (!container || isRegistering) return;
      isRegistering = true;
      try {
        await register(container);
      } catch {
        if (!registration) tell({ offline: "none" }); // the browser refuses a worker: play online
      }
    },

    /** Checks every file that is kept. Tells whether a file was damaged and has been replaced. */
    async mend() {
      const answer = container?.controller ? await ask(container.controller, "check") : null;
      await check(0); // a new version may help where a file can't be replaced
      return typeof answer === "object" && Boolean(answer?.mended);
    },

    check,
    take,
  };
}

/** @typedef {ReturnType<typeof createOffline>} Offline */

/** The service worker asks before it takes a new version for all tabs. */
/** @param {ServiceWorkerContainer} container @param {() => boolean} playing */
function answerWhetherPlaying(container, playing) {
  container.addEventListener("message", ({ data, ports }) => {
    if (data?.type === "playing?") ports[0].postMessage(playing());
  });
  container.startMessages();
}

/** When another tab has taken a new version, the files of this page's version are gone: load the page again. */
/** @param {ServiceWorkerContainer} container */
function reloadWithNewVersion(container) {
  let isControlled = Boolean(container.controller);
  container.addEventListener("controllerchange", () => {
    if (isControlled) reloadOnce();
    isControlled = true; // the first worker of all serves the same version as the page
  });
}

let isReloading = false;

function reloadOnce() {
  if (isReloading) return;
  isReloading = true;
  location.reload();
}

/**
 * @template {keyof WorkerAnswers} K
 * @param {ServiceWorker} worker
 * @param {K} type
 * @param {object} [fields]
 * @returns {Promise<WorkerAnswers[K]>}
 */
function ask(worker, type, fields) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ type, ...fields }, [port2]);
  });
}

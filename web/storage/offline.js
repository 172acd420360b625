// The page's side of the service worker: installs the site for offline use, and updates it.
//
// Without a service worker (private windows, plain http, old browsers) the game works online only. A new version
// is downloaded completely into its own cache and waits there: an open page stays on its version until it is
// reloaded.

import { SITE } from "../base/site.js";

/**
 * @typedef {object} OfflineStatus
 * @property {"none" | "coming" | "ready" | "failed"} offline whether the game works without a network
 * @property {"" | "ready" | "elsewhere"} update whether a new version is waiting; `elsewhere`: it has to wait
 *   because a game is being played in another tab
 *
 * The service worker's answer to each type of request.
 * @typedef {object} WorkerAnswers
 * @property {"taken" | "elsewhere" | "broken"} take
 * @property {boolean} claim
 * @property {{mended: number} | "broken"} check
 */

const HOME = SITE.href;
const HOUR_MS = 3_600_000;
const TEN_MINUTES_MS = 600_000;

/** @param {import("../app/state.js").Store} store */
export function createOffline(store) {
  /** @param {Partial<OfflineStatus>} change */
  const setStatus = (change) => store.set({ device: { ...store.get().device, ...change } });
  const container = /** @type {ServiceWorkerContainer | undefined} */ (navigator.serviceWorker);
  /** @type {ServiceWorkerRegistration | undefined} */
  let registration;
  let isRegistering = false;
  let lastCheck = 0; // when this page last asked for a new version

  /** @param {ServiceWorkerRegistration} found */
  function followRegistration(found) {
    registration = found;
    setStatus({ offline: found.active ? "ready" : "coming", update: found.waiting ? "ready" : "" });
    if (found.installing) watchInstallation(found.installing);
    found.addEventListener("updatefound", () => found.installing && watchInstallation(found.installing));
  }

  /** @param {ServiceWorker} worker */
  function watchInstallation(worker) {
    const isFirst = !registration?.active;
    worker.addEventListener("statechange", () => {
      if (worker.state === "installed" && !isFirst) setStatus({ update: "ready" });
      if (worker.state === "activated" && isFirst) void claimPage(worker);
      if (worker.state === "redundant")
        setStatus(isFirst ? { offline: "failed" } : { update: registration?.waiting ? "ready" : "" });
    });
  }

  /** Makes the worker serve this page, which was loaded without it. @param {ServiceWorker} active */
  async function claimPage(active) {
    setStatus({ offline: "ready" });
    await ask(active, "claim", { build: buildOfPage() });
  }

  /** Looks for a new version, unless this page did so recently. @param {number} [interval] in milliseconds */
  async function checkForUpdate(interval = TEN_MINUTES_MS) {
    if (!registration || Date.now() - lastCheck < interval) return;
    lastCheck = Date.now();
    await registration.update().catch(() => {}); // no network or a broken deploy: the next check may succeed
  }

  /** Switches to the version that is waiting, and reloads the page once that version is active. */
  async function takeUpdate() {
    const waiting = registration?.waiting;
    if (!waiting) return;
    waiting.addEventListener("statechange", () => waiting.state === "activated" && reloadOnce());
    const answer = await ask(waiting, "take");
    if (answer === "elsewhere") setStatus({ update: "elsewhere" });
    if (answer === "broken") setStatus({ update: "" });
  }

  /** @param {ServiceWorkerContainer} workers */
  async function register(workers) {
    const earlier = registration;
    const url = new URL("service-worker.js", SITE);
    const found = await workers.register(url, { scope: HOME, updateViaCache: "none" });
    if (!found) return;
    if (!earlier) followRegistration(found);
    if (!workers.controller && found.active) await claimPage(found.active);
    else if (found.active) await ask(found.active, "check", { rarely: true });
    setInterval(() => void checkForUpdate(), HOUR_MS);
    if (earlier) await checkForUpdate(0);
  }

  return {
    /** Runs when the page starts: if a new version is waiting and no game is open yet, switches to it. */
    async start() {
      if (!container) return;
      answerWhetherPlaying(container, store);
      reloadWithNewVersion(container);
      const found = await container.getRegistration(HOME).catch(() => undefined);
      if (found?.scope !== HOME) return; // no registration, or that of another site in a parent folder
      followRegistration(found);
      if (!isPlaying(store.get())) await takeUpdate();
    },

    /** Runs when nothing more urgent is loading: installs the service worker, or has it check its files. */
    async install() {
      if (!container || isRegistering) return;
      isRegistering = true;
      try {
        await register(container);
      } catch {
        if (!registration) setStatus({ offline: "none" }); // the browser allows no service worker: play online
      }
    },

    /** Has the service worker check every cached file. Returns whether it has replaced a damaged file. */
    async repairFiles() {
      const answer = container?.controller ? await ask(container.controller, "check") : null;
      await checkForUpdate(0); // if a file can't be replaced, a new version may help
      return typeof answer === "object" && Boolean(answer?.mended);
    },

    checkForUpdate,
    takeUpdate,
  };
}

/** @typedef {ReturnType<typeof createOffline>} Offline */

/** Whether an unfinished game is on the screen. @param {import("../app/state.js").State} state */
function isPlaying({ screen, tables: { game } }) {
  return screen === "table" && game.view !== null && !game.view.over;
}

/** The build that the page belongs to. */
function buildOfPage() {
  return document.querySelector("meta[name=build]")?.getAttribute("content") ?? "";
}

/**
 * Answers the service worker, which asks every tab before it switches all of them to a new version.
 * @param {ServiceWorkerContainer} container
 * @param {import("../app/state.js").Store} store
 */
function answerWhetherPlaying(container, store) {
  container.addEventListener("message", ({ data, ports }) => {
    if (data?.type === "playing?") ports[0].postMessage(isPlaying(store.get()));
  });
  container.startMessages();
}

/**
 * Reloads the page when another tab has switched to a new version, because the files of this page's version are
 * then gone.
 * @param {ServiceWorkerContainer} container
 */
function reloadWithNewVersion(container) {
  let isControlled = Boolean(container.controller);
  container.addEventListener("controllerchange", () => {
    if (isControlled) reloadOnce();
    isControlled = true; // the very first worker serves the same version as this page
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

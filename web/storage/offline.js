// The page's side of the service worker: keeps the site for offline, finds new versions, takes them.
//
// Where there is no service worker (private windows, plain http, an old browser) the game is simply
// played online. A new version comes whole into a cache of its own and waits; the page goes on with
// the one it was started with until it is loaded anew.

import { SITE } from "../base/site.js";

/**
 * @typedef {object} OfflineStatus
 * @property {"none" | "coming" | "ready" | "failed"} offline whether the game works without a network
 * @property {"" | "ready" | "elsewhere"} update a new version waits; or it can't be taken because
 *   another tab has a game on its table
 */

const HOME = SITE.href;
const HOUR_MS = 3_600_000;
const RECENT_MS = 600_000;

/**
 * @param {object} page
 * @param {string} page.build the one that this page is of
 * @param {() => boolean} page.playing whether a game is on the table
 * @param {(change: Partial<OfflineStatus>) => void} page.tell
 */
export function createOffline({ build, playing, tell }) {
  const container = /** @type {ServiceWorkerContainer | undefined} */ (navigator.serviceWorker);
  /** @type {ServiceWorkerRegistration | undefined} */
  let registration;
  let controlled = Boolean(container?.controller);
  let leaving = false;
  let keeping = false;
  let checked = 0;

  function reload() {
    if (leaving) return;
    leaving = true;
    location.reload();
  }

  /** @param {ServiceWorkerRegistration} found */
  function follow(found) {
    registration = found;
    tell({ offline: found.active ? "ready" : "coming", update: found.waiting ? "ready" : "" });
    if (found.installing) watch(found.installing);
    found.addEventListener("updatefound", () => found.installing && watch(found.installing));
  }

  /** @param {ServiceWorker} coming */
  function watch(coming) {
    const first = !registration?.active;
    coming.addEventListener("statechange", () => {
      if (coming.state === "installed" && !first) tell({ update: "ready" });
      if (coming.state === "activated" && first) void claimed(coming);
      if (coming.state === "redundant")
        tell(first ? { offline: "failed" } : { update: registration?.waiting ? "ready" : "" });
    });
  }

  /** From now on this page, too, can do without the network. @param {ServiceWorker} active */
  async function claimed(active) {
    tell({ offline: "ready" });
    await ask(active, { type: "claim", build });
  }

  /** Look for a new version, if nobody has of late. @param {number} [since] */
  async function check(since = RECENT_MS) {
    if (!registration || Date.now() - checked < since) return;
    checked = Date.now();
    await registration.update().catch(() => {}); // offline, or a deploy that is broken: not now
  }

  async function take() {
    const waiting = registration?.waiting;
    if (!waiting) return;
    waiting.addEventListener("statechange", () => waiting.state === "activated" && reload());
    const answer = await ask(waiting, { type: "take" });
    if (answer === "elsewhere") tell({ update: "elsewhere" });
    if (answer === "broken") tell({ update: "" });
  }

  return {
    /** At the start of the page, before a table is open: a version that waits is taken now. */
    async start() {
      if (!container) return;
      container.addEventListener("message", ({ data, ports }) => {
        if (data?.type === "playing?") ports[0].postMessage(playing());
      });
      container.startMessages();
      // The other version of this site rules now, because another tab has taken it.
      container.addEventListener("controllerchange", () => (controlled ? reload() : (controlled = true)));
      const found = await container.getRegistration(HOME).catch(() => undefined);
      if (found?.scope !== HOME) return; // or another site's, further up
      follow(found);
      if (!playing()) await take();
    },

    /** When nothing more urgent is loading: keep the site, or see that it is kept. */
    async keep() {
      if (!container || keeping) return;
      keeping = true;
      try {
        const known = registration;
        const url = new URL("service-worker.js", SITE);
        const found = await container.register(url, { scope: HOME, updateViaCache: "none" });
        if (!found) return;
        if (!known) follow(found);
        if (!container.controller && found.active) await claimed(found.active);
        else if (found.active) await ask(found.active, { type: "check", rarely: true });
        setInterval(() => void check(), HOUR_MS);
        if (known) await check(0);
      } catch {
        if (!registration) tell({ offline: "none" }); // refused here: then online only
      }
    },

    /** Look through what is kept; whether something was wrong and is right now. */
    async mend() {
      const answer = container?.controller ? await ask(container.controller, { type: "check" }) : null;
      await check(0); // if it can't be mended, a new version may help
      return Boolean(answer?.mended);
    },

    check,
    take,
  };
}

/** @typedef {ReturnType<typeof createOffline>} Offline */

/** @param {ServiceWorker} worker @param {object} message @returns {Promise<any>} */
function ask(worker, message) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(message, [port2]);
  });
}

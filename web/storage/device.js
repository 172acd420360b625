// The site as an app on this device: installing it, updating it, storage that lasts, backups.

import { exportBackup, importBackup } from "./backup.js";

/**
 * @typedef {object} AppStatus
 * @property {"no" | "prompt" | "ios" | "done"} install how the player can install the site: not at all,
 *   by the browser's prompt, by Safari's menu, or it is installed
 * @property {boolean} offered whether the home screen offers to install the site
 * @property {boolean} later whether the player put the new version off
 * @property {boolean | null} persistent whether the browser promised to keep what is stored; null if
 *   the browser doesn't say
 * @property {boolean} refused whether the browser was asked for that promise and refused it
 * @property {number | null} used bytes of storage; null if the browser doesn't say
 * @property {Backup} backup
 *
 * @typedef {import("./offline.js").OfflineStatus & AppStatus} Device
 *
 * The state of the last export or import; null if there was none.
 * @typedef {null | "busy" | "exported" | {imported: import("./backup-merge.js").Counts} | {error: string}} Backup
 *
 * @typedef {Event & {prompt: () => Promise<{outcome: string}>}} InstallEvent
 *
 * @typedef {(change: Partial<Device>) => void} ChangeDevice
 */

/** @returns {Device} */
export const unknownDevice = () => ({
  offline: "none",
  update: "",
  install: isInstalled() ? "done" : isSafariOnIos() ? "ios" : "no",
  offered: false,
  later: false,
  persistent: null,
  refused: false,
  used: null,
  backup: null,
});

/**
 * @param {object} parts
 * @param {import("../app/state.js").Store} parts.store
 * @param {import("./storage.js").Storage} parts.storage
 * @param {import("./offline.js").Offline} parts.offline
 */
export function createDevice({ store, storage, offline }) {
  /** @type {ChangeDevice} */
  const change = (changes) => store.set({ device: { ...store.get().device, ...changes } });
  const persist = () => requestPersistence(change);

  return {
    ...createInstallation({ change, storage, persist }),
    ...createBackups(change),

    update: () => offline.take(),
    later: () => change({ later: true }),
    persist,

    /** Refreshes the status when the player opens the device screen. */
    async enter() {
      change({ backup: null });
      await readStorageStatus(change);
    },
  };
}

/** @typedef {ReturnType<typeof createDevice>} DeviceIntents */

/**
 * Installing the site. The home screen offers it after the first finished game: by then the player
 * knows what it is for.
 * @param {object} parts
 * @param {ChangeDevice} parts.change
 * @param {import("./storage.js").Storage} parts.storage
 * @param {() => Promise<void>} parts.persist
 */
function createInstallation({ change, storage, persist }) {
  /** @type {InstallEvent | null} */
  let prompt = null;
  let hasFinishedGame = false;

  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // the browser would show its own banner at once
    prompt = /** @type {InstallEvent} */ (event);
    change({ install: "prompt" });
  });
  addEventListener("appinstalled", () => {
    change({ install: "done", offered: false });
    void persist();
  });

  return {
    /** Reads from the storage whether to offer the installation on this visit. */
    async recall() {
      const stored = await storage.readSetting("install");
      if (stored?.finished && !stored.refused) change({ offered: true });
      hasFinishedGame = Boolean(stored?.finished);
    },

    /** Offers the installation, and asks for lasting storage, after the first game that is finished. */
    async afterGame() {
      if (hasFinishedGame) return;
      hasFinishedGame = true;
      change({ offered: true });
      await storage.writeSetting("install", { finished: true });
      await persist();
    },

    async install() {
      const event = prompt;
      prompt = null; // a browser's prompt works only once
      change({ install: "no", offered: false });
      await event?.prompt();
    },

    /** The installation is never offered again. */
    async refuseInstall() {
      change({ offered: false });
      await storage.writeSetting("install", { finished: true, refused: true });
    },
  };
}

/** @param {ChangeDevice} change */
function createBackups(change) {
  /** @param {() => Promise<Backup>} work */
  async function run(work) {
    change({ backup: "busy" });
    try {
      change({ backup: await work() });
    } catch (error) {
      const code = /** @type {{code?: string}} */ (error).code;
      if (!code) throw error;
      change({ backup: { error: code } });
    }
  }

  return {
    /** @param {(file: Blob, name: string) => void} download */
    exportAll: (download) =>
      run(async () => {
        download(await exportBackup(), `regicide-${new Date().toISOString().slice(0, 10)}.json`);
        return "exported";
      }),

    /** @param {Blob} file */
    importAll: (file) => run(async () => ({ imported: await importBackup(file) })),
  };
}

/** Asks the browser to keep the storage even when the device is short of space. @param {ChangeDevice} change */
async function requestPersistence(change) {
  const granted = await navigator.storage?.persist?.().catch(() => false);
  change({ refused: !granted });
  await readStorageStatus(change);
}

/** @param {ChangeDevice} change */
async function readStorageStatus(change) {
  const persistent = (await navigator.storage?.persisted?.().catch(() => null)) ?? null;
  const estimate = await navigator.storage?.estimate?.().catch(() => null);
  change({ persistent, used: estimate?.usage ?? null });
}

function isInstalled() {
  const standalone = /** @type {{standalone?: boolean}} */ (navigator).standalone;
  return standalone === true || matchMedia("(display-mode: standalone)").matches;
}

/** Safari on iOS installs a site from its share menu; other browsers on iOS have another menu, or none. */
function isSafariOnIos() {
  return (
    "standalone" in navigator &&
    /Safari\//.test(navigator.userAgent) &&
    !/(Cri|Fxi|Edgi|OPi)OS|OPT\//.test(navigator.userAgent)
  );
}

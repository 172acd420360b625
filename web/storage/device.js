// Installs and updates the site on this device, asks the browser for persistent storage, and makes backups.

import { exportBackup, importBackup } from "./backup.js";

/**
 * @typedef {import("./device-status.js").Device} Device
 * @typedef {import("./device-status.js").Backup} Backup
 *
 * @typedef {Event & {prompt: () => Promise<{outcome: string}>}} InstallEvent
 *
 * @typedef {(change: Partial<Device>) => void} ChangeDevice
 */

/**
 * @param {object} parts
 * @param {import("../app/state.js").Store} parts.store
 * @param {import("./storage.js").Storage} parts.storage
 * @param {() => unknown} parts.takeUpdate switches to the new version that is waiting
 */
export function createDevice({ store, storage, takeUpdate }) {
  /** @type {ChangeDevice} */
  const change = (changes) => store.set({ device: { ...store.get().device, ...changes } });
  const persist = () => requestPersistence(change);
  change({ install: isInstalled() ? "done" : isSafariOnIos() ? "ios" : "no" });

  return {
    ...createInstallation({ change, storage, persist }),
    ...createBackups(change),

    update: takeUpdate,
    postponeUpdate: () => change({ later: true }),
    persist,

    /** Runs when the player opens the device screen. */
    async refreshStatus() {
      change({ backup: null });
      await readStorageStatus(change);
    },
  };
}

/** @typedef {ReturnType<typeof createDevice>} DeviceIntents */

/**
 * Installs the site. The home screen offers this after the first finished game, when the player knows what the
 * site is for.
 * @param {object} parts
 * @param {ChangeDevice} parts.change
 * @param {import("./storage.js").Storage} parts.storage
 * @param {() => Promise<void>} parts.persist
 */
function createInstallation({ change, storage, persist }) {
  /** @type {InstallEvent | null} */
  let prompt = null;
  let hasFinishedGame = false;

  addEventListener("appinstalled", () => {
    change({ install: "done", offered: false });
    void persist();
  });

  return {
    /** The browser lets the site show its prompt. @param {Event} event */
    allowInstall(event) {
      prompt = /** @type {InstallEvent} */ (event);
      change({ install: "prompt" });
    },

    /** Reads from the storage whether to offer the installation on this visit. */
    async readInstallOffer() {
      const stored = await storage.readSetting("install");
      if (stored?.finished && !stored.refused) change({ offered: true });
      hasFinishedGame = Boolean(stored?.finished);
    },

    /** After the first finished game, offers the installation and asks the browser for persistent storage. */
    async afterGame() {
      if (hasFinishedGame) return;
      hasFinishedGame = true;
      change({ offered: true });
      await storage.writeSetting("install", { finished: true });
      await persist();
    },

    async install() {
      const event = prompt;
      prompt = null; // the browser's prompt can be shown only once
      change({ install: "no", offered: false });
      await event?.prompt();
    },

    /** Stops offering the installation, on later visits too. */
    async refuseInstall() {
      try {
        // Stored before the offer disappears, so that a reload right after it can't bring the offer back.
        await storage.writeSetting("install", { finished: true, refused: true });
      } finally {
        change({ offered: false });
      }
    },
  };
}

/** @param {ChangeDevice} change */
function createBackups(change) {
  /** @param {() => Promise<Backup>} work */
  async function runBackup(work) {
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
      runBackup(async () => {
        download(await exportBackup(), `regicide-${new Date().toISOString().slice(0, 10)}.json`);
        return "exported";
      }),

    /** @param {Blob} file */
    importAll: (file) => runBackup(async () => ({ imported: await importBackup(file) })),
  };
}

/** Asks the browser not to delete the storage when the device runs out of space. @param {ChangeDevice} change */
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

/** Safari on iOS can install a site from its share menu. Other browsers on iOS have a different menu, or none. */
function isSafariOnIos() {
  return (
    "standalone" in navigator &&
    /Safari\//.test(navigator.userAgent) &&
    !/(Cri|Fxi|Edgi|OPi)OS|OPT\//.test(navigator.userAgent)
  );
}

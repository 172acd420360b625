// The site as an app on this device: installing it, updating it, storage that lasts, backups.

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
 * @param {() => unknown} parts.takeUpdate takes the new version that waits
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

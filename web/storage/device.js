// The site as an app on this device: new versions, installing, storage that stays, backups.

import { exportBackup, importBackup } from "./backup.js";

/**
 * @typedef {object} AppStatus
 * @property {"no" | "prompt" | "ios" | "done"} install how it can be put among the apps
 * @property {boolean} offered whether home says so
 * @property {boolean} later the new version was put off
 * @property {boolean | null} persistent whether the browser promised to keep what is stored, null if
 *   it doesn't say
 * @property {boolean} refused it was asked to promise, and didn't
 * @property {number | null} used bytes
 * @property {Backup} backup
 *
 * @typedef {import("./offline.js").OfflineStatus & AppStatus} Device
 *
 * What came of the last backup, if there was one.
 * @typedef {null | "busy" | "exported" | {imported: import("./backup-merge.js").Counts} | {error: string}} Backup
 *
 * @typedef {Event & {prompt: () => Promise<{outcome: string}>}} InstallEvent
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
 * @param {object} rooms
 * @param {import("../app/state.js").Store} rooms.store
 * @param {import("./storage.js").Storage} rooms.storage
 * @param {import("./offline.js").Offline} rooms.offline
 */
export function createDevice({ store, storage, offline }) {
  /** @type {InstallEvent | null} */
  let prompt = null;
  let finished = false;

  /** @param {Partial<Device>} change */
  const tell = (change) => store.set({ device: { ...store.get().device, ...change } });

  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // asked when the player knows what for, not at the first sight
    prompt = /** @type {InstallEvent} */ (event);
    tell({ install: "prompt" });
  });
  addEventListener("appinstalled", () => {
    tell({ install: "done", offered: false });
    void persist();
  });

  async function persist() {
    const granted = await navigator.storage?.persist?.().catch(() => false);
    tell({ refused: !granted });
    await look();
  }

  /** What the browser says of the storage. */
  async function look() {
    const persistent = (await navigator.storage?.persisted?.().catch(() => null)) ?? null;
    const estimate = await navigator.storage?.estimate?.().catch(() => null);
    tell({ persistent, used: estimate?.usage ?? null });
  }

  /** @param {() => Promise<Backup>} work */
  async function backup(work) {
    tell({ backup: "busy" });
    try {
      tell({ backup: await work() });
    } catch (error) {
      const code = /** @type {{code?: string}} */ (error).code;
      if (!code) throw error;
      tell({ backup: { error: code } });
    }
  }

  return {
    /** Remember from earlier visits whether to offer the installation. */
    async recall() {
      const kept = await storage.readSetting("install");
      if (kept?.finished && !kept.refused) tell({ offered: true });
      finished = Boolean(kept?.finished);
    },

    /** A game came to its end: now somebody knows whether they want to keep this. */
    async afterGame() {
      if (finished) return;
      finished = true;
      tell({ offered: true });
      await storage.writeSetting("install", { finished: true });
      await persist();
    },

    install: async () => {
      const asked = prompt;
      prompt = null; // it can be used once
      tell({ install: "no", offered: false });
      await asked?.prompt();
    },

    /** Never again. */
    refuseInstall: async () => {
      tell({ offered: false });
      await storage.writeSetting("install", { finished: true, refused: true });
    },

    update: () => offline.take(),
    later: () => tell({ later: true }),
    persist,

    /** Somebody wants to know: see how things are now. */
    async enter() {
      tell({ backup: null });
      await look();
    },

    /** @param {(file: Blob, name: string) => void} give */
    exportAll: (give) =>
      backup(async () => {
        give(await exportBackup(), `regicide-${new Date().toISOString().slice(0, 10)}.json`);
        return "exported";
      }),

    /** @param {Blob} file */
    importAll: (file) =>
      backup(async () => {
        const imported = await importBackup(file);
        return { imported };
      }),
  };
}

/** @typedef {ReturnType<typeof createDevice>} DeviceIntents */

function isInstalled() {
  const standalone = /** @type {{standalone?: boolean}} */ (navigator).standalone;
  return standalone === true || matchMedia("(display-mode: standalone)").matches;
}

/** Only there it takes a menu of the browser's; others on iOS have another one, or none. */
function isSafariOnIos() {
  return (
    "standalone" in navigator &&
    /Safari\//.test(navigator.userAgent) &&
    !/(Cri|Fxi|Edgi|OPi)OS|OPT\//.test(navigator.userAgent)
  );
}

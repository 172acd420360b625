// The status of the site on this device: offline use, updates, installation, storage and backups.

/**
 * @typedef {object} AppStatus
 * @property {"no" | "prompt" | "ios" | "done"} install how the player can install the site: not at all,
 *   with the browser's prompt, or from Safari's menu on iOS; `done` if it is installed
 * @property {boolean} offered whether the home screen offers to install the site
 * @property {boolean} later whether the player has postponed the update
 * @property {boolean | null} persistent whether the browser promised not to delete the storage; null if
 *   the browser doesn't say
 * @property {boolean} refused whether the browser was asked for this promise and refused
 * @property {number | null} used how many bytes are stored; null if the browser doesn't say
 * @property {Backup} backup
 *
 * @typedef {import("./offline.js").OfflineStatus & AppStatus} Device
 *
 * The state of the last export or import; null if there was none.
 * @typedef {null | "busy" | "exported" | {imported: import("./backup-merge.js").Counts} | {error: string}} Backup
 */

/** @returns {Device} */
export const unknownDevice = () => ({
  offline: "none",
  update: "",
  install: "no",
  offered: false,
  later: false,
  persistent: null,
  refused: false,
  used: null,
  backup: null,
});

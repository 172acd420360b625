// What the page knows of the site as an app on this device.

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

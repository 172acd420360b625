// Exports and imports backups; starts a worker for each and terminates it afterwards.

import { SITE } from "../base/site.js";
import { BackupError } from "./backup-error.js";

/** @typedef {import("./backup-merge.js").Counts} Counts */

/** Returns a file with all stored games and settings. @returns {Promise<Blob>} */
export const exportBackup = () => askWorker({ type: "export" });

/** Merges a backup file into the stored games and settings. @param {Blob} file @returns {Promise<Counts>} */
export const importBackup = (file) => askWorker({ type: "merge", file });

/**
 * @template T the worker's answer to this type of request
 * @param {import("./backup-worker.js").BackupRequest} request
 * @returns {Promise<T>}
 */
async function askWorker(request) {
  const worker = new Worker(new URL("storage/backup-worker.js", SITE), { type: "module" });
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data: { ok, error } }) => (error ? reject(new BackupError(error)) : resolve(ok));
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new BackupError("worker_failed"));
      };
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}

// Exports and imports backups, through a worker that ends when its work is done.

import { SITE } from "../base/site.js";
import { BackupError } from "./backup-error.js";

/** @typedef {import("./backup-merge.js").Counts} Counts */

/** Gives everything that is stored, as a file. @returns {Promise<Blob>} */
export const exportBackup = () => askWorker({ type: "export" });

/** Adds a backup to what is stored here. @param {Blob} file @returns {Promise<Counts>} */
export const importBackup = (file) => askWorker({ type: "merge", file });

/**
 * @template T what the worker answers to such a request
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

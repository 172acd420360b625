// The page's side of the backup: one file out, one file in, by a worker that ends when it is done.

import { SITE } from "../base/site.js";

/** @typedef {import("./backup-merge.js").Counts} Counts */

export class BackupError extends Error {
  /** @param {string} code */
  constructor(code) {
    super(code);
    this.name = "BackupError";
    this.code = code;
  }
}

/** Everything kept here, as a file. @returns {Promise<Blob>} */
export const exportAll = () => ask({ type: "export" });

/** Takes a file in; what is here stays. @param {Blob} file @returns {Promise<Counts>} */
export const importAll = (file) => ask({ type: "merge", file });

/** @param {object} message @returns {Promise<any>} */
async function ask(message) {
  const worker = new Worker(new URL("storage/backup-worker.js", SITE), { type: "module" });
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data: { ok, error } }) => (error ? reject(new BackupError(error)) : resolve(ok));
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new BackupError("worker_failed"));
      };
      worker.postMessage(message);
    });
  } finally {
    worker.terminate();
  }
}

// The errors of the storage: each has a code that the page can put into words.

/**
 * Why something could not be stored:
 * `storage_blocked` the browser has no database for this page (private mode, refused, no answer),
 * `storage_newer` a newer version of the site made the database,
 * `storage_full` the device has no room left,
 * `storage_failed` any other error of the browser's,
 * `changed_elsewhere` another tab has saved this game since this tab last saw it.
 * @typedef {"storage_blocked" | "storage_newer" | "storage_full" | "storage_failed"
 *   | "changed_elsewhere"} StorageCode
 */

export class StorageError extends Error {
  /** @param {StorageCode} code @param {unknown} [cause] */
  constructor(code, cause) {
    super(code, { cause });
    this.name = "StorageError";
    this.code = code;
  }
}

/** @param {unknown} error */
export const nameOf = (error) => (error instanceof Error || error instanceof DOMException ? error.name : "");

/** Whether an error says that the connection to the database was closed. @param {unknown} error */
export const isClosedConnection = (error) => nameOf(error) === "InvalidStateError";

/** @param {unknown} error */
export function asStorageError(error) {
  if (error instanceof StorageError) return error;
  return new StorageError(nameOf(error) === "QuotaExceededError" ? "storage_full" : "storage_failed", error);
}

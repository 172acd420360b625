// The error thrown when storing or reading fails. The page has a message for each code.

/**
 * Why something could not be stored:
 * `storage_blocked` the browser gives the page no database (private mode, blocked by a setting, no answer),
 * `storage_newer` a newer version of the site made the database,
 * `storage_full` the device has no space left,
 * `storage_failed` any other error of the browser,
 * `changed_elsewhere` another tab has saved this game since this tab last read or wrote it.
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

/** Whether an error means that the connection to the database is closed. @param {unknown} error */
export const isClosedConnection = (error) => nameOf(error) === "InvalidStateError";

/** Wraps any error in a StorageError. @param {unknown} error */
export function asStorageError(error) {
  if (error instanceof StorageError) return error;
  return new StorageError(nameOf(error) === "QuotaExceededError" ? "storage_full" : "storage_failed", error);
}

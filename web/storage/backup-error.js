// The error of an export or import of a backup: its code is put into words by the page.

export class BackupError extends Error {
  /** @param {string} code */
  constructor(code) {
    super(code);
    this.name = "BackupError";
    this.code = code;
  }
}

// The error thrown when a backup can't be exported or imported. The page has a message for each code.

export class BackupError extends Error {
  /** @param {string} code */
  constructor(code) {
    super(code);
    this.name = "BackupError";
    this.code = code;
  }
}

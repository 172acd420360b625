// BootError: why the engine's start failed (`code`, for the player) and where (`where`, for a bug report).

/**
 * @typedef {"runtime_download" | "runtime_start" | "engine_install" | "unsupported_browser" | "no_snapshot"
 *   | "pyodide_version"} BootCode
 */

export class BootError extends Error {
  /** @param {BootCode} code @param {string} where @param {unknown} [cause] */
  constructor(code, where, cause) {
    super(`${code}: ${where}`, { cause });
    this.name = "BootError";
    this.code = code;
    this.where = where;
  }
}

/** @param {BootCode} code @param {string} where @param {unknown} error */
export function asBootError(code, where, error) {
  return error instanceof BootError ? error : new BootError(code, `${where}: ${lastLine(error)}`, error);
}

/** The last line of a Python traceback, which says what happened. @param {unknown} error */
function lastLine(error) {
  const message = /** @type {{message?: unknown}} */ (error)?.message;
  return String(message ?? error)
    .trim()
    .split("\n")
    .at(-1);
}

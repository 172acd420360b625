// Tells expected errors, which have a code to explain to the player, from bugs.

/** The code of an expected error; any other error is thrown again. @param {unknown} error */
export function codeOf(error) {
  const code = /** @type {{code?: unknown} | null | undefined} */ (error)?.code;
  if (typeof code !== "string" || !code) throw error;
  return code;
}

/** The kind of an engine's error; `Engine` if the engine itself failed to answer. @param {unknown} error */
export const kindOf = (error) => String(/** @type {{kind?: unknown}} */ (error).kind ?? "");

/** The part of the input that is wrong, if the error names it. @param {unknown} error */
export const whereOf = (error) => String(/** @type {{where?: unknown}} */ (error).where ?? "");

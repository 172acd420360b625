// Tells errors that are foreseen, and have a code for the player, from faults of the program.

/** The code of an error that has one; any other error goes on to whoever catches it. @param {unknown} error */
export function codeOf(error) {
  const code = /** @type {{code?: unknown} | null | undefined} */ (error)?.code;
  if (typeof code !== "string" || !code) throw error;
  return code;
}

/** The class of an engine's error, such as `Engine` for a failure on the way to it. @param {unknown} error */
export const kindOf = (error) => String(/** @type {{kind?: unknown}} */ (error).kind ?? "");

/** The piece that is wrong, as far as the error says. @param {unknown} error */
export const whereOf = (error) => String(/** @type {{where?: unknown}} */ (error).where ?? "");

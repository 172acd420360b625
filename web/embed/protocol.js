// Writes and checks the messages between a page and its board, which they exchange over a MessagePort.
//
// Page to board: {v, id, do, …}; ids only grow, so a message that arrives twice is refused the second time.
// Board to page: {v, id, ok} or {v, id, error: {kind, code, where}}; {v, event, detail}.
// Every message is JSON text, so that its length can be checked before it is parsed.

export const VERSION = 1;
export const LIMIT = 65_536; // characters of a message; a whole recorded game has about 3,000

/** An error of the element or the board, with a code for programs. */
export class TableError extends Error {
  /** @param {string} code @param {string} [where] @param {string} [kind] if the engine raised it */
  constructor(code, where = "", kind = "") {
    super(where ? `${code}: ${where}` : code);
    this.name = "TableError";
    this.code = code;
    this.where = where;
    this.kind = kind;
  }
}

/** Makes an error of the `error` field of a message. @param {unknown} data */
export function errorFrom(data) {
  const { code, where, kind } = /** @type {Record<string, unknown>} */ (data ?? {});
  return new TableError(String(code), String(where ?? ""), String(kind ?? ""));
}

/** @param {object} message */
export const writeMessage = (message) => JSON.stringify({ v: VERSION, ...message });

/**
 * Parses a message; throws a TableError if it is none.
 * @param {unknown} data
 * @returns {Record<string, unknown>}
 */
export function readMessage(data) {
  if (typeof data !== "string") throw new TableError("bad_message", typeof data);
  if (data.length > LIMIT) throw new TableError("too_large", String(data.length));
  const message = parseJson(data);
  if (typeof message !== "object" || message === null) throw new TableError("bad_message", data.slice(0, 80));
  if (message.v !== VERSION) throw new TableError("other_version", String(message.v).slice(0, 20));
  return message;
}

/** @param {string} data */
function parseJson(data) {
  try {
    return JSON.parse(data);
  } catch {
    throw new TableError("bad_message", data.slice(0, 80));
  }
}

/** What a board can show. An attribute, a parameter of the board's address or a field of `load` has one of these names. */
export const SOURCES = /** @type {const} */ (["position", "record", "scenario"]);

/** @typedef {Partial<Record<typeof SOURCES[number], string>>} Source has exactly one of them */

/**
 * Reads what a board should show; throws a TableError if it is no text or too long.
 * @param {(name: string) => unknown} get
 * @returns {Source | null} null if there is none
 */
export function readSource(get) {
  const present = SOURCES.map((name) => [name, get(name)]).filter(
    ([, text]) => text !== null && text !== undefined && text !== "",
  );
  if (!present.length) return null;
  // With a record or a scenario, the position is only the picture before the board is live.
  const chosen = present.find(([name]) => name !== "position") ?? present[0];
  const [name, text] = chosen;
  if (typeof text !== "string") throw new TableError("bad_message", String(name));
  if (text.length > LIMIT / 2) throw new TableError("too_large", String(name));
  return { [String(name)]: text };
}

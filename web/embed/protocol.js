// What page and board may say to each other over their MessagePort, and how it is checked.
//
// Page to board: {v, id, do, …}; ids only grow, so a message that is sent again does nothing twice.
// Board to page: {v, id, ok} or {v, id, error: {kind, code, where}}; {v, event, detail}.
// All of it is text: its length is known before anything is read.

export const VERSION = 1;
export const LIMIT = 65_536; // characters of one message; a whole recorded game has 3,000

/** Something that was not right, with a code for programs. */
export class TableError extends Error {
  /** @param {string} code @param {string} [where] @param {string} [kind] of the engine's errors */
  constructor(code, where = "", kind = "") {
    super(where ? `${code}: ${where}` : code);
    this.name = "TableError";
    this.code = code;
    this.where = where;
    this.kind = kind;
  }
}

/** An error as it came over the line. @param {any} error */
export const told = (error) =>
  new TableError(String(error?.code), String(error?.where ?? ""), String(error?.kind ?? ""));

/** @param {object} message */
export const write = (message) => JSON.stringify({ v: VERSION, ...message });

/**
 * A message as it came in, or an error that says what is wrong with it.
 * @param {unknown} data
 * @returns {Record<string, any>}
 */
export function read(data) {
  if (typeof data !== "string") throw new TableError("bad_message", typeof data);
  if (data.length > LIMIT) throw new TableError("too_large", String(data.length));
  const message = parsed(data);
  if (typeof message !== "object" || message === null) throw new TableError("bad_message", data.slice(0, 80));
  if (message.v !== VERSION) throw new TableError("other_version", String(message.v).slice(0, 20));
  return message;
}

/** @param {string} data */
function parsed(data) {
  try {
    return JSON.parse(data);
  } catch {
    throw new TableError("bad_message", data.slice(0, 80));
  }
}

/** What can be put on a board; the names of attributes, of an address's parts and of `load`'s. */
export const SOURCES = /** @type {const} */ (["position", "record", "scenario"]);

/** @typedef {Partial<Record<typeof SOURCES[number], string>>} Source exactly one of them */

/**
 * What is asked for, if it is one thing and not too long.
 * @param {(name: string) => unknown} get
 * @returns {Source | null} null: nothing
 */
export function readSource(get) {
  const given = SOURCES.map((name) => [name, get(name)]).filter(
    ([, text]) => text !== null && text !== undefined && text !== "",
  );
  if (!given.length) return null;
  // A record or a scenario may have a picture beside it: the position that is seen before it is live.
  const chosen = given.find(([name]) => name !== "position") ?? given[0];
  const [name, text] = chosen;
  if (typeof text !== "string") throw new TableError("bad_message", String(name));
  if (text.length > LIMIT / 2) throw new TableError("too_large", String(name));
  return { [String(name)]: text };
}

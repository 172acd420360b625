// The one error of the engine's side: a refusal by the bridge, or a failure on the way to it.

/** @typedef {import("./protocol.js").Refusal} Refusal */

export class EngineError extends Error {
  /** @param {Pick<Refusal, "kind" | "code"> & Partial<Refusal>} refusal */
  constructor({ kind, code, where = "", rule = null, numbers = {} }) {
    super(where ? `${code}: ${where}` : code);
    this.name = "EngineError";
    this.kind = kind;
    this.code = code;
    this.where = where;
    this.rule = rule;
    this.numbers = numbers;
  }
}

/** A failure of the engine itself, not of a request. @param {string} code @param {string} [where] */
export const engineFailure = (code, where) => new EngineError({ kind: "Engine", code, where });

/**
 * The error as data, which can be posted to another thread or frame.
 * @param {Refusal} error
 * @returns {Refusal}
 */
export const refusalOf = ({ kind, code, where, rule, numbers }) => ({ kind, code, where, rule, numbers });

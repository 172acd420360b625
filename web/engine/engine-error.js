// EngineError: the bridge refused a request, or the request failed before reaching the bridge.

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

/** An error of the engine itself, not of one request. @param {string} code @param {string} [where] */
export const engineFailure = (code, where) => new EngineError({ kind: "Engine", code, where });

/**
 * The error as plain data, which can be posted to another thread or frame.
 * @param {Refusal} error
 * @returns {Refusal}
 */
export const refusalOf = ({ kind, code, where, rule, numbers }) => ({ kind, code, where, rule, numbers });

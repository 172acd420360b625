// Passes start options to a worker as JSON in its name, which the worker can read before any message arrives.

/** @typedef {import("../messages.js").StartOptions} StartOptions */

const PATHS = ["auto", "instant", "fast", "plain"];

/** @param {unknown} value @returns {value is StartOptions["path"]} */
const isPath = (value) => typeof value === "string" && PATHS.includes(value);

/** @param {StartOptions} options */
export const nameOf = (options) => JSON.stringify(options);

/**
 * Reads the options from a worker's name, which may also be a path alone, such as `fast`.
 * @param {string} name
 * @returns {StartOptions}
 */
export function startOptionsOf(name) {
  if (!name) return { path: "auto" };
  if (isPath(name)) return { path: name };
  const { path, discardSnapshot } = JSON.parse(name);
  if (!isPath(path)) throw new TypeError(`not a path: ${path}`);
  return { path, discardSnapshot: discardSnapshot === true };
}

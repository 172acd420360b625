// How a worker is told to start: a worker is given a name and nothing else, so the options are JSON in it.

/** @typedef {import("../messages.js").StartOptions} StartOptions */

const PATHS = ["auto", "instant", "fast", "plain"];

/** @param {unknown} word @returns {word is StartOptions["path"]} */
const isPath = (word) => typeof word === "string" && PATHS.includes(word);

/** @param {StartOptions} options */
export const nameOf = (options) => JSON.stringify(options);

/** What the name says; a path's bare word will do. @param {string} name @returns {StartOptions} */
export function startOptionsOf(name) {
  if (!name) return { path: "auto", discardSnapshot: false };
  if (isPath(name)) return { path: name, discardSnapshot: false };
  const { path, discardSnapshot } = JSON.parse(name);
  if (!isPath(path)) throw new TypeError(`not a path: ${path}`);
  return { path, discardSnapshot: discardSnapshot === true };
}

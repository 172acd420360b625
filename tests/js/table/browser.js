// The little of a browser that lit-html and the views ask for when they are imported, so that Node can read what a
// view would draw without drawing it. Import this module before a view.

/** @type {Record<string, unknown>} */
const globals = /** @type {never} */ (globalThis);
globals.document ??= { createTreeWalker: () => ({}), createComment: () => ({}), querySelector: () => ({}) };
globals.fetch = () => Promise.reject(new Error("no catalogues here"));

/**
 * All that a template holds as text: its markup and its values.
 * @param {unknown} part @returns {string}
 */
export function textOf(part) {
  if (Array.isArray(part)) return part.map(textOf).join("");
  if (typeof part === "string" || typeof part === "number") return String(part);
  if (!part || typeof part !== "object" || !("strings" in part)) return "";
  const { strings, values } = /** @type {{strings: string[], values: unknown[]}} */ (part);
  return strings.map((text, at) => text + textOf(values[at])).join("");
}

/** A translation that names the message and its arguments. @param {string} id @param {Record<string, unknown>} [args] */
export const named = (id, args = {}) =>
  [id, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(" ");

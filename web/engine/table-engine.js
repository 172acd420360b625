// The questions that a page may ask about one table of the worker.

/**
 * @typedef {import("./api.js").TableEngine} TableEngine
 * @typedef {import("./messages.js").Call} Call
 * @typedef {import("./messages.js").BridgeRequest} BridgeRequest
 *
 * The way to the worker. What it answers is of the build's own making: the caller says of what type.
 * @typedef {object} Link
 * @property {<A>(call: Call, game?: string) => Promise<A>} request sent now, or when the worker is ready
 * @property {<A, P = never>(call: Call, onProgress?: (progress: P) => void) =>
 *   import("./api.js").Thinking<A> & {hold: (held: boolean) => void}} begin refused unless the worker is ready
 * @property {() => void} retry
 */

/** @param {Link} link @param {string} [table] the usual one has no name @returns {TableEngine} */
export function createTableEngine(link, table) {
  const named = table === undefined ? {} : { table };
  return {
    ask(verb, request) {
      const asked = /** @type {BridgeRequest} */ (
        /** @type {unknown} */ ({ ...request, ...named, do: verb })
      );
      return link.request({ type: "call", request: asked });
    },
    thinkHint: (request, seconds) => link.begin({ type: "hint", request, ...named, seconds }),
    thinkAnalysis: (request, tell) => link.begin({ type: "analysis", request, ...named }, tell),
    retry: link.retry,
  };
}

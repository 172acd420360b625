// The TableEngine of one table in the worker: turns the page's questions into calls.

/**
 * @typedef {import("./api.js").TableEngine} TableEngine
 * @typedef {import("./messages.js").Call} Call
 * @typedef {import("./messages.js").BridgeRequest} BridgeRequest
 *
 * The connection to the worker. Page and worker come from the same build, so the caller names the answer's type.
 * @typedef {object} Link
 * @property {<A>(call: Call, game?: string) => Promise<A>} request sends the call now, or
 *   as soon as the worker is ready
 * @property {<A, P = never>(call: Call, onProgress?: (progress: P) => void) =>
 *   import("./api.js").Thinking<A> & {hold: (held: boolean) => void}} begin rejects unless the worker is ready
 * @property {() => void} retry
 */

/** @param {Link} link @param {string} [table] the main table has no name @returns {TableEngine} */
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

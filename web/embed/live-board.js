// A live board: the frame with the site's board.html, the connection to it, and whether it has something to show.

import { connect } from "./connection.js";
import { errorFrom } from "./protocol.js";

/**
 * @typedef {import("./protocol.js").TableError} TableError
 *
 * @typedef {object} LiveBoard
 * @property {HTMLIFrameElement} frame
 * @property {(verb: string, more?: object) => Promise<unknown>} ask
 * @property {(verb: string) => Promise<unknown>} askWhenReady waits until the board shows its first position; rejects
 *   if it can't show any
 * @property {(error: TableError) => void} close removes the frame; rejects with the error whatever waits for the board
 */

export const SITE = new URL("..", import.meta.url);
const PAGE = crypto.getRandomValues(new Uint32Array(4)).join("-"); // boards of one page share an engine

/**
 * Creates a board, which loads when its frame is added to the page.
 * @param {Record<string, string>} parameters of the board's address
 * @param {string} title the frame's name for screen readers
 * @param {(event: string, detail: unknown) => void} tell gets every event of the connection
 * @returns {LiveBoard}
 */
export function createLiveBoard(parameters, title, tell) {
  const frame = document.createElement("iframe");
  const address = new URL("board.html", SITE);
  address.hash = new URLSearchParams({ page: PAGE, host: location.origin, ...parameters }).toString();
  frame.src = address.href;
  frame.title = title;
  frame.allow = "";
  /** @type {ReturnType<typeof createDeferred> | null} */
  let ready = createDeferred(); // null once the board has shown something

  const connection = connect(frame, SITE, (event, detail) => {
    if (event === "ready") {
      ready?.resolve();
      ready = null; // an earlier error no longer counts
    }
    if (event === "error") ready?.reject(errorFrom(detail));
    tell(event, detail);
  });

  return {
    frame,
    ask: connection.ask,
    async askWhenReady(verb) {
      await ready?.promise;
      return connection.ask(verb);
    },
    close(error) {
      connection.close();
      frame.remove();
      ready?.reject(error);
      ready = null;
    },
  };
}

/** A promise that is settled from outside. Its rejection may go unhandled. */
function createDeferred() {
  /** @type {() => void} */
  let resolve = () => {};
  /** @type {(error: TableError) => void} */
  let reject = () => {};
  /** @type {Promise<void>} */
  const promise = new Promise((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  promise.catch(() => {});
  return { promise, resolve, reject };
}

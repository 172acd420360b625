// A page's end of the line to one board: the handshake, calls with answers, events.

import { LIMIT, read, TableError, told, VERSION, write } from "./protocol.js";

/**
 * @typedef {object} Connection
 * @property {(verb: string, more?: object) => Promise<any>} ask
 * @property {() => void} close everything unanswered is refused, and everything to come
 */

const PATIENCE_MS = 60_000; // for the board's page itself; the engine's progress is its own to show

/**
 * @param {HTMLIFrameElement} frame
 * @param {URL} site where the board must come from
 * @param {(event: string, detail: any) => void} tell
 * @returns {Connection}
 */
export function connect(frame, site, tell) {
  /** @type {Map<number, {resolve: (ok: any) => void, reject: (error: TableError) => void}>} */
  const waiting = new Map();
  /** @type {string[]} */
  let queue = [];
  /** @type {MessagePort | null} */
  let port = null;
  let met = false; // the board has spoken
  let closed = false;
  let lastId = 0;

  const patience = setTimeout(() => tell("lost", {}), PATIENCE_MS);

  /** The board's page is there, perhaps not for the first time: give it an end of a new line. */
  function offer() {
    port?.close();
    const line = new MessageChannel();
    port = line.port1;
    port.onmessage = ({ data }) => hear(data);
    // Only a page of the site's own gets it: a frame that went elsewhere never sees the port.
    frame.contentWindow?.postMessage({ regicide: VERSION }, site.origin, [line.port2]);
  }

  /** @param {unknown} data */
  function hear(data) {
    try {
      const message = read(data);
      if (typeof message.event === "string") return heard(message.event, message.detail);
      const call = waiting.get(message.id);
      if (!call) throw new TableError("replayed", String(message.id));
      waiting.delete(message.id);
      if (message.error) call.reject(told(message.error));
      else call.resolve(message.ok);
    } catch (error) {
      tell("error", {
        code: /** @type {TableError} */ (error).code,
        where: /** @type {TableError} */ (error).where,
      });
    }
  }

  /** @param {string} event @param {any} detail */
  function heard(event, detail) {
    if (event === "hello") {
      clearTimeout(patience);
      met = true;
      for (const text of queue.splice(0)) port?.postMessage(text);
    }
    tell(event, detail);
  }

  frame.addEventListener("load", offer);
  return {
    ask(verb, more = {}) {
      if (closed) return Promise.reject(new TableError("removed"));
      const id = ++lastId;
      const text = write({ ...more, id, do: verb });
      if (text.length > LIMIT) return Promise.reject(new TableError("too_large", verb));
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        if (met) port?.postMessage(text);
        else queue.push(text);
      });
    },
    close() {
      closed = true;
      clearTimeout(patience);
      frame.removeEventListener("load", offer);
      port?.close();
      queue = [];
      for (const { reject } of waiting.values()) reject(new TableError("removed"));
      waiting.clear();
    },
  };
}

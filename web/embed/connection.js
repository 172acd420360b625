// The page's end of the connection to one board: connects to its frame, sends calls, receives answers and events.

import { errorFrom, LIMIT, readMessage, TableError, VERSION, writeMessage } from "./protocol.js";

/**
 * @typedef {object} Connection
 * @property {(verb: string, more?: object) => Promise<unknown>} ask
 * @property {() => void} close rejects every unanswered call and every later one
 */

const CONNECT_LIMIT_MS = 60_000; // for loading the board's page; the board itself shows the engine's progress

/**
 * @param {HTMLIFrameElement} frame
 * @param {URL} site the only origin that gets the port
 * @param {(event: string, detail: unknown) => void} tell gets the board's events, `lost` if the board's page never
 *   answers, and `error` for a message that can't be read
 * @returns {Connection}
 */
export function connect(frame, site, tell) {
  /** @type {Map<unknown, {resolve: (ok: unknown) => void, reject: (error: TableError) => void}>} */
  const waiting = new Map(); // calls without an answer, by id
  /** @type {string[]} */
  let queue = []; // calls from before the board said hello
  /** @type {MessagePort | null} */
  let port = null;
  let isConnected = false; // the board has said hello
  let isClosed = false;
  let lastId = 0;

  const timer = setTimeout(() => tell("lost", {}), CONNECT_LIMIT_MS);

  /** Send a port to the board's page, each time that it has loaded. */
  function sendPort() {
    port?.close();
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = ({ data }) => receive(data);
    // The browser delivers the port only to the site's origin: a frame that navigated elsewhere doesn't get it.
    frame.contentWindow?.postMessage({ regicide: VERSION }, site.origin, [channel.port2]);
  }

  /** @param {unknown} data */
  function receive(data) {
    try {
      const message = readMessage(data);
      if (typeof message.event === "string") return receiveEvent(message.event, message.detail);
      const call = waiting.get(message.id);
      if (!call) throw new TableError("replayed", String(message.id));
      waiting.delete(message.id);
      if (message.error) call.reject(errorFrom(message.error));
      else call.resolve(message.ok);
    } catch (error) {
      tell("error", {
        code: /** @type {TableError} */ (error).code,
        where: /** @type {TableError} */ (error).where,
      });
    }
  }

  /** @param {string} event @param {unknown} detail */
  function receiveEvent(event, detail) {
    if (event === "hello") {
      clearTimeout(timer);
      isConnected = true;
      for (const text of queue.splice(0)) port?.postMessage(text);
    }
    tell(event, detail);
  }

  frame.addEventListener("load", sendPort);
  return {
    ask(verb, more = {}) {
      if (isClosed) return Promise.reject(new TableError("removed"));
      const id = ++lastId;
      const text = writeMessage({ ...more, id, do: verb });
      if (text.length > LIMIT) return Promise.reject(new TableError("too_large", verb));
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        if (isConnected) port?.postMessage(text);
        else queue.push(text);
      });
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      frame.removeEventListener("load", sendPort);
      port?.close();
      queue = [];
      for (const { reject } of waiting.values()) reject(new TableError("removed"));
      waiting.clear();
    },
  };
}

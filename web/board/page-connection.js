// The board's end of the connection to the page around it: accepts one port, runs the page's calls, sends events.

import { readMessage, TableError, VERSION, writeMessage } from "../embed/protocol.js";

const MOST_CALLS = 32; // that may run at the same time
const MOST_EVENTS = 32; // that are kept until a page connects

/**
 * @param {string} origin the only origin that may connect; "" allows any parent page
 * @param {(verb: string, message: Record<string, unknown>) => Promise<unknown>} act runs a call of the page
 * @returns {(event: string, detail?: object) => void} sends an event, as soon as a page has connected
 */
export function acceptPage(origin, act) {
  /** @type {MessagePort | null} */
  let port = null;
  /** @type {string[]} */
  let unsent = []; // events from before a page has connected
  let lastId = 0;
  let running = 0; // calls that are not answered yet

  /** @param {string} event @param {object} [detail] */
  function tell(event, detail = {}) {
    const text = writeMessage({ event, detail });
    if (port) port.postMessage(text);
    else unsent = [...unsent, text].slice(-MOST_EVENTS);
  }

  /** @param {unknown} error @param {number} [id] of the call that failed */
  function refuse(error, id) {
    const {
      kind = "",
      code = "board_failed",
      where = "",
    } = /** @type {Record<string, string | undefined>} */ (error);
    if (id === undefined) tell("error", { kind, code, where });
    else port?.postMessage(writeMessage({ id, error: { kind, code, where } }));
  }

  /** @param {unknown} data */
  async function receive(data) {
    /** @type {number | undefined} */
    let id;
    try {
      const message = readMessage(data);
      const newId = message.id;
      if (typeof newId !== "number" || !Number.isSafeInteger(newId) || typeof message.do !== "string")
        throw new TableError("bad_message");
      if (newId <= lastId) throw new TableError("replayed", String(newId));
      id = lastId = newId;
      if (running === MOST_CALLS) throw new TableError("too_many_calls");
      running += 1;
      const ok = await act(message.do, message).finally(() => (running -= 1));
      port?.postMessage(writeMessage({ id, ok: ok ?? {} }));
    } catch (error) {
      refuse(error, id);
    }
  }

  addEventListener("message", ({ source, origin: from, data, ports }) => {
    if (source !== parent || parent === window || (origin && from !== origin)) return; // from a page that may not connect
    if (typeof data !== "object" || data?.regicide === undefined || ports.length !== 1) return;
    if (port) return refuse(new TableError("already_connected"));
    if (data.regicide !== VERSION) {
      ports[0].postMessage(
        writeMessage({ event: "error", detail: { code: "other_version", where: String(VERSION) } }),
      );
      return;
    }
    port = ports[0];
    port.onmessage = (message) => void receive(message.data);
    tell("hello", { version: VERSION });
    for (const text of unsent.splice(0)) port.postMessage(text);
  });
  return tell;
}

// The board's end of the line to the page around it: who may speak, and what is understood.

import { read, TableError, VERSION, write } from "../embed/protocol.js";

const MANY = 32; // calls at a time

/**
 * @param {string} origin the only one that may connect; "" for any page that is the parent
 * @param {(verb: string, message: Record<string, any>) => Promise<unknown>} act
 * @returns {(event: string, detail?: object) => void} tells the page, once there is one
 */
export function meetPage(origin, act) {
  /** @type {MessagePort | null} */
  let port = null;
  /** @type {string[]} */
  let untold = [];
  let lastId = 0;
  let running = 0;

  /** @param {string} event @param {object} [detail] */
  function tell(event, detail = {}) {
    const text = write({ event, detail });
    if (port) port.postMessage(text);
    else untold = [...untold, text].slice(-MANY);
  }

  /** @param {unknown} error @param {number} [id] of the call that it answers */
  function refuse(error, id) {
    const {
      kind = "",
      code = "board_failed",
      where = "",
    } = /** @type {Record<string, string | undefined>} */ (error);
    if (id === undefined) tell("error", { kind, code, where });
    else port?.postMessage(write({ id, error: { kind, code, where } }));
  }

  /** @param {unknown} data */
  async function hear(data) {
    /** @type {number | undefined} */
    let id;
    try {
      const message = read(data);
      if (!Number.isSafeInteger(message.id) || typeof message.do !== "string")
        throw new TableError("bad_message");
      if (message.id <= lastId) throw new TableError("replayed", String(message.id));
      id = lastId = message.id;
      if (running === MANY) throw new TableError("too_many_calls");
      running += 1;
      const ok = await act(message.do, message).finally(() => (running -= 1));
      port?.postMessage(write({ id, ok: ok ?? {} }));
    } catch (error) {
      refuse(error, id);
    }
  }

  addEventListener("message", ({ source, origin: from, data, ports }) => {
    if (source !== parent || parent === window || (origin && from !== origin)) return; // not for us
    if (typeof data !== "object" || data?.regicide === undefined || ports.length !== 1) return;
    if (port) return refuse(new TableError("already_connected"));
    if (data.regicide !== VERSION) {
      ports[0].postMessage(
        write({ event: "error", detail: { code: "other_version", where: String(VERSION) } }),
      );
      return;
    }
    port = ports[0];
    port.onmessage = (message) => void hear(message.data);
    tell("hello", { version: VERSION });
    for (const text of untold.splice(0)) port.postMessage(text);
  });
  return tell;
}

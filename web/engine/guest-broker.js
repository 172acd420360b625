// Passes a seat's sight from the engine to the guest who plays it, and the answer back: past the page.

/**
 * @typedef {import("./worker.js").BridgeAnswer} BridgeAnswer
 * @typedef {{id: number, type: "turn", guest: string, want: "move" | "wish",
 *   request: {seat: number, revision: number, viewer: number}}} TurnMessage
 */

/** @param {(request: object) => Promise<BridgeAnswer>} ask the bridge */
export function createGuestDesk(ask) {
  /** @type {Map<string, MessagePort>} */
  const ports = new Map();
  /** @type {Map<number, (answer: {text?: string, error?: string}) => void>} */
  const waiting = new Map();

  /** @param {number} turn @param {{text?: string, error?: string}} answer */
  const settle = (turn, answer) => {
    waiting.get(turn)?.(answer);
    return waiting.delete(turn);
  };

  return {
    /** @param {string} guest @param {MessagePort} port */
    connect(guest, port) {
      ports.get(guest)?.close();
      ports.set(guest, port);
      port.onmessage = ({ data }) => settle(data.turn, data);
    },

    /** @param {TurnMessage} message @returns {Promise<BridgeAnswer>} */
    async turn({ id, guest, want, request }) {
      const { error, sight } = await ask({ ...request, do: "sight" });
      if (error) return { error };
      /** @type {Promise<{text?: string, error?: string}>} */
      const answered = new Promise((resolve) => waiting.set(id, resolve));
      ports.get(guest)?.postMessage({ turn: id, want, sight });
      const { text, error: crash } = await answered;
      if (crash !== undefined) return trouble(crash === "cancelled" ? crash : "bot_crashed", crash);
      if (want === "wish") {
        const wished = await ask({ ...request, do: "wish", wish: text });
        return wished.error ? trouble("bot_illegal", `${text}`) : wished;
      }
      const made = await ask({ ...request, do: "think", about: "guest", move: text });
      return made.error && made.error.code !== "stale_intent"
        ? trouble("bot_illegal", `${text}: ${made.error.code}`)
        : made;
    },

    /** @param {number} id of a turn */
    stop: (id) => settle(id, { error: "cancelled" }),
  };
}

/** @param {string} code @param {string} where @returns {BridgeAnswer} */
const trouble = (code, where) => ({ error: { kind: "Bot", code, where } });

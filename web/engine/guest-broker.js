// Passes what a seat can see from the engine to the guest bot that plays the seat, and the bot's answer back,
// without showing either to the page.

import { createPendingCalls } from "../base/pending-calls.js";
import { CLOCK } from "./clock.js";
import { EngineError } from "./engine-error.js";

/**
 * @typedef {{guest: string, seat: number, revision: number}} GuestTurn
 * @typedef {import("./task.js").Task} Task
 *
 * Rejects with an error of the kind Bot; its codes are bot_crashed, bot_stalled, bot_illegal and cancelled.
 * @typedef {object} GuestBroker
 * @property {(guest: string, port: MessagePort) => void} connect
 * @property {(turn: GuestTurn, task: Task) => Promise<number>} move resolves to the number of a
 *   finished job that holds the move
 * @property {(turn: GuestTurn, task: Task) => Promise<import("./protocol.js").WishChange>} wish
 */

const TURN_MS = 8000; // how long a guest may think

/**
 * @param {import("./messages.js").Ask} ask sends a request to the bridge, queued behind earlier requests
 * @param {import("./clock.js").Clock} [clock]
 * @returns {GuestBroker}
 */
export function createGuestBroker(ask, clock = CLOCK) {
  /** @type {Map<string, MessagePort>} */
  const ports = new Map();
  const turns = createPendingCalls();

  /**
   * Asks a guest bot for a move or a wish; resolves to the bot's unchecked text.
   * @param {GuestTurn} turn
   * @param {"move" | "wish"} want
   * @param {Task} task
   */
  async function consult({ guest, seat, revision }, want, task) {
    const { sight = "" } = await ask("guest_sight", { seat, revision });
    const port = ports.get(guest);
    if (!port) throw botFailure("bot_crashed", guest);
    const { id, answer } = turns.add();
    const stopTimer = clock.after(TURN_MS, () => turns.reject(id, botFailure("bot_stalled", guest)));
    void task.dropped.then(() => turns.reject(id, botFailure("cancelled")));
    /** @type {import("./messages.js").GuestQuestion} */
    const question = { turn: id, want, sight };
    port.postMessage(question);
    try {
      return String(await answer);
    } finally {
      stopTimer();
    }
  }

  return {
    connect(guest, port) {
      ports.get(guest)?.close();
      ports.set(guest, port);
      port.onmessage = ({ data }) => {
        /** @type {import("./messages.js").GuestAnswer} */
        const { turn, text, error } = data;
        if (error === undefined) turns.settle(turn, text);
        else turns.reject(turn, botFailure("bot_crashed", error));
      };
    },
    async move(turn, task) {
      const move = await consult(turn, "move", task);
      try {
        return (await ask("guest_move", { revision: turn.revision, move })).ok.job;
      } catch (error) {
        throw asIllegal(error, move);
      }
    },
    async wish(turn, task) {
      const wish = await consult(turn, "wish", task);
      try {
        return (await ask("wish", { revision: turn.revision, seat: turn.seat, wish })).ok;
      } catch (error) {
        throw asIllegal(error, wish);
      }
    },
  };
}

/**
 * Blames the bot for a refused answer, unless the position on the table changed while the bot was thinking.
 * @param {unknown} error
 * @param {string} text the bot's answer
 */
const asIllegal = (error, text) =>
  error instanceof EngineError && error.code !== "stale_intent"
    ? botFailure("bot_illegal", `${text}: ${error.code}`)
    : error;

/** @param {string} code @param {string} [where] */
const botFailure = (code, where) => new EngineError({ kind: "Bot", code, where });

// Remembers which saved game is on the main table, so that a new worker can restore it.

import { answerOf } from "./rpc.js";

/**
 * @typedef {import("./api.js").Saved & import("./protocol.js").Change} SavedChange
 * @typedef {import("./messages.js").Call} Call
 * @typedef {import("./messages.js").Reply} Reply
 *
 * The outcome of restoring the game; both fields are null if there was no game.
 * @typedef {{change: SavedChange | null, error: import("./api.js").EngineFailure | null}} Restored
 *
 * @typedef {object} Restore
 * @property {(game: string) => {game: string, save?: string}} opening the fields of a call that opens a game
 * @property {(reply: Reply, game?: string) => void} note remembers what a reply says about the game on
 *   the table; `game`: id of the game that the reply has put there
 * @property {(send: (call: Call) => Promise<Reply>) => Promise<Restored>} bringBack
 * @property {() => void} forget forgets the game on the table
 */

/** @returns {Restore} */
export function createRestore() {
  /** @type {string | null} */
  let onTable = null;
  /** @type {Map<string, string>} */
  const unsaved = new Map(); // by game: a save that could not be stored; only the worker looks inside

  /** @param {string} game */
  const opening = (game) => {
    const save = unsaved.get(game);
    return save === undefined ? { game } : { game, save };
  };

  /** @param {Reply} reply @param {string} [game] */
  function note(reply, game) {
    if (game !== undefined) onTable = game;
    if (onTable === null || reply.saved === undefined) return;
    if (reply.unsaved === undefined) unsaved.delete(onTable);
    else unsaved.set(onTable, reply.unsaved);
  }

  return {
    opening,
    note,
    async bringBack(send) {
      if (onTable === null) return { change: null, error: null };
      try {
        const reply = await send({ type: "open", ...opening(onTable), log: true });
        note(reply);
        return { change: answerOf(reply), error: null };
      } catch (error) {
        return { change: null, error: /** @type {import("./api.js").EngineFailure} */ (error) };
      }
    },
    forget() {
      onTable = null;
    },
  };
}

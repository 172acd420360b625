// Remembers which saved game is on the usual table, so that a new worker can bring it back.

import { answerOf } from "./rpc.js";

/**
 * @typedef {import("./api.js").Saved & import("./protocol.js").Change} SavedChange
 * @typedef {import("./messages.js").Call} Call
 * @typedef {import("./messages.js").Reply} Reply
 *
 * What came of bringing the game back; both null: there was none.
 * @typedef {{change: SavedChange | null, error: import("./api.js").EngineFailure | null}} Restored
 *
 * @typedef {object} Restore
 * @property {string | null} game on the usual table
 * @property {(game: string) => {game: string, save?: string}} opening what a call says of a game to open
 * @property {(reply: Reply, game?: string) => void} note what a reply says of the game on the table; `game`:
 *   the one that the reply has put there
 * @property {(send: (call: Call) => Promise<Reply>) => Promise<Restored>} bringBack
 * @property {() => void} forget the game on the table
 */

/** @returns {Restore} */
export function createRestore() {
  /** @type {string | null} */
  let onTable = null;
  /** @type {Map<string, string>} */
  const unsaved = new Map(); // game -> the save that storage refused; only the worker reads it

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
    get game() {
      return onTable;
    },
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

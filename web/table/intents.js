// The intents of every table: what a player can do in a game, a lesson or an embedded board.

import { createMoves } from "./moves.js";
import { createSelecting } from "./selecting.js";

/**
 * What the page around a table does for it.
 * @typedef {object} TableHost
 * @property {(screen: string, place?: string) => void} go
 * @property {() => void} stopHint
 * @property {() => void} redraw draws again when something outside the state has changed, like a module that was loaded
 */

/** @param {import("./context.js").TableContext} context @param {TableHost} host */
export function createTableIntents(context, host) {
  const { table, engine, log, tell, refuse, attempt } = context;
  const { makeSelectedMove, ...moves } = createMoves(context);
  return {
    ...createSelecting(context, makeSelectedMove),
    ...moves,
    ...host,
    refuse,
    /** Show the player a notice. @param {string} words @param {import("./table-state.js").Tone} [tone] */
    say: (words, tone) => tell(words, "", tone),

    /** @param {import("./table-state.js").DialogName} name @param {string} [game] the saved game that it is about */
    open: (name, game) =>
      attempt(async () => {
        table.set({ dialog: { name, game }, notice: "" });
        await log.fetch();
      }),
    /** Show a move in the log. @param {number} ply */
    openMoment: (ply) =>
      attempt(async () => {
        table.set({ dialog: { name: "log", ply }, notice: "" });
        await log.fetch();
      }),
    close: () => table.set({ dialog: null }),
    retry: () => engine.retry(),
  };
}

/** @typedef {ReturnType<typeof createTableIntents>} TableIntents */

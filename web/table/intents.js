// What a player can do at any table: a game's, a lesson's, an embedded board's. Views call these and nothing else.

import { createMoves } from "./moves.js";
import { createSelecting } from "./selecting.js";

/**
 * What the surroundings of a table do for it.
 * @typedef {object} Surroundings
 * @property {(screen: string, place?: string) => void} go
 * @property {() => void} stopHint
 * @property {() => void} redraw something came that the state doesn't hold
 */

/** @param {import("./context.js").TableContext} context @param {Surroundings} surroundings */
export function createTableIntents(context, surroundings) {
  const { table, engine, log, tell, refuse, attempt } = context;
  const { make, ...moves } = createMoves(context);
  return {
    ...createSelecting(context, make),
    ...moves,
    ...surroundings,
    refuse,
    /** Tell the player something. @param {string} words */
    say: (words) => tell(words),

    /** @param {import("./table-state.js").DialogName} name @param {string} [game] the saved game that it is about */
    open: (name, game) =>
      attempt(async () => {
        table.set({ dialog: { name, game }, notice: "" });
        await log.fetch();
      }),
    close: () => table.set({ dialog: null }),
    retry: () => engine.retry(),
  };
}

/** @typedef {ReturnType<typeof createTableIntents>} TableIntents */

// Leaves the game on the table for another deal with the same players: new cards, or the same ones again.

import { dayOf } from "../storage/daily.js";
import { randomCode } from "./random-code.js";

/** @typedef {import("../table/context.js").Change} Change */

/**
 * @param {object} parts
 * @param {import("./state.js").Store} parts.store
 * @param {import("../table/context.js").TableContext} parts.context of the game's table
 * @param {import("../engine/api.js").EngineClient} parts.engine
 * @param {(run: () => Promise<void>) => Promise<void>} parts.attempt
 * @param {(wanted: import("./state.js").Setup) => Promise<void>} parts.start
 * @param {(id: string, pending: Promise<Change>) => Promise<void>} parts.goToGame
 * @param {() => {log: boolean}} parts.logIfShown
 */
export function createNextDeal({ store, context, engine, attempt, start, goToGame, logIfShown }) {
  /** Whether the game on the table has moves and goes on. */
  const isUnderWay = () => context.view().ply > 0 && !context.view().over;

  /** @param {"again" | "restart"} name */
  const ask = (name) => context.table.set({ dialog: { name }, notice: "" });

  function dealAgain() {
    const { names, bots, rules, observation } = context.view();
    const first = Math.min(store.get().setup.first, observation.players);
    return start({ players: observation.players, seats: names, bots, first, seed: "", rules });
  }

  // The new game gets an id of its own, so it replaces neither the game on the table nor a daily deal's first game.
  const restartDeal = () =>
    attempt(async () => {
      const { revision } = context.view();
      const id = randomCode();
      await goToGame(id, engine.restartGame(id, { revision, ...logIfShown() }));
    });

  return {
    /** Start a new deal with the same players and rules; ask first if that leaves an unfinished game. */
    again: () => (isUnderWay() ? ask("again") : dealAgain()),
    /** The same, when the player was asked. */
    againAnyway: dealAgain,

    /**
     * Start the same deal with the same players, bots and rules, as a new game; ask first if that leaves an unfinished
     * game, or if the deal is a daily one, of which only the first game counts.
     */
    restartDeal: () => (isUnderWay() || dayOf(store.get().game ?? "") ? ask("restart") : restartDeal()),
    /** The same, when the player was asked. */
    restartAnyway: restartDeal,
  };
}

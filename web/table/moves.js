// The intents that change the game: making a move, wishing to go next, undoing, giving up.

import { noPartners } from "./table-state.js";

/** @param {import("./context.js").TableContext} context */
export function createMoves({ table, engine, playback, page, view, changeFields, show, attempt, change }) {
  /** Make a move; call it only inside `change`. @param {string} move */
  async function makeMove(move) {
    await show(await engine.ask("move", { ...changeFields(), move }));
  }

  return {
    makeMove,
    yield: () => change(() => makeMove("yield")),
    flip: () => change(() => makeMove("flip")),
    /** @param {number} seat */
    choose: (seat) => change(() => makeMove(`next ${seat}`)),

    /** @param {number} seat @param {string} wish */
    wish: (seat, wish) =>
      attempt(async () => {
        const answer = await engine.ask("wish", { ...changeFields(), seat, wish });
        playback.announce(answer.said);
        table.set({ view: answer.view });
      }),

    undo: () =>
      change(async () => {
        if (!view().undo.possible) return;
        const answer = await engine.ask("undo", changeFields());
        table.set({ partners: { ...noPartners(), paused: table.get().partners.paused } });
        await show(answer, page().t("event-undone"));
      }),

    giveUp: () =>
      change(async () => {
        await show(await engine.ask("give_up", changeFields()), page().t("result-gave_up"));
      }),
  };
}

// Moves are made, wished for and taken back.

import { noPartners } from "./table-state.js";

/** @param {import("./context.js").TableContext} context */
export function createMoves({ table, engine, playback, page, view, fresh, show, attempt, change }) {
  /** Make a move; to be called inside `change`. @param {string} move */
  async function make(move) {
    table.set({ partners: { ...table.get().partners, lines: [] } });
    await show(await engine.ask("move", { ...fresh(), move }));
  }

  return {
    make,
    yield: () => change(() => make("yield")),
    flip: () => change(() => make("flip")),
    /** @param {number} seat */
    choose: (seat) => change(() => make(`next ${seat}`)),

    /** @param {number} seat @param {string} wish */
    wish: (seat, wish) =>
      attempt(async () => {
        const answer = await engine.ask("wish", { ...fresh(), seat, wish });
        playback.announce(answer.said);
        table.set({ view: answer.view });
      }),

    undo: () =>
      change(async () => {
        if (!view().undo.possible) return;
        const answer = await engine.ask("undo", fresh());
        table.set({ partners: { ...noPartners(), paused: table.get().partners.paused } });
        await show(answer, page().t("event-undone"));
      }),

    giveUp: () =>
      change(async () => {
        await show(await engine.ask("give_up", fresh()), page().t("result-gave_up"));
      }),
  };
}

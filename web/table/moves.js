// The intents that change the game: making a move, wishing to go next, undoing and redoing, giving up.

import { surelyLoses } from "./risks.js";
import { noPartners } from "./table-state.js";

/** @param {import("./context.js").TableContext} context */
export function createMoves({ table, engine, playback, page, view, changeFields, show, attempt, change }) {
  /** Make a move; call it only inside `change`. @param {string} move */
  async function makeMove(move) {
    await show(await engine.ask("move", { ...changeFields(), move }));
  }

  /** Make the move of the selected cards; if it surely loses the game, ask first. @param {string} move */
  async function makeSelectedMove(move) {
    if (surelyLoses(view(), table.get().selection?.preview))
      table.set({ dialog: { name: "lose" }, notice: "" });
    else await makeMove(move);
  }

  /** @param {"undo" | "redo"} verb @param {string} [line] announced instead of the events */
  async function stepBackOrForth(verb, line) {
    const answer = await engine.ask(verb, changeFields());
    table.set({ partners: { ...noPartners(), paused: table.get().partners.paused } });
    await show(answer, line);
  }

  return {
    makeSelectedMove,

    /** Make the move of the selected cards, although it loses the game: the player was asked. */
    playAnyway: () =>
      change(async () => {
        const move = table.get().selection?.move;
        if (move) await makeMove(move);
      }),

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
        if (view().undo.possible) await stepBackOrForth("undo", page().t("event-undone"));
      }),

    /** Put back the move that was undone last. */
    redo: () =>
      change(async () => {
        if (view().redo) await stepBackOrForth("redo");
      }),

    giveUp: () =>
      change(async () => {
        await show(await engine.ask("give_up", changeFields()), page().t("result-gave_up"));
      }),
  };
}

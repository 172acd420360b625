// Moves are made, wished for and taken back.

import { peopleAt } from "./viewer.js";

/** @param {import("./intent-context.js").Room} room @param {import("./show-move.js").Arriving["arrive"]} arrive */
export function createMoves({ store, player, open, state, view, ask, attempt }, arrive) {
  let moving = false; // the second of two quick taps is no second move

  /** @param {string} move */
  const make = (move) =>
    attempt(async () => {
      if (moving) return;
      moving = true;
      try {
        store.set({ partners: { ...state().partners, lines: [] } });
        await arrive(await ask({ do: "move", move }));
      } finally {
        moving = false;
      }
    });

  return {
    make,
    yield: () => make("yield"),
    flip: () => make("flip"),
    /** @param {number} seat */
    choose: (seat) => make(`next ${seat}`),

    /** @param {number} seat @param {string} wish */
    wish: (seat, wish) =>
      attempt(async () => {
        const seen = await ask({ do: "wish", seat, wish });
        player.announce(seen.events);
        store.set({ view: seen });
      }),

    undo: () =>
      attempt(async () => {
        if (!view().undo.possible) return;
        // From the end of a game of several, somebody else may hold the device by now.
        const anyone = view().over && !open && peopleAt(view()).length > 1 ? { viewer: 0 } : {};
        const undone = await ask({ do: "undo", ...anyone });
        store.set({ partners: { ...state().partners, lines: [], asking: false, trouble: null } });
        await arrive(undone, state().t("event-undone"));
      }),

    giveUp: () => attempt(async () => arrive(await ask({ do: "give_up" }), state().t("result-gave_up"))),
  };
}

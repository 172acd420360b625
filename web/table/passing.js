// The device goes round: a hand is revealed to its player, and covered when they leave it alone.

import { peopleAt } from "./viewer.js";

/** @param {import("./intent-context.js").Room} room */
export const createPassing = ({ player, state, view, look, show, attempt }) => ({
  /** The next player has the device and wants to see their hand. */
  reveal: () => attempt(() => look(view().observation.seat)),

  /** Nobody's hand may stay on a screen that is left alone. */
  cover: () =>
    attempt(async () => {
      const { view: seen, covered } = state();
      if (!seen || seen.over || covered || peopleAt(seen).length < 2 || !seen.viewer) return;
      show({ covered: true, dialog: "", log: null }); // at once: the engine may be busy
      player.announce([]);
      await look(0);
    }),
});

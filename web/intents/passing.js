// The device goes round: a hand is revealed to its player, and covered when they leave it alone.

import { peopleAt } from "./looker.js";

/**
 * @param {object} rooms
 * @param {import("../store.js").Store} rooms.store
 * @param {import("../player.js").Player} rooms.player
 * @param {import("./looking.js").Looking} rooms.looking
 * @param {import("./attempts.js").Attempts} rooms.attempts
 */
export const createPassing = ({ store, player, looking: { view, look, show }, attempts: { attempt } }) => ({
  /** The next player has the device and wants to see their hand. */
  reveal: () => attempt(() => look(view().observation.seat)),

  /** Nobody's hand may stay on a screen that is left alone. */
  cover: () =>
    attempt(async () => {
      const { view: seen, covered } = store.get();
      if (!seen || seen.over || covered || peopleAt(seen).length < 2 || !seen.viewer) return;
      show({ covered: true, dialog: "", log: null }); // at once: the engine may be busy
      player.announce([]);
      await look(0);
    }),
});

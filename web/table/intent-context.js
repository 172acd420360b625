// What every room of the intents has at hand: the table as it is seen, and the way to ask for something.

import { createAttempts } from "./attempts.js";
import { createLooking } from "./table-queries.js";

/**
 * @param {import("../app/state.js").Store} store
 * @param {any} engine the engine client
 * @param {import("../playback/playback.js").Playback} player
 * @param {boolean} open all hands lie open: no cover between two seats
 */
export function createRoom(store, engine, player, open) {
  const looking = createLooking(store, engine, open);
  const attempts = createAttempts(store, () => looking.look(looking.viewer()));
  return { store, engine, player, open, state: store.get, ...looking, ...attempts };
}

/** @typedef {ReturnType<typeof createRoom>} Room */

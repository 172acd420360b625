// A changed position comes onto the table: its events are played, and the bots go on.

/** @typedef {import("../app/state.js").View} View */

/** @param {import("./intent-context.js").Room} room @param {() => void} attend let the bots go on */
export function createArriving(
  { store, engine, player, open, state, looker, show, since, refreshLog },
  attend,
) {
  /** The seed of a game that is over, for whoever wants the same deal; before, it is nobody's business. */
  async function nameDeal() {
    if (open) return;
    const { record } = await engine.ask({ do: "export" });
    store.set({ deal: record.seed ?? "" });
  }

  /**
   * Play the events of a position, and cover the hand when the turn went to another seat.
   * @param {View} next
   * @param {string} [line] said instead of the events
   */
  async function arrive(next, line) {
    const events = next.events ?? [];
    const { seat, covered } = looker(next);
    const seen = next.viewer === seat ? next : await engine.ask({ do: "view", viewer: seat });
    const recap = covered ? await since(next.observation.seat) : events;
    const elsewhere = next.storage === "changed_elsewhere";
    const unsaved = next.saved === false && !elsewhere;
    const wired = /** @type {import("../engine/protocol.js").GameEvent[]} */ (events);
    await player.play(wired, () => show({ view: seen, covered, recap, deal: "", unsaved, elsewhere }), line);
    if (state().dialog === "log") await refreshLog();
    if (next.over) await nameDeal();
    attend();
  }

  return { arrive, nameDeal };
}

/** @typedef {ReturnType<typeof createArriving>} Arriving */

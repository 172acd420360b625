// The device goes round: a hand is revealed to its player, and covered when they leave it alone.

/** @param {import("./context.js").TableContext} context */
export const createPassing = ({ table, engine, playback, log, put, attempt, change }) => ({
  /** The next player has the device and wants to see their hand. */
  reveal: () => change(async () => put(await engine.ask("reveal", { log: log.isWanted() }))),

  /** Nobody's hand may stay on a screen that is left alone. */
  cover: () =>
    attempt(async () => {
      const { view, covered } = table.get();
      const people = view?.bots.filter((bot) => !bot).length ?? 0;
      if (!view?.viewer || view.over || covered || people < 2) return;
      table.set({ covered: true, dialog: null, log: null, selection: null, notice: "", hint: null }); // at once: the engine may be busy
      playback.announce([]);
      put(await engine.ask("cover", { log: log.isWanted() }));
    }),
});

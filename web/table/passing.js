// The intents for passing the device around: reveals a hand to its player, and covers it when the page is hidden.

/** @param {import("./context.js").TableContext} context */
export const createPassing = ({ table, engine, playback, log, showAtOnce, attempt, change }) => ({
  /** Show the hand of the player who now has the device. */
  reveal: () => change(async () => showAtOnce(await engine.ask("reveal", { log: log.isWanted() }))),

  /** Hide the hand while nobody looks, if several people share the device. */
  cover: () =>
    attempt(async () => {
      const { view, covered } = table.get();
      const people = view?.bots.filter((bot) => !bot).length ?? 0;
      if (!view?.viewer || view.over || covered || people < 2) return;
      // Cover the hand before the engine answers: it may be busy.
      table.set({
        covered: true,
        dialog: null,
        log: null,
        story: [],
        selection: null,
        notice: "",
        hint: null,
      });
      playback.announce([]);
      showAtOnce(await engine.ask("cover", { log: log.isWanted() }));
    }),
});

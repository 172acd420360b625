// What a player can do with bots: play with partners, ask the coach, have a game analysed, and bring guest bots.
// Each of these parts is loaded when it is first needed.

import { lazy } from "../base/lazy.js";

/**
 * @param {object} parts
 * @param {import("../app/state.js").Store} parts.store
 * @param {import("../table/context.js").TableContext} parts.context of the game's table
 * @param {import("../engine/api.js").EngineClient} parts.engine
 * @param {import("../app/notices.js").Notices} parts.notices
 * @param {(screen: string, place?: string) => void} parts.go
 */
export function createBotIntents({ store, context, engine, notices: { attempt }, go }) {
  const { table } = context;
  const guests = lazy(async () => {
    const { createGuests } = await import("./guests.js");
    return createGuests({ store, engine });
  });
  const partners = lazy(async () => {
    const { createPartners } = await import("./partners.js");
    return createPartners({ context, engine, guests: guests.get });
  });
  const coach = lazy(async () => {
    const { createCoach } = await import("./coach.js");
    return createCoach({ table, engine });
  });
  const analysis = lazy(async () => {
    const { createAnalysis } = await import("./analysis.js");
    return createAnalysis({ store, engine });
  });

  return {
    /** Let the partners move, if it is their turn. */
    playBotTurns() {
      if (!table.get().view?.bots.some(Boolean)) return;
      void context.attempt(async () => (await partners.get()).playBotTurns());
    },

    /** Connect the guest bots to the engine's new worker. */
    async connectGuestsAgain() {
      if (store.get().guests.length) (await guests.get()).connectAgain();
    },

    intents: {
      hurry: () => attempt(async () => (await partners.get()).hurry()),
      pause: () => attempt(async () => (await partners.get()).togglePause()),
      /** The people have said whether they would like to go next. */
      endWishes: () => attempt(async () => (await partners.get()).endWishes()),

      /** Let another bot or a person play a seat from now on. @param {number} seat @param {string} bot "" for a person */
      replaceBot: (seat, bot) =>
        context.change(async () => {
          table.set({ partners: { ...table.get().partners, trouble: null } });
          await context.show(await engine.ask("seat", { ...context.changeFields(), seat, bot }));
        }),

      hint: () =>
        context.attempt(async () => {
          const { view, hint } = table.get();
          if (view?.your_turn && !(hint && !hint.found)) await (await coach.get()).hint();
        }),
      stopHint: () => void attempt(async () => (await coach.get()).stop()),

      /** Analyse a finished game. @param {string} game */
      analyse: (game) =>
        attempt(async () => {
          go("analysis", game);
          await (await analysis.get()).begin(game);
        }),
      /** Start the analysis when the player enters its screen; a stopped analysis stays stopped. @param {string} game */
      resumeAnalysis: (game) =>
        attempt(async () => {
          if (game && store.get().analysis?.game !== game) await (await analysis.get()).begin(game);
        }),
      stopAnalysis: () => attempt(async () => (await analysis.get()).stop()),

      /** Ask about a wheel from the player's device; nothing in it runs before the player agrees. @param {File} file */
      offerBot: (file) =>
        attempt(async () => {
          go("bots");
          (await guests.get()).offer(file);
        }),
      acceptBot: () => attempt(async () => (await guests.get()).accept()),
      /** @param {string} file */
      removeBot: (file) => attempt(async () => (await guests.get()).remove(file)),
    },
  };
}

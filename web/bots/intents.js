// The bots: partners at the table, the coach, the look back at a game, and guests in a wheel. Each of
// them comes when it is first wanted.

/**
 * @param {import("../table/intent-context.js").Room} room
 * @param {import("../table/show-move.js").Arriving["arrive"]} arrive
 * @param {(screen: string, place?: string) => void} go
 */
export function createBots({ store, engine, state, view, ask, attempt }, arrive, go) {
  const partners = whenWanted(async () => {
    const { createPartners } = await import("./partners.js");
    return createPartners({ store, engine, arrive, ask, guests });
  });
  const coach = whenWanted(async () => {
    const { createCoach } = await import("./coach.js");
    return createCoach({ store, engine, ask });
  });
  const studies = whenWanted(async () => {
    const { createStudies } = await import("./analysis.js");
    return createStudies({ store, engine });
  });
  const guests = whenWanted(async () => {
    const { createGuests } = await import("./guests.js");
    return createGuests({ store, engine });
  });

  return {
    /** Let the partners go on, if it is their turn. */
    attend() {
      if (!state().view?.bots.some(Boolean)) return;
      void attempt(async () => (await partners()).attend());
    },

    /** The engine is another: it has to meet the guests again. */
    async meetAgain() {
      if (state().guests.length) await (await guests()).meetAgain();
    },

    /** Come to the look back at a game; one that was stopped rests. @param {string} game */
    async lookBack(game) {
      if (game && state().study?.game !== game) await (await studies()).begin(game);
    },

    intents: {
      /** The partners: their next move at once; a rest, or on again; another in a seat. */
      hurry: () => attempt(async () => (await partners()).hurry()),
      pause: () => attempt(async () => (await partners()).pause()),
      wished: () => attempt(async () => (await partners()).wished()),
      /** @param {number} seat @param {string} bot "": a person */
      replaceBot: (seat, bot) =>
        attempt(async () => {
          store.set({ partners: { ...state().partners, trouble: null } });
          await arrive(await ask({ do: "seat", seat, bot }));
        }),

      /** The coach: asks before the first hint of a game, which marks it. */
      hint: () =>
        attempt(async () => {
          if (!view().your_turn || state().hint?.thinking) return;
          await (await coach()).hint();
        }),
      stopHint: () => attempt(async () => (await coach()).stop()),

      /** @param {string} game */
      study: (game) =>
        attempt(async () => {
          go("analysis", game);
          await (await studies()).begin(game);
        }),
      stopStudy: () => attempt(async () => (await studies()).stop()),

      /** A wheel from the player's device; nothing of it runs before they said yes. @param {File} file */
      offerBot: (file) =>
        attempt(async () => {
          go("bots");
          await (await guests()).offer(file);
        }),
      acceptBot: () => attempt(async () => (await guests()).accept()),
      /** @param {string} file */
      dropBot: (file) => attempt(async () => (await guests()).remove(file)),
    },
  };
}

/**
 * What is loaded once, when it is first wanted; after a failure it is tried anew.
 * @template T
 * @param {() => Promise<T>} load
 * @returns {() => Promise<T>}
 */
function whenWanted(load) {
  /** @type {Promise<T> | null} */
  let coming = null;
  return () =>
    (coming ??= load().catch((error) => {
      coming = null;
      throw error;
    }));
}

// Cards are chosen and let go of, one by one or all at once, and become a move.

/** @param {import("./intent-context.js").Room} room @param {(move: string) => Promise<void>} make a move */
export function createSelecting({ store, state, view, ask, inTurn, refuse }, make) {
  let confirming = false;

  /** @param {string[]} cards */
  const select = async (cards) => store.set({ selection: await ask({ do: "select", cards }), notice: "" });

  /**
   * Tap a card: choose it, let go of it, or hear why it can't join. One that can't be played with the
   * only chosen card takes its place, and says why, unless it is to be `joined`; a combination that was
   * put together is not lost by a tap.
   * @param {string} card @param {boolean} [joined]
   */
  function tap(card, joined = false) {
    const { revision } = view(); // which it was made for; by its turn there may be another
    return inTurn(async () => {
      if (!view().your_turn || state().covered || view().observation.phase === "choose") return;
      const { selection } = state();
      const chosen = selection?.cards ?? [];
      const refusal = selection?.refused[card];
      const instead = refusal && !joined && chosen.length === 1 && view().observation.phase === "play";
      if (refusal && !instead) return refuse(refusal);
      const cards = chosen.includes(card)
        ? chosen.filter((other) => other !== card)
        : [...(instead ? [] : chosen), card];
      const answer = cards.length ? await ask({ do: "select", cards, revision }) : null;
      const replaced = instead ? { card: chosen[0], why: refusal } : null;
      store.set({ selection: answer && { ...answer, replaced }, notice: "" });
    });
  }

  /** Make the move that the selection is. */
  async function confirm() {
    if (confirming) return;
    confirming = true;
    try {
      await inTurn(async () => {
        const { selection } = state();
        if (selection?.move) await make(selection.move);
        else refuse(selection?.why_not ?? "nothing_played");
      });
    } finally {
      confirming = false;
    }
  }

  return {
    tap,
    confirm,
    clear: () => inTurn(async () => store.set({ selection: null, notice: "" })),

    /** A card dropped on the table: it joins the selection, which is then played. */
    /** @param {string} card */
    async drop(card) {
      if (!state().selection?.cards.includes(card)) await tap(card, true);
      if (state().selection?.cards.includes(card)) await confirm();
    },

    /** Choose the cheapest discard. */
    suggest: () =>
      inTurn(async () => {
        const cards = view().suggestion;
        if (cards) await select(cards);
      }),

    /** Choose the cards that the coach would play. @param {string[]} cards */
    take: (cards) => inTurn(() => select(cards)),
  };
}

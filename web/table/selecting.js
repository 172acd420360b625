// Cards are chosen and let go of, one by one or all at once, and become a move.

/**
 * @param {import("./context.js").TableContext} context
 * @param {(move: string) => Promise<void>} make makes a move
 */
export function createSelecting({ table, engine, view, refuse, inTurn, change }, make) {
  /** @param {string[]} cards */
  async function select(cards) {
    const selection = await engine.ask("select", { revision: view().revision, cards });
    table.set({ selection, notice: "" });
  }

  /**
   * Tap a card: choose it, let go of it, or hear why it can't join. A card that can't be played with the
   * only chosen one takes its place, and says why, unless it is to be `joined`; a combination that was put
   * together is not lost by a tap.
   * @param {string} card @param {boolean} [joined]
   */
  function tap(card, joined = false) {
    const { revision } = view(); // the tap was made for this position; by its turn there may be another
    return inTurn(async () => {
      const { selection, covered } = table.get();
      const { phase } = view().observation;
      if (!view().your_turn || covered || phase === "choose") return;
      const chosen = selection?.cards ?? [];
      const refusal = selection?.refused[card];
      const replaces = refusal !== undefined && !joined && chosen.length === 1 && phase === "play";
      if (refusal && !replaces) return refuse(refusal);
      const kept = replaces ? [] : chosen.filter((other) => other !== card);
      const cards = chosen.includes(card) ? kept : [...kept, card];
      const answer = cards.length ? await engine.ask("select", { revision, cards }) : null;
      const replaced = replaces ? { card: chosen[0], why: refusal } : null;
      table.set({ selection: answer && { ...answer, replaced }, notice: "" });
    });
  }

  /** Make the move that the selection is. */
  const confirm = () =>
    change(async () => {
      const { selection } = table.get();
      if (selection?.move) await make(selection.move);
      else refuse(selection?.why_not ?? "nothing_played");
    });

  return {
    tap,
    confirm,
    clear: () => inTurn(async () => table.set({ selection: null, notice: "" })),

    /** A card dropped on the table joins the selection, which is then played. @param {string} card */
    async drop(card) {
      const isChosen = () => table.get().selection?.cards.includes(card);
      if (!isChosen()) await tap(card, true);
      if (isChosen()) await confirm();
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

// The intents for selecting cards of the hand and playing the selection.

/**
 * @param {import("./context.js").TableContext} context
 * @param {(move: string) => Promise<void>} makeMove
 */
export function createSelecting({ table, engine, view, refuse, inTurn, change }, makeMove) {
  /** @param {string[]} cards */
  async function select(cards) {
    const selection = await engine.ask("select", { revision: view().revision, cards });
    table.set({ selection, notice: "" });
  }

  /**
   * Select a card, deselect it, or tell the player why it can't be selected. If only one card is selected and the
   * tapped card can't be played with it, the tapped card replaces it and the player is told why. A selection of
   * several cards is never replaced.
   * @param {string} card @param {boolean} [keepOthers] never replace the selected card
   */
  function tap(card, keepOthers = false) {
    const { revision } = view(); // the position that was tapped: it may change while earlier intents run
    return inTurn(async () => {
      const { selection, covered } = table.get();
      const { phase } = view().observation;
      if (!view().your_turn || covered || phase === "choose") return;
      const chosen = selection?.cards ?? [];
      const refusal = selection?.refused[card];
      const replaces = refusal !== undefined && !keepOthers && chosen.length === 1 && phase === "play";
      if (refusal && !replaces) return refuse(refusal);
      const kept = replaces ? [] : chosen.filter((other) => other !== card);
      const cards = chosen.includes(card) ? kept : [...kept, card];
      const answer = cards.length ? await engine.ask("select", { revision, cards }) : null;
      const replaced = replaces ? { card: chosen[0], why: refusal } : null;
      table.set({ selection: answer && { ...answer, replaced }, notice: "" });
    });
  }

  /** Play the selected cards. */
  const confirm = () =>
    change(async () => {
      const { selection } = table.get();
      if (selection?.move) await makeMove(selection.move);
      else refuse(selection?.why_not ?? "nothing_played");
    });

  return {
    tap,
    confirm,
    clear: () => inTurn(async () => table.set({ selection: null, notice: "" })),

    /** Add a card that was dropped on the table to the selection, and play it. @param {string} card */
    async drop(card) {
      const isChosen = () => table.get().selection?.cards.includes(card);
      if (!isChosen()) await tap(card, true);
      if (isChosen()) await confirm();
    },

    /** Select the cheapest discard. */
    suggest: () =>
      inTurn(async () => {
        const cards = view().suggestion;
        if (cards) await select(cards);
      }),

    /** Select the cards that the hint suggests. @param {string[]} cards */
    selectCards: (cards) => inTurn(() => select(cards)),
  };
}

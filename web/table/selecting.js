// The intents for selecting cards of the hand and playing the selection.

/** @typedef {import("./table-state.js").Selection} Selection */

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

  /** Whether the player may choose cards now. */
  function mayChoose() {
    const { your_turn, observation } = view();
    return your_turn && !table.get().covered && observation.phase !== "choose";
  }

  /**
   * Add a card to the selection. A card that can't join it replaces it, and the player is told why.
   * @param {string} card @param {number} revision of the position in which the player wanted this
   */
  async function add(card, revision) {
    const { selection } = table.get();
    const chosen = selection?.cards ?? [];
    const why = selection?.refused[card];
    const cards = why === undefined ? [...chosen, card] : [card];
    const answer = await engine.ask("select", { revision, cards });
    const replaced = why === undefined ? null : { card: chosen.length === 1 ? chosen[0] : "", why };
    table.set({ selection: { ...answer, replaced }, notice: "" });
  }

  /**
   * Select a card, deselect it, or tell the player why it can't be selected. Playing and paying work alike: if only
   * one card is selected and the tapped card can't join it, the tapped card replaces it and the player is told why. A
   * selection of several cards is never replaced by a tap.
   * @param {string} card
   */
  function tap(card) {
    const { revision } = view(); // the position that was tapped: it may change while earlier intents run
    return inTurn(async () => {
      if (!mayChoose()) return;
      const { selection } = table.get();
      const chosen = selection?.cards ?? [];
      const refusal = selection?.refused[card];
      if (refusal && chosen.length > 1) return refuse(refusal);
      if (!chosen.includes(card)) return add(card, revision);
      const cards = chosen.filter((other) => other !== card);
      const answer = cards.length ? await engine.ask("select", { revision, cards }) : null;
      table.set({ selection: answer, notice: "" });
    });
  }

  /** The card that a drag has put into the selection, and the selection before. @type {{card: string, before: Selection | null} | null} */
  let lifted = null;

  /** A drag begins: from now on its card is chosen, with the others if it can join them. @param {string} card */
  function lift(card) {
    const { revision } = view();
    return inTurn(async () => {
      lifted = null;
      const { selection: before } = table.get();
      if (!mayChoose() || before?.cards.includes(card)) return;
      lifted = { card, before };
      await add(card, revision);
    });
  }

  /** A drag has ended elsewhere than on the table: restore the selection if the drag has changed it. @param {string} card */
  const putDown = (card) =>
    inTurn(async () => {
      if (lifted?.card !== card || !isChosen(card)) return;
      table.set({ selection: lifted.before, notice: "" });
      lifted = null;
    });

  /** @param {string} card */
  const isChosen = (card) => table.get().selection?.cards.includes(card);

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

    lift,
    putDown,

    /** Play the selection with the card that was dropped on the table. @param {string} card */
    async drop(card) {
      await inTurn(async () => {}); // `lift` may still be running
      if (isChosen(card)) await confirm();
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

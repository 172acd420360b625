// A fight at a real table: keeps what was turned up and played there, and asks the engine what it comes to.

/** @typedef {import("../../app/state.js").Companion} Companion */
/** @typedef {import("../../app/state.js").CompanionView} CompanionView */

const KEPT = "companion"; // the setting's name

/**
 * @param {object} rooms
 * @param {import("../../app/state.js").Store} rooms.store
 * @param {any} rooms.engine the engine client
 * @param {any} rooms.storage
 */
export function createCompanion({ store, engine, storage }) {
  const state = () => store.get();
  /** @type {string[]} */
  let entries = []; // `enemy JC`, `play 3C 3D`: see docs/BRIDGE.md

  const deeds = {
    /** Show the cards of a rank; the only one is chosen with it. @param {string} rank */
    show: (rank) =>
      inTurn(async () => {
        set({ rank, notice: "", rule: "" });
        const { deck = [], selection } = state().companion?.view ?? {};
        const [card, another] = deck.filter((each) => each[0] === rank);
        if (!another && !selection?.cards.includes(card)) await choose(card);
      }),

    /** @param {string} card */
    tap: (card) => inTurn(() => choose(card)),
    clear: () => inTurn(() => look(entries, [])),

    /** Enter the chosen cards as played. */
    confirm: () =>
      inTurn(async () => {
        const { move, why_not } = state().companion?.view?.selection ?? {};
        if (move) await keep([...entries, move]);
        else refuse(why_not ?? "nothing_played");
      }),

    /** Enter the royal that was turned up. @param {string} royal */
    turnUp: (royal) => inTurn(() => keep([...entries, `enemy ${royal}`])),
    undo: () => inTurn(async () => (entries.length ? keep(entries.slice(0, -1)) : refuse("nothing_to_undo"))),
    begin: () => inTurn(() => keep([])),
    /** @param {string} notice */
    tell: (notice) => set({ notice, rule: "" }),
  };

  /** @param {Partial<Companion>} change */
  function set(change) {
    const empty = { view: null, rank: "", notice: "", rule: "", steps: 0, deeds };
    store.set({ companion: { ...(state().companion ?? empty), ...change } });
  }

  /** Choose a card, let go of it, or hear why it can't join. @param {string} card */
  async function choose(card) {
    const { cards = [], refused = {} } = state().companion?.view?.selection ?? {};
    if (cards.includes(card))
      await look(
        entries,
        cards.filter((other) => other !== card),
      );
    else if (refused[card]) refuse(refused[card]);
    else await look(entries, [...cards, card]);
  }

  /** What the engine makes of these entries; they count once it has taken them. @param {string[]} next @param {string[]} cards */
  async function look(next, cards) {
    /** @type {CompanionView} */
    const view = await engine.ask({ do: "companion", entries: next, cards });
    entries = next;
    set({ view, notice: "", rule: "", steps: next.length });
  }

  /** @param {string[]} next */
  async function keep(next) {
    await look(next, []);
    set({ rank: "" });
    await storage.writeSetting(KEPT, next);
  }

  /** @param {string} code */
  const refuse = (code) =>
    set({ notice: state().t(`why-${code}`), rule: state().options?.errors.IllegalMove[code] ?? "" });

  /** @type {Promise<void>} */
  let earlier = Promise.resolve();

  /** When what was begun earlier is done; what goes wrong is said. @param {() => unknown} run */
  const inTurn = (run) =>
    (earlier = earlier
      .catch(() => {})
      .then(run)
      .then(
        () => {},
        (error) => {
          if (!error?.code) throw error;
          refuse(error.code);
        },
      ));

  /** What the device has kept; a damaged list is dropped, and that is said. */
  async function recall() {
    const kept = (await storage.readSetting(KEPT).catch(() => null)) ?? [];
    try {
      await look(kept, []);
    } catch (error) {
      const { kind, code } = /** @type {{kind?: string, code?: string}} */ (error);
      if (!code || kind === "Engine") throw error; // it may be as good as ever
      await keep([]);
      set({ notice: state().t("companion-damaged") });
    }
  }

  const visit = () => inTurn(async () => state().companion?.view || recall());

  engine.onStatus((/** @type {{state: string}} */ status) => {
    // It failed, and was started again.
    if (status.state === "ready" && state().screen === KEPT) void visit();
  });

  set({});
  return { visit };
}

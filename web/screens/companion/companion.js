// A fight at a real table: keeps what was turned up and played there, and asks the engine what it comes to.

import { codeOf, kindOf } from "../../base/error-code.js";
import { createSerialQueue } from "../../base/serial-queue.js";

/** @typedef {import("../../app/state.js").Companion} Companion */

const SETTING = "companion"; // under which the entries are stored

/** @param {import("../../app/screens.js").App} app */
export function createCompanion({ store, engine, storage }) {
  const queue = createSerialQueue();
  /** @type {string[]} */
  let entries = []; // `enemy JC`, `play 3C 3D`: see docs/BRIDGE.md

  const view = () => store.get().companion?.view ?? null;

  /** @param {Partial<Companion>} change */
  function update(change) {
    const empty = { view: null, rank: "", notice: "", rule: "", steps: 0 };
    store.set({ companion: { ...(store.get().companion ?? empty), ...change } });
  }

  /** @param {string} code */
  function refuse(code) {
    const { t, options } = store.get();
    update({ notice: t(`why-${code}`), rule: options?.errors.IllegalMove[code] ?? "" });
  }

  /** Run an intent when those before it are done; what goes wrong is said. @param {() => Promise<void>} run */
  const inTurn = (run) => queue(() => run().catch((error) => refuse(codeOf(error))));

  /** What the engine makes of these entries; they count once it has taken them. @param {string[]} next @param {string[]} cards chosen */
  async function show(next, cards) {
    const shown = await engine.ask("companion", { entries: next, cards });
    entries = next;
    update({ view: shown, notice: "", rule: "", steps: next.length });
  }

  /** @param {string[]} next */
  async function keep(next) {
    await show(next, []);
    update({ rank: "" });
    await storage.writeSetting(SETTING, next);
  }

  /** Choose a card, let go of it, or hear why it can't join. @param {string} card */
  async function choose(card) {
    const { cards = [], refused = {} } = view()?.selection ?? {};
    if (cards.includes(card))
      await show(
        entries,
        cards.filter((other) => other !== card),
      );
    else if (refused[card]) refuse(refused[card]);
    else await show(entries, [...cards, card]);
  }

  /** What the device has kept; a damaged list is dropped, and that is said. */
  async function restore() {
    const kept = (await storage.readSetting(SETTING).catch(() => null)) ?? [];
    try {
      await show(kept, []);
    } catch (error) {
      codeOf(error);
      if (kindOf(error) === "Engine") throw error; // the list may be as good as ever
      await keep([]);
      update({ notice: store.get().t("companion-damaged") });
    }
  }

  const visit = () =>
    inTurn(async () => {
      if (!view()) await restore();
    });

  engine.onStatus(({ state }) => {
    // It failed, and was started again.
    if (state === "ready" && store.get().screen === "companion") void visit();
  });

  update({});
  return {
    visit,
    /** Show the cards of a rank; the only one is chosen with it. @param {string} rank */
    showRank: (rank) =>
      inTurn(async () => {
        update({ rank, notice: "", rule: "" });
        const { deck = [], selection } = view() ?? {};
        const [card, another] = deck.filter((each) => each[0] === rank);
        if (!another && !selection?.cards.includes(card)) await choose(card);
      }),

    /** @param {string} card */
    tap: (card) => inTurn(() => choose(card)),
    clear: () => inTurn(() => show(entries, [])),

    /** Enter the chosen cards as played. */
    confirm: () =>
      inTurn(async () => {
        const { move, why_not } = view()?.selection ?? {};
        if (move) await keep([...entries, move]);
        else refuse(why_not ?? "nothing_played");
      }),

    /** Enter the royal that was turned up. @param {string} royal */
    turnUp: (royal) => inTurn(() => keep([...entries, `enemy ${royal}`])),
    undo: () =>
      inTurn(async () => {
        if (entries.length) await keep(entries.slice(0, -1));
        else refuse("nothing_to_undo");
      }),
    /** A new game at the real table. */
    begin: () => inTurn(() => keep([])),
    /** @param {string} notice */
    say: (notice) => update({ notice, rule: "" }),
  };
}

/** @typedef {ReturnType<typeof createCompanion>} CompanionIntents */

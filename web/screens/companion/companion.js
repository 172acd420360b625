// Follows a game at a real table: stores the royals and plays that were entered, and asks the engine how the
// fight stands.

import { codeOf, kindOf } from "../../base/error-code.js";
import { createSerialQueue } from "../../base/serial-queue.js";

/** @typedef {import("../../app/state.js").Companion} Companion */

const SETTING = "companion"; // the entries are stored under this name

/** @param {import("../../app/screens.js").App} app */
export function createCompanion({ store, engine, storage }) {
  const queue = createSerialQueue();
  /** @type {string[]} */
  let entries = []; // such as `enemy JC` and `play 3C 3D`: see docs/BRIDGE.md

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

  /** Run an intent after the earlier ones, and show why it failed if it does. @param {() => Promise<void>} run */
  const inTurn = (run) => queue(() => run().catch((error) => refuse(codeOf(error))));

  /**
   * Show the fight after these entries. They replace the current ones unless the engine refuses them.
   * @param {string[]} next @param {string[]} cards chosen for the next play
   */
  async function show(next, cards) {
    const shown = await engine.ask("companion", { entries: next, cards });
    entries = next;
    update({ view: shown, notice: "", rule: "", steps: next.length });
  }

  /** Show the fight after these entries, and store them. @param {string[]} next */
  async function enter(next) {
    await show(next, []);
    update({ rank: "" });
    await storage.writeSetting(SETTING, next);
  }

  /** Choose a card or drop it again, or say why it can't be chosen. @param {string} card */
  async function toggleCard(card) {
    const { cards = [], refused = {} } = view()?.selection ?? {};
    if (cards.includes(card))
      await show(
        entries,
        cards.filter((other) => other !== card),
      );
    else if (refused[card]) refuse(refused[card]);
    else await show(entries, [...cards, card]);
  }

  /** Show the stored fight. If it can't be read, start again and tell the players. */
  async function restore() {
    const stored = (await storage.readSetting(SETTING).catch(() => null)) ?? [];
    try {
      await show(stored, []);
    } catch (error) {
      codeOf(error);
      if (kindOf(error) === "Engine") throw error; // the engine failed, the entries may be fine
      await enter([]);
      update({ notice: store.get().t("companion-damaged") });
    }
  }

  const visit = () =>
    inTurn(async () => {
      if (!view()) await restore();
    });

  engine.onStatus(({ state }) => {
    // The engine may have failed during the first visit: try again.
    if (state === "ready" && store.get().screen === "companion") void visit();
  });

  update({});
  return {
    visit,
    /** Show the cards of a rank. If there is only one, choose it too. @param {string} rank */
    showRank: (rank) =>
      inTurn(async () => {
        update({ rank, notice: "", rule: "" });
        const { deck = [], selection } = view() ?? {};
        const [card, another] = deck.filter((each) => each[0] === rank);
        if (!another && !selection?.cards.includes(card)) await toggleCard(card);
      }),

    /** @param {string} card */
    tap: (card) => inTurn(() => toggleCard(card)),
    clear: () => inTurn(() => show(entries, [])),

    /** Enter the chosen cards as played. */
    confirm: () =>
      inTurn(async () => {
        const { move, why_not } = view()?.selection ?? {};
        if (move) await enter([...entries, move]);
        else refuse(why_not ?? "nothing_played");
      }),

    /** Enter the royal that was turned up. @param {string} royal */
    turnUp: (royal) => inTurn(() => enter([...entries, `enemy ${royal}`])),
    undo: () =>
      inTurn(async () => {
        if (entries.length) await enter(entries.slice(0, -1));
        else refuse("nothing_to_undo");
      }),
    /** Start a new game at the real table. */
    begin: () => inTurn(() => enter([])),
    /** @param {string} notice */
    say: (notice) => update({ notice, rule: "" }),
  };
}

/** @typedef {ReturnType<typeof createCompanion>} CompanionIntents */

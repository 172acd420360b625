// Lets the bots at the table move: each thinks, waits for a human while, moves, and says what that did.

import { codeOf, whereOf } from "../base/error-code.js";
import { loadPart } from "../i18n/index.js";
import { lineText } from "./bot-line.js";
import { LEVELS } from "./levels.js";

/** @typedef {import("../table/table-state.js").View} View */
/** @typedef {import("../table/table-state.js").Partners} Partners */
/** @typedef {import("../engine/protocol.js").BotLine} BotLine */

/** Milliseconds from one move to a bot's next, at least. */
const PAUSES = { slow: 2600, usual: 1300, fast: 150 };
const CHAMPION_SECONDS = 1;

/**
 * @param {object} parts
 * @param {import("../table/context.js").TableContext} parts.context
 * @param {import("../engine/api.js").EngineClient} parts.engine
 * @param {() => Promise<import("./guests.js").Guests>} parts.guests
 */
export function createPartners({ context, engine, guests }) {
  const { table, page, show, changeFields } = context;
  let attending = false;
  let wishedFor = -1; // the revision for which the bots have said their wishes
  /** @type {(() => void) | null} */
  let wake = null; // from waiting for people's wishes
  /** @type {{move: import("../engine/api.js").BotMove, view: View} | null} */
  let moving = null; // the bot's move that is on its way

  /** @param {Partial<Partners>} change */
  const update = (change) => table.set({ partners: { ...table.get().partners, ...change } });

  /** The view, if a bot is at turn there and somebody looks on. @returns {View | null} */
  function botsView() {
    const { view, partners } = table.get();
    if (!view || view.over || !table.isShown() || partners.trouble) return null;
    return view.bots[view.observation.seat - 1] ? view : null;
  }

  /** @param {View} view */
  const isStill = (view) => botsView()?.revision === view.revision;

  // Where nobody looks on, or the position is another, the move is not made.
  table.subscribe(() => {
    if (moving && !isStill(moving.view)) moving.move.stop(false);
    if (wake && !botsView()) wake();
  });

  /** Until people have said whether they would like to go next. @param {View} view */
  async function waitForWishes(view) {
    while (table.get().partners.asking && isStill(view)) {
      await new Promise((/** @type {(value: void) => void} */ resolve) => {
        wake = resolve;
      });
      wake = null;
    }
  }

  /** Before somebody is chosen, the others say whether they would like to go next. @param {View} view */
  async function sayWishes(view) {
    const { seat } = view.observation;
    if (wishedFor !== view.revision) {
      wishedFor = view.revision;
      table.set({ view: (await engine.ask("bots_wish", changeFields())).view });
      for (const [at, bot] of view.bots.entries()) {
        if (!bot || LEVELS.includes(bot) || at + 1 === seat) continue;
        // A guest who has nothing to say is neutral.
        await (await guests()).wish(bot, { revision: view.revision, seat: at + 1 }).catch(() => {});
      }
      if (view.bots.some((bot) => !bot) && view.bots[seat - 1]) update({ asking: true });
    }
    await waitForWishes(view);
  }

  /** Have the bot at turn think and move. @param {View} view */
  async function startMove(view) {
    const { seat } = view.observation;
    const bot = view.bots[seat - 1];
    const turn = {
      ...changeFields(),
      seat,
      guest: null,
      seconds: CHAMPION_SECONDS,
      pause: PAUSES[page().settings.pace],
    };
    return LEVELS.includes(bot) ? engine.botMove(turn) : (await guests()).move(bot, turn);
  }

  /** One bot's turn. @param {View} view */
  async function takeTurn(view) {
    if (view.observation.phase === "choose") await sayWishes(view);
    if (!isStill(view)) return;
    const move = await startMove(view);
    moving = { move, view };
    if (table.get().partners.paused) move.hold(true);
    if (!isStill(view)) move.stop(false);
    try {
      const change = await move.answer;
      update({ lines: withLine(table.get().partners.lines, change.line) });
      await show(change, lineText(page().t, change.line, change.view.names));
    } finally {
      moving = null;
    }
  }

  /**
   * A position that is gone is no trouble; a bot that fails gives its seat back.
   * @param {View} view @param {unknown} error @returns {boolean} whether to go on
   */
  function canGoOn(view, error) {
    const code = codeOf(error);
    if (code === "cancelled") return true;
    if (code === "stale_intent") return !isStill(view);
    if (code === "worker_died") return false; // the game comes back, and with it this
    update({ trouble: { seat: view.observation.seat, code, where: whereOf(error) } });
    return false;
  }

  return {
    /** Let the bots move until a person is at turn. */
    async playBotTurns() {
      if (attending) return;
      attending = true;
      try {
        await loadPart("partners");
        for (let view = botsView(); view; view = botsView()) {
          try {
            await takeTurn(view);
          } catch (error) {
            if (!canGoOn(view, error)) break;
          }
        }
        // A person who chooses after a Jester hears what the bots would like.
        const { view } = table.get();
        if (view?.your_turn && view.observation.phase === "choose") await sayWishes(view);
      } finally {
        attending = false;
      }
    },

    /** The next move at once. */
    hurry() {
      if (!table.get().partners.paused) moving?.move.stop(true);
    },

    togglePause() {
      const paused = !table.get().partners.paused;
      update({ paused });
      moving?.move.hold(paused);
    },

    wished() {
      update({ asking: false });
      wake?.();
    },
  };
}

/** What is paid for a blow belongs to the move that brought it. @param {BotLine[]} lines @param {BotLine} line */
export function withLine(lines, line) {
  const last = lines.at(-1);
  const pays = line.facts.some(({ code }) => code === "paid");
  if (!last || !pays || last.seat !== line.seat) return [...lines, line];
  return [...lines.slice(0, -1), { ...last, facts: [...last.facts, ...line.facts] }];
}

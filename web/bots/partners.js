// Plays the turns of the bots at the table: a bot thinks, pauses so that people can follow, moves, and says what it did.

import { codeOf, whereOf } from "../base/error-code.js";
import { loadPart } from "../i18n/index.js";
import { linesOf } from "../table/story.js";
import { lineText } from "../table/story-lines.js";
import { LEVELS } from "./levels.js";

/** @typedef {import("../table/table-state.js").View} View */
/** @typedef {import("../table/table-state.js").Partners} Partners */

/**
 * How long the last move can be read before a bot moves, in milliseconds: from the end of its animation on, or at the
 * fast pace from the beginning.
 */
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
  let isPlaying = false; // `playBotTurns` is running
  let wishesRevision = -1; // the revision at which the bots last said whether they would like to go next
  /** @type {(() => void) | null} */
  let wake = null; // ends the wait for people's wishes
  /** @type {{move: import("../engine/api.js").BotMove, view: View} | null} */
  let moving = null; // the bot's move in progress
  const lastMove = createLastMove(context);

  /** @param {Partial<Partners>} change */
  const update = (change) => table.set({ partners: { ...table.get().partners, ...change } });

  /** The view, if it is a bot's turn and the table is on the screen. @returns {View | null} */
  function botTurnView() {
    const { view, partners } = table.get();
    if (!view || view.over || !table.isShown() || partners.trouble) return null;
    return view.bots[view.observation.seat - 1] ? view : null;
  }

  /** Whether a bot's turn is still the one on the screen. @param {View} view */
  const isCurrent = (view) => botTurnView()?.revision === view.revision;

  // Cancel the bot's move when the table leaves the screen or the position changes.
  table.subscribe(() => {
    if (moving && !isCurrent(moving.view)) moving.move.stop(false);
    if (wake && !botTurnView()) wake();
  });

  /** Wait until people have said whether they would like to go next. @param {View} view */
  async function waitForWishes(view) {
    while (table.get().partners.asking && isCurrent(view)) {
      await new Promise((/** @type {(value: void) => void} */ resolve) => {
        wake = resolve;
      });
      wake = null;
    }
  }

  /** After a Jester: collect who would like to go next, from the other bots and then from people. @param {View} view */
  async function collectWishes(view) {
    const { seat } = view.observation;
    if (wishesRevision !== view.revision) {
      wishesRevision = view.revision;
      table.set({ view: (await engine.ask("bots_wish", changeFields())).view });
      for (const [at, bot] of view.bots.entries()) {
        if (!bot || LEVELS.includes(bot) || at + 1 === seat) continue;
        // A guest that fails to answer counts as neutral.
        await (await guests()).wish(bot, { revision: view.revision, seat: at + 1 }).catch(() => {});
      }
      if (view.bots.some((bot) => !bot) && view.bots[seat - 1]) update({ asking: true });
    }
    await waitForWishes(view);
  }

  /** Have the bot whose turn it is think and move. @param {View} view */
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

  /** Play one bot's turn. @param {View} view */
  async function takeTurn(view) {
    if (view.observation.phase === "choose") await collectWishes(view);
    const isHurried = await lastMove.seen();
    if (!isCurrent(view)) return;
    const move = await startMove(view);
    moving = { move, view };
    if (table.get().partners.paused) move.hold(true);
    else if (isHurried) move.stop(true);
    if (!isCurrent(view)) move.stop(false);
    try {
      const change = await move.answer;
      const line = linesOf(change.entries)[0];
      await show(change, line && lineText(page().t, line, change.view));
    } finally {
      moving = null;
    }
  }

  /**
   * Handle a failed turn: ignore a position that has changed meanwhile, show the player a bot that has failed.
   * @param {View} view @param {unknown} error @returns {boolean} whether to go on
   */
  function canGoOn(view, error) {
    const code = codeOf(error);
    if (code === "cancelled") return true;
    if (code === "stale_intent") return !isCurrent(view);
    if (code === "worker_died") return false; // when the game is restored, `playBotTurns` is called again
    update({ trouble: { seat: view.observation.seat, code, where: whereOf(error) } });
    return false;
  }

  return {
    /** Let the bots move until it is a person's turn. */
    async playBotTurns() {
      if (isPlaying) return;
      isPlaying = true;
      try {
        await Promise.all([loadPart("partners"), loadPart("story")]);
        for (let view = botTurnView(); view; view = botTurnView()) {
          try {
            await takeTurn(view);
          } catch (error) {
            if (!canGoOn(view, error)) break;
          }
        }
        // A person who chooses who goes next should know which bots would like to.
        const { view } = table.get();
        if (view?.your_turn && view.observation.phase === "choose") await collectWishes(view);
      } finally {
        isPlaying = false;
      }
    },

    /** Make the bot's move at once. */
    hurry() {
      if (table.get().partners.paused) return;
      lastMove.hurry();
      moving?.move.stop(true);
    },

    togglePause() {
      const paused = !table.get().partners.paused;
      update({ paused });
      moving?.move.hold(paused);
    },

    /** The people have said what they would like: let the bot choose. */
    endWishes() {
      update({ asking: false });
      wake?.();
    },
  };
}

/** @param {Pick<import("../table/context.js").TableContext, "page" | "playback">} context */
function createLastMove({ page, playback }) {
  let hurry = () => {};
  return {
    /**
     * Wait until the last move has been seen: the bot's pause begins then. At the fast pace nobody waits.
     * @returns {Promise<boolean>} whether the player hurried the bot meanwhile
     */
    async seen() {
      if (page().settings.pace === "fast") return false;
      const hurried = new Promise((/** @type {(value: boolean) => void} */ resolve) => {
        hurry = () => resolve(true);
      });
      return Promise.race([playback.rest().then(() => false), hurried]);
    },
    hurry: () => hurry(),
  };
}

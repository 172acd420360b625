// The position that the review shows: loads the finished game on a table of its own, and steps from decision to decision.

import { tableStore } from "../../app/state.js";
import { codeOf } from "../../base/error-code.js";
import { createTableContext } from "../../table/context.js";
import { createTableIntents } from "../../table/intents.js";
import { emptyTable } from "../../table/table-state.js";
import { listenToReviewKeys } from "./review-keys.js";
import { spokenDecision } from "./decision-text.js";

/** @typedef {import("../../app/state.js").Review} Review */

const TABLE = "review";

/** @param {import("../../app/screens.js").App} app */
export function createReviewBoard({ store, engine, intents: page, playbackFor }) {
  const table = tableStore(store, TABLE);
  const bridge = engine.table(TABLE);
  const playback = playbackFor(table);
  const context = createTableContext({ table, engine: bridge, playback });
  const intents = createTableIntents(context, { go: page.go, stopHint() {}, redraw: page.redraw });
  let wanted = 0; // the ply that is shown or being loaded
  /** @type {Promise<void> | null} */
  let stepping = null;

  /** The review, once its position is loaded. */
  const current = () => (table.get().view ? store.get().review : null);

  /**
   * Ask for the position after so many moves. If the worker has died meanwhile, open the game again.
   * @param {string} game @param {number} ply
   */
  const seek = (game, ply) =>
    bridge.ask("seek", { ply }).catch((error) => {
      if (!["worker_died", "no_game"].includes(codeOf(error))) throw error;
      return engine.watchGame(game, ply, TABLE);
    });

  async function showWanted() {
    try {
      for (let review = current(); review && review.ply !== wanted; review = current()) {
        const ply = wanted;
        const { view } = await seek(review.game, ply);
        if (store.get().review?.game !== review.game) return;
        show({ ...review, ply }, view);
      }
    } catch (error) {
      const code = codeOf(error);
      wanted = store.get().review?.ply ?? 0;
      context.refuse(code);
    }
  }

  /** @param {Review} review @param {import("../../engine/protocol.js").View} view */
  function show(review, view) {
    const { tables } = store.get();
    store.set({
      review,
      tables: { ...tables, review: { ...tables.review, view, notice: "", dialog: null } },
    });
    playback.announce([], spokenDecision(store.get(), view));
  }

  /** Show a decision. While one is loading, only the latest of further requests counts. @param {number} ply */
  function stepTo(ply) {
    wanted = Math.max(0, Math.min(ply, store.get().review?.plies ?? 0));
    stepping ??= showWanted().finally(() => {
      stepping = null;
    });
    return stepping;
  }

  /** Load a game; on a later visit again, because it may have been continued meanwhile. @param {string} game */
  async function visit(game) {
    const { review, replay } = store.get();
    const ply = review?.game === game ? review.ply : replay?.game === game ? replay.ply : 0;
    store.set({ review: game ? { game, ply: 0, plies: 0, moves: [], you: 0 } : null });
    table.set(emptyTable());
    if (!game) return;
    try {
      const opened = await engine.watchGame(game, ply, TABLE);
      if (store.get().review?.game !== game) return;
      const { view, moves, you, plies } = opened;
      wanted = view.ply;
      store.set({ review: { game, ply: wanted, plies, moves, you } });
      context.open(opened);
    } catch {
      // The analysis opens the same game, fails with the same error, and tells the player.
    }
  }

  listenToReviewKeys(() => (table.isShown() && !table.get().dialog ? current() : null), stepTo);
  return { intents, stepTo, visit };
}

/** @typedef {ReturnType<typeof createReviewBoard>} ReviewBoard */

// Replays a finished game move by move, on a table of its own.

import { tableStore } from "../../app/state.js";
import { codeOf, kindOf } from "../../base/error-code.js";
import { loadPart } from "../../i18n/index.js";
import { createTableContext } from "../../table/context.js";
import { createTableIntents } from "../../table/intents.js";
import { emptyTable } from "../../table/table-state.js";
import { listenToReplayKeys } from "./replay-keys.js";
import { spokenMove } from "./replay-text.js";

/** @typedef {import("../../app/state.js").Replay} Replay */

/** The shortest time from one move to the next while the replay plays by itself, in milliseconds. */
const PAUSES = { slow: 2400, usual: 1200, fast: 600 };

/** @param {import("../../app/screens.js").App} app */
export function createReplays({ store, engine, intents: page, playbackFor }) {
  const table = tableStore(store, "replay");
  const bridge = engine.table("replay");
  const playback = playbackFor(table);
  const context = createTableContext({ table, engine: bridge, playback });
  const intents = createTableIntents(context, { go: page.go, stopHint() {}, redraw: page.redraw });
  let wanted = 0; // the ply that is shown or being loaded
  let run = 0; // counts how often playing was started or stopped: an older run ends itself
  let isMissing = false; // the engine failed before the game was loaded
  /** @type {Promise<void> | null} */
  let stepping = null;

  /** @param {Partial<Replay>} change */
  function update(change) {
    const { replay } = store.get();
    if (replay) store.set({ replay: { ...replay, ...change } }); // else the viewer has left the replay
  }

  /**
   * Ask for the table after so many moves. If the worker has died meanwhile, open the game again.
   * @param {string} game @param {number} ply
   */
  const seek = (game, ply) =>
    bridge.ask("seek", { ply }).catch((error) => {
      if (!["worker_died", "no_game"].includes(codeOf(error))) throw error;
      return engine.watchGame(game, ply, "replay");
    });

  /** @param {Replay} replay @param {number} ply */
  async function show({ game, ply: before, moves }, ply) {
    const { view } = await seek(game, ply);
    const { replay } = store.get();
    if (replay?.game !== game) return;
    const events = ply === before + 1 ? moves[ply - 1].events : [];
    const line = spokenMove(store.get().t, { ...replay, ply }, view);
    await playback.play(events, () => showMove(ply, view), line);
  }

  /** @param {number} ply @param {import("../../engine/protocol.js").View} view */
  function showMove(ply, view) {
    const { replay, tables } = store.get();
    if (!replay) return; // the viewer has left the replay
    const shown = { ...tables.replay, view, notice: "", dialog: null };
    store.set({ replay: { ...replay, ply }, tables: { ...tables, replay: shown } });
  }

  /**
   * Show the table after so many moves. While one step is loading, only the latest of further requests counts.
   * @param {number} ply
   */
  function stepTo(ply) {
    wanted = Math.max(0, Math.min(ply, store.get().replay?.plies ?? 0));
    stepping ??= showWanted().finally(() => {
      stepping = null;
    });
    return stepping;
  }

  async function showWanted() {
    try {
      for (let replay = current(); replay && replay.ply !== wanted; replay = current())
        await show(replay, wanted);
    } catch (error) {
      const code = codeOf(error);
      pause();
      wanted = store.get().replay?.ply ?? 0;
      context.refuse(code);
    }
  }

  /** The replay, once its table is loaded. */
  const current = () => (table.get().view ? store.get().replay : null);

  /** Play the rest of the game by itself; at the end, start again from the beginning. */
  async function playOn() {
    const thisRun = ++run;
    const { plies = 0, ply = 0 } = store.get().replay ?? {};
    if (!plies) return;
    update({ playing: true });
    for (let next = ply === plies ? 0 : ply + 1; next <= plies && run === thisRun; next += 1) {
      const shortest = new Promise((resolve) => setTimeout(resolve, PAUSES[store.get().settings.pace]));
      await stepTo(next);
      if (next < plies) await Promise.all([shortest, playback.rest()]);
    }
    if (run === thisRun) pause();
  }

  function pause() {
    run += 1;
    if (store.get().replay?.playing) update({ playing: false });
  }

  /** @param {string} game @param {number} ply to start from */
  async function open(game, ply) {
    const isWanted = () => store.get().replay?.game === game;
    try {
      // If a catalogue can't be loaded, the screen itself reports that.
      const catalogues = ["replay", "result"].map((name) => loadPart(name).catch(() => {}));
      const [opened] = await Promise.all([engine.watchGame(game, ply, "replay"), ...catalogues]);
      if (!isWanted()) return;
      const { view, moves, you, plies } = opened;
      wanted = view.ply;
      update({ moves, you, plies, ply: wanted });
      context.open(opened);
      playback.announce([], spokenMove(store.get().t, /** @type {Replay} */ (store.get().replay), view));
    } catch (error) {
      const code = codeOf(error);
      isMissing = kindOf(error) === "Engine";
      if (isWanted()) update({ trouble: code });
    }
  }

  /**
   * Show a game. It is loaded again on every visit, because it may have been continued meanwhile.
   * @param {string} game
   */
  async function visit(game) {
    isMissing = false;
    pause();
    const { replay } = store.get();
    const ply = replay?.game === game ? replay.ply : 0;
    store.set({ replay: game ? emptyReplay(game) : null });
    table.set(emptyTable());
    if (game) await open(game, ply);
  }

  store.subscribe(({ screen, place, engine: { state } }) => {
    if (screen === "replay") {
      if (isMissing && state === "ready") void visit(place);
      return;
    }
    pause();
    // Keep the replay during its analysis, so that the viewer comes back to the same move.
    if (screen !== "analysis" && store.get().replay) store.set({ replay: null });
  });
  addEventListener("visibilitychange", pause);

  const steps = {
    /** @param {number} ply */
    stepTo(ply) {
      pause();
      return stepTo(ply);
    },
    toggle: () => (store.get().replay?.playing ? pause() : void playOn()),
  };
  listenToReplayKeys(() => (table.isShown() && !table.get().dialog ? current() : null), steps);

  return { intents, steps, visit };
}

/** @typedef {ReturnType<typeof createReplays>} Replays */

/** @param {string} game @returns {Replay} */
const emptyReplay = (game) => ({ game, ply: 0, plies: 0, moves: [], you: 0, playing: false, trouble: "" });

// A finished game watched again, move by move, on a table of its own beside the game.

import { tableStore } from "../../app/state.js";
import { codeOf, kindOf } from "../../base/error-code.js";
import { loadPart } from "../../i18n/index.js";
import { createTableContext } from "../../table/context.js";
import { createTableIntents } from "../../table/intents.js";
import { emptyTable } from "../../table/table-state.js";
import { listenToReplayKeys } from "./replay-keys.js";
import { spokenMove } from "./replay-text.js";

/** @typedef {import("../../app/state.js").Replay} Replay */

/** Milliseconds from one move to the next, at least, when the replay plays by itself. */
const PAUSES = { slow: 2400, usual: 1200, fast: 600 };

/** @param {import("../../app/screens.js").App} app */
export function createReplays({ store, engine, intents: page, playbackFor }) {
  const table = tableStore(store, "replay");
  const bridge = engine.table("replay");
  const playback = playbackFor(table);
  const context = createTableContext({ table, engine: bridge, playback });
  const intents = createTableIntents(context, { go: page.go, stopHint() {}, redraw: page.redraw });
  let wanted = 0; // the ply that is shown or on its way
  let run = 0; // counts the times it began or ceased to play by itself
  let isMissing = false; // the engine failed before the game was here
  /** @type {Promise<void> | null} */
  let stepping = null;

  /** @param {Partial<Replay>} change */
  function update(change) {
    const { replay } = store.get();
    if (replay) store.set({ replay: { ...replay, ...change } }); // else it was left meanwhile
  }

  /** The game after so many moves; if the engine died over it, the game is opened again. @param {string} game @param {number} ply */
  const seek = (game, ply) =>
    bridge.ask("seek", { ply }).catch((error) => {
      if (!["worker_died", "no_game"].includes(codeOf(error))) throw error;
      return engine.watchGame(game, ply);
    });

  /** @param {Replay} replay @param {number} ply */
  async function show({ game, ply: before, moves }, ply) {
    const { view } = await seek(game, ply);
    const now = store.get().replay;
    if (now?.game !== game) return;
    const events = ply === before + 1 ? moves[ply - 1].events : [];
    const line = spokenMove(store.get().t, { ...now, ply }, view);
    await playback.play(events, () => showMove(ply, view), line);
  }

  /** @param {number} ply @param {import("../../engine/protocol.js").View} view */
  function showMove(ply, view) {
    const { replay, tables } = store.get();
    if (!replay) return; // left meanwhile
    const shown = { ...tables.replay, view, notice: "", dialog: null };
    store.set({ replay: { ...replay, ply }, tables: { ...tables, replay: shown } });
  }

  /** To a move, and past those that a fast thumb has asked for in between. @param {number} ply */
  function stepTo(ply) {
    wanted = Math.max(0, Math.min(ply, store.get().replay?.plies ?? 0));
    stepping ??= followThumb().finally(() => {
      stepping = null;
    });
    return stepping;
  }

  async function followThumb() {
    try {
      for (let now = current(); now && now.ply !== wanted; now = current()) await show(now, wanted);
    } catch (error) {
      const code = codeOf(error);
      pause();
      wanted = store.get().replay?.ply ?? 0;
      context.refuse(code);
    }
  }

  /** The replay, if its table is here. */
  const current = () => (table.get().view ? store.get().replay : null);

  /** From here on by itself; from the end, from the beginning. */
  async function playOn() {
    const mine = ++run;
    const { plies = 0, ply = 0 } = store.get().replay ?? {};
    if (!plies) return;
    update({ playing: true });
    for (let next = ply === plies ? 0 : ply + 1; next <= plies && run === mine; next += 1) {
      const least = new Promise((resolve) => setTimeout(resolve, PAUSES[store.get().settings.pace]));
      await stepTo(next);
      if (next < plies) await Promise.all([least, playback.rest()]);
    }
    if (run === mine) pause();
  }

  function pause() {
    run += 1;
    if (store.get().replay?.playing) update({ playing: false });
  }

  /** @param {string} game @param {number} ply where it was left */
  async function open(game, ply) {
    const isWanted = () => store.get().replay?.game === game;
    try {
      const words = ["replay", "result"].map((name) => loadPart(name).catch(() => {})); // the screen says if they are missing
      const [opened] = await Promise.all([engine.watchGame(game, ply), ...words]);
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

  /** Come to a game; it is looked up anew each time, for it may have been taken up again. @param {string} game */
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
    // From the analysis one comes back to the same move.
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

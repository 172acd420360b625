// A finished game watched again, move by move, on a table of its own beside the game.

import { loadPart } from "../../i18n/index.js";
import { listenToReplayKeys } from "./replay-keys.js";
import { toldMove } from "./replay-text.js";

/** @typedef {import("../../app/state.js").State} State */
/** @typedef {import("../../app/state.js").Replay} Replay */
/** @typedef {import("../../app/state.js").Store} Store */
/** @typedef {import("../../app/state.js").View} View */
/** @typedef {import("../../app/state.js").LogEntry} LogEntry */

const TABLE = "replay";

/** Milliseconds from one move to the next, at least, when it plays by itself. */
const PACES = { slow: 2400, usual: 1200, fast: 600 };

/**
 * @param {object} rooms
 * @param {Store} rooms.store
 * @param {import("../../engine/client.js").EngineClient} rooms.engine
 * @param {(desk: Store) => import("../../playback/playback.js").Playback} rooms.playerAt
 */
export function createReplays({ store, engine, playerAt }) {
  const state = () => store.get();
  let record = ""; // of the game that is watched
  let wanted = 0; // the ply that is shown or on its way
  let run = 0; // counts the times it began or ceased to play by itself
  let lost = false; // the engine failed before the game was here
  /** @type {Promise<void> | null} */
  let stepping = null;

  /** The part of the state that is the replay's, as a store of its own. @type {Store} */
  const desk = {
    get: () => ({
      ...state(),
      screen: "table",
      covered: false,
      .../** @type {Partial<State>} */ (state().replay),
    }),
    set: (change) => become(/** @type {Partial<Replay>} */ (change)),
    subscribe: (listener) =>
      store.subscribe(({ screen, replay }) => screen === "replay" && replay && listener(desk.get())),
  };
  const player = playerAt(desk);
  const steer = {
    stepTo: (/** @type {number} */ ply) => {
      pause();
      return stepTo(ply);
    },
    toggle: () => (state().replay?.playing ? pause() : void playOn()),
    say: (/** @type {string} */ notice) => become({ notice }),
    open: async (/** @type {string} */ dialog) => become({ dialog }),
    close: () => become({ dialog: "" }),
  };

  /** @param {Partial<Replay>} change */
  function become(change) {
    const { replay } = state();
    if (replay) store.set({ replay: { ...replay, ...change } }); // else it was left meanwhile
  }

  /** @param {{do: string} & Record<string, unknown>} request @returns {Promise<any>} */
  const ask = (request) => engine.ask({ ...request, table: TABLE });

  /** The game after so many moves, as the seat at turn there sees it. @param {number} ply @returns {Promise<View>} */
  async function at(ply) {
    const { observation } = await ask({ do: "replay", record, ply });
    return ask({ do: "view", viewer: observation.seat });
  }

  /** The same; if the engine died over it, it is asked once more: the record is still here. */
  /** @param {number} ply */
  const surely = (ply) =>
    at(ply).catch((error) => {
      if (error?.code !== "worker_died" && error?.code !== "no_game") throw error;
      return at(ply);
    });

  /** @param {number} ply */
  async function show(ply) {
    const before = state().replay;
    const view = await surely(ply);
    const { replay, t } = state();
    if (!replay || replay.game !== before?.game) return;
    const onward = ply === replay.ply + 1;
    const change = { view, ply, notice: "", dialog: "" };
    await player.play(
      /** @type {import("../../engine/protocol.js").GameEvent[]} */ (
        onward ? replay.entries[ply - 1].events : []
      ),
      () => become(change),
      toldMove(t, { ...replay, ...change }),
    );
  }

  /** To a move, and past those that a fast thumb has asked for in between. @param {number} ply */
  function stepTo(ply) {
    const plies = state().replay?.plies ?? 0;
    wanted = Math.max(0, Math.min(ply, plies));
    return (stepping ??= follow().finally(() => (stepping = null)));
  }

  async function follow() {
    try {
      while (state().replay?.view && state().replay?.ply !== wanted) await show(wanted);
    } catch (error) {
      const code = /** @type {{code?: string}} */ (error)?.code;
      if (!code) throw error;
      pause();
      wanted = state().replay?.ply ?? 0;
      become({ notice: state().t(`why-${code}`) });
    }
  }

  /** From here on by itself; from the end, from the beginning. */
  async function playOn() {
    const mine = ++run;
    const { plies = 0, ply = 0 } = state().replay ?? {};
    if (!plies) return;
    become({ playing: true });
    for (let next = ply === plies ? 0 : ply + 1; next <= plies && run === mine; next += 1) {
      const pace = new Promise((over) => setTimeout(over, PACES[state().settings.pace]));
      await stepTo(next);
      if (next < plies) await Promise.all([pace, player.rest()]);
    }
    if (run === mine) pause();
  }

  function pause() {
    run += 1;
    if (state().replay?.playing) become({ playing: false });
  }

  /** @param {string} game */
  async function open(game) {
    const { bots } = await engine.study(game, TABLE);
    const exported = await ask({ do: "export" }); // refuses a game that still runs
    const logs = await Promise.all(
      bots.map((/** @type {string} */ _, /** @type {number} */ seat) => ask({ do: "log", viewer: seat + 1 })),
    );
    const people = bots.flatMap((/** @type {string} */ bot, /** @type {number} */ seat) =>
      bot ? [] : [seat + 1],
    );
    record = JSON.stringify(exported.record);
    return { entries: allOpen(logs), you: people.length === 1 ? people[0] : 0 };
  }

  /** @param {string} game @param {number} ply where it was left */
  async function begin(game, ply) {
    const still = () => state().replay?.game === game;
    try {
      const [opened] = await Promise.all([
        open(game),
        ...["replay", "result"].map((name) => loadPart(name).catch(() => {})),
      ]); // the screen says if they are missing
      const plies = opened.entries.length;
      wanted = Math.min(ply, plies);
      const view = await at(wanted);
      if (!still()) return;
      become({ ...opened, plies, view, ply: wanted });
      player.announce([], toldMove(state().t, /** @type {Replay} */ (state().replay)));
    } catch (error) {
      const { kind, code } = /** @type {{kind?: string, code?: string}} */ (error);
      if (!code) throw error;
      void ask({ do: "close" }).catch(() => {}); // a game that runs does not stay there
      lost = kind === "Engine";
      if (still()) become({ trouble: code });
    }
  }

  store.subscribe(({ screen, place, engine: { state: engineState } }) => {
    if (screen !== "replay") {
      pause();
      if (screen !== "analysis" && state().replay) store.set({ replay: null }); // whence one comes back to the same move
      return;
    }
    if (lost && engineState === "ready") void visit(place);
  });
  addEventListener("visibilitychange", pause);
  listenToReplayKeys(() =>
    state().screen === "replay" && state().replay?.view && !state().replay?.dialog ? state().replay : null,
  );

  /** Come to a game; it is looked up anew each time, for it may have been taken up again. */
  /** @param {string} game */
  async function visit(game) {
    lost = false;
    pause();
    const { replay } = state();
    const ply = replay?.game === game ? replay.ply : 0;
    store.set({ replay: game ? empty(game) : null });
    if (game) await begin(game, ply);
  }

  /** @param {string} game @returns {Replay} */
  const empty = (game) => ({
    game,
    ply: 0,
    plies: 0,
    view: null,
    entries: [],
    you: 0,
    playing: false,
    trouble: "",
    notice: "",
    rule: "",
    dialog: "",
    steer,
  });

  return { visit };
}

/** The log with every card that was drawn: each seat saw its own, and when all is over so does everybody. */
/** @param {{entries: LogEntry[]}[]} logs one a seat @returns {LogEntry[]} */
const allOpen = ([first, ...others]) =>
  first.entries.map((entry, ply) => ({
    ...entry,
    events: entry.events.map(
      (event, at) =>
        [event, ...others.map(({ entries }) => entries[ply].events[at])].find(({ card }) => card !== null) ??
        event,
    ),
  }));

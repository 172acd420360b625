// What every intent of a table works with: how to ask the engine, how to show its answer, and how to tell
// the player what went wrong.

import { codeOf } from "../base/error-code.js";
import { createSerialQueue } from "../base/serial-queue.js";
import { createLogKeeper } from "./log-keeper.js";
import { emptyTable } from "./table-state.js";

/**
 * @typedef {import("../engine/api.js").Saved} Saved
 * @typedef {import("../engine/protocol.js").Change & Saved} Change
 * @typedef {import("./table-state.js").View} View
 */

/**
 * @param {object} parts
 * @param {import("./table-state.js").TableStore} parts.table
 * @param {import("../engine/api.js").TableEngine} parts.engine
 * @param {import("../playback/playback.js").Playback} parts.playback
 * @param {() => boolean} [parts.hasLogColumn] whether the log lies open beside the table
 * @param {() => void} [parts.changed] called when a change is on the screen
 */
export function createTableContext({
  table,
  engine,
  playback,
  hasLogColumn = () => false,
  changed = () => {},
}) {
  const queue = createSerialQueue();
  const log = createLogKeeper({ table, engine, playback, hasLogColumn });
  let changing = false; // a change of the game is on its way

  const view = () => /** @type {View} */ (table.get().view);

  /** The fields that every change of the game needs. */
  const fresh = () => ({ revision: view().revision, log: log.isWanted() });

  /** Tell the player something, and which rule it is about if it is one. @param {string} notice @param {string} [rule] */
  const tell = (notice, rule = "") => table.set({ notice, rule });

  /** Say why something is refused. @param {string} code */
  function refuse(code) {
    const { t, options } = table.page();
    tell(t(`why-${code}`), options?.errors.IllegalMove[code]);
  }

  /** Show a table without playing how it came about. @param {Change} change */
  function put(change) {
    table.set({ ...shownBy(change), recap: change.recap });
    log.update(change);
  }

  /** Show another game than before: nothing of the old one stays. @param {Change} change */
  const open = (change) =>
    table.set({ ...emptyTable(), ...shownBy(change), recap: change.recap, log: change.log ?? null });

  /** Play a change's events, and then let the bots go on. @param {Change} change @param {string} [line] said instead of the events */
  async function show(change, line) {
    const events = change.entries.flatMap((entry) => entry.events);
    const recap = change.covered ? change.recap : events;
    const before = table.get();
    await playback.play(
      events,
      () => table.set({ ...shownBy(change), ...log.hideFromOthers(change), recap }),
      line,
    );
    log.update(change, before);
    changed();
  }

  /** @param {unknown} error */
  async function explain(error) {
    const code = codeOf(error);
    if (code === "worker_died") return; // the engine comes back with the game, and that is said
    if (code === "stale_intent" && table.get().view) put(await engine.ask("view", { log: log.isWanted() }));
    refuse(code);
  }

  /** Run an intent; what goes wrong is said. @param {() => Promise<void>} run */
  const attempt = (run) => run().catch(explain);

  /** Run an intent when those before it are done: a thumb is faster than a slow phone. @param {() => Promise<void>} run */
  const inTurn = (run) => queue(() => attempt(run));

  /** Change the game; a second tap while that is on its way is no second change. @param {() => Promise<void>} run */
  async function change(run) {
    if (changing) return;
    changing = true;
    try {
      await inTurn(run);
    } finally {
      changing = false;
    }
  }

  return {
    table,
    engine,
    playback,
    log,
    page: table.page,
    view,
    fresh,
    tell,
    refuse,
    put,
    open,
    show,
    attempt,
    inTurn,
    change,
  };
}

/** @typedef {ReturnType<typeof createTableContext>} TableContext */

/** What a table shows after a change, with nothing selected. @param {Change} change */
function shownBy({ view, covered, saved, storage }) {
  const elsewhere = storage === "changed_elsewhere";
  return {
    view,
    covered,
    unsaved: saved === false && !elsewhere,
    elsewhere,
    selection: null,
    notice: "",
    hint: null,
  };
}

// The context of a table's intents: asks the engine, shows its answers on the table, and tells the player what
// went wrong.

import { codeOf } from "../base/error-code.js";
import { createSerialQueue } from "../base/serial-queue.js";
import { createLogKeeper } from "./log-keeper.js";
import { storyAfter } from "./story.js";
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
 * @param {() => boolean} [parts.hasLogColumn] whether the log is shown beside the table
 * @param {() => void} [parts.changed] called after a change has been shown
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
  let changing = false; // whether the game is being changed

  const view = () => /** @type {View} */ (table.get().view);

  /** The fields that every request to change the game needs. */
  const changeFields = () => ({ revision: view().revision, log: log.isWanted() });

  /**
   * Show the player a notice, with a link to its rule if there is one.
   * @param {string} notice @param {string} [rule] @param {import("./table-state.js").Tone} [tone]
   */
  const tell = (notice, rule = "", tone = "") => table.set({ notice, rule, tone });

  /** Tell the player why something is refused. @param {string} code */
  function refuse(code) {
    const { t, options } = table.page();
    tell(t(`why-${code}`), options?.errors.IllegalMove[code], "wrong");
  }

  /** Show a change without animating its events. @param {Change} change */
  function showAtOnce(change) {
    table.set({ ...tableAfter(table.get(), change), recap: change.recap });
    log.update(change);
  }

  /** Show another game; everything of the previous game is cleared. @param {Change} change */
  const open = (change) =>
    table.set({
      ...emptyTable(),
      ...tableAfter(emptyTable(), change),
      recap: change.recap,
      log: change.log ?? null,
    });

  /**
   * Animate and announce the events of a change, then call `changed`.
   * @param {Change} change @param {string} [line] announced instead of the events
   */
  async function show(change, line) {
    const events = change.entries.flatMap((entry) => entry.events);
    const recap = change.covered ? change.recap : events;
    const before = table.get();
    await playback.play(
      events,
      () => table.set({ ...tableAfter(before, change), ...log.hideFromOthers(change), recap }),
      line,
    );
    log.update(change, before);
    changed();
  }

  /** Tell the player about an error. @param {unknown} error */
  async function explain(error) {
    const code = codeOf(error);
    if (code === "worker_died") return; // the engine restarts with the game, and the player is told then
    if (code === "stale_intent" && table.get().view)
      showAtOnce(await engine.ask("view", { log: log.isWanted() }));
    refuse(code);
  }

  /** Run an intent; tell the player if it fails. @param {() => Promise<void>} run */
  const attempt = (run) => run().catch(explain);

  /** Run an intent after all earlier ones: on a slow phone, taps come faster than answers. @param {() => Promise<void>} run */
  const inTurn = (run) => queue(() => attempt(run));

  /** Change the game; further calls are ignored until the change is done. @param {() => Promise<void>} run */
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
    changeFields,
    tell,
    refuse,
    showAtOnce,
    open,
    show,
    attempt,
    queue,
    inTurn,
    change,
  };
}

/** @typedef {ReturnType<typeof createTableContext>} TableContext */

/**
 * The fields of a table that a change sets; the selection is cleared.
 * @param {import("./table-state.js").Table} before @param {Change} change
 */
function tableAfter(before, change) {
  const { view, covered, saved, storage } = change;
  const elsewhere = storage === "changed_elsewhere";
  return {
    view,
    covered,
    story: storyAfter(before, change),
    unsaved: saved === false && !elsewhere,
    elsewhere,
    selection: null,
    notice: "",
    hint: null,
  };
}

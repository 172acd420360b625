// Keeps the log of a table up to date while it is on the screen: in its dialog, or in the column beside a wide
// table. The engine's answer to a change brings the new moves; the whole log is asked for only when it is missing.

/**
 * @typedef {import("../engine/protocol.js").Change} Change
 * @typedef {import("./table-state.js").Table} Table
 */

const WIDE = "(min-width: 1100px)"; // the same as in style/table.css

/** Whether the window has room for the log beside the table. */
export const hasRoomForLog = () => matchMedia(WIDE).matches;

/** Call a listener when the window gets or loses the room for the log beside the table. @param {() => void} listener */
export const onRoomForLog = (listener) => matchMedia(WIDE).addEventListener("change", listener);

/**
 * @param {object} parts
 * @param {import("./table-state.js").TableStore} parts.table
 * @param {import("../engine/api.js").TableEngine} parts.engine
 * @param {Pick<import("../playback/playback.js").Playback, "rest">} parts.playback
 * @param {() => boolean} parts.hasLogColumn
 */
export function createLogKeeper({ table, engine, playback, hasLogColumn }) {
  let pending = 0; // updates that wait for the end of an animation
  let asking = false; // whether the log is being asked for

  const isWanted = () => table.get().dialog?.name === "log" || hasLogColumn();

  /** Set the log unless the table has changed since. @param {Change} change @param {Change["log"] | null} log */
  function setLog({ view }, log) {
    const current = table.get();
    const isSameView = current.view?.revision === view.revision && current.view.viewer === view.viewer;
    const isHidden = current.covered && view.viewer; // a player's log stays hidden under the cover
    if (isSameView && !isHidden && current.log !== log) table.set({ log: log ?? null });
  }

  return {
    isWanted,

    /** Clears the log when a change shows the table to another viewer. @param {Change} change @returns {Partial<Table>} */
    hideFromOthers: ({ view }) => (table.get().view?.viewer === view.viewer ? {} : { log: null }),

    /** Update the log once the change's animation has ended. @param {Change} change @param {Table} [before] the table before the change */
    update(change, before = table.get()) {
      const log = logAfter(before, change);
      if (log === table.get().log) return;
      pending += 1;
      void playback.rest().then(() => {
        pending -= 1;
        setLog(change, log);
      });
    },

    /** Ask for the log if it is wanted and missing. */
    async fetch() {
      const { view, log, covered } = table.get();
      if (!view || log || asking || pending || !isWanted()) return;
      if (covered && view.viewer) return; // the hand was covered a moment ago, and the engine would still send the old viewer's log
      asking = true;
      try {
        const change = await engine.ask("view", { log: true });
        setLog(change, change.log);
      } finally {
        asking = false;
      }
    },
  };
}

/**
 * The log after a change: the whole log if the change brings it, else the old log with the change's moves at its
 * end; null if the old log is missing or another viewer's.
 * @param {Table} before @param {Change} change
 */
export function logAfter({ log, view: oldView }, { view, entries, log: wholeLog }) {
  if (wholeLog) return wholeLog;
  const keptLength = view.ply - entries.length;
  if (!log || oldView?.viewer !== view.viewer || log.length < keptLength) return null;
  return log.length === view.ply && !entries.length ? log : [...log.slice(0, keptLength), ...entries];
}

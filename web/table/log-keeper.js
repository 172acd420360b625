// Keeps the log of a table up to date where it is on the screen: in its dialog, or in the column beside a
// wide table. A change's answer brings the new moves; the whole log is asked for only when it is missing.

/**
 * @typedef {import("../engine/protocol.js").Change} Change
 * @typedef {import("./table-state.js").Table} Table
 */

const WIDE = "(min-width: 1100px)"; // as style/table.css has it

/** Whether the window has room for the log beside the table. */
export const hasRoomForLog = () => matchMedia(WIDE).matches;

/** Be told when that changes. @param {() => void} listener */
export const onRoomForLog = (listener) => matchMedia(WIDE).addEventListener("change", listener);

/**
 * @param {object} parts
 * @param {import("./table-state.js").TableStore} parts.table
 * @param {import("../engine/api.js").TableEngine} parts.engine
 * @param {Pick<import("../playback/playback.js").Playback, "rest">} parts.playback
 * @param {() => boolean} parts.hasLogColumn
 */
export function createLogKeeper({ table, engine, playback, hasLogColumn }) {
  let pending = 0; // updates that wait for the animation's end
  let asking = false;

  const isWanted = () => table.get().dialog?.name === "log" || hasLogColumn();

  /** Set the log if the table is still as the change left it. @param {Change} change @param {Change["log"] | null} log */
  function setLog({ view }, log) {
    const now = table.get();
    const isSame = now.view?.revision === view.revision && now.view.viewer === view.viewer;
    const isCurrent = isSame && !(now.covered && view.viewer); // a hand that was covered meanwhile stays so
    if (isCurrent && now.log !== log) table.set({ log: log ?? null });
  }

  return {
    isWanted,

    /** Another viewer's log is taken away at once. @param {Change} change @returns {Partial<Table>} */
    hideFromOthers: ({ view }) => (table.get().view?.viewer === view.viewer ? {} : { log: null }),

    /** Bring the log up to date when what it tells of has been seen. @param {Change} change @param {Table} [before] */
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
      if (covered && view.viewer) return; // the device is about to be nobody's
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

/** The log after a change: as it came, or with the change's moves at its end. @param {Table} before @param {Change} change */
export function logAfter({ log, view: old }, { view, entries, log: whole }) {
  if (whole) return whole;
  const kept = view.ply - entries.length;
  if (!log || old?.viewer !== view.viewer || log.length < kept) return null;
  return log.length === view.ply && !entries.length ? log : [...log.slice(0, kept), ...entries];
}

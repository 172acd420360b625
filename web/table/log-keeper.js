// Keeps the log at hand where the table shows it all the time: on a wide screen.

const ROOM = matchMedia("(min-width: 1100px)"); // as style/table.css has it

/** @param {import("../app/state.js").Store} store @param {() => Promise<void>} refresh @param {() => Promise<void>} rest when what moves has come to its end */
export function keepLog(store, refresh, rest) {
  let asking = false;
  let known = ""; // which position, seen by whom, the log was asked for

  function look() {
    const { screen, game, view, log, dialog, covered } = store.get();
    if (screen !== "table" || !view || !ROOM.matches || dialog === "log") return;
    if (covered && view.viewer) return; // about to be nobody's
    const now = `${game} ${view.revision} ${view.viewer}`;
    if (now === known && (log || asking)) return;
    known = now;
    asking = true;
    // It tells of what is still to be seen, and a frame has no time for it.
    void Promise.resolve()
      .then(rest)
      .then(refresh)
      .finally(() => (asking = false));
  }

  store.subscribe(look);
  ROOM.addEventListener("change", look);
}

// Reads the list of saved games again when the game on the table is over: its result is compared with the others.

/** @param {import("./state.js").Store} store @param {() => unknown} refreshSaved */
export function refreshAfterGame(store, refreshSaved) {
  let known = ""; // the ended game that the list was read for
  store.subscribe(({ game, tables }) => {
    const { view } = tables.game;
    const ended = view?.over ? `${game} ${view.ply}` : "";
    if (ended === known) return;
    known = ended;
    if (ended) refreshSaved();
  });
}

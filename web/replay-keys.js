// Keys of the replay: arrows a move back and on, Home and End to its ends, Space to let it play.

/** @param {() => import("./store.js").Replay | null | undefined} watched the replay on the screen, if one is */
export function listenToReplayKeys(watched) {
  addEventListener("keydown", (event) => {
    const replay = watched();
    if (!replay || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { ply, plies, steer } = replay;
    const target = event.target instanceof Element ? event.target : null;
    if (event.key === " ") {
      if (target?.closest("button")) return; // which it presses
      event.preventDefault();
      return steer.toggle();
    }
    const to = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: plies }[event.key];
    if (to === undefined || target?.matches("[type=range]")) return; // the slider does so by itself
    event.preventDefault();
    void steer.stepTo(to);
  });
}

// Keys of the replay: arrows a move back and on, Home and End to its ends, Space to let it play.

/**
 * @param {() => import("../../app/state.js").Replay | null} watched the replay on the screen, if one is
 * @param {{stepTo: (ply: number) => unknown, toggle: () => void}} steps
 */
export function listenToReplayKeys(watched, { stepTo, toggle }) {
  // The button that a finger or a mouse has left the focus on: Space doesn't mean it. Keys that walk there do.
  /** @type {Element | null} */
  let tapped = null;
  addEventListener("focusin", () => (tapped = null));
  addEventListener("click", (event) => {
    if (event.detail) tapped = buttonAt(event); // a key's click counts none
  });
  const isSpace = (/** @type {KeyboardEvent} */ event) =>
    event.key === " " && (!buttonAt(event) || buttonAt(event) === tapped);

  addEventListener("keydown", (event) => {
    const replay = watched();
    if (!replay || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { ply, plies } = replay;
    if (isSpace(event)) {
      event.preventDefault();
      if (!event.repeat) toggle();
      return;
    }
    const to = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: plies }[event.key];
    if (to === undefined || (event.target instanceof Element && event.target.matches("[type=range]"))) return; // the slider does so by itself
    event.preventDefault();
    void stepTo(to);
  });
  // Firefox would press the button now.
  addEventListener("keyup", (event) => {
    if (watched() && isSpace(event)) event.preventDefault();
  });
}

/** @param {Event} event */
const buttonAt = ({ target }) => (target instanceof Element ? target.closest("button") : null);

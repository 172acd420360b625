// Keyboard shortcuts of a replay: arrows step by one move, Home and End go to its ends, Space plays or pauses.

/**
 * @param {() => import("../../app/state.js").Replay | null} shownReplay the replay on the screen, if there is one
 * @param {{stepTo: (ply: number) => unknown, toggle: () => void}} steps
 */
export function listenToReplayKeys(shownReplay, { stepTo, toggle }) {
  // The button that has the focus only because it was clicked or tapped: there Space plays or pauses. On a button
  // reached with Tab, Space presses the button.
  /** @type {Element | null} */
  let tapped = null;
  addEventListener("focusin", () => (tapped = null));
  addEventListener("click", (event) => {
    if (event.detail) tapped = buttonAt(event); // `detail` is 0 for a click made by a key
  });
  const isPlayKey = (/** @type {KeyboardEvent} */ event) =>
    event.key === " " && (!buttonAt(event) || buttonAt(event) === tapped);

  addEventListener("keydown", (event) => {
    const replay = shownReplay();
    if (!replay || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { ply, plies } = replay;
    if (isPlayKey(event)) {
      event.preventDefault();
      if (!event.repeat) toggle();
      return;
    }
    const to = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: plies }[event.key];
    if (to === undefined) return;
    const onSlider = event.target instanceof Element && event.target.matches("[type=range]");
    if (onSlider) return; // the slider handles these keys itself
    event.preventDefault();
    void stepTo(to);
  });
  // Firefox presses a focused button when Space is released.
  addEventListener("keyup", (event) => {
    if (shownReplay() && isPlayKey(event)) event.preventDefault();
  });
}

/** @param {Event} event */
const buttonAt = ({ target }) => (target instanceof Element ? target.closest("button") : null);

// While a finger is down, keeps the cards of the hand where they were when it touched the screen: the tap is meant
// for the card that the player saw, not for another one that jumps into its place.

const CLICK_MS = 100; // the browser sends the click within this time after the finger is lifted

/**
 * @param {Animation[]} glides of visible cards
 * @param {(Element | null)[]} invisible cards that must not appear under the finger
 */
export function holdCardsUnderFinger(glides, invisible) {
  if (!glides.length && !invisible.length) return;
  for (const glide of glides) {
    glide.pause();
    glide.effect?.updateTiming({ fill: "backwards" }); // no code cancels this glide: its last keyframe must not stay
  }
  for (const card of invisible) card?.setAttribute("data-hidden", "all");

  function release() {
    for (const card of invisible) card?.removeAttribute("data-hidden");
    for (const glide of glides) if (glide.playState === "paused") glide.play();
  }
  const listening = new AbortController();
  for (const lifted of ["pointerup", "pointercancel"]) {
    addEventListener(
      lifted,
      () => {
        listening.abort();
        setTimeout(release, CLICK_MS);
      },
      { capture: true, signal: listening.signal },
    );
  }
}

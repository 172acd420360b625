// While a finger is down, the cards of the hand stay where the finger met them: the tap is meant for the card
// that was seen, not for another one that jumps into its place.

const CLICK = 100; // ms after which a lifted finger has become a click

/**
 * @param {Animation[]} glides of visible cards
 * @param {(Element | null)[]} invisible cards that must not appear under the finger
 */
export function holdCardsUnderFinger(glides, invisible) {
  if (!glides.length && !invisible.length) return;
  for (const glide of glides) {
    glide.pause();
    glide.effect?.updateTiming({ fill: "backwards" }); // nobody cancels it: it must not hold its last state
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
        setTimeout(release, CLICK);
      },
      { capture: true, signal: listening.signal },
    );
  }
}

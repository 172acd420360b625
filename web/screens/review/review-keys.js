// Keyboard shortcuts of the review: the arrows step from decision to decision, Home and End go to its ends.

/**
 * @param {() => {ply: number, plies: number} | null} shownReview the review on the screen, if its position is loaded
 * @param {(ply: number) => unknown} stepTo
 */
export function listenToReviewKeys(shownReview, stepTo) {
  addEventListener("keydown", (event) => {
    const review = shownReview();
    if (!review || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { ply, plies } = review;
    const to = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: plies }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    void stepTo(to);
  });
}

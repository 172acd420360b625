// Lets the player drag a card from the hand onto the table to play it.

const DRAG_DISTANCE = 24; // px: a pointer that moves less is a tap

/**
 * Follow a pointer that went down on a card of the hand.
 * @param {PointerEvent} down
 * @param {(card: string) => Promise<void>} drop plays the card that was dropped on the table
 */
export function startDrag(down, drop) {
  const card = /** @type {HTMLElement} */ (down.target).closest("button[data-card]");
  if (!(card instanceof HTMLElement) || down.button !== 0) return;
  const pointer = down.pointerId;
  let dragging = false;

  /** @param {PointerEvent} move */
  function moveCard(move) {
    if (move.pointerId !== pointer) return;
    const [x, y] = [move.clientX - down.clientX, move.clientY - down.clientY];
    if (!dragging && Math.hypot(x, y) < DRAG_DISTANCE) return;
    dragging = true;
    card?.classList.add("dragged");
    if (card instanceof HTMLElement) card.style.transform = `translate(${x}px, ${y}px)`;
    dropZone()?.classList.toggle("inviting", isOverTable(move));
  }

  /** @param {PointerEvent} up */
  function end(up) {
    if (up.pointerId !== pointer) return;
    removeEventListener("pointermove", moveCard);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    dropZone()?.classList.remove("inviting");
    if (!(card instanceof HTMLElement)) return;
    if (!dragging) return;
    // The browser may send a click after the drag: it must not count as a tap on the card.
    const stopClick = (/** @type {Event} */ click) => click.stopImmediatePropagation();
    card.addEventListener("click", stopClick, { capture: true });
    setTimeout(() => card.removeEventListener("click", stopClick, { capture: true }), 0);
    // The card stays where it was dropped until the move is made: the animation of the move starts there.
    const played =
      up.type === "pointerup" && isOverTable(up) ? drop(card.dataset.card ?? "") : Promise.resolve();
    void played.finally(() => {
      card.classList.remove("dragged");
      card.style.transform = "";
    });
  }

  addEventListener("pointermove", moveCard);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

const dropZone = () => document.querySelector("[data-drop]");

/** Whether the pointer is over the board or anywhere above the hand. @param {PointerEvent} event */
function isOverTable({ clientX: x, clientY: y }) {
  const [board, hand] = [".board", ".hand"].map((where) =>
    document.querySelector(where)?.getBoundingClientRect(),
  );
  if (!board || !hand) return false;
  return y < hand.top || (x > board.left && x < board.right && y > board.top && y < board.bottom);
}

// Lets the player drag a card from the hand onto the table to play it. From the moment a drag begins the card counts
// as chosen, so that the table shows what it would do.

const DRAG_DISTANCE = 24; // px: a pointer that moves less is a tap

/**
 * What a drag does to the selection.
 * @typedef {object} Dragging
 * @property {(card: string) => Promise<void>} lift chooses the card
 * @property {(card: string) => Promise<void>} drop plays the card that was dropped on the table
 * @property {(card: string) => Promise<void>} putDown takes back what `lift` has done
 */

/** Follow a pointer that went down on a card of the hand. @param {PointerEvent} down @param {Dragging} dragging */
export function startDrag(down, { lift, drop, putDown }) {
  const card = /** @type {HTMLElement} */ (down.target).closest("button[data-card]");
  if (!(card instanceof HTMLElement) || down.button !== 0) return;
  const name = card.dataset.card ?? "";
  const pointer = down.pointerId;
  let isDragged = false;

  /** @param {PointerEvent} move */
  function moveCard(move) {
    if (move.pointerId !== pointer || !(card instanceof HTMLElement)) return;
    const [x, y] = [move.clientX - down.clientX, move.clientY - down.clientY];
    if (!isDragged) {
      if (Math.hypot(x, y) < DRAG_DISTANCE) return;
      isDragged = true;
      card.dataset.dragged = ""; // not a class: choosing the card sets its classes anew
      void lift(name);
    }
    card.style.transform = `translate(${x}px, ${y}px)`;
    dropZone()?.toggleAttribute("data-inviting", isOverTable(move));
  }

  /** @param {PointerEvent} up */
  function end(up) {
    if (up.pointerId !== pointer) return;
    removeEventListener("pointermove", moveCard);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    dropZone()?.removeAttribute("data-inviting");
    if (!isDragged || !(card instanceof HTMLElement)) return;
    // The browser may send a click after the drag: it must not count as a tap on the card.
    const stopClick = (/** @type {Event} */ click) => click.stopImmediatePropagation();
    card.addEventListener("click", stopClick, { capture: true });
    setTimeout(() => card.removeEventListener("click", stopClick, { capture: true }), 0);
    // The card stays where it was dropped until the move is made: the animation of the move starts there.
    const done = up.type === "pointerup" && isOverTable(up) ? drop(name) : putDown(name);
    void done.finally(() => {
      delete card.dataset.dragged;
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

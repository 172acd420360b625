// Dragging a card from the hand onto the table, as another way to play it.

const FAR = 24; // px before a press becomes a drag: a tap stays a tap

/**
 * @param {PointerEvent} down
 * @param {(card: string) => Promise<void>} drop
 */
export function startDrag(down, drop) {
  const card = /** @type {HTMLElement} */ (down.target).closest("button[data-card]");
  if (!(card instanceof HTMLElement) || down.button !== 0) return;
  const pointer = down.pointerId;
  let dragging = false;

  /** @param {PointerEvent} move */
  function follow(move) {
    if (move.pointerId !== pointer) return;
    const [x, y] = [move.clientX - down.clientX, move.clientY - down.clientY];
    if (!dragging && Math.hypot(x, y) < FAR) return;
    dragging = true;
    card?.classList.add("dragged");
    if (card instanceof HTMLElement) card.style.transform = `translate(${x}px, ${y}px)`;
    zone()?.classList.toggle("inviting", overTable(move));
  }

  /** @param {PointerEvent} up */
  function end(up) {
    if (up.pointerId !== pointer) return;
    removeEventListener("pointermove", follow);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    zone()?.classList.remove("inviting");
    if (!(card instanceof HTMLElement)) return;
    if (!dragging) return;
    // A click that ends a drag on the card itself is no tap.
    const swallow = (/** @type {Event} */ click) => click.stopImmediatePropagation();
    card.addEventListener("click", swallow, { capture: true });
    setTimeout(() => card.removeEventListener("click", swallow, { capture: true }), 0);
    // Until the table has changed it stays where it was dropped: it is played from there.
    const dropped =
      up.type === "pointerup" && overTable(up) ? drop(card.dataset.card ?? "") : Promise.resolve();
    void dropped.finally(() => {
      card.classList.remove("dragged");
      card.style.transform = "";
    });
  }

  addEventListener("pointermove", follow);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

const zone = () => document.querySelector("[data-drop]");

/** All of the board counts as the table, and so does whatever is above the hand. @param {PointerEvent} event */
function overTable({ clientX: x, clientY: y }) {
  const [board, hand] = [".board", ".hand"].map((where) =>
    document.querySelector(where)?.getBoundingClientRect(),
  );
  if (!board || !hand) return false;
  return y < hand.top || (x > board.left && x < board.right && y > board.top && y < board.bottom);
}

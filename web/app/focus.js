// Where the keyboard is after a drawing: never nowhere, and back at the opener after a dialog.

/** What to go on from when the focused thing is gone, best first. */
const LANDINGS = [
  "dialog [data-do]",
  ".ending .primary",
  ".result h2",
  ".cover h2",
  ".fate h2",
  ".hand button",
  ".step",
  "h1",
];

/** Where nothing goes on before it was read: the end of a game or a fight, the device between two players. */
const STOPS = ".result h2, .cover h2, .fate h2";

/** @type {Element | null} */
let opener = null; // of the open dialog
let open = false;

/**
 * Draw, and keep the focus in the page if it was there.
 * @param {HTMLElement} root
 * @param {boolean} dialog whether one will be open
 * @param {() => void} draw
 */
export function keepingFocus(root, dialog, draw) {
  const held = document.activeElement;
  if (dialog && !open) opener = held;
  const stood = root.querySelector(STOPS);
  const ready = held?.matches("[data-do=confirm][aria-disabled=false]");
  draw();
  const closed = open && !dialog;
  open = dialog;
  const stop = root.querySelector(STOPS);
  if (!stood && stop instanceof HTMLElement && !dialog) stop.focus({ preventScroll: true });
  else if (ready && held?.matches("[aria-disabled=true]:focus")) {
    setTimeout(() => held === document.activeElement && land(root)); // it has done its work; to focus is to lay out
  } else if (closed && opener instanceof HTMLElement && opener.isConnected) opener.focus();
  else if (held !== document.body && !root.contains(document.activeElement)) land(root);
}

/** @param {HTMLElement} root */
function land(root) {
  for (const where of LANDINGS) {
    const target = root.querySelector(where);
    if (target instanceof HTMLElement) return target.focus();
  }
}

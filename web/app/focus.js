// Keeps the keyboard focus in the page across redraws, and returns it to the opener when a dialog closes.

/** Where the focus goes when the focused element is gone, in order of preference. */
const FALLBACKS = [
  "dialog [data-do]",
  ".ending .primary",
  ".result h2",
  ".cover h2",
  ".fate h2",
  ".hand button",
  ".step",
  "h1",
];

/** Headings to read before going on: the end of a game or of a fight, and the cover between two players. */
const HEADINGS = ".result h2, .cover h2, .fate h2";

/** @type {Element | null} */
let opener = null; // had the focus when the dialog opened
let wasOpen = false; // whether a dialog was open after the last redraw

/**
 * Draw, and keep the focus in the page if it was there before.
 * @param {HTMLElement} root
 * @param {boolean} dialog whether a dialog is open after the redraw
 * @param {() => void} draw
 */
export function keepingFocus(root, dialog, draw) {
  const focused = document.activeElement;
  if (dialog && !wasOpen) opener = focused;
  const oldHeading = root.querySelector(HEADINGS);
  const wasReady = focused?.matches("[data-do=confirm][aria-disabled=false]");
  draw();
  const closed = wasOpen && !dialog;
  wasOpen = dialog;
  const heading = root.querySelector(HEADINGS);
  if (!oldHeading && heading instanceof HTMLElement && !dialog) heading.focus({ preventScroll: true });
  else if (wasReady && focused?.matches("[aria-disabled=true]:focus")) {
    // The confirm button has done its work. Move the focus a little later, because focusing forces a layout.
    setTimeout(() => focused === document.activeElement && focusFallback(root));
  } else if (closed && opener instanceof HTMLElement && opener.isConnected) opener.focus();
  else if (focused !== document.body && !root.contains(document.activeElement)) focusFallback(root);
}

/** @param {HTMLElement} root */
function focusFallback(root) {
  for (const where of FALLBACKS) {
    const target = root.querySelector(where);
    if (target instanceof HTMLElement) return target.focus();
  }
}

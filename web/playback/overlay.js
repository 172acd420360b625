// The overlay: an inert layer above the table that shows ghosts of cards, while the table below is already in its
// final state. The overlay can be removed at any moment, and leaves nothing behind.

/** Classes of the table's screen by which motion.css leaves out pictures of the new table for a while. */
const DEFERRED = /** @type {const} */ ([
  "deferred-tavern",
  "deferred-discard",
  "deferred-portrait",
  "deferred-face",
  "deferred-facts",
  "deferred-hand",
]);

/** @typedef {typeof DEFERRED[number]} Deferred */

/**
 * Finds or adds the element of a screen that holds the overlays. The element stays, and should be added before the
 * first move, because inserting it makes the browser lay out the whole table.
 * @param {Element} screen
 */
export function prepareOverlayHost(screen) {
  const found = overlayHost(screen);
  if (found) return found;
  const host = document.createElement("div");
  host.className = "overlay-host";
  host.inert = true;
  host.ariaHidden = "true";
  screen.append(host);
  return host;
}

/** @param {Element} screen */
export const overlayHost = (screen) => screen.querySelector(":scope > .overlay-host");

/** @param {Element} screen the table's screen */
export function createOverlay(screen) {
  const layer = document.createElement("div");
  layer.className = "overlay-prepared"; // transparent
  prepareOverlayHost(screen).append(layer);

  /** Elements of the page that the overlay has hidden. @type {Set<HTMLElement>} */
  const hidden = new Set();

  /** @param {Element | null | undefined} element @param {"all" | "text"} part what to hide of it */
  function markHidden(element, part) {
    if (!(element instanceof HTMLElement)) return;
    element.dataset.hidden = part;
    hidden.add(element);
  }

  return {
    layer,

    /** Makes the overlay visible. */
    show() {
      layer.className = "overlay";
    },

    /** Moves the overlay to a screen that has replaced the one it was made for. @param {Element} current */
    moveTo(current) {
      if (!current.contains(layer)) prepareOverlayHost(current).append(layer);
    },

    /** Makes the browser do the style and layout work for new ghosts now. */
    forceLayout: () => void layer.getBoundingClientRect(),

    /**
     * Hides an element of the page until the move ends; a ghost is shown instead.
     * @param {Element | null | undefined} element
     */
    hide: (element) => markHidden(element, "all"),

    /** Hides only the text of an element, which may have the focus. @param {Element | null | undefined} element */
    hideText: (element) => markHidden(element, "text"),

    /**
     * Leaves pictures out of the new table for now: ghosts cover them, and drawing the rest takes a whole frame.
     * @param {Deferred[]} pictures
     */
    deferDrawing: (...pictures) => screen.classList.add(...pictures),

    /** Draws a picture that was left out. @param {Deferred} picture */
    drawDeferred: (picture) => screen.classList.remove(picture),

    /** Removes the overlay and shows the table as it is. */
    remove() {
      for (const { dataset } of hidden) delete dataset.hidden;
      screen.classList.remove(...DEFERRED);
      layer.remove();
    },
  };
}

/** @typedef {ReturnType<typeof createOverlay>} Overlay */

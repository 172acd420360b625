// The overlay: an inert layer above the table that shows ghosts of cards while the table below is drawn as it
// will be. It can be removed at any moment: nothing is left behind, and the table below it is true.

/** Pictures of the new table that are not drawn yet, as classes of the table's screen; see motion.css. */
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
 * The element of a screen in which overlays are added and removed. It stays: inserting it is layout work for the
 * whole table, so it should be there before the first move.
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

/** @param {Element} screen the table's */
export function createOverlay(screen) {
  const layer = document.createElement("div");
  layer.className = "overlay-prepared"; // transparent
  prepareOverlayHost(screen).append(layer);

  /** Elements of the page that are hidden. @type {Set<HTMLElement>} */
  const hidden = new Set();

  /** @param {Element | null | undefined} element @param {"all" | "text"} what of it */
  function markHidden(element, what) {
    if (!(element instanceof HTMLElement)) return;
    element.dataset.hidden = what;
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

    /** Lets the browser do the style and layout work of what was just placed. */
    forceLayout: () => void layer.getBoundingClientRect(),

    /**
     * Hides an element of the page until the move ends; a ghost is seen instead.
     * @param {Element | null | undefined} element
     */
    hide: (element) => markHidden(element, "all"),

    /** Hides the text of an element that may have the focus. @param {Element | null | undefined} element */
    hideText: (element) => markHidden(element, "text"),

    /**
     * Leaves pictures out of the new table, which has enough to draw; nobody sees them yet.
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

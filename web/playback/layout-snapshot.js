// Takes a snapshot of the table's layout: where each card, pile, seat and anchor is at one moment, with copies of
// the board and its texts.

import { ANCHORS, anchorSelector } from "../table/anchors.js";
import { CARD } from "../ui/card-parts.js";
import { copyText, copyWithoutNames } from "./element-copies.js";
import { overlayHost } from "./overlay.js";

/** @typedef {import("../table/anchors.js").Anchor} Anchor */

/** Anchors whose old text may be shown for a while after it has changed. @type {readonly Anchor[]} */
const TEXTS = [
  "health",
  "attack",
  "shield",
  "immunity",
  "castle-count",
  "tavern-count",
  "discard-count",
  "step",
  "size-1",
  "size-2",
  "size-3",
  "size-4",
];

/** @type {ReadonlySet<string>} */
const MEASURED = new Set(ANCHORS);

/** @typedef {ReturnType<typeof takeSnapshot>} LayoutSnapshot */

/**
 * @param {Element} screen the table's screen
 * @param {{copies?: boolean}} [options] `copies`: also copy the board and the texts, to show them after a change
 */
export function takeSnapshot(screen, { copies = false } = {}) {
  /** @type {Map<string, {element: HTMLElement, rect: DOMRect}>} */
  const places = new Map();
  /** @type {{hand: string[], played: string[]}} */
  const cards = { hand: [], played: [] };
  const host = overlayHost(screen);

  /** @param {string} name @param {Element} element @param {Element | null} [shape] the part of it that is measured */
  function measure(name, element, shape = element) {
    const rect = shape?.getBoundingClientRect();
    if (element instanceof HTMLElement && rect?.width) places.set(name, { element, rect });
  }

  for (const element of screen.querySelectorAll("[data-place], [data-anchor]")) {
    if (host?.contains(element)) continue; // a ghost
    const place = element.getAttribute("data-place");
    if (place) {
      const stack = element.querySelector(anchorSelector("stack"));
      measure(place, stack ?? element, stack ? stack.querySelector(CARD) : element);
      if (places.has(place) && element.closest(anchorSelector("hand"))) cards.hand.push(place);
      if (places.has(place) && element.closest(anchorSelector("played"))) cards.played.push(place);
    }
    const name = element.getAttribute("data-anchor");
    if (name && MEASURED.has(name)) measure(name, element);
  }
  const board = copies ? places.get("board")?.element.cloneNode(true) : null;
  const texts = new Map(copies ? TEXTS.map((name) => [name, copyText(places.get(name)?.element)]) : []);

  /** A copy of a part of the board as it was, or of the whole board. @param {string} selector */
  function copyPart(selector) {
    if (!(board instanceof HTMLElement)) return null;
    return copyWithoutNames(board.matches(selector) ? board : board.querySelector(selector));
  }

  return {
    /** Where an anchor, card, pile or seat was; undefined if it was not visible. @param {string} name */
    rect: (name) => places.get(name)?.rect,
    /** @param {string} name */
    element: (name) => places.get(name)?.element,
    /** The copy of an anchor's text, with its style. @param {Anchor} name */
    text: (name) => texts.get(name),
    /** The text of all buttons, to find out whether they have changed. */
    buttons: places.get("buttons")?.element.textContent?.replace(/\s+/g, " "),
    playedCards: cards.played,
    handCards: cards.hand,
    copyPart,
    /** @param {Anchor} name */
    copyAnchor: (name) => copyPart(anchorSelector(name)),
  };
}

/**
 * An anchor on a board, or on a copy of one.
 * @param {Anchor | import("../table/anchors.js").InnerAnchor} name @param {Element | null | undefined} board
 * @returns {HTMLElement | null}
 */
export const findAnchor = (name, board) => board?.querySelector(anchorSelector(name)) ?? null;

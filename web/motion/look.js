// How the table looks at one moment: where each card, pile and seat is, and a copy of the board, which
// shows only what everybody may see.

/** What has a place on the table without being a card, a pile or a seat. */
const NAMED = {
  table: "[data-drop]",
  hand: ".hand",
  enemy: ".enemy",
  health: ".health strong",
  attack: ".attack strong",
  life: ".life",
  seal: ".seal",
  portrait: ".portrait",
  board: ".board",
  result: ".result",
  step: ".step",
};

/** @typedef {keyof typeof NAMED} Named */
/** @typedef {ReturnType<typeof look>} Look */

/** @param {Element} screen the table's */
export function look(screen) {
  /** @type {Map<string, {element: HTMLElement, rect: DOMRect, size: string}>} */
  const places = new Map();

  /** @param {string} name @param {Element | null} element @param {Element | null} [shape] */
  function note(name, element, shape = element) {
    const rect = shape?.getBoundingClientRect();
    if (!(element instanceof HTMLElement) || !rect?.width) return;
    const size = element.localName === "strong" ? getComputedStyle(element).fontSize : "";
    places.set(name, { element, rect, size });
  }
  for (const element of screen.querySelectorAll("[data-place]")) {
    const stack = element.querySelector(".stack");
    note(element.getAttribute("data-place") ?? "", stack ?? element, stack?.querySelector(".card"));
  }
  for (const [name, where] of Object.entries(NAMED)) note(name, screen.querySelector(where));
  const board = places.get("board")?.element.cloneNode(true);

  return {
    /** @param {string} name */
    rect: (name) => places.get(name)?.rect,
    /** How large a number is written. @param {string} name */
    size: (name) => places.get(name)?.size ?? "",
    /** @param {string} name */
    element: (name) => places.get(name)?.element,
    /** The cards that lie on the table. */
    played: [...places.keys()].filter((name) => places.get(name)?.element.closest(".played .card")),
    /** The cards of the hand. */
    hand: [...places.keys()].filter((name) => places.get(name)?.element.closest(".hand .card")),
    /** A copy of a part of the board as it was then. @param {string} where */
    copy: (where) =>
      board instanceof HTMLElement ? copyOf(board.matches(where) ? board : board.querySelector(where)) : null,
  };
}

const NAMES = ["id", "data-place", "data-testid", "data-drop", "data-do"];

/** A copy that nothing finds by its name. @param {Element | null} element @returns {HTMLElement | null} */
function copyOf(element) {
  if (!element) return null;
  const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
  for (const each of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of NAMES) each.removeAttribute(name);
  }
  return copy;
}

/** Where something of the board is, there or in a copy of it. */
/** @param {Named} name @param {Element | null | undefined} board @returns {HTMLElement | null} */
export const within = (name, board) => board?.querySelector(NAMED[name]) ?? null;

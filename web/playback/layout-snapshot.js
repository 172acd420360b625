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
  facts: ".facts",
  blow: ".attack",
  of: ".health .of",
  "health-word": ".health .word",
  "attack-word": ".attack .word",
  "castle-count": "[data-testid=castle]",
  "tavern-count": "[data-testid=tavern]",
  "discard-count": "[data-testid=discard]",
  shield: ".shield strong",
  immunity: ".immunity",
  beaten: ".bar .beaten",
  step: ".step",
  buttons: ".hand-area .buttons",
  "size-1": "[data-place=seat-1] .size",
  "size-2": "[data-place=seat-2] .size",
  "size-3": "[data-place=seat-3] .size",
  "size-4": "[data-place=seat-4] .size",
};

/** What is read: everybody may, wherever it stands. @type {Named[]} */
const WRITTEN = [
  "health",
  "attack",
  "shield",
  "immunity",
  "castle-count",
  "tavern-count",
  "discard-count",
  "beaten",
  "step",
  "size-1",
  "size-2",
  "size-3",
  "size-4",
];

/** As large as it is, but never by the number 1: from or to a transform that does nothing, the page is layered anew. */
export const WHOLE = 1.0001;

/** @typedef {keyof typeof NAMED} Named */
/** @typedef {ReturnType<typeof look>} Look */

/** @param {Element} screen the table's @param {boolean} [goes] whether copies of it will be wanted, when it is no more */
export function look(screen, goes = false) {
  /** @type {Map<string, {element: HTMLElement, rect: DOMRect}>} */
  const places = new Map();

  /** @param {string} name @param {Element | null} element @param {Element | null} [shape] */
  function note(name, element, shape = element) {
    const rect = shape?.getBoundingClientRect();
    if (!(element instanceof HTMLElement) || !rect?.width) return;
    places.set(name, { element, rect });
  }
  for (const element of screen.querySelectorAll("[data-place]")) {
    const stack = element.querySelector(".stack");
    note(element.getAttribute("data-place") ?? "", stack ?? element, stack?.querySelector(".card"));
  }
  for (const [name, where] of Object.entries(NAMED)) note(name, screen.querySelector(where));
  const board = goes && places.get("board")?.element.cloneNode(true);
  const buttons = places.get("buttons")?.element.textContent?.replace(/\s+/g, " ");
  const written = new Map(goes ? WRITTEN.map((name) => [name, inWords(places.get(name)?.element)]) : []);

  return {
    /** @param {string} name */
    rect: (name) => places.get(name)?.rect,
    /** A copy of something in words or numbers, written as it is there. @param {Named} name */
    written: (name) => written.get(name),
    /** @param {string} name */
    element: (name) => places.get(name)?.element,
    /** What could be done then, as the buttons say it. */
    buttons,
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

/** What makes a copy look as written there. */
const HANDWRITING = /** @type {const} */ ([
  "fontFamily",
  "fontSize",
  "fontWeight",
  "fontFeatureSettings",
  "lineHeight",
  "color",
  "textAlign",
]);

/** @param {HTMLElement | undefined} element */
function inWords(element) {
  const copy = element && copyOf(element);
  if (!element || !copy) return undefined;
  const style = getComputedStyle(element);
  for (const trait of HANDWRITING) copy.style[trait] = style[trait];
  return copy;
}

/** Where something of the board is, there or in a copy of it. */
/** @param {Named} name @param {Element | null | undefined} board @returns {HTMLElement | null} */
export const within = (name, board) => board?.querySelector(NAMED[name]) ?? null;

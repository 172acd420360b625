// Keyboard shortcuts of a table: digits choose cards, letters press buttons. Control+Z and Control+Enter do so, too.

import { sortedHand } from "../table/hand-order.js";

const DIGITS = "1234567890";

/** The `data-do` of the button that each key presses. @type {Record<string, string>} */
const BUTTONS = {
  c: "confirm",
  y: "yield",
  f: "flip",
  s: "suggest",
  l: "log",
  r: "reveal",
  h: "hint",
  n: "hurry",
  p: "pause",
  "?": "help",
  m: "menu",
};

/**
 * @param {() => import("./screens.js").TableOnScreen | null} currentTable
 * @param {() => void} [leave] what Escape does on a screen without a table
 */
export function listenToKeys(currentTable, leave = () => {}) {
  addEventListener("keydown", (event) => {
    const table = currentTable();
    if (table) pressAtTable(event, table);
    else if (event.key === "Escape" && !event.defaultPrevented && !isTyping(event)) leave();
  });
}

/** @param {KeyboardEvent} event */
const isTyping = ({ target }) =>
  target instanceof Element && target.matches("[type=search], [type=text], select");

/** The `data-do` of the button that a key presses; "" for none. @param {KeyboardEvent} event */
function buttonOf(event) {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const steps = event.shiftKey ? "redo" : "undo";
  if (event.ctrlKey || event.metaKey) return key === "z" ? steps : key === "Enter" ? "confirm" : "";
  if (key === "u") return steps;
  return event.shiftKey && key !== "?" ? "" : (BUTTONS[key] ?? "");
}

/** @param {KeyboardEvent} event @param {import("./screens.js").TableOnScreen} table */
function pressAtTable(event, { props, intents }) {
  const name = buttonOf(event);
  const control = event.ctrlKey || event.metaKey;
  if (props.dialog || event.altKey || (control && !name) || event.target instanceof HTMLInputElement) return;
  const digit = DIGITS.indexOf(event.key);
  if (digit >= 0) {
    const card = sortedHand(props)[digit];
    if (card && !props.covered) intents.tap(card);
    return;
  }
  const button = name && document.querySelector(`.table-screen [data-do=${name}]`);
  const column = document.querySelector(".table-screen .log-column");
  if (name === "log" && column instanceof HTMLElement && isSeen(column)) {
    event.preventDefault();
    column.focus(); // the log is already open beside the table
  } else if (button instanceof HTMLElement) {
    event.preventDefault();
    button.focus();
    button.click();
  } else if (event.key === "Escape") intents.clear();
}

/** The log beside the table is hidden where there is no room for it, and before the first move. @param {HTMLElement} element */
const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });

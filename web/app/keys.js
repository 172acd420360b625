// Keys for the whole table: numbers choose cards, letters do what the buttons do.

/** @typedef {import("./state.js").State} State */

/**
 * @param {() => {state: State, intents: import("./intents.js").Intents} | null} table the one on the
 *   screen, if there is one
 * @param {(state: State) => string[]} handOf
 * @param {() => void} [leave] what Escape does on a screen without a table
 */
export function listenToKeys(table, handOf, leave) {
  addEventListener("keydown", (event) => {
    const sat = table();
    if (!sat) {
      const typing =
        event.target instanceof Element && event.target.matches("[type=search], [type=text], select");
      if (event.key === "Escape" && !event.defaultPrevented && !typing) leave?.();
      return;
    }
    const { state: now, intents } = sat;
    if (now.dialog || event.altKey) return;
    const playing = (event.ctrlKey || event.metaKey) && event.key === "Enter";
    if (!playing && (event.ctrlKey || event.metaKey)) return;
    if (event.target instanceof HTMLInputElement) return;
    const digit = "1234567890".indexOf(event.key);
    if (digit >= 0) {
      const card = handOf(now)[digit];
      if (card && !now.covered) intents.tap(card);
      return;
    }
    const button = playing
      ? "confirm"
      : {
          c: "confirm",
          y: "yield",
          f: "flip",
          s: "suggest",
          u: "undo",
          l: "log",
          r: "reveal",
          h: "hint",
          n: "hurry",
          p: "pause",
          "?": "help",
          m: "menu",
        }[event.key];
    const target = button && document.querySelector(`.table-screen [data-do=${button}]`);
    const column = document.querySelector(".table-screen .log-column");
    if (button === "log" && column instanceof HTMLElement && column.offsetWidth) {
      event.preventDefault();
      column.focus(); // it lies open
    } else if (target instanceof HTMLElement) {
      event.preventDefault();
      target.focus();
      target.click();
    } else if (event.key === "Escape") intents.clear();
  });
}

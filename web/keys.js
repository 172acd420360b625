// Keys for the whole table: numbers choose cards, letters do what the buttons do.

/** @typedef {import("./store.js").State} State */

/**
 * @param {() => {state: State, intents: import("./intents.js").Intents} | null} table the one on the
 *   screen, if there is one
 * @param {(state: State) => string[]} handOf
 */
export function listenToKeys(table, handOf) {
  addEventListener("keydown", (event) => {
    const sat = table();
    if (!sat) return;
    const { state: now, intents } = sat;
    if (now.dialog || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLInputElement) return;
    const digit = "1234567890".indexOf(event.key);
    if (digit >= 0) {
      const card = handOf(now)[digit];
      if (card && !now.covered) intents.tap(card);
      return;
    }
    const button = { c: "confirm", y: "yield", f: "flip", s: "suggest", u: "undo", l: "log", r: "reveal", h: "hint", n: "hurry", p: "pause", "?": "help", m: "menu" }[event.key];
    const target = button && document.querySelector(`.table-screen [data-do=${button}]`);
    if (target instanceof HTMLElement) {
      event.preventDefault();
      target.focus();
      target.click();
    } else if (event.key === "Escape") intents.clear();
  });
}

// Makes a snapshot for the next start while the page is idle.

import { SITE } from "../../base/site.js";

const QUIET_MS = 4000; // how long the player must have been idle
const LIMIT_MS = 60_000; // Python may wait for ever for a file that never arrives

/** Makes a snapshot in a worker of its own, once the page has been left alone for a while. */
export async function prepareNextStart() {
  if (!("caches" in globalThis) || !navigator.locks) return;
  await waitForQuiet(QUIET_MS);
  const worker = new Worker(new URL("engine/snapshot-worker.js", SITE), { type: "module" });
  const end = () => {
    clearTimeout(limit);
    worker.terminate();
  };
  const limit = setTimeout(end, LIMIT_MS);
  worker.onmessage = end;
  worker.onerror = (event) => {
    event.preventDefault();
    end();
  };
}

/** Resolves when the player has been idle for `ms` milliseconds and the browser is idle too. @param {number} ms */
function waitForQuiet(ms) {
  const inputs = ["pointerdown", "keydown", "scroll"];
  return new Promise((/** @type {(value: void) => void} */ resolve) => {
    /** @type {ReturnType<typeof setTimeout>} */
    let timer;
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(done, ms);
    };
    const done = () => {
      for (const input of inputs) removeEventListener(input, restartTimer, true);
      if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve());
      else resolve();
    };
    for (const input of inputs) addEventListener(input, restartTimer, { capture: true, passive: true });
    restartTimer();
  });
}

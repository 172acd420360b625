// Has a snapshot for the next start made while nobody is waiting for anything.

import { SITE } from "../../base/site.js";

const QUIET_MS = 4000; // since the player last did something
const LIMIT_MS = 60_000; // Python may wait for ever for a file that doesn't come

/** Makes a snapshot in a worker of its own, once the page has been left alone for a while. */
export async function prepareNextStart() {
  if (!("caches" in globalThis) || !navigator.locks) return;
  await quiet(QUIET_MS);
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

/** Resolves when nothing was touched for so long, and the page itself has nothing to do. @param {number} ms */
function quiet(ms) {
  const touches = ["pointerdown", "keydown", "scroll"];
  return new Promise((/** @type {(value: void) => void} */ resolve) => {
    /** @type {ReturnType<typeof setTimeout>} */
    let timer;
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(done, ms);
    };
    const done = () => {
      for (const touch of touches) removeEventListener(touch, again, true);
      if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve());
      else resolve();
    };
    for (const touch of touches) addEventListener(touch, again, { capture: true, passive: true });
    again();
  });
}

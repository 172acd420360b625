// Sees to it that the next start is an instant one, when nobody is waiting for anything.

const QUIET_MS = 4000; // since the player last did something

/**
 * Makes a snapshot in a worker of its own, once the page has been left alone for a while.
 * @param {{quietMs?: number, tell?: (answer: {made: boolean, where?: string}) => void}} [options]
 */
export async function prepareNextStart({ quietMs = QUIET_MS, tell = () => {} } = {}) {
  if (!("caches" in globalThis) || !navigator.locks) return;
  await quiet(quietMs);
  const worker = new Worker(new URL("../snapshot-worker.js", import.meta.url), { type: "module" });
  const end = (/** @type {{made: boolean, where?: string}} */ answer) => {
    worker.terminate();
    tell(answer);
  };
  worker.onmessage = ({ data }) => end(data);
  worker.onerror = (event) => {
    event.preventDefault();
    end({ made: false, where: event.message });
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

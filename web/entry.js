// The page's first script, which the build writes into index.html: Python takes longest to come, so its
// worker is started while the rest of the page is still loading.

import { spawnWorker } from "./engine/boot/spawn-worker.js";

/** @type {import("./engine/boot/spawn-worker.js").SpawnedWorker | null} */
let spawned = null;
try {
  if (!/[?&]boot=/.test(location.search)) spawned = spawnWorker({ path: "auto", discardSnapshot: false });
} catch {
  // The engine's client tries again, and says what is wrong.
}
const [{ start }] = await Promise.all([import("./main.js"), documentParsed()]);
void start(spawned);

function documentParsed() {
  if (document.readyState !== "loading") return undefined;
  return new Promise((resolve) => addEventListener("DOMContentLoaded", resolve, { once: true }));
}

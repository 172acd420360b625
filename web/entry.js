// The page's first script, which the build writes into index.html. Loading Python takes longest, so this script
// starts the engine's worker while the rest of the page is still loading.

import { spawnWorker } from "./engine/boot/spawn-worker.js";

/** @type {import("./engine/boot/spawn-worker.js").SpawnedWorker | null} */
let spawned = null;
try {
  if (!/[?&]boot=/.test(location.search)) spawned = spawnWorker({ path: "auto" });
} catch {
  // Nothing is lost: the engine's client tries again and reports the error.
}
const [{ start }] = await Promise.all([import("./main.js"), waitForDocument()]);
void start(spawned);

function waitForDocument() {
  if (document.readyState !== "loading") return undefined;
  return new Promise((resolve) => addEventListener("DOMContentLoaded", resolve, { once: true }));
}

// The page's first script, written into it by the build: the engine has the longest way, so its worker
// sets out while the rest of the page is still coming.

import { bear } from "./engine/boot/spawn-worker.js";

/** @type {import("./engine/boot/spawn-worker.js").Newborn | null} */
let newborn = null;
try {
  if (!/[?&]boot=/.test(location.search)) newborn = bear("auto");
} catch {
  // The next try says what is wrong.
}
const [{ start }] = await Promise.all([import("./main.js"), parsed()]);
void start(newborn);

function parsed() {
  if (document.readyState !== "loading") return undefined;
  return new Promise((resolve) => addEventListener("DOMContentLoaded", resolve, { once: true }));
}

// Starts the engine's worker, and keeps its events until somebody listens.

import { SITE } from "../../base/site.js";
import { nameOf } from "./start-options.js";

/**
 * @typedef {object} SpawnedWorker
 * @property {Worker} worker
 * @property {boolean} supportsModules whether the browser knows workers that are modules
 * @property {Event[]} events what the worker has sent so far
 */

/** @param {import("../messages.js").StartOptions} options @returns {SpawnedWorker} */
export function spawnWorker(options) {
  let supportsModules = false;
  const worker = new Worker(new URL("engine/worker.js", SITE), {
    name: nameOf(options),
    get type() {
      supportsModules = true; // a browser without module workers doesn't read `type`
      return /** @type {const} */ ("module");
    },
  });
  /** @type {Event[]} */
  const events = [];
  const keep = (/** @type {Event} */ event) => {
    event.preventDefault();
    events.push(event);
  };
  worker.onmessage = worker.onmessageerror = worker.onerror = keep;
  return { worker, supportsModules, events };
}

/** What the engine needs and this browser doesn't have; "" if it has everything. @param {SpawnedWorker} spawned */
export function missingFeature({ supportsModules }) {
  if (!supportsModules) return "module workers";
  return typeof WebAssembly === "object" && "instantiateStreaming" in WebAssembly ? "" : "WebAssembly";
}

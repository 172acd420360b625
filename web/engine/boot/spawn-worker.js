// Starts the engine's worker, and collects its events until the client listens.

import { SITE } from "../../base/site.js";
import { nameOf } from "./start-options.js";

/**
 * @typedef {object} SpawnedWorker
 * @property {Worker} worker
 * @property {boolean} supportsModules whether the browser supports module workers
 * @property {Event[]} events the worker's events so far
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

/** A feature that the engine needs and this browser lacks, or "". @param {SpawnedWorker} spawned */
export function missingFeature({ supportsModules }) {
  if (!supportsModules) return "module workers";
  return typeof WebAssembly === "object" && "instantiateStreaming" in WebAssembly ? "" : "WebAssembly";
}

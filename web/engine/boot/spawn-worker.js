// A worker that has just been started, and what was heard of it until somebody listens.

import { SITE } from "../../base/site.js";

/**
 * @typedef {object} Newborn
 * @property {Worker} worker
 * @property {boolean} modules whether the browser knows workers that are modules
 * @property {Event[]} heard
 */

/** @param {string} name how it is to start: see worker.js @returns {Newborn} */
export function bear(name) {
  let modules = false;
  /** @type {WorkerOptions} */
  const options = {
    name,
    get type() {
      modules = true; // a browser that has none doesn't look
      return /** @type {WorkerType} */ ("module");
    },
  };
  const worker = new Worker(new URL("engine/worker.js", SITE), options);
  /** @type {Event[]} */
  const heard = [];
  worker.onmessage =
    worker.onmessageerror =
    worker.onerror =
      (/** @type {Event} */ event) => {
        event.preventDefault();
        heard.push(event);
      };
  return { worker, modules, heard };
}

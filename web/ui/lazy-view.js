// Views that come when they are first wanted: a module, its part of the messages and its style.

import { loadPart } from "../i18n/index.js";

/**
 * @typedef {{part?: string | string[], style?: string | string[], load?: () => Promise<void>}} Needs what a module
 *   says it needs: parts of the messages, styles, and what it must load itself
 */

/** A module with all that it needs. @template {Needs} M @param {() => Promise<M>} load @returns {Promise<M>} */
export async function fetched(load) {
  const module = await load();
  const { part = [], style = [], load: loadOwn } = module;
  await Promise.all([...[part].flat().map(loadPart), ...[style].flat().map(loadStyle), loadOwn?.()]);
  return module;
}

/**
 * Views for a corner of a screen: null until they are here, and then the screen is drawn again.
 * @template {Needs} M
 * @param {() => Promise<M>} load
 */
export function later(load) {
  /** @type {M | null} */
  let here = null;
  let asked = false;
  return (/** @type {import("../app/intents.js").Intents} */ intents) => {
    if (!asked) {
      asked = true;
      fetched(load).then(
        (module) => {
          here = module;
          intents.redraw();
        },
        () => (asked = false), // the next drawing asks again
      );
    }
    return here;
  };
}

/** @param {string} style its path inside the site */
function loadStyle(style) {
  if (document.querySelector(`link[href="${style}"]`)) return null; // a page of its own has it
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = style;
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = (error) => {
      link.remove(); // the next try is a new one
      reject(error);
    };
  });
  document.head.append(link);
  return loaded;
}

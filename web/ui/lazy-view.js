// Loads views when they are first needed: the module, its messages and its stylesheets.

import { lazy } from "../base/lazy.js";
import { loadPart } from "../i18n/index.js";

/**
 * What the module of a view exports about its needs: the parts of the messages, the stylesheets, and a function
 * that loads anything else.
 * @typedef {{part?: string | string[], style?: string | string[], load?: () => Promise<void>}} Needs
 */

/** Load a module and all that it needs. @template {Needs} M @param {() => Promise<M>} load @returns {Promise<M>} */
export async function loadView(load) {
  const module = await load();
  const { part = [], style = [], load: loadRest } = module;
  await Promise.all([...[part].flat().map(loadPart), ...[style].flat().map(loadStyle), loadRest?.()]);
  return module;
}

/**
 * A function that returns the module, or null until it is loaded; the screen is drawn again then.
 * @template {Needs} M @param {() => Promise<M>} load
 * @returns {(screen: {redraw: () => void}) => M | null}
 */
export function lazyView(load) {
  const view = lazy(() => loadView(load));
  return ({ redraw }) => {
    view.want(redraw);
    return view.here;
  };
}

/** Add a stylesheet of the site to the page, unless the page has it already. @param {string} path @returns {Promise<unknown> | null} */
export function loadStyle(path) {
  if (document.querySelector(`link[href="${path}"]`)) return null;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = path;
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = (error) => {
      link.remove(); // so that the next call loads it again
      reject(error);
    };
  });
  document.head.append(link);
  return loaded;
}

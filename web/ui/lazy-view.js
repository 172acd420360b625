// Views that are loaded when they are first wanted: a module with its messages and its styles.

import { lazy } from "../base/lazy.js";
import { loadPart } from "../i18n/index.js";

/**
 * What a view's module says it needs: parts of the messages, styles, and what it must load itself.
 * @typedef {{part?: string | string[], style?: string | string[], load?: () => Promise<void>}} Needs
 */

/** A module with all that it needs. @template {Needs} M @param {() => Promise<M>} load @returns {Promise<M>} */
export async function loadView(load) {
  const module = await load();
  const { part = [], style = [], load: loadOwn } = module;
  await Promise.all([...[part].flat().map(loadPart), ...[style].flat().map(loadStyle), loadOwn?.()]);
  return module;
}

/**
 * Views for a corner of a screen: null until they are here, and then the screen is drawn again.
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

/** Put a stylesheet of the site into the page, once. @param {string} path @returns {Promise<unknown> | null} */
export function loadStyle(path) {
  if (document.querySelector(`link[href="${path}"]`)) return null;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = path;
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = (error) => {
      link.remove(); // so that the next try loads it anew
      reject(error);
    };
  });
  document.head.append(link);
  return loaded;
}

// Lazy loading: something that is fetched when it is first needed, and only once.

/**
 * @template V
 * @typedef {object} Lazy
 * @property {V | null} here the loaded value; null until it has arrived
 * @property {(onArrive?: (value: V) => void) => void} want starts loading, unless that has begun already, and
 *   doesn't wait. Call it as often as you like, for example at every redraw. `onArrive` is called when the value arrives,
 *   but only for the call that started the loading, so that repeated calls don't repeat its effect. A failure, for
 *   example because the device is offline, is not reported: the next call tries again.
 * @property {() => Promise<V>} get the value, for whoever can wait. All callers share one load. It rejects when loading
 *   fails; the next call tries again.
 */

/**
 * Wraps a loader such as `() => import("./sound.js")`.
 * @template V
 * @param {() => Promise<V>} load
 * @returns {Lazy<V>}
 */
export function lazy(load) {
  /** @type {Promise<V> | null} */
  let loading = null;
  /** @type {Lazy<V>} */
  const value = {
    here: null,
    want(onArrive) {
      if (loading) return;
      value.get().then(
        (loaded) => onArrive?.(loaded),
        () => {}, // nothing is lost: the next call tries again
      );
    },
    get() {
      loading ??= load().then(
        (loaded) => {
          value.here = loaded;
          return loaded;
        },
        (error) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
  };
  return value;
}

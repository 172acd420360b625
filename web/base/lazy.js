// Something that is loaded once, when it is first wanted; after a failure the next wish tries again.

/** @template M @param {() => Promise<M>} load */
export function lazy(load) {
  /** @type {Promise<M> | null} */
  let coming = null;
  const loaded = {
    /** What was loaded; null until it is here. @type {M | null} */
    here: null,

    /** @returns {Promise<M>} */
    get() {
      coming ??= load().then(
        (module) => (loaded.here = module),
        (error) => {
          coming = null;
          throw error;
        },
      );
      return coming;
    },

    /** Load it without waiting for it. @param {(module: M) => void} [arrived] called when it is here, if it wasn't yet */
    want(arrived) {
      if (coming) return;
      loaded.get().then(
        (module) => arrived?.(module),
        () => {}, // offline, perhaps: the next wish tries again
      );
    },
  };
  return loaded;
}

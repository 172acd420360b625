// A browser's history and address bar, as far as the page uses them.

/** Puts `history` and `location` in place. @param {string} [hash] the address of the first page */
export function openBrowser(hash = "") {
  const entries = [{ state: null, hash }];
  let at = 0;
  const current = () => entries[at];
  globalThis.location = {
    get hash() {
      return current().hash;
    },
  };
  globalThis.history = {
    get state() {
      return current().state;
    },
    pushState(state, _, address) {
      entries.splice(at + 1);
      entries.push({ state: structuredClone(state), hash: address });
      at += 1;
    },
    replaceState(state, _, address = current().hash) {
      entries[at] = { state: structuredClone(state), hash: address };
    },
    back() {
      at -= 1;
    },
  };
  return {
    addresses: () => entries.map((entry) => entry.hash),
    /** The player follows a link, or types an address. @param {string} address */
    visit: (address) => history.pushState(null, "", address),
    /** The browser's own buttons. @param {number} steps */
    step: (steps) => {
      at += steps;
    },
  };
}

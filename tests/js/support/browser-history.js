// Fakes the parts of a browser's history and address bar that the page uses.

/** Installs global `history` and `location`. @param {string} [hash] the address of the first page */
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
    /** Follows a link, or types an address. @param {string} address */
    visit: (address) => history.pushState(null, "", address),
    /** Goes back (negative) or forward with the browser's buttons. @param {number} steps */
    step: (steps) => {
      at += steps;
    },
  };
}

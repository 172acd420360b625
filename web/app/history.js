// Where the player came from: the screens between home and this one, kept with the browser's history.

const screenOf = (/** @type {string} */ address) => address.split("/")[0];
const isTable = (/** @type {string} */ address) => screenOf(address) === "table";

/**
 * The path of screens after a step to an address. At a screen that is on the path already, the path ends
 * there; a table lies next to home.
 * @param {string[]} path @param {string} address `screen` or `screen/place`
 */
export function pathAfter(path, address) {
  if (address === "home") return [address];
  if (isTable(address)) return ["home", address];
  const at = path.findIndex((each) => screenOf(each) === screenOf(address));
  return [...path.slice(0, at < 0 ? undefined : at), address];
}

export function createHistory() {
  /** @type {string[]} */
  let path = [];

  /** @param {string} address */
  const step = (address) => {
    const before = path.at(-1) ?? "";
    path = pathAfter(path, address);
    return { path, before };
  };

  const own = {
    /** A step of the page's own; from one table to another there is none. @param {string} address */
    push(address) {
      if (location.hash === `#${address}`) return;
      if (isTable(address) && isTable(location.hash.slice(1))) own.replace(address);
      else history.pushState(step(address), "", `#${address}`);
    },

    /** Another address in the place of the present one. @param {string} address */
    replace(address) {
      const { before = "" } = history.state ?? {};
      history.replaceState({ ...step(address), before }, "", `#${address}`);
    },

    /** The address has changed: by a link, by the browser's buttons, or on a first visit. @param {string} address of the screen that is shown for it */
    follow(address) {
      if (history.state?.path) path = history.state.path;
      else history.replaceState(step(address), "");
    },

    /** Back to where the player came from: by the browser if that is its own last step, else by `go`. @param {(screen: string, place?: string) => void} go */
    back(go) {
      const origin = path.at(-2) ?? "home";
      if (history.state?.before === origin) return history.back();
      const [screen, place] = origin.split("/", 2);
      go(screen, place);
    },
  };
  return own;
}

// Where the player came from: the screens between home and this one, kept with the browser's history.

const screenOf = (/** @type {string} */ address) => address.split("/")[0];
const isTable = (/** @type {string} */ address) => screenOf(address) === "table";

/** The way on to an address; at a screen that lies on the way, it ends there. A table lies next to home. */
/** @param {string[]} way @param {string} address `screen` or `screen/place` */
function wayTo(way, address) {
  if (address === "home") return [address];
  if (isTable(address)) return ["home", address];
  const at = way.findIndex((each) => screenOf(each) === screenOf(address));
  return [...way.slice(0, at < 0 ? undefined : at), address];
}

export function createTrail() {
  /** @type {string[]} */
  let way = [];
  const step = (/** @type {string} */ address) => {
    const before = way.at(-1) ?? "";
    way = wayTo(way, address);
    return { way, before };
  };
  const trail = {
    /** A step of the page's own; from table to table there is none. @param {string} address */
    to(address) {
      if (location.hash === `#${address}`) return;
      if (isTable(address) && isTable(location.hash.slice(1))) trail.instead(address);
      else history.pushState(step(address), "", `#${address}`);
    },

    /** Another address in the place of the one that is left. @param {string} address */
    instead(address) {
      const { before = "" } = history.state ?? {};
      history.replaceState({ ...step(address), before }, "", `#${address}`);
    },

    /** The address has changed: by a link, the browser's own buttons, or a first visit. */
    /** @param {string} address of the screen that is shown for it */
    follow(address) {
      if (history.state?.way) way = history.state.way;
      else history.replaceState(step(address), "");
    },

    /** Whence the player came: the browser goes back if that is its own last step, else `go` does. */
    /** @param {(screen: string, place?: string) => void} go */
    back(go) {
      const origin = way.at(-2) ?? "home";
      if (history.state?.before === origin) return history.back();
      const [screen, place] = origin.split("/", 2);
      go(screen, place);
    },
  };
  return trail;
}

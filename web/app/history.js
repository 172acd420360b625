// Keeps the path of screens from home to the current one, stored in the entries of the browser's history.

const screenOf = (/** @type {string} */ address) => address.split("/")[0];
const isTable = (/** @type {string} */ address) => screenOf(address) === "table";
const isLesson = (/** @type {string} */ address) => address.startsWith(`${LESSONS}/`);

const LESSONS = "learn"; // the list of lessons

/**
 * The path after going to an address. If the screen is on the path already, the path is cut off there; a table
 * always comes directly after home, and a lesson directly after the list of lessons.
 * @param {string[]} path @param {string} address `screen` or `screen/place`
 */
export function pathAfter(path, address) {
  if (address === "home") return [address];
  if (isTable(address)) return ["home", address];
  const at = path.findIndex((each) => screenOf(each) === screenOf(address));
  const before = path.slice(0, at < 0 ? undefined : at);
  return isLesson(address) ? [...before, LESSONS, address] : [...before, address];
}

/** Whether an address takes the place of the present one: a table that of a table, a lesson that of a lesson. @param {string} address @param {string} present */
const takesPlaceOf = (address, present) =>
  (isTable(address) && isTable(present)) || (isLesson(address) && isLesson(present));

export function createHistory() {
  /** @type {string[]} */
  let path = [];

  /** @param {string} address */
  const advance = (address) => {
    const before = path.at(-1) ?? "";
    path = pathAfter(path, address);
    return { path, before };
  };

  const screenHistory = {
    /**
     * Go to an address; from one table to another, or from one lesson to another, without a new history entry. The
     * entry before a lesson is the list of lessons.
     * @param {string} address
     */
    push(address) {
      if (location.hash === `#${address}`) return;
      if (takesPlaceOf(address, location.hash.slice(1))) return screenHistory.replace(address);
      if (isLesson(address)) screenHistory.push(LESSONS);
      history.pushState(advance(address), "", `#${address}`);
    },

    /** Replace the current address. @param {string} address */
    replace(address) {
      const { before = "" } = history.state ?? {};
      history.replaceState({ ...advance(address), before }, "", `#${address}`);
    },

    /**
     * Catch up after the browser has changed the address: by a link, its buttons, or on the first visit.
     * @param {string} address of the screen that is shown for it
     */
    follow(address) {
      if (history.state?.path) path = history.state.path;
      else history.replaceState(advance(address), "");
    },

    /**
     * Return to the previous screen of the path: with the browser's history if its last entry is that screen,
     * else with `go`.
     * @param {(screen: string, place?: string) => void} go
     */
    back(go) {
      const origin = path.at(-2) ?? "home";
      if (history.state?.before === origin) return history.back();
      const [screen, place] = origin.split("/", 2);
      go(screen, place);
    },
  };
  return screenHistory;
}

// Plays events: motion above the table, sound and touch, and words for the live region. The table is
// drawn at once; what moves above it comes as a module of its own, and the game never waits for it.

import { eventText, gathered, openingText } from "../table/event-text.js";

/** @typedef {import("../app/state.js").GameEvent} GameEvent */

// The same for the table and for that of a lesson.
const motion = whenWanted(async () => {
  const module = await import("./move-animation.js");
  await module.prepare();
  performance.mark("motion"); // from now on moves are seen
  return module;
});
const deck = whenWanted(async () => (await import("../ui/deck.js")).unpackDeck());
const sound = whenWanted(async () => (await import("./sound.js")).createSound());
const haptics = whenWanted(() => import("./vibration.js"));

/**
 * @param {import("../app/state.js").Store} store
 * @param {HTMLElement} liveRegion
 */
export function createPlayer(store, liveRegion) {
  let breakOff = () => {};
  let rest = Promise.resolve(); // when what moves has come to its end
  let said = 0; // counts what was announced, or is about to be

  /** How fast things move, for this player on this device. */
  const speed = () =>
    matchMedia("(prefers-reduced-motion: reduce)").matches ? "none" : store.get().settings.motion;

  store.subscribe(({ screen, settings }) => {
    if (screen === "table") deck.want(() => store.set({}));
    if (screen === "table" && speed() !== "none") motion.want();
    motion.here?.furnish();
    if (settings.sound === "on") sound.want((heard) => screen === "settings" && heard.cue("played"));
    if (settings.haptics === "on")
      haptics.want(({ feel }) => screen === "settings" && feel([{ type: "played" }]));
  });

  /** Say what happened, one sentence an event. @param {GameEvent[]} events @param {string} [line] instead */
  function announce(events, line) {
    said += 1;
    const { t, view, covered } = store.get();
    const names = view?.names ?? [];
    const lines = line
      ? [line]
      : gathered(covered ? events.map(unseen) : events).map((event) =>
          eventText(t, event, names, (!covered && view?.viewer) || 0),
        );
    liveRegion.replaceChildren(
      ...lines.filter(Boolean).map((line) => {
        const sentence = document.createElement("p");
        sentence.textContent = line;
        return sentence;
      }),
    );
  }

  /** Let it be seen, heard and felt. @param {any} before @param {GameEvent[]} events */
  function enact(before, events) {
    const { view, settings, covered } = store.get();
    const known = covered ? events.map(unseen) : events;
    const moves = speed();
    const [here, viewer, skipped] = [motion.here, view?.viewer ?? 0, () => sound.here?.hush()];
    const begun = () => {
      if (settings.sound === "on") sound.here?.play(known, moves === "fast" ? "fast" : "full");
      if (settings.haptics === "on") haptics.here?.feel(known);
    };
    if (!before || !here || moves === "none") {
      before?.stage.clear();
      return begun();
    }
    rest = new Promise((over) => {
      breakOff = here.perform(before, known, { viewer, speed: moves, begun, skipped, over });
    });
  }

  /**
   * Draw the new table, show above it how it came to be, and announce.
   * @param {GameEvent[]} events
   * @param {() => void} draw
   * @param {string} [line] said instead of the events
   */
  async function play(events, draw, line) {
    breakOff(); // what is still moving is about an older table
    if (store.get().hint) store.set({ hint: null }); // the coach makes room: all goes where it will be
    let began = performance.now();
    const before = speed() === "none" ? null : (motion.here?.remember(events, store.get().t) ?? null);
    if (before) breakOff = () => before.stage.clear();
    for (const step of before?.steps ?? []) {
      step();
      if (!before?.enemy) continue; // so little that it is drawn at once
      before.stage.settle();
      if (performance.now() - began < SHARE) continue;
      await painted();
      began = performance.now();
    }
    draw();
    if (before?.enemy) await beforePaint(); // to measure it is as much work again
    enact(before, events);
    if (!events.length && !line && !store.get().covered) return;
    if (!before) return announce(events, line);
    const silence = ++said;
    void painted().then(() => silence === said && announce(events, line)); // the first frame has enough to do
  }

  /** Say what is on a table that has just been opened. */
  function greet() {
    const { t, view } = store.get();
    announce([], view ? openingText(t, view) : "");
  }

  return { play, announce, greet, rest: () => rest };
}

/** @typedef {ReturnType<typeof createPlayer>} Player */

const SHARE = 5; // ms of a frame, after which the next should do the rest
const PATIENCE = 100; // ms: a page that isn't seen has no frames

/** When the next frame has been painted. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE);
  });

/** In a task of its own, but no later than the next frame begins. */
const beforePaint = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve);
  });

/** As everybody at the table may know it: what shows it is still there when the device is passed. */
/** @param {GameEvent} event @returns {GameEvent} */
const unseen = (event) => (event.type === "drew" ? { ...event, card: null } : event);

/**
 * Something that is fetched when it is first wanted; until then nobody waits for it.
 * @template M
 * @param {() => Promise<M>} load
 */
function whenWanted(load) {
  let asked = false;
  const wanted = {
    /** @type {M | null} */
    here: null,
    /** @param {(module: M) => void} [arrived] */
    want(arrived) {
      if (asked) return;
      asked = true;
      load().then(
        (module) => {
          wanted.here = module;
          arrived?.(module);
        },
        () => (asked = false), // offline, perhaps: the next change asks again
      );
    },
  };
  return wanted;
}

// Plays back what happened at a table: events become motion above the table, sound, vibration and announcements
// for screen readers. The new table is drawn at once. The modules for motion and sound load after the first table
// is shown, and the game never waits for them.

import { lazy } from "../base/lazy.js";
import { loadView } from "../ui/lazy-view.js";
import { createAnnouncer } from "./announcer.js";
import { beforePaint } from "./frame-scheduler.js";

/** @typedef {import("../engine/protocol.js").GameEvent} GameEvent */
/** @typedef {import("./move-animation.js").PreparedMove} PreparedMove */

/**
 * The fields of a table that playback reads, and `hint`, the one field that it changes.
 * @typedef {object} Table
 * @property {PlaybackView | null} view null until a game is on the table
 * @property {boolean} covered the device is being passed to the next player: hands are hidden
 * @property {unknown} hint the coach's hint; playback removes it before a move, because it changes the layout
 *
 * @typedef {Parameters<typeof import("../table/event-text.js").openingText>[1]} PlaybackView
 *
 * @typedef {object} Page
 * @property {import("../i18n/index.js").Translate} t
 * @property {{motion: "full" | "fast" | "none", sound?: "on" | "off", haptics?: "on" | "off"}} settings
 *
 * @typedef {object} TableStore
 * @property {() => Table} get
 * @property {(change: {hint?: null}) => void} set `{}` draws the table again
 * @property {() => Page} page what all tables of the page share
 * @property {(listener: () => void) => void} subscribe to changes of the table and of the page
 * @property {() => boolean} isShown whether the table is on the screen
 */

// Loaded once for all tables of the page.
const motion = lazy(async () => {
  const module = await import("./move-animation.js");
  await module.loadMotion();
  performance.mark("motion"); // tells tests and benches that moves are animated from now on
  return module;
});
const deck = lazy(async () => (await import("../ui/deck.js")).inlineDeck());
const moments = lazy(async () => {
  const module = await loadView(() => import("./moment-view.js"));
  performance.mark("moments"); // tells tests that great moments are shown from now on
  return module;
});
const sound = lazy(async () => (await import("./sound.js")).createSound());
const vibration = lazy(() => import("./vibration.js"));

/**
 * @param {TableStore} tableStore
 * @param {HTMLElement} liveRegion from which screen readers read announcements
 */
export function createPlayback(tableStore, liveRegion) {
  const announcer = createAnnouncer(tableStore, liveRegion);
  let endMotion = () => {};
  let motionEnded = Promise.resolve();

  /** How fast cards move, by the settings of the player and of the device. */
  const speed = () =>
    matchMedia("(prefers-reduced-motion: reduce)").matches ? "none" : tableStore.page().settings.motion;

  loadWhenWanted(tableStore, speed);

  /** Hides drawn cards while the device is passed to the next player. @param {GameEvent[]} events */
  const forViewer = (events) => (tableStore.get().covered ? events.map(withoutDrawnCard) : events);

  /** @param {GameEvent[]} events @param {string} [line] announced instead of the events */
  const announce = (events, line) => {
    const words = moments.here?.momentWords(tableStore.page().t, events) ?? [];
    announcer.announce(forViewer(events), line, words);
  };

  /**
   * Shows the move above the new table, and lets the player hear and feel it.
   * @param {PreparedMove | null} prepared @param {GameEvent[]} events
   */
  function animate(prepared, events) {
    const { settings } = tableStore.page();
    const pace = speed();
    // The player hears, feels and reads the move from its first moving frame on, never before that.
    const onBegin = () => {
      if (settings.sound === "on") sound.here?.play(events, pace === "fast" ? "fast" : "full");
      if (settings.haptics === "on") vibration.here?.vibrate(events);
      const { view } = tableStore.get();
      if (view) moments.here?.showMoments(tableStore.page().t, events, view, pace);
    };
    const module = motion.here;
    if (!prepared || !module || pace === "none") {
      prepared?.tools.clear();
      return onBegin();
    }
    motionEnded = new Promise((onEnd) => {
      const viewer = tableStore.get().view?.viewer ?? 0;
      const onSkip = () => sound.here?.stop();
      endMotion = module.animateMove(prepared, events, { viewer, speed: pace, onBegin, onSkip, onEnd });
    });
  }

  /**
   * Draws the new table, animates the move above it, and announces the move.
   * @param {GameEvent[]} events
   * @param {() => void} draw
   * @param {string} [line] announced instead of the events
   */
  async function play(events, draw, line) {
    endMotion(); // of the move before
    if (tableStore.get().hint) tableStore.set({ hint: null }); // so that the table is measured without the hint
    const began = performance.now();
    const prepared =
      speed() === "none" ? null : (motion.here?.prepareMove(events, tableStore.page().t) ?? null);
    if (prepared) endMotion = () => prepared.tools.clear();
    if (prepared?.enemyCopy) await prepared.tools.frames.runBetweenPaints(began);
    draw();
    if (prepared?.enemyCopy) await beforePaint(); // measures the new table in a task of its own, because that takes as long as drawing it
    animate(prepared, forViewer(events));
    if (!events.length && !line && !tableStore.get().covered) return;
    if (!prepared) return announce(events, line);
    void announcer.announceAfterPaint(() => announce(events, line)); // drawing the table takes up the whole first frame
  }

  return {
    play,
    announce,
    greet: announcer.greet,
    /** Resolves when the animation of the last move has ended. */
    rest: () => motionEnded,
  };
}

/** @typedef {ReturnType<typeof createPlayback>} Playback */

/**
 * Loads motion, sound and vibration when a table is shown and the player's settings want them.
 * @param {TableStore} tableStore @param {() => string} speed
 */
function loadWhenWanted(tableStore, speed) {
  let { settings } = tableStore.page();
  tableStore.subscribe(() => {
    const before = settings;
    settings = tableStore.page().settings;
    if (tableStore.isShown()) {
      deck.want(() => tableStore.set({}));
      if (speed() !== "none") motion.want();
      moments.want();
    }
    motion.here?.prepareScreen();
    // A player who turns sound or vibration on gets a sample of it.
    if (settings.sound === "on") sound.want((loaded) => before.sound === "off" && loaded.playSample());
    if (settings.haptics === "on")
      vibration.want((loaded) => before.haptics === "off" && loaded.vibrateSample());
  });
}

/** An event as everybody at the table may know it. @param {GameEvent} event @returns {GameEvent} */
const withoutDrawnCard = (event) => (event.type === "drew" ? { ...event, card: null } : event);

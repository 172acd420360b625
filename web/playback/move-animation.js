// Animates one move: takes a snapshot of the old table, then shows the move's events above the new table, which is
// already drawn. A tap or a key ends the animation at once.

import { SITE } from "../base/site.js";
import { TABLE_SCREEN } from "../table/anchors.js";
import { inlineDeck } from "../ui/deck.js";
import { delayTexts, placeOldTexts } from "./delayed-text.js";
import { animateEvent } from "./event-animations.js";
import { createAnimationTools } from "./animation-tools.js";
import { takeSnapshot } from "./layout-snapshot.js";
import { prepareOverlayHost } from "./overlay.js";
import { deferredPile, growingPiles, isExactDefeat } from "./pile-animation.js";
import { createScene } from "./scene.js";
import { stepLength, timelineOf } from "./timeline.js";
import { holdCardsUnderFinger } from "./touch-hold.js";

/** @typedef {import("../engine/protocol.js").GameEvent} GameEvent */
/** @typedef {import("./layout-snapshot.js").LayoutSnapshot} LayoutSnapshot */
/** @typedef {import("./animation-tools.js").AnimationTools} AnimationTools */
/** @typedef {import("./timeline.js").Speed} Speed */

const currentScreen = () => document.querySelector(TABLE_SCREEN);

/** Loads the style and the deck's pictures, which every animation needs. */
export const loadMotion = () => Promise.all([loadStyle(), inlineDeck()]);

function loadStyle() {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL("style/motion.css", SITE).href;
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
  document.head.append(link);
  return loaded;
}

/** Adds the overlay's host to the table's screen ahead of time, because drawing the next move takes up a whole frame. */
export function prepareScreen() {
  const screen = currentScreen();
  if (screen) prepareOverlayHost(screen);
}

/**
 * The table before a move, with an overlay above it that is not visible yet.
 * @typedef {object} PreparedMove
 * @property {LayoutSnapshot} before
 * @property {AnimationTools} tools
 * @property {HTMLElement | null} enemyCopy a copy of the enemy for the overlay, if the move defeats it. A defeat
 *   is so much work that `tools.frames` has steps to run before the new table is drawn.
 */

/**
 * Takes a snapshot of the old table, before the new table is drawn.
 * @param {GameEvent[]} events of the move
 * @param {import("../i18n/index.js").Translate} t
 * @returns {PreparedMove | null}
 */
export function prepareMove(events, t) {
  const screen = currentScreen();
  if (!screen) return null;
  const before = takeSnapshot(screen, { copies: true });
  const rect = before.rect("enemy");
  const isDefeat = events.some(({ type }) => type === "defeated");
  const enemyCopy = rect && isDefeat ? before.copyAnchor("enemy") : null;
  const tools = createAnimationTools(screen, t);
  if (enemyCopy && rect) addCoveringSteps(tools, before, events, enemyCopy, rect);
  else deferUnseenCards(tools, before, events);
  return { before, tools, enemyCopy };
}

/**
 * When an enemy is defeated, the overlay shows the old enemy, played cards, piles and counts before the new table is
 * drawn below it.
 * @param {AnimationTools} tools @param {LayoutSnapshot} before @param {GameEvent[]} events
 * @param {HTMLElement} enemyCopy @param {DOMRect} rect
 */
function addCoveringSteps(tools, before, events, enemyCopy, rect) {
  const { overlay, ghosts, frames } = tools;
  const exact = isExactDefeat(events);
  frames.addHeavy(() => void ghosts.place(enemyCopy, rect));
  frames.addHeavy(() => {
    for (const card of before.playedCards) {
      const home = before.rect(card);
      if (home) ghosts.prepareCard(card, home);
    }
  });
  frames.addHeavy(() => {
    const size = before.rect(before.playedCards.at(-1) ?? "") ?? before.rect("tavern");
    for (const card of events.find((event) => event.type === "played")?.cards ?? []) {
      if (size && before.rect(card)) ghosts.prepareCard(card, size, before.rect(card));
    }
    for (const pile of growingPiles(exact)) ghosts.keepPile(pile, before);
    placeOldTexts(ghosts, before, events);
  });
  frames.addHeavy(() => {
    deferUnseenCards(tools, before, events);
    overlay.show();
    if (events.some(({ type }) => type === "enemy_revealed")) {
      overlay.deferDrawing(deferredPile(exact), "deferred-portrait", "deferred-face", "deferred-facts");
    }
  });
}

/**
 * Leaves the pictures of newly drawn cards out of the new table; each appears when its card glides into the hand.
 * @param {AnimationTools} tools @param {LayoutSnapshot} before @param {GameEvent[]} events
 */
function deferUnseenCards({ overlay, handGlides }, before, events) {
  for (const card of before.handCards) handGlides.markAsKnown(before.element(card));
  if (events.some(({ type }) => type === "drew")) overlay.deferDrawing("deferred-hand");
}

/**
 * @typedef {object} MoveOptions
 * @property {number} viewer the seat whose hand is shown
 * @property {Speed} speed
 * @property {() => void} onBegin when the first ghost begins to move
 * @property {() => void} onSkip when the player skips the rest
 * @property {() => void} onEnd when nothing moves any more, for whatever reason
 */

/**
 * Animates a move whose new table has just been drawn.
 * @param {PreparedMove} prepared
 * @param {GameEvent[]} events as the viewer may know them
 * @param {MoveOptions} options
 * @returns {() => void} ends the animation at once
 */
export function animateMove({ before, tools, enemyCopy }, events, { viewer, speed, onBegin, onSkip, onEnd }) {
  const screen = currentScreen();
  const listening = new AbortController();
  let isOver = false;
  /** Glides of cards in the hand that continue when the rest has ended. @type {Animation[]} */
  let kept = [];

  function finish() {
    onEnd();
    listening.abort();
    cancelAnimationFrame(frame);
    if (!isOver) tools.clear(kept);
    isOver = true;
  }

  // A tap or a key ends the animation and still has its normal effect.
  listenForSkip(listening.signal, ({ type, target }) => {
    const isTouch = type === "pointerdown" && !isOver;
    const invisible = isTouch ? tools.handGlides.invisibleCards() : [];
    kept = isTouch ? tools.handGlides.visibleGlides() : [];
    finish();
    holdCardsUnderFinger(
      kept,
      invisible.filter((card) => !card?.contains(/** @type {Node} */ (target))),
    );
    onSkip();
  });

  const after = screen && takeSnapshot(screen);
  async function begin() {
    if (isOver || !screen?.isConnected || !after) return finish();
    tools.overlay.moveTo(screen);
    if (!enemyCopy) {
      tools.overlay.show();
      glideKnownCards(tools, before, after, events, speed);
    }
    addEventAnimations({ before, tools, enemyCopy }, after, events, viewer, speed);
    await tools.frames.runInFrames();
    tools.clock.start();
    onBegin();
    await tools.clock.whenFinished();
    if (!isOver) finish();
  }
  // Begin before the new table is painted, but in a task of its own, to keep each task short.
  const frame = requestAnimationFrame(begin);
  if (enemyCopy && after) glideKnownCards(tools, before, after, events, speed);
  return () => {
    finish();
    for (const glide of kept) glide.cancel();
  };
}

/**
 * Calls `onSkip` when the player acts, or when the table may no longer be where it was measured.
 * @param {AbortSignal} signal @param {(event: Event) => void} onSkip
 */
function listenForSkip(signal, onSkip) {
  for (const type of ["pointerdown", "keydown", "resize", "pagehide"]) {
    addEventListener(type, onSkip, { capture: true, signal });
  }
  document.addEventListener("visibilitychange", onSkip, { signal });
}

/**
 * @param {PreparedMove} prepared @param {LayoutSnapshot} after @param {GameEvent[]} events
 * @param {number} viewer @param {Speed} speed
 */
function addEventAnimations({ before, tools, enemyCopy }, after, events, viewer, speed) {
  const scene = createScene(tools, before, after, enemyCopy, events, viewer);
  const timeline = timelineOf(events, speed);
  delayTexts(scene, timeline);
  const animateAll = () => {
    for (const { event, at, step } of timeline) animateEvent(scene, event, { at, step });
  };
  if (enemyCopy) tools.frames.addHeavy(animateAll);
  else animateAll();
}

/**
 * Moves the cards that stay in the hand to their new places, or back when a move is undone.
 * @param {AnimationTools} tools @param {LayoutSnapshot} before @param {LayoutSnapshot} after
 * @param {GameEvent[]} events @param {Speed} speed
 */
function glideKnownCards({ handGlides }, before, after, events, speed) {
  const drawn = new Set(events.map((event) => event.type === "drew" && event.card));
  for (const card of after.handCards) {
    const [from, to] = [before.rect(card), after.rect(card)];
    if (!from || !to || drawn.has(card)) continue;
    if (Math.hypot(from.left - to.left, from.top - to.top) < 2) continue;
    handGlides.glide(after.element(card), to, from, { at: 0, step: stepLength(speed) });
  }
}

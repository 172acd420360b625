// One move on the stage: the events' acts at their times, above the table that is drawn already.

import { SITE } from "../base/site.js";
import { ACTS, pilesOf, veilOf } from "./event-animations.js";
import { look } from "./layout-snapshot.js";
import { score } from "./timeline.js";
import { keepWords, layWords } from "./kept-text.js";
import { unpackDeck } from "../ui/deck.js";
import { createStage, roomOf } from "./overlay.js";

/** @typedef {import("../app/state.js").GameEvent} GameEvent */

const STYLE = new URL("style/motion.css", SITE).href;
const screenNow = () => document.querySelector(".table-screen");

/** Where the next move will be seen: not first made when it comes, which has enough to do. */
export function furnish() {
  const screen = screenNow();
  if (screen) roomOf(screen);
}

/** What must be there before anything moves. */
export const prepare = () => Promise.all([bringStyle(), unpackDeck()]);

function bringStyle() {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = STYLE;
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
  document.head.append(link);
  return loaded;
}

/**
 * The table before a move, and the stage above it, on which nothing is seen yet.
 * @typedef {object} Ready
 * @property {import("./layout-snapshot.js").Look} before
 * @property {import("./overlay.js").Stage} stage
 * @property {HTMLElement | null} enemy where it falls: a copy, for the stage
 * @property {(() => void)[]} steps to take before the new table is drawn: several where an enemy falls, and
 *   then there is so much to do that some of it should be painted before the rest
 */

/**
 * How the table looks before the next move is drawn.
 * @param {GameEvent[]} events of that move
 * @param {import("../i18n/index.js").Translate} t
 * @returns {Ready | null}
 */
export function remember(events, t) {
  const screen = screenNow();
  if (!screen) return null;
  const before = look(screen, true);
  const rect = before.rect("enemy");
  const enemy = rect && events.some(({ type }) => type === "defeated") ? before.copy(".enemy") : null;
  const stage = createStage(screen, t);
  const steps = [() => veil(stage, before, events, Boolean(enemy))];
  if (enemy && rect) steps.unshift(() => void stage.lay(enemy, rect), ...layRest(stage, before, events));
  return { before, stage, enemy, steps };
}

/** What else must lie on the stage before it covers the table: the cards of the fight, the piles, the counts. */
/** @param {import("./overlay.js").Stage} stage @param {import("./layout-snapshot.js").Look} before @param {GameEvent[]} events @returns {(() => void)[]} */
const layRest = (stage, before, events) => [
  () => {
    for (const card of before.played) stage.spare(card, /** @type {DOMRect} */ (before.rect(card)));
  },
  () => {
    const size = before.rect(before.played.at(-1) ?? "") ?? before.rect("tavern");
    for (const card of events.find(({ type }) => type === "played")?.cards ?? []) {
      if (size && before.rect(card)) stage.spare(card, size, before.rect(card));
    }
    for (const pile of pilesOf(isExact(events))) stage.pile(pile, before);
    layWords(stage, before, events);
  },
];

/**
 * What will be drawn but not seen yet is left out of the table, and gets its picture later, when a frame
 * has time for it.
 * @param {import("./overlay.js").Stage} stage @param {import("./layout-snapshot.js").Look} before
 * @param {GameEvent[]} events @param {boolean} covered whether the stage shows the table as it was
 */
function veil(stage, before, events, covered) {
  for (const card of before.hand) before.element(card)?.setAttribute("data-held", "");
  if (events.some(({ type }) => type === "drew")) stage.veil("veiled-hand");
  if (!covered) return;
  stage.show();
  if (events.some(({ type }) => type === "enemy_revealed")) {
    stage.veil(veilOf(isExact(events)), "veiled-portrait", "veiled-face", "veiled-facts");
  }
}

/** @param {GameEvent[]} events */
const isExact = (events) => events.some(({ exact }) => exact);

/**
 * @param {Ready} remembered
 * @param {GameEvent[]} events as the viewer may know them
 * @param {{viewer: number, speed: import("./timeline.js").Speed, begun: () => void, skipped: () => void, over: () => void}} how
 * @returns {() => void} breaks it off
 */
export function perform(remembered, events, { viewer, speed, begun, skipped, over }) {
  const { before, enemy } = remembered;
  /** @type {import("./overlay.js").Stage | null} */
  let stage = remembered.stage;
  const screen = screenNow();
  const signal = new AbortController();
  /** @type {Animation[]} */
  let held = []; // cards of the hand that go on when the rest is over

  function finish() {
    over();
    signal.abort();
    cancelAnimationFrame(frame);
    stage?.clear(held);
    stage = null;
  }
  // A tap or a key means what it says; it only doesn't wait for the cards. One that is still on its way
  // stays under the finger, and none comes between: the tap would else be another's.
  const skip = (/** @type {Event} */ { type, target }) => {
    const touched = type === "pointerdown" ? stage : null;
    held = touched?.gliding() ?? [];
    const unseen = touched?.unseen().filter((card) => !card?.contains(/** @type {Node} */ (target))) ?? [];
    finish();
    hold(held, unseen);
    skipped();
  };
  for (const hurry of ["pointerdown", "keydown", "resize", "pagehide"]) {
    addEventListener(hurry, skip, { capture: true, signal: signal.signal });
  }
  document.addEventListener("visibilitychange", skip, { signal: signal.signal });

  const after = screen && look(screen);
  async function begin() {
    if (!stage || !screen?.isConnected || !after) return finish();
    if (!screen.contains(stage.layer)) roomOf(screen).append(stage.layer); // it was another's
    if (!enemy) {
      stage.show();
      shift(stage, before, after, events, speed);
    }
    const scene = setScene(stage, before, after, enemy, events, viewer);
    const beats = score(events, speed);
    keepWords(scene, beats);
    const act = () => beats.forEach(({ event, at, step }) => ACTS[event.type]?.(scene, event, { at, step }));
    if (enemy) stage.apart(act);
    else act();
    await stage.open();
    begun();
    await stage?.over();
    if (stage) finish();
  }
  // Not in the task that drew and measured: each stays short. Before the new table is painted.
  const frame = requestAnimationFrame(begin);
  if (enemy && after) shift(stage, before, after, events, speed);
  return () => {
    finish();
    for (const animation of held) animation.cancel();
  };
}

const CLICK = 100; // ms, within which a lifted finger has become a click

/** While a finger is down. @param {Animation[]} moving @param {(Element | null)[]} unseen */
function hold(moving, unseen) {
  if (!moving.length && !unseen.length) return;
  for (const animation of moving) {
    animation.pause();
    animation.effect?.updateTiming({ fill: "backwards" }); // nobody takes it away
  }
  for (const card of unseen) card?.setAttribute("data-away", "whole");
  function release() {
    for (const card of unseen) card?.removeAttribute("data-away");
    for (const each of moving) if (each.playState === "paused") each.play();
  }
  const signal = new AbortController();
  for (const end of ["pointerup", "pointercancel"]) {
    addEventListener(
      end,
      () => {
        signal.abort();
        setTimeout(release, CLICK);
      },
      { capture: true, signal: signal.signal },
    );
  }
}

/** What the new table shows no more and the events still need. */
/**
 * @param {import("./overlay.js").Stage} stage
 * @param {import("./layout-snapshot.js").Look} before @param {import("./layout-snapshot.js").Look} after
 * @param {HTMLElement | null} enemy the old one, if it waits on the stage
 * @param {GameEvent[]} events @param {number} viewer @returns {import("./event-animations.js").Scene}
 */
function setScene(stage, before, after, enemy, events, viewer) {
  const beaten = events.find(({ type }) => type === "defeated")?.enemy;
  const part = after.rect("result") ? "board" : beaten ? "enemy" : "";
  const waits = part === "enemy" ? enemy : null;
  if (!waits) enemy?.remove();
  const copy = waits ?? (part ? before.copy(`.${part}`) : null);
  const rect = before.rect(part);
  /** @type {import("./event-animations.js").Scene} */
  const scene = {
    stage,
    before,
    after,
    viewer,
    board: after.element("board") ?? null,
    copy: null,
    lying: [],
    leaving: [],
  };
  if (!copy || !rect) return scene;
  const all = after.rect("result");
  if (!waits) stage.lay(copy, rect);
  if (all) stage.layer.prepend(stage.glow(all, "curtain"), copy); // under the cards that lie there already
  Object.assign(scene, { board: copy, copy, leaving: [copy] });
  if (!beaten) return scene;
  for (const card of before.played) {
    const home = before.rect(card);
    if (home) scene.lying.push({ ghost: stage.card(card, home), home });
  }
  copy.querySelector(".played")?.replaceChildren();
  return scene;
}

/** Cards of the hand close up, or come back when a move is taken back. */
/**
 * @param {import("./overlay.js").Stage} stage
 * @param {import("./layout-snapshot.js").Look} before @param {import("./layout-snapshot.js").Look} after
 * @param {GameEvent[]} events @param {import("./timeline.js").Speed} speed
 */
function shift(stage, before, after, events, speed) {
  const step = score([{ type: "" }], speed)[0].step;
  const drawn = new Set(events.map((event) => event.card));
  for (const card of after.hand) {
    const [from, to] = [before.rect(card), after.rect(card)];
    if (!from || !to || drawn.has(card)) continue;
    if (Math.hypot(from.left - to.left, from.top - to.top) < 2) continue;
    stage.glide(after.element(card), to, from, { at: 0, step });
  }
}

// One move on the stage: the events' acts at their times, above the table that is drawn already.

import { ACTS, pilesOf, veilOf } from "./acts.js";
import { look } from "./look.js";
import { score } from "./score.js";
import { keepWords, layWords } from "./words.js";
import { unpackDeck } from "../view/deck.js";
import { createStage, VEILS } from "./stage.js";

/** @typedef {import("../store.js").GameEvent} GameEvent */

const STYLE = new URL("../style/motion.css", import.meta.url).href;
const screenNow = () => document.querySelector(".table-screen");

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
 * The table before a move, and what of the stage is there already.
 * @typedef {object} Ready
 * @property {import("./look.js").Look} before
 * @property {import("./stage.js").Stage | null} stage
 * @property {HTMLElement | null} enemy
 * @property {() => void} layRest lays what didn't fit into the first frame
 */

/**
 * How the table looks before the next move is drawn. What is much work is shared out among some frames:
 * where an enemy falls, it waits on a stage, unseen, and should be painted first; then so should the rest.
 * @param {GameEvent[]} events of that move
 * @param {import("../i18n/index.js").Translate} t
 * @returns {Ready | null}
 */
export function remember(events, t) {
  const screen = screenNow();
  if (!screen) return null;
  const before = look(screen, true);
  const [enemy, rect] = [before.copy(".enemy"), before.rect("enemy")];
  if (!enemy || !rect || !falls(events)) return { before, stage: null, enemy: null, layRest() {} };
  const stage = createStage(screen, t);
  stage.lay(enemy, rect);
  function layRest() {
    for (const pile of pilesOf(events.some(({ exact }) => exact))) stage.pile(pile, before);
    const size = before.rect(before.played.at(-1) ?? "") ?? before.rect("tavern");
    for (const card of before.played) stage.spare(card, /** @type {DOMRect} */ (before.rect(card)));
    for (const card of events.find(({ type }) => type === "played")?.cards ?? []) {
      if (size && before.rect(card)) stage.spare(card, size, before.rect(card));
    }
    layWords(stage, before, events);
  }
  return { before, stage, enemy, layRest };
}

/** @param {GameEvent[]} events */
const falls = (events) => events.some(({ type }) => type === "defeated");

/** What will be drawn but not seen yet gets its picture later, when a frame has time for it. @param {Ready} ready @param {GameEvent[]} events */
export function veil({ stage }, events) {
  const screen = screenNow();
  stage?.show();
  for (const card of screen?.querySelectorAll(".hand .card") ?? []) card.setAttribute("data-held", "");
  if (events.some(({ type }) => type === "drew")) screen?.classList.add("veiled-hand");
  if (!events.some(({ type }) => type === "enemy_revealed")) return;
  const pile = veilOf(events.find(({ type }) => type === "defeated")?.exact);
  screen?.classList.add(pile, "veiled-portrait", "veiled-face", "veiled-facts");
}

/**
 * @param {Ready} remembered
 * @param {GameEvent[]} events as the viewer may know them
 * @param {{t: import("../i18n/index.js").Translate, viewer: number, speed: import("./score.js").Speed, begun: () => void, skipped: () => void, over: () => void}} how
 * @returns {() => void} breaks it off
 */
export function perform(remembered, events, { t, viewer, speed, begun, skipped, over }) {
  const { before, enemy } = remembered;
  let { stage } = remembered;
  const screen = screenNow();
  const signal = new AbortController();
  /** @type {Animation[]} */
  let held = []; // cards of the hand that go on when the rest is over

  function finish() {
    over();
    signal.abort();
    cancelAnimationFrame(frame);
    screen?.classList.remove(...VEILS);
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
    if (!screen?.isConnected || !after) return finish();
    const own = (stage ??= createStage(screen, t));
    if (!remembered.stage) {
      own.show();
      shift(own, before, after, events, speed);
    }
    act(setScene(own, before, after, enemy, events, viewer), score(events, speed));
    await own.open();
    begun();
    await own.over();
    if (stage) finish();
  }
  // Not in the task that drew and measured: each stays short. Before the new table is painted; but where
  // a stage hides already what has changed, and the hand stays as it was, that has a frame of its own.
  let frame = requestAnimationFrame(stage ? () => (frame = requestAnimationFrame(begin)) : begin);
  if (stage && after) shift(stage, before, after, events, speed);
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
    addEventListener(end, () => {
      signal.abort();
      setTimeout(release, CLICK);
    }, { capture: true, signal: signal.signal });
  }
}

/** @param {import("./acts.js").Scene} scene @param {import("./score.js").Beat[]} beats */
function act(scene, beats) {
  keepWords(scene, beats);
  for (const { event, at, step } of beats) ACTS[event.type]?.(scene, event, { at, step });
}

/** What the new table shows no more and the events still need. */
/**
 * @param {import("./stage.js").Stage} stage
 * @param {import("./look.js").Look} before @param {import("./look.js").Look} after
 * @param {HTMLElement | null} enemy the old one, if it waits on the stage
 * @param {GameEvent[]} events @param {number} viewer @returns {import("./acts.js").Scene}
 */
function setScene(stage, before, after, enemy, events, viewer) {
  const beaten = events.find(({ type }) => type === "defeated")?.enemy;
  const part = after.rect("result") ? "board" : beaten ? "enemy" : "";
  const waits = part === "enemy" ? enemy : null;
  if (!waits) enemy?.remove();
  const copy = waits ?? (part ? before.copy(`.${part}`) : null);
  const rect = before.rect(part);
  /** @type {import("./acts.js").Scene} */
  const scene = { stage, before, after, viewer, board: after.element("board") ?? null, copy: null, lying: [], leaving: [] };
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
 * @param {import("./stage.js").Stage} stage
 * @param {import("./look.js").Look} before @param {import("./look.js").Look} after
 * @param {GameEvent[]} events @param {import("./score.js").Speed} speed
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

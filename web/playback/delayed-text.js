// Keeps numbers and lines of the table as they were until the event that changes them has been shown.

import { anchorSelector } from "../table/anchors.js";
import {
  changesAtTheEnd,
  DELAYED_TEXTS,
  isChangedBy,
  numberStrip,
  planChanges,
} from "./delayed-text-plan.js";

/** @typedef {import("../engine/protocol.js").GameEvent} GameEvent */
/** @typedef {import("../table/anchors.js").Anchor} Anchor */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./delayed-text-plan.js").TimedEvent} TimedEvent */
/** @typedef {import("./delayed-text-plan.js").TextChange} TextChange */

/**
 * Places copies of the texts outside the enemy's panel. Call it before the new table is drawn, because
 * drawing the new table takes up its whole first frame.
 * @param {import("./ghosts.js").Ghosts} ghosts @param {import("./layout-snapshot.js").LayoutSnapshot} before
 * @param {GameEvent[]} events
 */
export function placeOldTexts(ghosts, before, events) {
  for (const text of DELAYED_TEXTS) {
    const [old, rect] = [before.text(text.anchor), before.rect(text.anchor)];
    const changes = events.some((event) => isChangedBy(text, event));
    if (changes && old && rect && !isInEnemyPanel(before.element(text.anchor)))
      ghosts.place(old, rect, "written");
  }
}

/** @param {Element | undefined} element */
const isInEnemyPanel = (element) => Boolean(element?.closest(anchorSelector("enemy")));

/**
 * Delays every changing text until its event is shown.
 * @param {Scene} scene @param {TimedEvent[]} timeline
 */
export function delayTexts(scene, timeline) {
  const { before, after, motion } = scene;
  if (after.rect("result")) {
    for (const { anchor } of DELAYED_TEXTS) before.text(anchor)?.remove(); // the curtain covers the texts
    return;
  }
  for (const text of DELAYED_TEXTS) {
    const plan = planChanges(text, timeline);
    if (plan) delayText(scene, text.anchor, plan.last, plan.counts);
  }
  const last = timeline.at(-1);
  if (!last) return;
  delayText(scene, "step", last, []); // the line that says what to do next changes last
  if (after.buttons !== before.buttons) motion.fadeIn(after.element("buttons"), {}, last);
}

/**
 * @param {Scene} scene @param {Anchor} anchor @param {TimedEvent} last the last event that changes the text
 * @param {TextChange[]} counts what the text shows before that event
 */
function delayText({ overlay, ghosts, motion, frames, before, after, oldCopy }, anchor, last, counts) {
  const [old, current, rect] = [before.text(anchor), after.element(anchor), after.rect(anchor)];
  if (!current || !rect || (oldCopy && isInEnemyPanel(current))) return old?.remove();
  if (!old) {
    motion.fadeIn(current.closest(anchorSelector("shield-line")), {}, last); // the first shield
    return;
  }
  if (!counts.length && old.textContent === current.textContent) return old.remove();
  ghosts.place(old, rect, "written");
  overlay.hideText(current);
  if (changesAtTheEnd(anchor)) return;
  frames.add(() => {
    const { height } = rect;
    const strip = numberStrip(old.textContent ?? "", counts, current.textContent ?? "", last, height);
    const element = document.createElement("div");
    element.append(
      ...strip.texts.map((textContent) => Object.assign(document.createElement("span"), { textContent })),
    );
    old.classList.add("reel");
    old.style.lineHeight = `${height}px`;
    old.replaceChildren(element);
    motion.animateSteps(element, strip.keyframes, strip.timing);
  });
}

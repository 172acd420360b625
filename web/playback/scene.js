// The scene of one move: the table before and after it, the overlay, and the ghosts that several events share.

import { findAnchor } from "./layout-snapshot.js";

/** @typedef {import("../engine/protocol.js").GameEvent} GameEvent */
/** @typedef {import("./animation-tools.js").AnimationTools} AnimationTools */
/** @typedef {import("./layout-snapshot.js").LayoutSnapshot} LayoutSnapshot */

/**
 * @typedef {object} Fight
 * @property {LayoutSnapshot} before
 * @property {LayoutSnapshot} after
 * @property {number} viewer whose hand is seen
 * @property {Element | null} board on which the fight is seen: the page's, or the old copy
 * @property {HTMLElement | null} oldCopy on the overlay: the defeated enemy, or the whole board when the game ends
 * @property {{ghost: HTMLElement, home: DOMRect}[]} playedGhosts the cards played against the enemy, if it is defeated
 * @property {Element[]} leavesWithEnemy ghosts that fade when the next enemy comes
 *
 * @typedef {AnimationTools & Fight} Scene
 */

/**
 * @param {AnimationTools} tools
 * @param {LayoutSnapshot} before @param {LayoutSnapshot} after
 * @param {HTMLElement | null} enemyCopy of the defeated enemy, if it lies on the overlay
 * @param {GameEvent[]} events @param {number} viewer
 * @returns {Scene}
 */
export function createScene(tools, before, after, enemyCopy, events, viewer) {
  const { ghosts, overlay } = tools;
  /** @type {Scene} */
  const scene = {
    ...tools,
    before,
    after,
    viewer,
    board: after.element("board") ?? null,
    oldCopy: null,
    playedGhosts: [],
    leavesWithEnemy: [],
  };
  const isDefeat = events.some(({ type }) => type === "defeated");
  const result = after.rect("result");
  const part = result ? "board" : isDefeat ? "enemy" : null;
  const placed = part === "enemy" ? enemyCopy : null;
  if (!placed) enemyCopy?.remove();
  const oldCopy = placed ?? (part && before.copyAnchor(part));
  const rect = part ? before.rect(part) : undefined;
  if (!oldCopy || !rect) return scene;
  if (!placed) ghosts.place(oldCopy, rect);
  if (result) overlay.layer.prepend(ghosts.placeLight(result, "curtain"), oldCopy); // below cards placed before
  Object.assign(scene, { board: oldCopy, oldCopy, leavesWithEnemy: [oldCopy] });
  if (!isDefeat) return scene;
  for (const card of before.playedCards) {
    const home = before.rect(card);
    if (home) scene.playedGhosts.push({ ghost: ghosts.placeCard(card, home), home });
  }
  findAnchor("played", oldCopy)?.replaceChildren();
  return scene;
}

/**
 * Where an anchor of the fight is seen: as it was on the old copy, or as it is on the page's board.
 * @param {Scene} scene @param {import("../table/anchors.js").Anchor} anchor
 */
export const rectInFight = ({ before, after, oldCopy }, anchor) => (oldCopy ? before : after).rect(anchor);

/** Where a seat's cards come from and go to. @param {Scene} scene @param {number} seat */
export const rectOfSeat = ({ before, after }, seat) =>
  after.rect(`seat-${seat}`) ?? before.rect("hand") ?? after.rect("hand") ?? before.rect("played");

/**
 * Changes the enemy's panel: an old copy still looks as it was and can change when a frame has time, but on the page's
 * panel the new numbers must not be seen, not even for a frame.
 * @param {Scene} scene @param {() => void} change
 */
export const changeEnemyPanel = ({ frames, oldCopy }, change) => (oldCopy ? frames.add(change) : change());

// The scene of one move: the table before and after it, the overlay, and the ghosts that several events share.

import { findAnchor } from "./layout-snapshot.js";

/** @typedef {import("../engine/protocol.js").GameEvent} GameEvent */
/** @typedef {import("./animation-tools.js").AnimationTools} AnimationTools */
/** @typedef {import("./layout-snapshot.js").LayoutSnapshot} LayoutSnapshot */

/**
 * @typedef {object} Fight
 * @property {LayoutSnapshot} before
 * @property {LayoutSnapshot} after
 * @property {number} viewer the seat whose hand is shown
 * @property {Element | null} board that shows the fight: the page's board, or `oldCopy`
 * @property {HTMLElement | null} oldCopy a copy on the overlay: of the defeated enemy, or of the whole board at game end
 * @property {{ghost: HTMLElement, home: DOMRect}[]} playedGhosts the cards played against the enemy, if it is defeated
 * @property {Element[]} leavesWithEnemy ghosts that fade when the next enemy arrives
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
  if (result) overlay.layer.prepend(ghosts.placeLight(result, "curtain"), oldCopy); // below the ghosts that were placed earlier
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
 * Where an anchor of the fight is: on the old copy if there is one, otherwise on the page's board.
 * @param {Scene} scene @param {import("../table/anchors.js").Anchor} anchor
 */
export const rectInFight = ({ before, after, oldCopy }, anchor) => (oldCopy ? before : after).rect(anchor);

/** Where a seat's cards come from and go to. @param {Scene} scene @param {number} seat */
export const rectOfSeat = ({ before, after }, seat) =>
  after.rect(`seat-${seat}`) ?? before.rect("hand") ?? after.rect("hand") ?? before.rect("played");

/**
 * Changes the enemy's panel. A copy of the old panel can wait until a frame has time. The page's own panel already has
 * its new numbers, so it must change at once: they must not show for even one frame.
 * @param {Scene} scene @param {() => void} change
 */
export const changeEnemyPanel = ({ frames, oldCopy }, change) => (oldCopy ? frames.add(change) : change());

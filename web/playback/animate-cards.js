// Animations of moving cards: played, drawn, discarded, flipped away, healed.

import { anchorSelector, placeSelector } from "../table/anchors.js";
import { centredIn } from "./geometry.js";
import { keepOldPile, landOnPile } from "./pile-animation.js";
import { rectOfSeat } from "./scene.js";
import { stagger } from "./timeline.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./timeline.js").Timing} Timing */
/** @typedef {import("../engine/protocol.js").Played} Played */
/** @typedef {import("../engine/protocol.js").Drew} Drew */
/** @typedef {import("../engine/protocol.js").Discarded} Discarded */
/** @typedef {import("../engine/protocol.js").Flipped} Flipped */
/** @typedef {import("../engine/protocol.js").Healed} Healed */

const MOST_HEALED = 6; // at most so many cards are shown on their way to the Tavern, to save work

/**
 * Where a card of a hand or of a seat starts from; a seat's card has the size of `home`.
 * @param {Scene} scene @param {string} card @param {number} seat @param {DOMRect} home
 */
function startOf(scene, card, seat, home) {
  const own = scene.before.rect(card);
  const seatRect = rectOfSeat(scene, seat);
  return own ?? (seatRect && centredIn(seatRect, home));
}

/** A place beside the cards that were already played. @param {Scene} scene @param {number} index */
function placeBesidePlayed({ before }, index) {
  const row = before.rect("played");
  const last = before.rect(before.playedCards.at(-1) ?? "");
  const size = last ?? before.rect("tavern");
  if (!row || !size) return undefined;
  const from = last ? last.right + 8 : centredIn(row, size).left;
  const left = Math.min(from + index * size.width, row.right - size.width);
  return new DOMRect(left, last?.top ?? centredIn(row, size).top, size.width, size.height);
}

/** @param {Scene} scene @param {Played} event @param {Timing} timing */
export function animatePlayed(scene, { seat, cards }, timing) {
  for (const [index, card] of cards.entries()) {
    playCard(scene, seat, card, index, stagger(timing, index, cards.length));
  }
}

/** @param {Scene} scene @param {number} seat @param {string} card @param {number} index @param {Timing} timing */
function playCard(scene, seat, card, index, timing) {
  const { overlay, ghosts, motion, after, oldCopy, playedGhosts } = scene;
  const isOnTable = !oldCopy && after.playedCards.includes(card);
  const onTable = isOnTable ? after.element(card) : undefined;
  const home = onTable ? after.rect(card) : placeBesidePlayed(scene, index);
  const start = home && startOf(scene, card, seat, home);
  if (!home || !start) return;
  overlay.hide(onTable);
  if (index === 0) overlay.hide(onTable?.closest(anchorSelector("play"))); // includes the shadow below the cards
  const ghost = ghosts.placeCard(card, home);
  const hasRow = oldCopy || after.rect("played");
  if (!hasRow) {
    // If the layout has no row of played cards, the card is thrown at the enemy.
    const portrait = after.rect("portrait");
    const target = portrait ? centredIn(portrait, home) : home;
    motion.moveGhost(ghost, home, start, target, timing, { turn: [-7, 9], atEnd: "hasFaded" });
    return;
  }
  motion.moveGhost(ghost, home, start, home, timing, { turn: [-7, 0], atEnd: "stays" });
  if (!onTable) playedGhosts.push({ ghost, home });
}

/**
 * Cards move from the hand onto the discard pile, one after another.
 * @param {Scene} scene @param {Discarded | Flipped} event @param {Timing} timing
 */
export function animateDiscarded(scene, { seat, cards }, timing) {
  const { ghosts, motion, before } = scene;
  const pile = before.rect("discard");
  if (!pile || !cards.length) return;
  keepOldPile(scene, "discard");
  const last = stagger(timing, cards.length - 1, cards.length).at;
  for (const [index, card] of cards.entries()) {
    const start = startOf(scene, card, seat, pile);
    if (!start) continue;
    const own = stagger(timing, index, cards.length);
    motion.moveGhost(ghosts.placeCard(card, pile), pile, start, pile, own, landOnPile(own.at, last));
  }
}

/**
 * The Jester appears over the table while the hand is discarded.
 * @param {Scene} scene @param {Flipped} event @param {Timing} timing
 */
export function animateFlipped(scene, event, timing) {
  const { ghosts, motion, frames, before, after } = scene;
  const [board, size] = [before.rect("board"), after.rect("portrait")];
  if (board && size) {
    frames.add(() =>
      motion.animateSteps(
        ghosts.placeCard("X1", centredIn(board, size)),
        [
          { opacity: 0, transform: "scale(0.3) rotate(-14deg)", offset: 0 },
          { opacity: 1, transform: "none", offset: 1 },
          { opacity: 1, transform: "none", offset: 2 },
          { opacity: 0, transform: "none", offset: 3 },
        ],
        timing,
      ),
    );
  }
  animateDiscarded(scene, event, timing);
}

/**
 * Cards move from the discard pile under the Tavern, face down because nobody may know them.
 * @param {Scene} scene @param {Healed} event @param {Timing} timing
 */
export function animateHealed(scene, { amount }, timing) {
  const { ghosts, motion, frames, before, after } = scene;
  const [from, to] = [before.rect("discard"), before.rect("tavern")];
  if (!from || !to || !amount) return;
  const count = Math.min(amount, MOST_HEALED);
  for (let index = 0; index < count; index += 1) {
    const own = stagger(timing, index, count);
    frames.add(() =>
      motion.moveGhost(ghosts.placeCardBack(to), to, from, to, own, { turn: [-20, 0], appear: true }),
    );
  }
  frames.add(() => {
    const isEmpty = before.copyPart(`${placeSelector("tavern")} ${anchorSelector("empty")}`);
    if (isEmpty) return; // the Tavern has no top card to hide the healed ones
    const top = ghosts.copyPile("tavern", before);
    top?.classList.add("above");
    motion.disappear(top, timing.at + timing.step * 1.6);
  });
  const tavern = ghosts.keptPile("tavern") ?? after.element("tavern");
  motion.swell(tavern, { ...timing, at: timing.at + timing.step }, 1.15);
}

/** @param {Scene} scene @param {Drew} event @param {Timing} timing */
export function animateDrew(scene, { seat, card }, timing) {
  const { ghosts, motion, frames, handGlides, before, after } = scene;
  const from = before.rect("tavern") ?? after.rect("tavern");
  if (!from) return;
  const own = card && after.handCards.includes(card) ? after.element(card) : undefined;
  if (card && own) {
    frames.add(() => {
      handGlides.markAsKnown(own);
      handGlides.glide(own, after.rect(card) ?? from, from, timing, { turn: 16, appear: true });
    });
    return;
  }
  const to = rectOfSeat(scene, seat);
  if (!to) return;
  const home = centredIn(to, from);
  frames.add(() =>
    motion.moveGhost(ghosts.placeCardBack(home), home, from, home, timing, {
      turn: [16, 0],
      appear: true,
      atEnd: "fades",
    }),
  );
}

// Names the places of a table that an animation starts from, ends at or changes. The views mark these places with
// `data-anchor`; cards, piles and seats also have a `data-place`. The modules in web/playback/ find the places by
// these names only. tests/js/playback/anchors.test.js checks that the views use all the anchors listed here and no
// others.

/** Anchors that a table has at most once. An animation measures all of them before and after a move. */
export const ANCHORS = /** @type {const} */ ([
  "board", // the seats, the enemy, the piles and the played cards
  "enemy",
  "portrait", // the enemy's card
  "seal", // the sign of the enemy's immunity
  "facts", // the enemy's name and numbers
  "life", // the bar of the enemy's health
  "health",
  "health-of", // the full health after the slash; it moves when the number before it gets shorter
  "health-word",
  "attack-line", // the attack with its icon and its label
  "attack",
  "attack-word",
  "shield",
  "immunity",
  "castle-count",
  "tavern-count",
  "discard-count",
  "played", // the row of cards played against the enemy
  "hand",
  "step", // the line that tells the player what to do
  "buttons", // the buttons below the hand
  "royals", // the crests of the twelve royals
  "size-1", // the number of cards that seat 1 holds
  "size-2",
  "size-3",
  "size-4",
  "result", // the panel at the end of a game
]);

/** Anchors that are looked up inside another one when an animation needs them. */
export const INNER_ANCHORS = /** @type {const} */ ([
  "stack", // the cards of a pile
  "empty", // the outline that an empty pile shows
  "play", // the played cards of one move
  "played-hint", // the text shown while no card has been played
  "shield-line", // the shield with its icon and its label
  "result-scene", // the royals shown at the end of a game
  "result-title",
  "medal",
]);

/** @typedef {typeof ANCHORS[number]} Anchor */
/** @typedef {typeof INNER_ANCHORS[number]} InnerAnchor */

/** The selector of a screen with a table: a game, a lesson, a replay or an embedded board. */
export const TABLE_SCREEN = ".table-screen";

/** @param {Anchor | InnerAnchor} name */
export const anchorSelector = (name) => `[data-anchor="${name}"]`;

/** The selector of a card, a pile ("tavern") or a seat ("seat-2"). @param {string} name */
export const placeSelector = (name) => `[data-place="${name}"]`;

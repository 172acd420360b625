// The places of a table that an animation starts from, ends at or changes. The views mark them with
// `data-anchor`, cards, piles and seats also with `data-place`; web/playback/ finds them by these names alone.
// tests/js/playback/anchors.test.js checks that the views have every anchor listed here, and no other.

/** Anchors of which a table has one at most. An animation measures all of them before and after a move. */
export const ANCHORS = /** @type {const} */ ([
  "board", // all that lies open to everybody
  "enemy",
  "portrait", // the enemy's card
  "seal", // the sign of the enemy's immunity
  "facts", // the enemy's name and numbers
  "life", // the bar of the enemy's health
  "health",
  "health-of", // what stands beside a number moves when the number gets shorter
  "health-word",
  "attack-line", // the attack with its sign and its word
  "attack",
  "attack-word",
  "shield",
  "immunity",
  "castle-count",
  "tavern-count",
  "discard-count",
  "played", // the row of cards played against the enemy
  "hand",
  "step", // the line that says what to do
  "buttons", // the buttons below the hand
  "beaten", // how many enemies are beaten
  "size-1", // how many cards a seat holds
  "size-2",
  "size-3",
  "size-4",
  "result", // the panel at the end of a game
]);

/** Anchors that are looked up inside another one when an animation needs them. */
export const INNER_ANCHORS = /** @type {const} */ ([
  "stack", // of a pile: the cards
  "empty", // of a stack: the outline where no card lies
  "play", // of the played cards: those of one move
  "played-hint", // what is written where no card has been played
  "shield-line", // the shield with its sign and its word
  "result-scene", // of the result: the cards of those who stand at the end
  "result-title",
  "medal",
]);

/** @typedef {typeof ANCHORS[number]} Anchor */
/** @typedef {typeof INNER_ANCHORS[number]} InnerAnchor */

/** The screen of a table: the game's, a lesson's, a replay's, an embedded board's. */
export const TABLE_SCREEN = ".table-screen";

/** @param {Anchor | InnerAnchor} name */
export const anchorSelector = (name) => `[data-anchor="${name}"]`;

/** The selector of a card, a pile ("tavern") or a seat ("seat-2"). @param {string} name */
export const placeSelector = (name) => `[data-place="${name}"]`;

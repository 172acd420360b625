// Reads saves and summaries. No other JavaScript knows what is inside a save.
//
// The checks here are about form only. Whether a game can be played on is for the engine to say, when
// the game is opened.

/**
 * @typedef {import("../engine/protocol.js").Save} Save
 * @typedef {import("../engine/protocol.js").RecordJson} RecordJson
 * @typedef {import("../engine/protocol.js").Summary} Summary
 */

/** The fields of a record that stay the same from the first move of a game to its end. */
const SETUP_FIELDS = /** @type {const} */ (["rules", "players", "seats", "seed", "first", "start"]);

/** Gives the save in a text, or null if the text is damaged. @param {string} text @returns {Save | null} */
export function readSave(text) {
  const data = parseJson(text);
  if (!isObject(data)) return null;
  const { record, assisted, bots } = data;
  if (!isRecord(record)) return null;
  return { record, assisted: assisted === true, ...(isTexts(bots) ? { bots } : {}) };
}

/**
 * Whether one save continues another: the same game, at the same move or further on.
 * @param {string} later
 * @param {string} earlier
 */
export function goesOn(later, earlier) {
  if (later === earlier) return true;
  const [one, other] = [readSave(later), readSave(earlier)];
  if (!one || !other) return false; // nobody can tell which game a damaged save belongs to
  if (other.assisted && !one.assisted) return false;
  return continues(one.record, other.record);
}

/** @param {RecordJson} later @param {RecordJson} earlier */
function continues(later, earlier) {
  const isSameSetup = SETUP_FIELDS.every(
    (field) => JSON.stringify(later[field]) === JSON.stringify(earlier[field]),
  );
  const hasSameMoves = earlier.moves.every((move, at) => move === later.moves[at]);
  const isOver = earlier.result !== null && earlier.result !== undefined;
  const hasSameEnd = earlier.moves.length === later.moves.length && earlier.result === later.result;
  return isSameSetup && hasSameMoves && (!isOver || hasSameEnd);
}

/** @param {unknown} value @returns {value is RecordJson} */
const isRecord = (value) =>
  isObject(value) &&
  [value.players, value.first].every(Number.isInteger) &&
  typeof value.rules === "string" &&
  [value.seed, value.start, value.result].every(isOptionalText) &&
  isTexts(value.seats) &&
  isTexts(value.moves);

/**
 * Whether a value can be shown in a list of games. The outcome may be any short text: a newer version
 * of the site may know more outcomes.
 * @param {unknown} value
 * @returns {value is Summary}
 */
export const isSummary = (value) =>
  isObject(value) &&
  [value.players, value.beaten, value.ply].every(Number.isInteger) &&
  isTexts(value.seats) &&
  (value.enemy === null || (typeof value.enemy === "string" && /^[JQK][CDHS]$/.test(value.enemy))) &&
  (value.result === null || (isObject(value.result) && isShortText(value.result.outcome)));

/** A text of a length that fits a name or an id. @param {unknown} value @returns {value is string} */
export const isShortText = (value) => typeof value === "string" && value !== "" && value.length < 200;

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {unknown} value @returns {value is string[]} */
const isTexts = (value) => Array.isArray(value) && value.every((each) => typeof each === "string");

/** @param {unknown} value */
const isOptionalText = (value) => value === null || value === undefined || typeof value === "string";

/** Gives undefined for a text that is not JSON. @param {string} text @returns {unknown} */
export function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the callers report a damaged text in their own way
  }
}

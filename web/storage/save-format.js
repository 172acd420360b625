// Reads saves and summaries. No other JavaScript module knows the fields of a save.
//
// The checks here are about types only. The engine checks whether the moves are legal when the game is opened.

/**
 * @typedef {import("../engine/protocol.js").Save} Save
 * @typedef {import("../engine/protocol.js").RecordJson} RecordJson
 * @typedef {import("../engine/protocol.js").Summary} Summary
 */

/** The option that says whether a solo player may yield, as it begins in the text of a record's rules. */
const SOLO_YIELD = "solo_yield:";

/** Parses a save; returns null if the text is damaged. @param {string} text @returns {Save | null} */
export function readSave(text) {
  const data = parseJson(text);
  if (!isObject(data)) return null;
  const { record, assisted, bots } = data;
  if (!isRecord(record)) return null;
  return { record, assisted: assisted === true, ...(isTextList(bots) ? { bots } : {}) };
}

/**
 * Whether the later save is the same game as the earlier one, at the same move or further on.
 * @param {string} later
 * @param {string} earlier
 */
export function continuesSave(later, earlier) {
  if (later === earlier) return true;
  const [laterSave, earlierSave] = [readSave(later), readSave(earlier)];
  if (!laterSave || !earlierSave) return false; // there is no way to tell which game a damaged save belongs to
  if (earlierSave.assisted && !laterSave.assisted) return false;
  return continuesRecord(laterSave.record, earlierSave.record);
}

/** @param {RecordJson} later @param {RecordJson} earlier */
function continuesRecord(later, earlier) {
  const isSameSetup = setupOf(later) === setupOf(earlier);
  const hasSameMoves = earlier.moves.every((move, at) => move === later.moves[at]);
  const isOver = earlier.result !== null && earlier.result !== undefined;
  const hasSameEnd = earlier.moves.length === later.moves.length && earlier.result === later.result;
  return isSameSetup && hasSameMoves && (!isOver || hasSameEnd);
}

/** The setup, which never changes during a game, as text that is the same for every record format. @param {RecordJson} record */
function setupOf(record) {
  const { players, seats, seed, first, start } = record;
  const position = start?.replace(/ rules=\S+/, ""); // the position repeats the record's rules
  return JSON.stringify([rulesOf(record), players, seats, seed, first, position]);
}

/**
 * The rules as text that always says whether a solo player may yield. A record may leave this option out, and its
 * default has changed with format 2 (docs/NOTATION.md). With more players it has no effect and is dropped.
 * @param {RecordJson} record
 */
function rulesOf({ format, players, rules }) {
  const settings = rules.split("+");
  const others = settings.filter((setting) => !setting.startsWith(SOLO_YIELD));
  if (players > 1) return others.join("+");
  const usual = SOLO_YIELD + (format === 1 ? "once" : "never");
  return [...others, settings.find((setting) => setting.startsWith(SOLO_YIELD)) ?? usual].join("+");
}

/** @param {unknown} value @returns {value is RecordJson} */
const isRecord = (value) =>
  isObject(value) &&
  [value.players, value.first].every(Number.isInteger) &&
  typeof value.rules === "string" &&
  [value.seed, value.start, value.result].every(isOptionalText) &&
  isTextList(value.seats) &&
  isTextList(value.moves);

/**
 * Whether the list of games can show this summary. The outcome may be any short text, because a newer version of
 * the site may have more outcomes.
 * @param {unknown} value
 * @returns {value is Summary}
 */
export const isSummary = (value) =>
  isObject(value) &&
  [value.players, value.beaten, value.ply].every(Number.isInteger) &&
  isTextList(value.seats) &&
  (value.enemy === null || (typeof value.enemy === "string" && /^[JQK][CDHS]$/.test(value.enemy))) &&
  (value.result === null || (isObject(value.result) && isShortText(value.result.outcome)));

/**
 * Whether a person has made a move in the game, or ended it. Summaries of older versions didn't say so: there, any move
 * counts.
 * @param {Summary} summary
 */
export const isPlayed = ({ played, ply, result }) => played ?? (ply > 0 || result !== null);

/** Whether a value is a text short enough for a name or an id. @param {unknown} value @returns {value is string} */
export const isShortText = (value) => typeof value === "string" && value !== "" && value.length < 200;

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {unknown} value @returns {value is string[]} */
const isTextList = (value) => Array.isArray(value) && value.every((each) => typeof each === "string");

/** @param {unknown} value */
const isOptionalText = (value) => value === null || value === undefined || typeof value === "string";

/** Parses JSON; returns undefined if the text is not JSON. @param {string} text @returns {unknown} */
export function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // each caller reports a damaged text in its own way
  }
}

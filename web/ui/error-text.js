// Puts error codes into words: why a board can't show its content, why a bot can't go on.

/** @typedef {import("../i18n/index.js").Translate} Translate */
/** @typedef {{kind: string, code: string, where: string}} BoardError an error of the engine or of the board */

/** The errors that have a message `board-why-…`. Errors in a position have messages of their own. */
const BOARD_ERRORS = /** @type {const} */ ([
  "nothing_asked",
  "too_large",
  "scenario_unavailable",
  "scenario_unreadable",
  "unreadable",
  "record",
  "other",
]);

/** Which of these messages describes each kind of engine error. @type {Record<string, string>} */
const KINDS = {
  NotationError: "unreadable",
  SetupError: "unreadable",
  RecordError: "record",
  ScenarioError: "scenario_unreadable",
};

const BOT_ERRORS = /** @type {const} */ ([
  "bot_crashed",
  "bot_illegal",
  "bot_stalled",
  "bot_bad_wheel",
  "bot_none",
  "bot_not_loaded",
  "bot_name_taken",
  "bot_no_room",
  "no_such_bot",
]);

/** Why the board shows no table. @param {Translate} t @param {Pick<BoardError, "kind" | "code">} error */
export function boardErrorText(t, { kind, code }) {
  if (kind === "PositionError") return t(`position-why-${code}`);
  const known = BOARD_ERRORS.find((each) => each === (KINDS[kind] ?? code)) ?? "other";
  return t(`board-why-${known}`);
}

/** Why a bot can't go on. @param {Translate} t @param {string} code */
export const botErrorText = (t, code) =>
  t(`bot-why-${BOT_ERRORS.find((known) => known === code) ?? "bot_crashed"}`);

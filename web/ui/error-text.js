// Errors in words: why something can't be put on a board, why a bot can't go on.

/** @typedef {import("../i18n/index.js").Translate} Translate */
/** @typedef {{kind: string, code: string, where: string}} BoardError as the engine or the board says it */

/** What is told apart in words, besides what the engine says of a position. */
const BOARD_ERRORS = /** @type {const} */ ([
  "nothing_asked",
  "too_large",
  "scenario_unavailable",
  "scenario_unreadable",
  "unreadable",
  "record",
  "other",
]);

/** How the engine's kinds of errors are told. @type {Record<string, string>} */
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

/** Why there is no table. @param {Translate} t @param {Pick<BoardError, "kind" | "code">} error */
export function boardErrorText(t, { kind, code }) {
  if (kind === "PositionError") return t(`position-why-${code}`);
  const known = BOARD_ERRORS.find((each) => each === (KINDS[kind] ?? code)) ?? "other";
  return t(`board-why-${known}`);
}

/** Why a bot can't go on. @param {Translate} t @param {string} code */
export const botErrorText = (t, code) =>
  t(`bot-why-${BOT_ERRORS.find((known) => known === code) ?? "bot_crashed"}`);

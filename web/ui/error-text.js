// Why something can't be put on a board, in words.

/** @typedef {{kind: string, code: string, where: string}} Fault as the engine or the board says it */

/** Faults that are told apart in words, besides what the engine says of a position. */
const BOARD_FAULTS = /** @type {const} */ ([
  "nothing_asked",
  "too_large",
  "scenario_unavailable",
  "scenario_unreadable",
  "unreadable",
  "record",
  "other",
]);
/** What the engine's kinds of errors are here. @type {Record<string, string>} */
const KINDS = {
  NotationError: "unreadable",
  SetupError: "unreadable",
  RecordError: "record",
  ScenarioError: "scenario_unreadable",
};

/** Why there is no table, in words. @param {import("../i18n/index.js").Translate} t @param {Fault} fault */
export function faultText(t, { kind, code }) {
  if (kind === "PositionError") return t(`position-why-${code}`);
  const fault = BOARD_FAULTS.find((known) => known === (KINDS[kind] ?? code)) ?? "other";
  return t(`board-why-${fault}`);
}

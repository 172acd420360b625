// Describes a replay in words: the last move, whose turn it is, and how far the game has come.

import { eventText, isOwn, mergeDraws, seatName } from "../../table/event-text.js";

/** @typedef {import("../../i18n/index.js").Translate} Translate */
/** @typedef {import("../../app/state.js").Replay} Replay */
/** @typedef {import("../../engine/protocol.js").View} View */

/**
 * The events of the last move in words, without the next player's turn: `turnText` tells whose turn it is.
 * @param {Translate} t @param {Replay} replay @param {View} view @param {{short?: boolean}} [style]
 */
export function moveLines(t, { moves, ply, you }, { names }, style) {
  const events = mergeDraws(moves[ply - 1]?.events ?? []).filter(({ type }) => type !== "turn_began");
  return events.map((event) => ({ type: event.type, words: eventText(t, event, names, you, style) }));
}

/**
 * Whose turn it is and what the player must do, or how the game ended.
 * @param {Translate} t @param {Replay} replay @param {View} view
 */
export function turnText(t, { you }, { result, names, enemy, observation: { seat, phase } }) {
  if (result) {
    const medal = result.medal ? ` ${t(`medal-${result.medal}`)}.` : "";
    const end = t(`result-${result.outcome}`);
    return `${end}${/\p{P}$/u.test(end) ? "" : "."}${medal} ${result.rule ? t(`result-by-${result.rule}`) : t("result-by-choice")}`;
  }
  const who = { name: seatName(t, names, seat), own: isOwn(names, seat, you) ? "yes" : "no" };
  if (phase === "choose") return t("event-next_chosen", who);
  const turn = t("event-turn_began", who);
  return phase === "suffer" ? `${turn} ${t("replay-pays", { amount: enemy?.attack ?? 0 })}` : turn;
}

/** The whole description, for screen readers. @param {Translate} t @param {Replay} replay @param {View} view */
export function spokenMove(t, replay, view) {
  const { ply, plies } = replay;
  const lines = ply ? moveLines(t, replay, view).map(({ words }) => words) : [t("replay-dealt")];
  return [`${t("replay-at", { ply, plies })}.`, ...lines, turnText(t, replay, view)].join(" ");
}

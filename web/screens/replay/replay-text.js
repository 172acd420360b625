// A replay in words: what the last move did, whose turn it is, and how far the game is.

import { eventText, mergeDraws, seatName } from "../../table/event-text.js";

/** @typedef {import("../../i18n/index.js").Translate} Translate */
/** @typedef {import("../../app/state.js").Replay} Replay */
/** @typedef {import("../../engine/protocol.js").View} View */

/** The last move's events, each with its sentence; whose turn it is now is said elsewhere. */
/** @param {Translate} t @param {Replay} replay @param {View} view @param {{short?: boolean}} [style] */
export function moveLines(t, { moves, ply, you }, { names }, style) {
  const events = mergeDraws(moves[ply - 1]?.events ?? []).filter(({ type }) => type !== "turn_began");
  return events.map((event) => ({ type: event.type, words: eventText(t, event, names, you, style) }));
}

/** Who has to do what now, or how it ended. @param {Translate} t @param {Replay} replay @param {View} view */
export function turnText(t, { you }, { result, names, enemy, observation: { seat, phase } }) {
  if (result) {
    const medal = result.medal ? ` ${t(`medal-${result.medal}`)}.` : "";
    const end = t(`result-${result.outcome}`);
    return `${end}${/\p{P}$/u.test(end) ? "" : "."}${medal} ${result.rule ? t(`result-by-${result.rule}`) : t("result-by-choice")}`;
  }
  const who = { name: seatName(t, names, seat), own: seat === you ? "yes" : "no" };
  if (phase === "choose") return t("event-next_chosen", who);
  const turn = t("event-turn_began", who);
  return phase === "suffer" ? `${turn} ${t("replay-pays", { amount: enemy?.attack ?? 0 })}` : turn;
}

/** All of it for the ear. @param {Translate} t @param {Replay} replay @param {View} view */
export function spokenMove(t, replay, view) {
  const { ply, plies } = replay;
  const lines = ply ? moveLines(t, replay, view).map(({ words }) => words) : [t("replay-dealt")];
  return [`${t("replay-at", { ply, plies })}.`, ...lines, turnText(t, replay, view)].join(" ");
}

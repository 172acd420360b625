// A replay in words: what the last move did, whose turn it is, and how far the game is.

import { eventText, gathered } from "../../table/event-text.js";

/** @typedef {import("../../i18n/index.js").Translate} Translate */
/** @typedef {import("../../app/state.js").Replay} Replay */

/** The last move's events, each with its sentence; whose turn it is now is said elsewhere. */
/** @param {Translate} t @param {Replay} replay @param {{short?: boolean}} [style] */
export function moveLines(t, { entries, ply, view, you }, style) {
  const events = gathered(entries[ply - 1]?.events ?? []).filter(({ type }) => type !== "turn_began");
  return events.map((event) => ({
    type: event.type,
    words: eventText(t, event, view?.names ?? [], you, style),
  }));
}

/** Who has to do what now, or how it ended. @param {Translate} t @param {Replay} replay */
export function turnText(t, { view, you }) {
  if (!view) return "";
  const {
    result,
    names,
    enemy,
    observation: { seat, phase },
  } = view;
  if (result) {
    const medal = result.medal ? ` ${t(`medal-${result.medal}`)}.` : "";
    const end = t(`result-${result.outcome}`);
    return `${end}${/\p{P}$/u.test(end) ? "" : "."}${medal} ${result.rule ? t(`result-by-${result.rule}`) : t("result-by-choice")}`;
  }
  const turn = eventText(t, { type: phase === "choose" ? "next_chosen" : "turn_began", seat }, names, you);
  return phase === "suffer" ? `${turn} ${t("replay-pays", { amount: enemy?.attack ?? 0 })}` : turn;
}

/** All of it for the ear. @param {Translate} t @param {Replay} replay */
export function toldMove(t, replay) {
  const { ply, plies } = replay;
  const lines = ply ? moveLines(t, replay).map(({ words }) => words) : [t("replay-dealt")];
  return [`${t("replay-at", { ply, plies })}.`, ...lines, turnText(t, replay)].join(" ");
}

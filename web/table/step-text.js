// Tells the player what to do now. It names only what the buttons below it can do.

import { seatName } from "./event-text.js";

/** @typedef {import("./table-state.js").TableProps} TableProps */

/** Whether the hand can't pay for the attack, so that only flipping a Jester can save the player. @param {Pick<TableProps, "view">} props */
export const onlyFlipHelps = ({ view }) =>
  Boolean(view?.observation.phase === "suffer" && view.flip?.legal && !view.suggestion);

/** Whether the rules forbid yielding for the whole game, as in a solo game. @param {Pick<TableProps, "view">} props */
export const mayNeverYield = ({ view }) => view?.yielding?.error?.code === "yield_never_alone";

/** What the player whose turn it is should do. @param {TableProps} props */
export function stepText(props) {
  const { t, view } = props;
  const phase = view?.observation.phase ?? "play";
  const canFlip = view?.flip?.legal;
  const canYield = view?.yielding?.legal;
  if (onlyFlipHelps(props)) return t("step-flip");
  if (phase === "play" && !view?.observation.hands[view.viewer - 1]?.length) {
    return t("step-empty", { can: canFlip ? (canYield ? "both" : "flip") : "yield" });
  }
  if (phase === "play" && mayNeverYield(props)) return t("step-play-solo");
  if (phase === "play" && !canYield) return t("step-play-only");
  return t(`step-${phase}`, { amount: view?.enemy?.attack ?? 0 });
}

/** What a bot is doing, and what the people at the table may do meanwhile. @param {TableProps} props */
export function botStepText({ t, view, partners }) {
  const name = view ? seatName(t, view.names, view.observation.seat) : "";
  if (partners.asking) return t("bots-wish", { name });
  return partners.paused ? t("bots-paused", { name }) : t("bots-turn", { name });
}

// Describes a saved game in one line with a picture: for home, the list of saved games, and the question before
// deleting one.

import { dayOf } from "../storage/daily.js";
import { cardSign } from "../i18n/cards.js";
import { dateFormat } from "../i18n/index.js";
import { cardPicture } from "../ui/card.js";
import { seatName } from "./event-text.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/state.js").SavedGame} SavedGame */

/**
 * The date of a daily deal in the player's language; "" for any other game.
 * @param {Pick<State, "settings">} page @param {string | null} id @param {Intl.DateTimeFormatOptions} [format]
 */
export function dailyDate({ settings }, id, format = { dateStyle: "medium" }) {
  const day = dayOf(id ?? "");
  if (!day) return "";
  return dateFormat(settings.locale, { ...format, timeZone: "UTC" }).format(new Date(day));
}

/** Who plays, and the current enemy or the result. @param {Pick<State, "t" | "settings">} page @param {SavedGame} game */
export function gameLine({ t, settings }, { id, summary }) {
  const day = dailyDate({ settings }, id);
  const who = day
    ? t("daily-of", { day })
    : summary.seats.some(Boolean)
      ? summary.seats.map((_, at) => seatName(t, summary.seats, at + 1)).join(t("list-comma"))
      : t("players", { count: summary.players });
  const kind = summary.practice ? `${who}\u00a0· ${t("practice")}` : who;
  if (summary.result) return `${kind}\u00a0· ${t(`result-${summary.result.outcome}`)}`;
  const enemy = summary.enemy ? cardSign(t, summary.enemy) : "";
  return `${kind}\u00a0· ${t("saved-against", { enemy, beaten: summary.beaten })}`;
}

/** The current enemy's card; after a victory, a King who is no longer corrupted. @param {Pick<State, "t">} page @param {SavedGame} game */
export const enemyPicture = ({ t }, { summary }) =>
  cardPicture(t, summary.enemy ?? "KH", summary.enemy ? "corrupted" : "");

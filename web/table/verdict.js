// What would come of playing the chosen cards, as one word.

/**
 * @typedef {import("../engine/protocol.js").Preview} Preview
 * @typedef {"win" | "lose" | "exact" | "over"} Verdict
 *
 * The fields of a preview that the enemy's panel shows; a companion's play has no hand that could be too weak.
 * @typedef {Pick<Preview, "value" | "blow" | "damage" | "doubled" | "shield" | "immunity_cancelled" | "enemy_left" | "attack" | "wins">
 *   & Partial<Pick<Preview, "survives" | "stuck">>} Forecast
 */

/** The one word that a forecast deserves before all others, or "". @param {Forecast | null} forecast @returns {Verdict | ""} */
export function verdictOf(forecast) {
  if (!forecast) return "";
  const { wins, survives, stuck, blow } = forecast;
  if (wins) return "win";
  if (survives === false || stuck) return "lose";
  return blow === "exact" || blow === "over" ? blow : "";
}

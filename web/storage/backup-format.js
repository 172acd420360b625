// The backup file: writes everything that is stored as one JSON text, and reads such a text.

import { BackupError } from "./backup-error.js";
import { isObject, isShortText, isSummary, parseJson } from "./save-format.js";

/** @typedef {import("./contents.js").Contents} Contents */

const VERSION = 1;

/** Settings of this browser only: which game it showed last, and what its player refused. */
const LOCAL_SETTINGS = ["last", "install"];

/** @param {Contents} contents @param {Date} made */
export const writeBackup = ({ games, settings }, made) =>
  JSON.stringify({
    regicide: "backup",
    version: VERSION,
    made: made.toISOString(),
    games,
    settings: withoutLocalSettings(settings),
  });

/** Gives what a backup holds, or throws a BackupError. @param {string} text @returns {Contents} */
export function readBackup(text) {
  const data = parseJson(text);
  if (!isObject(data) || data.regicide !== "backup") throw new BackupError("backup_unreadable");
  const { version, games, settings } = data;
  if (Number(version) > VERSION) throw new BackupError("backup_newer");
  if (version !== VERSION || !isGames(games) || !isObject(settings)) throw new BackupError("backup_damaged");
  return { games, settings: withoutLocalSettings(settings) };
}

/** @param {Record<string, unknown>} settings */
const withoutLocalSettings = (settings) =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => !LOCAL_SETTINGS.includes(key)));

/** @param {unknown} value @returns {value is import("./contents.js").WholeGame[]} */
const isGames = (value) => Array.isArray(value) && value.every(isGame);

/** The list of games is drawn from these fields, so values of another kind must not get in. @param {unknown} value */
const isGame = (value) =>
  isObject(value) &&
  isShortText(value.id) &&
  Number.isFinite(value.updated) &&
  typeof value.save === "string" &&
  isSummary(value.summary);

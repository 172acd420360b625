// The format of backup files: writes all stored games and settings as JSON, and reads such a file.

import { BackupError } from "./backup-error.js";
import { isObject, isPlayed, isShortText, isSummary, parseJson } from "./save-format.js";

/** @typedef {import("./contents.js").Contents} Contents */

const VERSION = 1;

/** Settings that stay in this browser: the last game, and the answer to the offer to install the site. */
const LOCAL_SETTINGS = ["last", "install"];

/** @param {Contents} contents @param {Date} now */
export const writeBackup = ({ games, settings }, now) =>
  JSON.stringify({
    regicide: "backup",
    version: VERSION,
    made: now.toISOString(),
    games: games.filter(({ summary }) => isPlayed(summary)),
    settings: withoutLocalSettings(settings),
  });

/** Reads a backup file; throws a BackupError if the file is not usable. @param {string} text @returns {Contents} */
export function readBackup(text) {
  const data = parseJson(text);
  if (!isObject(data) || data.regicide !== "backup") throw new BackupError("backup_unreadable");
  const { version, games, settings } = data;
  if (Number(version) > VERSION) throw new BackupError("backup_newer");
  if (version !== VERSION || !isGames(games) || !isObject(settings)) throw new BackupError("backup_damaged");
  return {
    games: games.filter(({ summary }) => isPlayed(summary)),
    settings: withoutLocalSettings(settings),
  };
}

/** @param {Record<string, unknown>} settings */
const withoutLocalSettings = (settings) =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => !LOCAL_SETTINGS.includes(key)));

/** @param {unknown} value @returns {value is import("./contents.js").WholeGame[]} */
const isGames = (value) => Array.isArray(value) && value.every(isGame);

/** Checks the fields that the list of saved games shows: a file can contain anything. @param {unknown} value */
const isGame = (value) =>
  isObject(value) &&
  isShortText(value.id) &&
  Number.isFinite(value.updated) &&
  typeof value.save === "string" &&
  isSummary(value.summary);

// The backup worker: exports everything that is stored as one file, and imports such a file.
//
// It is a worker of its own, so that no seed of a running game reaches the page, and so that a backup
// can be made even where the engine doesn't start.
//
// In:  {type: "export"} | {type: "merge", file: Blob}
// Out: {ok: Blob} | {ok: Counts} | {error: code}

import { BackupError } from "./backup-error.js";
import { readBackup, writeBackup } from "./backup-format.js";
import { mergeBackup } from "./backup-merge.js";
import { changeContents, readContents } from "./contents.js";
import { databaseName, openDatabase } from "./database.js";
import { asStorageError } from "./storage-error.js";

/** @typedef {{type: "export"} | {type: "merge", file: Blob}} BackupRequest */

const LARGEST_FILE = 64 * 1024 * 1024; // bytes

async function exportBackup() {
  const text = writeBackup(await readContents(await openStoredGames()), new Date());
  return new Blob([text], { type: "application/json" });
}

/** @param {Blob} file */
async function importBackup(file) {
  if (file.size > LARGEST_FILE) throw new BackupError("backup_unreadable");
  const backup = readBackup(await file.text()); // a bad file throws before the database is opened
  return changeContents(await openStoredGames(), (stored) => {
    const { games, settings, counts } = mergeBackup(stored, backup);
    return { games, settings, answer: counts };
  });
}

/** The connection closes with the worker, which the page ends after one answer. */
function openStoredGames() {
  return openDatabase(databaseName()).catch(() => {
    throw new BackupError("backup_no_storage");
  });
}

/** @param {BackupRequest} request */
async function answerTo(request) {
  try {
    return { ok: await (request.type === "export" ? exportBackup() : importBackup(request.file)) };
  } catch (error) {
    return { error: error instanceof BackupError ? error.code : asStorageError(error).code };
  }
}

addEventListener("message", async ({ data }) => postMessage(await answerTo(data)));

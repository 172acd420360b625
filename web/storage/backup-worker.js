// The backup worker: exports all stored games and settings as one file, and imports such a file.
//
// Backups have their own worker, so that the page never sees the seed of a running game, and so that a backup
// can be made even if the engine doesn't start.
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

const MAX_FILE_BYTES = 64 * 1024 * 1024;

async function exportBackup() {
  const text = writeBackup(await readContents(await openStorage()), new Date());
  return new Blob([text], { type: "application/json" });
}

/** @param {Blob} file */
async function importBackup(file) {
  if (file.size > MAX_FILE_BYTES) throw new BackupError("backup_unreadable");
  const backup = readBackup(await file.text()); // throws on a bad file, before the database is opened
  return changeContents(await openStorage(), (stored) => {
    const { games, settings, counts } = mergeBackup(stored, backup);
    return { games, settings, answer: counts };
  });
}

/** Nobody has to close the database: the page terminates the worker after one answer. */
function openStorage() {
  return openDatabase(databaseName()).catch(() => {
    throw new BackupError("backup_no_storage");
  });
}

/** @param {BackupRequest} request */
async function answerRequest(request) {
  try {
    return { ok: await (request.type === "export" ? exportBackup() : importBackup(request.file)) };
  } catch (error) {
    return { error: error instanceof BackupError ? error.code : asStorageError(error).code };
  }
}

addEventListener("message", async ({ data }) => postMessage(await answerRequest(data)));

// The backup worker: makes one file of everything that is kept here, and takes such a file in.
//
// It is a worker of its own so that no seed of a running game comes to the page, and so that it works
// where the engine doesn't start.
//
// In:  {type: "export"} | {type: "merge", file: Blob}
// Out: {ok: Blob} | {ok: Counts} | {error: code}

import { merge, shared } from "./backup-merge.js";
import { openStorage } from "./storage.js";

/** @typedef {import("./backup-merge.js").Stock} Stock */

const VERSION = 1;
const LARGEST = 64 * 1024 * 1024; // bytes

class BackupError extends Error {
  /** @param {string} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

async function everything() {
  const storage = await keeping();
  const { games, settings } = await storage.readAll();
  const text = JSON.stringify({
    regicide: "backup",
    version: VERSION,
    made: new Date().toISOString(),
    games: games.map(({ id, updated, summary, save }) => ({ id, updated, summary, save })),
    settings: shared(settings),
  });
  return new Blob([text], { type: "application/json" });
}

/** @param {Blob} file */
async function takeIn(file) {
  const brought = await read(file); // before anything is touched
  const storage = await keeping();
  return storage.change((here) => {
    const { games, settings, counts } = merge(here, brought);
    return { games, settings, answer: counts };
  });
}

/** Without a database here there is nothing to save and nowhere to put anything. */
async function keeping() {
  const storage = await openStorage();
  if (storage.kind === "memory") throw new BackupError("backup_no_storage");
  return storage;
}

/** @param {Blob} file @returns {Promise<Stock>} */
async function read(file) {
  if (file.size > LARGEST) throw new BackupError("backup_unreadable");
  /** @type {any} */
  let data;
  try {
    data = JSON.parse(await file.text());
  } catch {
    throw new BackupError("backup_unreadable");
  }
  if (data?.regicide !== "backup") throw new BackupError("backup_unreadable");
  if (data.version > VERSION) throw new BackupError("backup_newer");
  const whole =
    data.version === VERSION &&
    Array.isArray(data.games) &&
    data.games.every(isGame) &&
    isObject(data.settings);
  if (!whole) throw new BackupError("backup_damaged");
  return { games: data.games, settings: data.settings };
}

// A list of saved games is drawn from these: what is of another kind must not get in.

/** @param {any} game */
const isGame = (game) =>
  isObject(game) &&
  isText(game.id) &&
  Number.isFinite(game.updated) &&
  typeof game.save === "string" &&
  isSummary(game.summary);

/** @param {any} summary */
const isSummary = (summary) =>
  isObject(summary) &&
  [summary.players, summary.beaten, summary.ply].every(Number.isInteger) &&
  Array.isArray(summary.seats) &&
  summary.seats.every((/** @type {unknown} */ name) => typeof name === "string") &&
  (summary.enemy === null || /^[JQK][CDHS]$/.test(summary.enemy)) &&
  (summary.result === null || isText(summary.result?.outcome));

/** @param {unknown} value */
const isText = (value) => typeof value === "string" && value !== "" && value.length < 200;

/** @param {unknown} value */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

addEventListener("message", async ({ data }) => {
  try {
    const ok = await (data.type === "export" ? everything() : takeIn(data.file));
    postMessage({ ok });
  } catch (error) {
    postMessage({ error: /** @type {{code?: string}} */ (error)?.code ?? "storage_failed" });
  }
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { writeBackup, readBackup } from "../../../web/storage/backup-format.js";
import { mergeBackup } from "../../../web/storage/backup-merge.js";
import { countedGames } from "../../../web/storage/counted-games.js";
import { deletedGames, withDeletedGame } from "../../../web/storage/deleted-games.js";
import { summaryOf } from "../support/games.js";

const finished = (id, updated = 1, changes = {}) => ({
  id,
  updated,
  summary: summaryOf({
    beaten: 12,
    enemy: null,
    result: { outcome: "won", rule: "W1", medal: "gold" },
    ...changes,
  }),
});
const ids = (games) => games.map(({ id }) => id);

test("only what the statistics need is kept of a game", () => {
  const game = finished("one", 5, {
    seats: ["Béla"],
    rules: "standard",
    assisted: false,
    bots: ["knight"],
    practice: false,
  });
  assert.deepEqual(withDeletedGame(undefined, game), {
    "one@5": {
      id: "one",
      updated: 5,
      summary: {
        players: 1,
        beaten: 12,
        result: { outcome: "won", medal: "gold" },
        rules: "standard",
        assisted: false,
        bots: ["knight"],
        practice: false,
      },
    },
  });
});

test("a game that isn't finished leaves nothing to count", () => {
  assert.deepEqual(withDeletedGame({}, { id: "one", updated: 1, summary: summaryOf() }), {});
});

test("the same deal played twice counts twice, also after both games were deleted", () => {
  const first = withDeletedGame({}, finished("daily-2026-03-01", 1));
  assert.equal(deletedGames(withDeletedGame(first, finished("daily-2026-03-01", 2))).length, 2);
});

test("a deleted game that a backup has brought back counts once", () => {
  const deleted = deletedGames(withDeletedGame({}, finished("one")));
  assert.deepEqual(ids(countedGames([finished("one"), finished("two")], deleted)), ["one", "two"]);
  assert.deepEqual(ids(countedGames([finished("two")], deleted)), ["two", "one"]);
});

test("entries that are damaged are left out", () => {
  const good = withDeletedGame({}, finished("one"));
  const [entry] = Object.values(good);
  const damaged = [
    null,
    7,
    { ...entry, id: "" },
    { ...entry, updated: "yesterday" },
    { ...entry, summary: null },
    { ...entry, summary: { ...entry.summary, beaten: "12" } },
    { ...entry, summary: { ...entry.summary, result: null } },
    { ...entry, summary: { ...entry.summary, bots: [7] } },
    { ...entry, summary: { ...entry.summary, rules: 7 } },
  ];
  assert.deepEqual(ids(deletedGames({ ...good, ...damaged })), ["one"]);
  for (const stored of [undefined, null, [], "text"]) assert.deepEqual(deletedGames(stored), []);
});

test("a backup carries deleted games, and merging keeps those of both devices", () => {
  const here = { games: [], settings: { deleted: withDeletedGame({}, finished("here")) } };
  const there = { games: [], settings: { deleted: withDeletedGame({}, finished("there")) } };
  const backup = readBackup(writeBackup(there, new Date(0)));
  const { settings } = mergeBackup(here, backup);
  assert.deepEqual(ids(deletedGames(settings.deleted)), ["here", "there"]);
});

test("a backup of an older version, without deleted games, leaves those here", () => {
  const here = { games: [], settings: { deleted: withDeletedGame({}, finished("here")) } };
  const { settings } = mergeBackup(here, readBackup(writeBackup({ games: [], settings: {} }, new Date(0))));
  assert.deepEqual(settings, {}); // nothing to write
});

test("deals that nobody has played are neither exported nor imported", () => {
  const dealt = { id: "dealt", updated: 1, summary: summaryOf({ played: false }), save: "its save" };
  assert.deepEqual(JSON.parse(writeBackup({ games: [dealt], settings: {} }, new Date(0))).games, []);
  const file = JSON.stringify({ regicide: "backup", version: 1, games: [dealt], settings: {} });
  assert.deepEqual(readBackup(file).games, []);
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readBackup, writeBackup } from "../../../web/storage/backup-format.js";
import { mergeBackup } from "../../../web/storage/backup-merge.js";
import { gameOf, saveOf, summaryOf } from "../support/games.js";

const contentsOf = (games, settings = {}) => ({ games, settings });
const counts = (changes) => ({ added: 0, further: 0, copied: 0, same: 0, ...changes });
const MOVES = ["play AD 8C", "yield"];

describe("merging games", () => {
  test("a game that is new here is added", () => {
    const merged = mergeBackup(contentsOf([gameOf("one", [])]), contentsOf([gameOf("two", [])]));
    assert.deepEqual(merged.games, [gameOf("two", [])]);
    assert.deepEqual(merged.counts, counts({ added: 1 }));
  });

  test("a game that is further on in the backup replaces the one here", () => {
    const merged = mergeBackup(contentsOf([gameOf("one", [])]), contentsOf([gameOf("one", MOVES)]));
    assert.deepEqual(merged.games, [gameOf("one", MOVES)]);
    assert.deepEqual(merged.counts, counts({ further: 1 }));
  });

  test("a game that is further on here is left alone", () => {
    const merged = mergeBackup(contentsOf([gameOf("one", MOVES)]), contentsOf([gameOf("one", [])]));
    assert.deepEqual(merged.games, []);
    assert.deepEqual(merged.counts, counts({ same: 1 }));
  });

  test("a game with other moves is added as a copy under an id of its own", () => {
    const merged = mergeBackup(contentsOf([gameOf("one", ["yield"])]), contentsOf([gameOf("one", MOVES)]));
    assert.equal(merged.games.length, 1);
    assert.match(merged.games[0].id, /^one-[0-9a-z]+$/);
    assert.equal(merged.games[0].save, saveOf(MOVES));
    assert.deepEqual(merged.counts, counts({ copied: 1 }));
  });

  test("the id of a copy never changes, so that older copies are recognised", () => {
    const merged = mergeBackup(
      contentsOf([{ ...gameOf("one", []), save: "here" }]),
      contentsOf([{ ...gameOf("one", []), save: "Béla 🂡" }]),
    );
    assert.equal(merged.games[0].id, "one-25i8n4");
  });

  test("the same backup imported twice adds no second copy", () => {
    const [here, backup] = [[gameOf("one", ["yield"])], contentsOf([gameOf("one", MOVES)])];
    const first = mergeBackup(contentsOf(here), backup);
    const second = mergeBackup(contentsOf([...here, ...first.games]), backup);
    assert.deepEqual(second.games, []);
    assert.deepEqual(second.counts, counts({ same: 1 }));
  });

  test("the same game twice in one backup is added once", () => {
    const merged = mergeBackup(contentsOf([]), contentsOf([gameOf("one", []), gameOf("one", [])]));
    assert.deepEqual(merged.counts, counts({ added: 1, same: 1 }));
  });

  test("two games of one backup with the same id are both kept", () => {
    const merged = mergeBackup(contentsOf([]), contentsOf([gameOf("one", ["yield"]), gameOf("one", MOVES)]));
    assert.deepEqual(merged.counts, counts({ added: 1, copied: 1 }));
    assert.equal(new Set(merged.games.map(({ id }) => id)).size, 2);
  });

  test("a game that was played on here after a backup of format 1 is left alone", () => {
    const here = gameOf("one", MOVES, { rules: "standard+solo_yield:once" });
    const merged = mergeBackup(contentsOf([here]), contentsOf([gameOf("one", [], { format: 1 })]));
    assert.deepEqual(merged.counts, counts({ same: 1 }));
  });

  test("a game of format 1 here is replaced by the same game that was played on elsewhere", () => {
    const there = gameOf("one", MOVES, { rules: "standard+solo_yield:once" });
    const merged = mergeBackup(contentsOf([gameOf("one", [], { format: 1 })]), contentsOf([there]));
    assert.deepEqual(merged.games, [there]);
    assert.deepEqual(merged.counts, counts({ further: 1 }));
  });

  test("a copy of a game of format 1 that was played on is recognised", () => {
    const [here, backup] = [[gameOf("one", ["yield"])], contentsOf([gameOf("one", MOVES, { format: 1 })])];
    const [{ id }] = mergeBackup(contentsOf(here), backup).games;
    const played = gameOf(id, [...MOVES, "flip"], { rules: "standard+solo_yield:once" });
    const again = mergeBackup(contentsOf([...here, played]), backup);
    assert.deepEqual(again.counts, counts({ same: 1 }));
  });

  test("a damaged save here is not overwritten by a good one", () => {
    const damaged = { ...gameOf("one", []), save: "{" };
    const merged = mergeBackup(contentsOf([damaged]), contentsOf([gameOf("one", MOVES)]));
    assert.deepEqual(merged.counts, counts({ copied: 1 }));
    assert.notEqual(merged.games[0].id, "one");
  });

  test("a damaged save in the backup doesn't overwrite a good one", () => {
    const damaged = { ...gameOf("one", []), save: "{" };
    const merged = mergeBackup(contentsOf([gameOf("one", MOVES)]), contentsOf([damaged]));
    assert.deepEqual(merged.counts, counts({ copied: 1 }));
  });
});

describe("merging settings", () => {
  const merge = (here, brought) => mergeBackup(contentsOf([], here), contentsOf([], brought)).settings;

  test("a setting that is missing here is added", () => {
    assert.deepEqual(merge({}, { learn: ["combos"] }), { learn: ["combos"] });
  });

  test("a setting of this browser stays", () => {
    assert.deepEqual(merge({ learn: ["here"] }, { learn: ["there"] }), { learn: ["here"] });
  });

  test("objects are merged at all depths", () => {
    const here = { settings: { theme: "dark", deep: { one: 1 } } };
    const brought = { settings: { theme: "light", sound: "on", deep: { one: 7, two: 2 } } };
    assert.deepEqual(merge(here, brought), {
      settings: { theme: "dark", sound: "on", deep: { one: 1, two: 2 } },
    });
  });

  test("a value of another kind doesn't replace an object", () => {
    assert.deepEqual(merge({ settings: { theme: "dark" } }, { settings: "x" }), {
      settings: { theme: "dark" },
    });
  });

  test("settings that exist only in this browser are not written again", () => {
    assert.deepEqual(merge({ last: "one" }, {}), {});
  });
});

describe("the backup file", () => {
  const MADE = new Date("2026-11-18T00:00:00Z");
  const contents = contentsOf([gameOf("one", MOVES)], { settings: { theme: "dark" } });
  const file = (changes) => JSON.stringify({ ...JSON.parse(writeBackup(contents, MADE)), ...changes });
  const withGame = (changes) => file({ games: [gameOf("one", []), { ...gameOf("two", []), ...changes }] });

  test("a written backup can be read again", () => {
    assert.deepEqual(readBackup(writeBackup(contents, MADE)), contents);
  });

  test("a backup with saves of format 1 can be read as it is", () => {
    const old = contentsOf([gameOf("one", MOVES, { format: 1 })]);
    assert.deepEqual(readBackup(writeBackup(old, MADE)), old);
  });

  test("the file says what it is, its version and when it was made", () => {
    const { regicide, version, made } = JSON.parse(writeBackup(contents, MADE));
    assert.deepEqual([regicide, version, made], ["backup", 1, "2026-11-18T00:00:00.000Z"]);
  });

  test("settings of one browser are neither written nor read", () => {
    const settings = { last: "one", install: { finished: true }, learn: ["combos"] };
    assert.deepEqual(JSON.parse(writeBackup(contentsOf([], settings), MADE)).settings, { learn: ["combos"] });
    assert.deepEqual(readBackup(file({ settings })).settings, { learn: ["combos"] });
  });

  for (const [code, why, text] of [
    ["backup_unreadable", "an empty file", ""],
    ["backup_unreadable", "half a file", file().slice(0, -20)],
    ["backup_unreadable", "a list", '["a", "list"]'],
    ["backup_unreadable", "null", "null"],
    ["backup_unreadable", "some other JSON", '{"games": []}'],
    ["backup_newer", "a newer version", file({ version: 2 })],
    ["backup_damaged", "a version that is a text", file({ version: "1" })],
    ["backup_damaged", "no version", file({ version: undefined })],
    ["backup_damaged", "no games", file({ games: undefined })],
    ["backup_damaged", "settings that are a list", file({ settings: [] })],
    ["backup_damaged", "a game that is no object", file({ games: ["one"] })],
    ["backup_damaged", "a game without a save", withGame({ save: undefined })],
    ["backup_damaged", "a game without an id", withGame({ id: "" })],
    ["backup_damaged", "an id that is too long", withGame({ id: "x".repeat(200) })],
    ["backup_damaged", "a date that is a text", withGame({ updated: "today" })],
    ["backup_damaged", "an empty summary", withGame({ summary: {} })],
    ["backup_damaged", "a summary with markup in it", withGame({ summary: summaryOf({ enemy: "<b>" }) })],
  ]) {
    test(`${why} is ${code}`, () => {
      assert.throws(() => readBackup(text), { name: "BackupError", code });
    });
  }
});

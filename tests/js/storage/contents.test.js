import assert from "node:assert/strict";
import { test } from "node:test";
import { changeContents, readContents } from "../../../web/storage/contents.js";
import { openDatabase } from "../../../web/storage/database.js";
import { createStorage } from "../../../web/storage/storage.js";
import { readRaw } from "../support/fresh-database.js";
import { gameOf, summaryOf } from "../support/games.js";

const NAME = "a test's database";
const NOTHING = { games: [], settings: {} };

test("an empty database has no contents", async () => {
  assert.deepEqual(await readContents(await openDatabase(NAME)), NOTHING);
});

test("the contents have all games with their saves, and all settings", async () => {
  const storage = createStorage(NAME);
  await storage.writeSave("one", "its save", summaryOf());
  await storage.writeSetting("last", "one");
  const { games, settings } = await readContents(await openDatabase(NAME));
  assert.deepEqual(
    games.map(({ id, save }) => [id, save]),
    [["one", "its save"]],
  );
  assert.deepEqual(settings, { last: "one" });
});

test("a change sees the stored contents, overwrites them, and returns its result", async () => {
  const database = await openDatabase(NAME);
  await changeContents(database, () => ({ games: [gameOf("one", [])], settings: {}, answer: 0 }));
  const answer = await changeContents(database, (stored) => {
    assert.deepEqual(stored.games, [gameOf("one", [])]);
    return {
      games: [gameOf("one", ["yield"]), gameOf("two", [])],
      settings: { learn: ["a"] },
      answer: "done",
    };
  });
  assert.equal(answer, "done");
  assert.deepEqual(await readContents(database), {
    games: [gameOf("one", ["yield"]), gameOf("two", [])],
    settings: { learn: ["a"] },
  });
});

test("a change raises the counters, so that a tab with the game open notices", async () => {
  const storage = createStorage(NAME);
  await storage.writeSave("one", "first", summaryOf());
  const change = { games: [gameOf("one", ["yield"])], settings: {}, answer: null };
  await changeContents(await openDatabase(NAME), () => change);
  assert.equal((await readRaw(NAME, "games"))[0].counter, 2);
  assert.deepEqual(await storage.writeSave("one", "second", summaryOf()), {
    saved: false,
    code: "changed_elsewhere",
  });
});

test("a change whose last value can't be stored writes nothing at all", async () => {
  const database = await openDatabase(NAME);
  const change = { games: [gameOf("one", [])], settings: { learn: ["a"], bad: () => {} }, answer: null };
  await assert.rejects(
    changeContents(database, () => change),
    { name: "DataCloneError" },
  );
  assert.deepEqual(await readContents(database), NOTHING);
});

test("a change that throws writes nothing, and its error is passed on", async () => {
  const database = await openDatabase(NAME);
  const undecided = () => {
    throw new RangeError("undecided");
  };
  await assert.rejects(changeContents(database, undecided), RangeError);
  assert.deepEqual(await readContents(database), NOTHING);
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { continuesSave, isSummary, readSave } from "../../../web/storage/save-format.js";
import { saveOf, summaryOf } from "../support/games.js";

describe("readSave", () => {
  test("gives the record of a save, whether it was assisted, and its bots", () => {
    const save = readSave(saveOf(["yield"], {}, { assisted: true, bots: ["knight"] }));
    assert.deepEqual([save.record.moves, save.assisted, save.bots], [["yield"], true, ["knight"]]);
  });

  test("reads a save from before there were bots", () => {
    assert.equal("bots" in readSave(saveOf([], {}, { bots: undefined })), false);
  });

  for (const [why, text] of [
    ["no text", ""],
    ["half a save", saveOf(["yield"]).slice(0, -20)],
    ["a list", "[]"],
    ["null", "null"],
    ["no record", "{}"],
    ["a record that is a text", '{"record": "x"}'],
    ["no moves", saveOf(undefined)],
    ["moves that are numbers", saveOf([1, 2])],
    ["a seed that is a number", saveOf([], { seed: 7 })],
    ["players that are a text", saveOf([], { players: "2" })],
    ["seats that are a text", saveOf([], { seats: "Ada" })],
  ]) {
    test(`gives null for ${why}`, () => assert.equal(readSave(text), null));
  }
});

describe("continuesSave", () => {
  const moves = ["play AD 8C", "discard 5H", "yield"];

  test("a save continues itself, even a damaged one", () => {
    assert.ok(continuesSave(saveOf(moves), saveOf(moves)));
    assert.ok(continuesSave("{", "{"));
  });

  test("a longer game continues a shorter one, not the other way round", () => {
    assert.ok(continuesSave(saveOf(moves), saveOf(moves.slice(0, 2))));
    assert.ok(!continuesSave(saveOf(moves.slice(0, 2)), saveOf(moves)));
  });

  test("a game with other moves continues nothing", () => {
    assert.ok(!continuesSave(saveOf(["yield", "yield", "yield"]), saveOf(moves.slice(0, 2))));
  });

  for (const [field, value] of Object.entries({
    rules: "hand=9",
    players: 2,
    seats: ["Ada"],
    seed: "coffee",
    first: 2,
    start: "a position",
  })) {
    test(`a game with another ${field} is another game`, () => {
      assert.ok(!continuesSave(saveOf(moves, { [field]: value }), saveOf(moves.slice(0, 1))));
    });
  }

  test("the engine's version may change from save to save", () => {
    assert.ok(continuesSave(saveOf(moves, { engine: "0.2.0" }), saveOf(moves.slice(0, 1))));
  });

  test("a finished game continues the same moves unfinished, not the other way round", () => {
    assert.ok(continuesSave(saveOf(moves, { result: "gave_up" }), saveOf(moves)));
    assert.ok(!continuesSave(saveOf(moves), saveOf(moves, { result: "gave_up" })));
  });

  test("nothing continues a game that is over", () => {
    assert.ok(!continuesSave(saveOf(moves), saveOf(moves.slice(0, 2), { result: "gave_up" })));
    assert.ok(!continuesSave(saveOf(moves, { result: "won" }), saveOf(moves, { result: "gave_up" })));
  });

  test("help that was used can't be undone", () => {
    assert.ok(continuesSave(saveOf(moves, {}, { assisted: true }), saveOf(moves)));
    assert.ok(!continuesSave(saveOf(moves), saveOf(moves, {}, { assisted: true })));
  });

  test("a damaged save neither continues another nor is continued", () => {
    assert.ok(!continuesSave(saveOf(moves), "{"));
    assert.ok(!continuesSave("{", saveOf(moves)));
  });
});

describe("continuesSave, for a save of format 1", () => {
  const START = "players=1 seat=1 phase=play enemy=JS rules=standard+partial chance=-";
  const moves = ["play AD 8C", "discard 5H", "yield"];
  const earlier = (record) => saveOf(moves.slice(0, 2), { format: 1, ...record });

  test("a lone player's game goes on in format 2, where its rules name the yield", () => {
    assert.ok(continuesSave(saveOf(moves, { rules: "standard+solo_yield:once" }), earlier()));
    assert.ok(continuesSave(saveOf(moves, { format: 1 }), earlier()));
  });

  test("the other rules may come before or after it", () => {
    const later = saveOf(moves, { rules: "standard+redeal_without_diamond+solo_yield:once+hand_limit:9" });
    assert.ok(continuesSave(later, earlier({ rules: "standard+redeal_without_diamond+hand_limit:9" })));
    assert.ok(!continuesSave(later, earlier({ rules: "standard+hand_limit:9" })));
  });

  test("a lone player's standard game of format 2 is another game", () => {
    assert.ok(!continuesSave(saveOf(moves), earlier()));
    assert.ok(!continuesSave(saveOf(moves, { format: 1 }), saveOf(moves.slice(0, 2))));
  });

  test("a game that forbade the yield is a standard game now", () => {
    assert.ok(continuesSave(saveOf(moves), earlier({ rules: "standard+solo_yield:never" })));
  });

  test("a game that allowed any yield still names it", () => {
    const rules = "standard+solo_yield:free";
    assert.ok(continuesSave(saveOf(moves, { rules }), earlier({ rules })));
  });

  test("a game of several people goes on as it is", () => {
    assert.ok(continuesSave(saveOf(moves, { players: 2 }), earlier({ players: 2 })));
  });

  test("a game from a position goes on, though the position names its rules too", () => {
    const [seed, once] = [null, "standard+solo_yield:once+partial"];
    const start = START.replace("standard+partial", once);
    const from = earlier({ seed, start: START, rules: "standard+partial" });
    assert.ok(continuesSave(saveOf(moves, { seed, start, rules: once }), from));
    const elsewhere = start.replace("JS", "JC");
    assert.ok(!continuesSave(saveOf(moves, { seed, start: elsewhere, rules: once }), from));
  });

  test("a save of a format to come is compared like one of format 2", () => {
    assert.ok(continuesSave(saveOf(moves, { format: 3 }), saveOf(moves.slice(0, 2))));
    assert.ok(!continuesSave(saveOf(moves, { format: 3 }), earlier()));
  });
});

describe("isSummary", () => {
  test("takes a running game, a finished one, and fields it doesn't know", () => {
    assert.ok(isSummary(summaryOf()));
    assert.ok(isSummary(summaryOf({ enemy: null, result: { outcome: "won", medal: "gold" } })));
    assert.ok(isSummary(summaryOf({ mood: "good" })));
  });

  for (const changes of [
    { players: "1" },
    { beaten: 1.5 },
    { ply: undefined },
    { seats: "Ada" },
    { seats: [1] },
    { enemy: "<b>" },
    { enemy: "2C" },
    { enemy: 7 },
    { result: {} },
    { result: { outcome: "" } },
    { result: "won" },
    { result: undefined },
  ]) {
    const [[field, value]] = Object.entries(changes);
    test(`refuses ${field}: ${JSON.stringify(value)}`, () => assert.ok(!isSummary(summaryOf(changes))));
  }

  test("refuses anything but an object", () => {
    for (const value of [null, undefined, "text", [], 7]) assert.ok(!isSummary(value));
  });
});

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

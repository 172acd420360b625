import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readFacts, readPosition, Unreadable } from "../../../web/embed/notation.js";

const LINE = "seat=2 enemy=JS table=3C.3D/7H hands=AD.8C/?.? castle=QH.KD tavern=-  discard=TC";

describe("readPosition", () => {
  test("reads the cards of every place", () => {
    assert.deepEqual(readPosition(LINE), {
      seat: 2,
      enemy: "JS",
      table: [["3C", "3D"], ["7H"]],
      hands: [
        ["AD", "8C"],
        ["?", "?"],
      ],
      castle: ["QH", "KD"],
      tavern: [],
      discard: ["TC"],
    });
  });

  test("the fields may stand in any order, with space around them", () => {
    assert.deepEqual(readPosition(`\n ${LINE.split(/\s+/).reverse().join("\n")} `), readPosition(LINE));
  });

  test("fields that are not shown are ignored", () => {
    assert.deepEqual(readPosition(`${LINE} phase=play damage=3`), readPosition(LINE));
  });

  test("an empty table and a missing enemy are written as a dash", () => {
    const position = readPosition(LINE.replace("enemy=JS", "enemy=-").replace("3C.3D/7H", "-"));
    assert.deepEqual([position.enemy, position.table], [null, []]);
  });

  test("an empty hand keeps its seat", () => {
    assert.deepEqual(readPosition(LINE.replace("?.?", "-")).hands, [["AD", "8C"], []]);
  });

  test("lower case and a 10 in digits are accepted; Jesters are X1 and X2", () => {
    assert.deepEqual(readPosition(LINE.replace("AD.8C", "ad.10h.x2")).hands[0], ["AD", "TH", "X2"]);
  });

  for (const [why, line, where] of [
    ["a word that is no field", `${LINE} hello`, "hello"],
    ["a field without a value", `${LINE} rules=`, "rules="],
    ["a missing field", LINE.replace("castle=QH.KD", ""), "castle=?"],
    ["a seat that is none", LINE.replace("seat=2", "seat=5"), "seat=5"],
    ["a card that is none", LINE.replace("8C", "1C"), "1C"],
    ["a card with markup in it", LINE.replace("8C", "<b>"), "<b>"],
    ["two dots in a row", LINE.replace("AD.8C", "AD..8C"), ""],
    ["nothing at all", "", ""],
  ]) {
    test(`refuses ${why}, and says where`, () => {
      assert.throws(() => readPosition(line), { name: "Unreadable", where });
    });
  }

  test("wrong text is shown in at most 80 characters", () => {
    assert.equal(new Unreadable("x".repeat(1000)).where.length, 80);
  });
});

describe("readFacts", () => {
  test("reads health and attack, each with its present and first value", () => {
    assert.deepEqual(readFacts("health=12/20 attack=7/10"), {
      health: "12",
      of: "20",
      attack: "7",
      base: "10",
    });
  });

  test("missing facts are null", () => {
    assert.equal(readFacts(null), null);
    assert.equal(readFacts(""), null);
  });

  for (const text of ["health=12/20", "health=12/20 attack=7/10 x", "health=-1/20 attack=7/10", "x"]) {
    test(`refuses “${text}”`, () =>
      assert.throws(() => readFacts(text), { name: "Unreadable", where: text }));
  }
});

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  errorFrom,
  LIMIT,
  readMessage,
  readSource,
  TableError,
  VERSION,
  writeMessage,
} from "../../../web/embed/protocol.js";

const refusal = (code, where) => ({ name: "TableError", code, where });

describe("reading a message", () => {
  test("a written message is read back, with its version", () => {
    assert.deepEqual(readMessage(writeMessage({ id: 7, do: "load" })), { v: VERSION, id: 7, do: "load" });
  });

  test("anything but text is refused", () => {
    assert.throws(() => readMessage({ v: VERSION }), refusal("bad_message", "object"));
    assert.throws(() => readMessage(undefined), refusal("bad_message", "undefined"));
  });

  test("text that is no JSON is refused", () => {
    assert.throws(() => readMessage("{"), refusal("bad_message", "{"));
  });

  test("JSON that is no object is refused", () => {
    for (const text of ["null", "7", '"text"'])
      assert.throws(() => readMessage(text), refusal("bad_message", text));
  });

  test("a wrong message is shown in at most 80 characters", () => {
    assert.throws(() => readMessage("x".repeat(1000)), refusal("bad_message", "x".repeat(80)));
  });

  test("another version is refused", () => {
    assert.throws(() => readMessage('{"v": 2}'), refusal("other_version", "2"));
    assert.throws(() => readMessage("{}"), refusal("other_version", "undefined"));
    assert.throws(() => readMessage("[]"), refusal("other_version", "undefined"));
  });

  test("a message may be as long as the limit, and no longer", () => {
    const longest = writeMessage({ text: "" }).length;
    const fill = (length) => writeMessage({ text: "x".repeat(length - longest) });
    assert.equal(readMessage(fill(LIMIT)).text.length, LIMIT - longest);
    assert.throws(() => readMessage(fill(LIMIT + 1)), refusal("too_large", String(LIMIT + 1)));
  });
});

describe("errors", () => {
  test("an error is read as it was sent", () => {
    const error = errorFrom({ code: "illegal", where: "play 2C", kind: "IllegalMove" });
    assert.ok(error instanceof TableError);
    assert.deepEqual([error.code, error.where, error.kind], ["illegal", "play 2C", "IllegalMove"]);
    assert.equal(error.message, "illegal: play 2C");
  });

  test("missing fields of an error are empty", () => {
    const error = errorFrom({ code: "too_large" });
    assert.deepEqual([error.where, error.kind, error.message], ["", "", "too_large"]);
  });

  test("anything but an error gets the default code", () => {
    assert.equal(errorFrom(undefined).code, "undefined");
  });
});

describe("what a board is asked to show", () => {
  const ask = (given) => readSource((name) => given[name]);

  test("nothing, if nothing is given", () => {
    assert.equal(ask({}), null);
    assert.equal(ask({ position: "", record: null }), null);
  });

  for (const name of ["position", "record", "scenario"]) {
    test(`a ${name}`, () => assert.deepEqual(ask({ [name]: "text" }), { [name]: "text" }));
  }

  test("a record or a scenario; a position beside it is only its picture", () => {
    assert.deepEqual(ask({ position: "picture", record: "text" }), { record: "text" });
    assert.deepEqual(ask({ position: "picture", scenario: "text" }), { scenario: "text" });
  });

  test("anything but text is refused by its name", () => {
    assert.throws(() => ask({ record: 7 }), refusal("bad_message", "record"));
  });

  test("half a message's length is the most", () => {
    assert.deepEqual(ask({ record: "x".repeat(LIMIT / 2) }).record.length, LIMIT / 2);
    assert.throws(() => ask({ record: "x".repeat(LIMIT / 2 + 1) }), refusal("too_large", "record"));
  });
});

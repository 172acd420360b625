// Every anchor that animations look for must exist in the views.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { ANCHORS, anchorSelector, INNER_ANCHORS, placeSelector } from "../../../web/table/anchors.js";

const WEB = new URL("../../../web/", import.meta.url);

/** The text of all modules of a folder, without the declarations. @param {string} folder */
const sourcesOf = (folder) =>
  readdirSync(new URL(folder, WEB))
    .filter((name) => name.endsWith(".js") && name !== "anchors.js")
    .map((name) => readFileSync(new URL(`${folder}/${name}`, WEB), "utf8"))
    .join("\n");

const VIEWS = ["table", "bots", "board", "screens/replay", "screens/learn"].map(sourcesOf).join("\n");
const ATTRIBUTES = [...VIEWS.matchAll(/data-anchor="([^"]+)"/g)].map(([, name]) => name);

/** Anchors whose names the views compute. @type {Record<string, string[]>} */
const COMPUTED = {
  "${place}-count": ["castle-count", "tavern-count", "discard-count"],
  "size-${at + 1}": ["size-1", "size-2", "size-3", "size-4"],
};

const IN_VIEWS = new Set(ATTRIBUTES.flatMap((name) => COMPUTED[name] ?? [name]));
const DECLARED = [...ANCHORS, ...INNER_ANCHORS];

for (const anchor of DECLARED) {
  test(`a view has the anchor ${anchor}`, () => {
    assert.ok(IN_VIEWS.has(anchor));
  });
}

test("the views have no anchor that is not declared", () => {
  assert.deepEqual(
    [...IN_VIEWS].filter((name) => !DECLARED.some((each) => each === name)),
    [],
  );
});

test("no name is declared twice", () => {
  assert.equal(new Set(DECLARED).size, DECLARED.length);
});

test("playback looks up elements neither by test id nor by class", () => {
  const source = sourcesOf("playback").replace(/^\s*(\/\/|\/?\*).*$/gm, "");
  assert.doesNotMatch(source, /\[data-testid/);
  const classes = [...source.matchAll(/(?:querySelector(?:All)?|closest|matches)\(\s*["'`]([^"'`]*)/g)]
    .map(([, selector]) => selector)
    .filter((selector) => /(^|[\s>])\.[a-z]/.test(selector) && !selector.includes(".overlay-host"));
  assert.deepEqual(classes, []);
});

test("selectors are attributes with quoted names", () => {
  assert.equal(anchorSelector("tavern-count"), '[data-anchor="tavern-count"]');
  assert.equal(placeSelector("seat-2"), '[data-place="seat-2"]');
});

// Limits on the front end's size and types, so that the code stays easy to read and to change.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "acorn";

const WEB = new URL("../../../web/", import.meta.url);
const MOST_LINES = 80; // of a function, not counting the functions inside it
const MOST_LINES_WITH_INNER = 150; // of a function together with the functions inside it
const MOST_ANY = 15; // in the whole front end
const MOST_FILES_AT_THE_TOP = 20;

const SOURCES = readdirSync(WEB, { recursive: true })
  .map((file) => String(file).replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".js"))
  .map((file) => readSource(file, readFileSync(new URL(file, WEB), "utf8")));

/** Parses a module, with its comments. @param {string} file @param {string} text */
function readSource(file, text) {
  /** @type {import("acorn").Comment[]} */
  const comments = [];
  const tree = parse(text, {
    ecmaVersion: "latest",
    sourceType: "module",
    locations: true,
    onComment: comments,
  });
  return { file, tree, comments };
}

/** The functions of a module, with their lines. @param {ReturnType<typeof readSource>} source */
function measureFunctions({ file, tree }) {
  /** @type {{where: string, lines: number, own: number}[]} */
  const found = [];
  /** Measures the functions in a node; returns how many lines they cover. */
  const measure = (node) => {
    const children = Object.values(node)
      .flat()
      .filter((child) => typeof child?.type === "string");
    const inner = children.reduce((lines, child) => lines + measure(child), 0);
    if (!/Function/.test(node.type)) return inner;
    const { start, end } = node.loc;
    const lines = end.line - start.line + 1;
    found.push({ where: `${file}:${start.line}`, lines, own: lines - inner });
    return lines > 1 ? lines : 0; // a function within one line shares that line with its outer function
  };
  measure(tree);
  return found;
}

/** Where the types of a module say `any`. @param {ReturnType<typeof readSource>} source */
const findAny = ({ file, comments }) =>
  comments.flatMap(({ value, loc }) =>
    value
      .split("\n")
      .flatMap((line, at) => (/\{[^@]*\bany\b[^@]*\}/.test(line) ? [`${file}:${loc.start.line + at}`] : [])),
  );

test("no function has more than 80 lines of its own", () => {
  const long = SOURCES.flatMap(measureFunctions).filter(({ own }) => own > MOST_LINES);
  assert.deepEqual(long, []);
});

test("no function has more than 150 lines together with the functions inside it", () => {
  const long = SOURCES.flatMap(measureFunctions).filter(({ lines }) => lines > MOST_LINES_WITH_INNER);
  assert.deepEqual(long, []);
});

test("at most 15 types are `any`, and none is an engine's or a storage's", () => {
  const found = SOURCES.flatMap(findAny);
  assert.ok(found.length <= MOST_ANY, `${found.length}: ${found.join(", ")}`);
  assert.deepEqual(
    found.filter((where) => /^(engine|storage|app|table|playback|bots)\//.test(where)),
    [],
  );
});

test("`any` is found in a type comment, in a cast and in a type argument", () => {
  const text = [
    "/** @type {any} */",
    "let a;",
    "const b = /** @type {Map<string, any>} */ (a);",
    "/** @param {any} c any text */",
    "function d(c) {} // any other comment",
  ].join("\n");
  assert.deepEqual(findAny(readSource("sample.js", text)), ["sample.js:1", "sample.js:3", "sample.js:4"]);
});

test("a function's own lines are counted without the functions inside it", () => {
  const source = readSource("sample.js", "function a() {\n  return () => {\n    b();\n  };\n}\n");
  assert.deepEqual(measureFunctions(source), [
    { where: "sample.js:2", lines: 3, own: 3 },
    { where: "sample.js:1", lines: 5, own: 2 },
  ]);
});

test("only public addresses are at the top of web/", () => {
  const files = readdirSync(WEB, { withFileTypes: true }).filter((entry) => entry.isFile());
  assert.ok(files.length <= MOST_FILES_AT_THE_TOP, files.map(({ name }) => name).join(", "));
});

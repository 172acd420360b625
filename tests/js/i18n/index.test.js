import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { withResolvers } from "../../../web/base/with-resolvers.js";
import { loadMessages, loadPart } from "../../../web/i18n/index.js";

/** The catalogues that the network keeps back, by the end of their addresses. @type {Map<string, Promise<unknown>>} */
const held = new Map();
globalThis.fetch = async (address) => {
  const name = new URL(String(address)).pathname.split("/i18n/")[1];
  await held.get(name);
  return new Response(await readFile(new URL(String(address)), "utf8"));
};

/** @param {string} name */
function holdBack(name) {
  const { promise, resolve, reject } = withResolvers();
  held.set(name, promise);
  return { release: () => resolve(undefined), fail: () => reject(new Error("offline")) };
}

/** What a catalogue says in a message of one line. @param {string} file @param {string} id */
async function textIn(file, id) {
  const text = await readFile(new URL(`../../../web/i18n/${file}`, import.meta.url), "utf8");
  return text.match(new RegExp(`^${id} = (.*)$`, "m"))?.[1];
}

test("a language chosen while a part of another is on its way has that part", async () => {
  await loadMessages("en");
  const english = holdBack("result/en.ftl");
  const part = loadPart("result");
  const french = loadMessages("fr");
  english.release();
  await part;
  assert.equal((await french)("result-assisted"), await textIn("result/fr.ftl", "result-assisted"));
});

test("a part that is wanted while a language is on its way is in that language", async () => {
  const hungarian = holdBack("hu.ftl");
  const loading = loadMessages("hu");
  await loadPart("learn");
  hungarian.release();
  assert.equal((await loading)("learn-title"), await textIn("learn/hu.ftl", "learn-title"));
});

test("a part that could not be loaded is loaded by the next call, and prevents no language", async () => {
  const offline = holdBack("replay/ca.ftl");
  await loadMessages("ca");
  const part = loadPart("replay");
  offline.fail();
  await assert.rejects(part, /offline/);
  const t = await loadMessages("ca");
  held.clear();
  await loadPart("replay");
  assert.equal(t("replay-title"), await textIn("replay/ca.ftl", "replay-title"));
});

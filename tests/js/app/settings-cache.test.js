import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

/** @type {Map<string, string>} */
let stored;
let writes;

beforeEach(() => {
  stored = new Map();
  writes = 0;
  globalThis.localStorage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => {
      writes += 1;
      stored.set(key, text);
    },
  };
});

/** The module as a page that was just opened has it: it remembers what it wrote. */
let visits = 0;
const visit = () => import(`../../../web/app/settings-cache.js?visit=${++visits}`);

test("what one visit remembers the next one recalls", async () => {
  (await visit()).storeSettingsCache({ locale: "fr", theme: "dark" });
  assert.deepEqual((await visit()).readCachedSettings(), { locale: "fr", theme: "dark" });
});

test("a first visit recalls nothing", async () => {
  assert.deepEqual((await visit()).readCachedSettings(), {});
});

test("two copies of the site on one host don't share their settings", async () => {
  (await visit()).storeSettingsCache({ locale: "fr" });
  assert.match([...stored.keys()].join(), /^regicide \/.*\/web\/$/);
});

test("settings that haven't changed are not written again", async () => {
  const { storeSettingsCache } = await visit();
  storeSettingsCache({ theme: "dark" });
  storeSettingsCache({ theme: "dark" });
  assert.equal(writes, 1);
  storeSettingsCache({ theme: "light" });
  assert.equal(writes, 2);
});

for (const damaged of ["{", "", "null", "7"]) {
  test(`a damaged text, ${JSON.stringify(damaged)}, has no settings in it`, async () => {
    (await visit()).storeSettingsCache({ theme: "dark" });
    for (const key of stored.keys()) stored.set(key, damaged);
    assert.equal((await visit()).readCachedSettings().theme, undefined);
  });
}

test("a browser that forbids storage recalls nothing, and remembering does no harm", async () => {
  const { readCachedSettings, storeSettingsCache } = await visit();
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get() {
      throw new DOMException("refused", "SecurityError");
    },
  });
  try {
    assert.deepEqual(readCachedSettings(), {});
    storeSettingsCache({ theme: "dark" });
  } finally {
    delete globalThis.localStorage;
  }
});

test("a full storage does no harm", async () => {
  localStorage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  (await visit()).storeSettingsCache({ theme: "dark" });
});

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

/** Loads a fresh copy of the module, as a new visit does: the module remembers what it wrote. */
let visits = 0;
const visit = () => import(`../../../web/app/settings-cache.js?visit=${++visits}`);

test("settings stored in one visit are read in the next", async () => {
  (await visit()).storeSettingsCache({ locale: "fr", theme: "dark" });
  assert.deepEqual((await visit()).readCachedSettings(), { locale: "fr", theme: "dark" });
});

test("a first visit has no cached settings", async () => {
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
  test(`a damaged text, ${JSON.stringify(damaged)}, gives no settings`, async () => {
    (await visit()).storeSettingsCache({ theme: "dark" });
    for (const key of stored.keys()) stored.set(key, damaged);
    assert.equal((await visit()).readCachedSettings().theme, undefined);
  });
}

test("in a browser that forbids storage, reading gives nothing and storing does no harm", async () => {
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

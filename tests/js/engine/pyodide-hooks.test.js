import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import {
  WRITTEN_FOR,
  assertVersion,
  memoryOf,
  releaseSnapshot,
  restoringOptions,
} from "../../../web/engine/boot/pyodide-hooks.js";

test("the hooks are written for the version of Pyodide that the build uses", async () => {
  const { devDependencies } = JSON.parse(
    await readFile(new URL("../../../package.json", import.meta.url), "utf8"),
  );
  assert.equal(devDependencies.pyodide, WRITTEN_FOR);
  assertVersion(WRITTEN_FOR);
});

test("another version of Pyodide is refused with a code of its own", () => {
  assert.throws(() => assertVersion("999.0.0"), { code: "pyodide_version" });
});

/** A snapshot of 16 bytes of memory behind a header of 8, whose second word is the header's size. */
function snapshot() {
  const bytes = new Uint8Array(24);
  new Uint32Array(bytes.buffer)[1] = 8;
  bytes.set([1, 2, 3, 4], 8);
  return { parts: [[0, 24]], bytes };
}

test("a module gets room for the snapshot, restores it once and releases it", async () => {
  const given = [];
  const restore = (bytes) => {
    given.push(bytes.length);
    return "config";
  };
  const module = {
    HEAPU8: new Uint8Array(4),
    API: { restoreSnapshot: restore },
    _malloc(bytes) {
      module.HEAPU8 = new Uint8Array(module.HEAPU8.length + bytes);
    },
  };
  const options = restoringOptions(
    async () => module,
    async () => snapshot(),
  );
  assert.equal((await options._loadSnapshot).length, 0);
  assert.equal(await options.createPyodideModule({}), module);
  assert.ok(module.HEAPU8.length >= 24);
  assert.equal(module.API.restoreSnapshot(new Uint8Array()), "config");
  assert.deepEqual(given, [24]);
  assert.equal(module.API.restoreSnapshot, restore);
});

test("a module without the private functions is refused", async () => {
  const options = restoringOptions(
    async () => ({ HEAPU8: new Uint8Array(64), API: {} }),
    async () => snapshot(),
  );
  await assert.rejects(options.createPyodideModule({}), { code: "pyodide_version" });
});

test("Pyodide's copy of the options releases the snapshot", () => {
  const pyodide = { _api: { config: { createPyodideModule() {}, indexURL: "x" } } };
  releaseSnapshot(pyodide);
  assert.deepEqual(pyodide._api.config, { indexURL: "x" });
  releaseSnapshot({}); // nothing there: nothing to do
});

test("the size of Python's memory is reported, or 0", () => {
  assert.equal(memoryOf({ _module: { HEAPU8: new Uint8Array(9) } }), 9);
  assert.equal(memoryOf({}), 0);
});

// Runs precompile_in_pyodide.py in Pyodide, and writes the zip that it makes.
// node precompile.mjs SCRIPT WHEEL BRIDGE ZIP   (SCRIPT is precompile_in_pyodide.py, BRIDGE is web/py)
import { readFile, readdir, writeFile } from "node:fs/promises";
import { loadPyodide } from "pyodide";

const [script, wheel, bridge, zip] = process.argv.slice(2);
// A fixed hash seed keeps the order of sets, and so the bytes, the same. Without column numbers the zip is
// a quarter smaller; tracebacks still have line numbers.
const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };
const pyodide = await loadPyodide({ env });
pyodide.FS.mkdirTree("/engine");
pyodide.FS.writeFile("/engine/engine.whl", await readFile(wheel));
// protocol.py is for type checking only: nothing imports it when the bridge runs.
for (const file of await readdir(bridge)) {
  if (file.endsWith(".py") && file !== "protocol.py")
    pyodide.FS.writeFile(`/engine/${file}`, await readFile(`${bridge}/${file}`));
}
try {
  pyodide.runPython(await readFile(script, "utf8"));
} catch (error) {
  console.error(error.message); // Python's traceback, without the JavaScript stack of Pyodide
  process.exit(1);
}
await writeFile(zip, pyodide.FS.readFile("/fast.zip"));

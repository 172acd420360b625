// Runs precompile_in_pyodide.py in Pyodide, and writes the zip that it makes.
// node precompile.mjs SCRIPT WHEEL BRIDGE ZIP   (SCRIPT is that file, BRIDGE the folder web/py)
import { readFile, readdir, writeFile } from "node:fs/promises";
import { loadPyodide } from "pyodide";

const [script, wheel, bridge, zip] = process.argv.slice(2);
// The hash seed is fixed, because the order of a set must not change the bytes. Without column numbers
// the zip is a quarter smaller; a traceback still names its lines.
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
  console.error(error.message); // the traceback; the rest is Pyodide's own script
  process.exit(1);
}
await writeFile(zip, pyodide.FS.readFile("/fast.zip"));

// Starts a fresh Pyodide from the zip for the fast start, runs a script, prints an expression's value.
// node run_fast_zip.mjs ZIP SCRIPT EXPRESSION
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { loadPyodide } from "pyodide";

const [zip, script, expression] = process.argv.slice(2);
const pyodide = await loadPyodide({ stdLibURL: resolve(zip) });
pyodide.runPython(await readFile(script, "utf8"));
process.stdout.write(String(pyodide.runPython(expression)));

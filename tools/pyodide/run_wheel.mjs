// Starts a fresh Pyodide, installs a wheel, runs a Python script, prints an expression's value.
// node run_wheel.mjs WHEEL SCRIPT EXPRESSION
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { loadPyodide } from "pyodide";

const [wheel, script, expression] = process.argv.slice(2);
const pyodide = await loadPyodide();
// loadPackage answers a missing or damaged file with an empty list, not with an error.
const installed = await pyodide.loadPackage(resolve(wheel), { messageCallback: () => {} });
if (installed.length !== 1) throw new Error(`not installed: ${wheel}`);
pyodide.runPython(await readFile(script, "utf8"));
process.stdout.write(String(pyodide.runPython(expression)));

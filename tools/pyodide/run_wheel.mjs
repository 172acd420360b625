// Starts a fresh Pyodide, installs a wheel, runs a Python script, prints an expression's value.
// node run_wheel.mjs WHEEL SCRIPT EXPRESSION
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { loadPyodide } from "pyodide";

const [wheel, script, expression] = process.argv.slice(2);
const pyodide = await loadPyodide();
// loadPackage returns an empty list for a missing or damaged file instead of throwing.
const installed = await pyodide.loadPackage(resolve(wheel), { messageCallback: () => {} });
if (installed.length !== 1) throw new Error(`not installed: ${wheel}`);
pyodide.runPython(await readFile(script, "utf8"));
process.stdout.write(String(pyodide.runPython(expression)));

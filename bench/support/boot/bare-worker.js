// A worker with nothing but Python in it, to compare its memory with.
import { loadPyodide } from "../pyodide/pyodide.mjs";

await loadPyodide();
postMessage({ type: "stage", stage: "ready", loaded: 0, total: 0 });

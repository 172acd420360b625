// A worker that only starts Python. `bench boot` compares its memory with that of the engine's worker.
import { loadPyodide } from "../pyodide/pyodide.mjs";

await loadPyodide();
postMessage({ type: "stage", stage: "ready", loaded: 0, total: 0 });

// A worker that only starts Python: memory is compared with it.
import { loadPyodide } from "../pyodide/pyodide.mjs";

await loadPyodide();
postMessage({ type: "stage", stage: "ready", loaded: 0, total: 0 });

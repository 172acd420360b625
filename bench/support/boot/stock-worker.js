// The worker of the stock page: `loadPyodide()`, `micropip.install(wheel)`, and the same bridge.
// It answers as many of the messages that web/engine/worker.js answers as a game needs.
import { loadPyodide } from "../pyodide/pyodide.mjs";

const site = new URL("..", import.meta.url);
const { wheel, bridge } = await (await fetch(new URL("runtime.json", site))).json();
const pyodide = await loadPyodide();
await pyodide.loadPackage("micropip");
const micropip = pyodide.pyimport("micropip");
await micropip.install(new URL(wheel.split("?")[0], site).href);
const written = Object.entries(bridge).map(async ([name, url]) => {
  pyodide.FS.writeFile(`/home/pyodide/${name}`, await (await fetch(new URL(url, site))).text());
});
await Promise.all(written);
const { handle } = pyodide.pyimport("bridge");

addEventListener("message", ({ data: { id, request } }) => {
  const { ok, error } = JSON.parse(handle(JSON.stringify(request)));
  postMessage({ type: "answer", id, ok, error });
});
postMessage({ type: "stage", stage: "ready", loaded: 0, total: 0 });

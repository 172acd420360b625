// The worker of one wheel: a Python of its own, in which somebody's bot runs and sees only its sight.
//
// In:  {type: "load", file, bytes}     first; then sights come through the port
//      {type: "meet", port}            the engine's end of it is in the engine's worker
// Out: {type: "offered", names} | {type: "failed", code, where}
//      {type: "answered"}              the bot is done with a turn
//
// It is started from a blob, so that the page's content policy holds in it; see guests.js.

import { startEngine } from "./runtime.js";

// What a bot has no business with: the saved games, other hosts, other workers, other tabs.
const CLOSED = [
  "indexedDB",
  "caches",
  "Worker",
  "SharedWorker",
  "BroadcastChannel",
  "WebSocket",
  "WebSocketStream",
  "XMLHttpRequest",
  "EventSource",
  "WebTransport",
  "fetch",
  "FileReaderSync",
  "importScripts",
  "RTCPeerConnection",
];

const LONGEST = 300; // letters of a complaint

/** @type {import("./runtime.js").Guests | null} */
let guests = null;

/** @param {string} file @param {Uint8Array} bytes */
async function load(file, bytes) {
  const engine = await startEngine("auto", false, { path() {}, stage() {} });
  try {
    await engine.install(file, bytes);
  } catch (error) {
    return fail("bot_bad_wheel", error);
  }
  closeDoors();
  try {
    guests = engine.guests();
    const names = guests.offered();
    if (!names.length) return fail("bot_none", file);
    postMessage({ type: "offered", names });
  } catch (error) {
    fail("bot_not_loaded", error);
  }
}

/** @param {string} code @param {unknown} error */
function fail(code, error) {
  postMessage({ type: "failed", code, where: lastLine(error) });
}

/** Of a Python traceback the last line says what happened. @param {unknown} error */
const lastLine = (error) => {
  const { message } = /** @type {{message?: string}} */ (error);
  return String(message ?? error)
    .trim()
    .split("\n")
    .at(-1)
    ?.slice(0, LONGEST);
};

/** Before the first line of the bot runs. */
function closeDoors() {
  for (let scope = globalThis; scope; scope = Object.getPrototypeOf(scope)) {
    for (const name of CLOSED) Reflect.deleteProperty(scope, name);
  }
  Reflect.deleteProperty(Object.getPrototypeOf(navigator), "storage");
  Reflect.deleteProperty(Object.getPrototypeOf(navigator), "serviceWorker");
}

/** @param {MessagePort} port */
function meet(port) {
  port.onmessage = ({ data: { turn, want, sight } }) => {
    try {
      port.postMessage({ turn, text: guests?.ask(want, sight) });
    } catch (error) {
      port.postMessage({ turn, error: lastLine(error) });
    }
    postMessage({ type: "answered" });
  };
}

addEventListener("message", ({ data }) => {
  if (data.type === "meet") meet(data.port);
  else if (data.type === "load") load(data.file, data.bytes).catch((error) => fail("bot_no_room", error));
});

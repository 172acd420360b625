// Runs the guest bots of one wheel in a Python of their own, which is given only what the bot's seat can see.
//
// messages.d.ts declares this worker's messages. bots/guests.js starts the worker from a blob, so that it
// inherits the page's content security policy.

import { startEngine } from "./runtime.js";

// Browser features that are deleted so that a bot can't reach saved games, other hosts, workers or tabs.
const FORBIDDEN_GLOBALS = [
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

const LONGEST_ERROR = 300; // characters

/** @type {import("./runtime.js").Guests | null} */
let guests = null;

/** @param {string} file @param {Uint8Array} bytes */
async function load(file, bytes) {
  const engine = await startEngine({ path: "auto" }, { path() {}, stage() {} });
  try {
    await engine.install(file, bytes);
  } catch (error) {
    return fail("bot_bad_wheel", error);
  }
  removeForbiddenGlobals();
  try {
    guests = engine.guests();
    const names = guests.offered();
    if (!names.length) return fail("bot_none", file);
    send({ type: "offered", names });
  } catch (error) {
    fail("bot_not_loaded", error);
  }
}

/** @param {import("./messages.js").GuestReport} message */
const send = (message) => postMessage(message);

/** @param {string} code @param {unknown} error */
function fail(code, error) {
  send({ type: "failed", code, where: lastLine(error) });
}

/** The last line of a Python traceback, which says what happened. @param {unknown} error */
const lastLine = (error) => {
  const { message } = /** @type {{message?: string}} */ (error);
  const lines = String(message ?? error)
    .trim()
    .split("\n");
  return lines[lines.length - 1].slice(0, LONGEST_ERROR);
};

/** Must be called before any of the bot's code runs. */
function removeForbiddenGlobals() {
  for (let scope = globalThis; scope; scope = Object.getPrototypeOf(scope)) {
    for (const name of FORBIDDEN_GLOBALS) Reflect.deleteProperty(scope, name);
  }
  Reflect.deleteProperty(Object.getPrototypeOf(navigator), "storage");
  Reflect.deleteProperty(Object.getPrototypeOf(navigator), "serviceWorker");
}

/** @param {MessagePort} port to the engine's worker */
function connect(port) {
  /** @param {import("./messages.js").GuestAnswer} answer */
  const reply = (answer) => port.postMessage(answer);
  port.onmessage = (/** @type {MessageEvent<import("./messages.js").GuestQuestion>} */ { data }) => {
    const { turn, want, sight } = data;
    try {
      reply({ turn, text: guests?.ask(want, sight) });
    } catch (error) {
      reply({ turn, error: lastLine(error) });
    }
    send({ type: "answered" });
  };
}

addEventListener("message", (/** @type {MessageEvent<import("./messages.js").GuestMessage>} */ { data }) => {
  if (data.type === "connect") connect(data.port);
  else load(data.file, data.bytes).catch((error) => fail("bot_no_room", error));
});

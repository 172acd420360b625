// Runs the bots of one wheel in a Python of their own, which sees nothing of a game but the seat's sight.
//
// Its messages are in messages.d.ts. It is started from a blob, so that the page's content policy holds in
// it (bots/guests.js).

import { startEngine } from "./runtime.js";

// A bot may not reach the saved games, other hosts, other workers or other tabs.
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
  const engine = await startEngine({ path: "auto", discardSnapshot: false }, { path() {}, stage() {} });
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

/** Of a Python traceback the last line says what happened. @param {unknown} error */
const lastLine = (error) => {
  const { message } = /** @type {{message?: string}} */ (error);
  const lines = String(message ?? error)
    .trim()
    .split("\n");
  return lines[lines.length - 1].slice(0, LONGEST);
};

/** Before the first line of the bot runs. */
function closeDoors() {
  for (let scope = globalThis; scope; scope = Object.getPrototypeOf(scope)) {
    for (const name of CLOSED) Reflect.deleteProperty(scope, name);
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

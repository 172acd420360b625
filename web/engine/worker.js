// The engine's worker: starts Python and answers the page's messages, which messages.d.ts declares.

import { createSerialQueue } from "../base/serial-queue.js";
import { SITE } from "../base/site.js";
import { asBootError } from "./boot/errors.js";
import { startOptionsOf } from "./boot/start-options.js";
import { createBotMoves } from "./bot-move.js";
import { createBridge } from "./bridge.js";
import { EngineError, refusalOf } from "./engine-error.js";
import { createGuestBroker } from "./guest-broker.js";
import { createKeptGame } from "./kept-game.js";
import { letMessagesIn } from "./let-messages-in.js";
import { startEngine } from "./runtime.js";
import { createTasks } from "./task.js";
import { createThinking } from "./thinking.js";

/**
 * @typedef {import("./messages.js").CallMessage} CallMessage
 * @typedef {import("./messages.js").Reply} Reply
 */

/** @param {import("./messages.js").WorkerMessage} message */
const send = (message) => postMessage(message);

const engine = startEngine(startOptionsOf(self.name), {
  path: (path, versions) => send({ type: "path", path, versions }),
  stage: (stage, loaded, total) => send({ type: "stage", stage, loaded, total }),
});

const started = engine.then(
  ({ memory }) => send({ type: "stage", stage: "ready", loaded: 0, total: 0, memory: memory() }),
  (error) => {
    const { code, where } = asBootError("runtime_start", "worker", error);
    send({ type: "failed", code, where });
  },
);

// Requests run one after another: each must find the game as the one before it left and stored it.
const inTurn = createSerialQueue(started);
const askNow = createBridge(engine, (where) => send({ type: "died", where }));
/** @type {import("./messages.js").Ask} */
const ask = (verb, request) => inTurn(() => askNow(verb, request));

/** Imports the same file that the page uses, so that page and worker download it only once. */
async function openStorage() {
  /** @type {typeof import("../storage/storage.js")} */
  const storage = await import(new URL("storage/storage.js", SITE).href);
  return storage.openStorage();
}

const kept = createKeptGame(askNow, openStorage);
const tasks = createTasks();
const thinking = createThinking(ask, letMessagesIn);
const guests = createGuestBroker(ask);
const makeBotMove = createBotMoves({
  ask,
  make: (move) => inTurn(async () => kept.keep(await askNow("bot_move", move))),
  thinking,
  guests,
});

/** @param {CallMessage} message @returns {Promise<Reply>} */
async function replyTo(message) {
  const { id } = message;
  const tell = (/** @type {unknown} */ ok) => send({ type: "progress", id, ok });
  if ("game" in message) kept.prepare(); // perhaps Python is still being downloaded
  switch (message.type) {
    case "call":
      return inTurn(() => kept.call(message));
    case "open":
      return inTurn(() => kept.open(message));
    case "watch":
      return inTurn(() => kept.watch(message));
    case "play_on":
      return inTurn(() => kept.playOn(message));
    case "install":
      await inTurn(async () => (await engine).install(message.file, message.bytes));
      return { ok: {} };
    case "hint":
      return { ok: await tasks.run(id, (task) => thinking.hint(message, task, tell)) };
    case "analysis":
      return { ok: await tasks.run(id, (task) => thinking.analysis(message, task, tell)) };
    case "bot_move":
      return tasks.run(id, (task) => makeBotMove(message.turn, task, tell));
    case "wish":
      return { ok: await tasks.run(id, (task) => guests.wish(message.wish, task)) };
  }
}

/** @param {CallMessage} message */
async function serve(message) {
  try {
    send({ type: "answer", id: message.id, ...(await replyTo(message)) });
  } catch (error) {
    send({ type: "answer", id: message.id, error: refusalOf(asEngineError(error)) });
  }
}

/** Turns any error into an EngineError; errors of storage and boot bring a code along. @param {unknown} error */
function asEngineError(error) {
  if (error instanceof EngineError) return error;
  const { code = "worker_failed" } = /** @type {{code?: string}} */ (error ?? {});
  return new EngineError({ kind: "Storage", code, where: String(error) });
}

addEventListener("message", (/** @type {MessageEvent<import("./messages.js").PageMessage>} */ { data }) => {
  switch (data.type) {
    case "guest":
      return guests.connect(data.guest, data.port);
    case "cancel":
      return tasks.stop(data.id, data.keep);
    case "hold":
      return tasks.hold(data.id, data.held);
    default:
      return void serve(data);
  }
});

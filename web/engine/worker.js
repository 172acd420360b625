// The worker: passes requests to the bridge, and keeps what comes back as a save before it answers.
//
// It knows nothing of the game: a save is text under the id of the game on the table, and never
// leaves for the page (it holds the seed), except unkept, for the engine-client to bring it back.
//
// Its name says how to start: auto, instant, fast or plain; "fast afresh": the snapshot did no good,
// throw it away.
//
// In:  {id, type: "call", request, game?}   `game`: what the answer puts on the table
//      {id, type: "open", game, save?}      `save`: one that could not be kept, else the stored one
//      {id, type: "open", game, table}      onto a table with a name, to be looked at
//      {id, type: "install", file, bytes}   a wheel; what it needs of Python is brought first
//      {id, type: "think", request, seconds?}   a job, in slices; others are served between them
//      {id, type: "turn", guest, want, request} a guest's move or wish
//      {type: "cancel", id, keep}           of a job or a turn; `keep`: what it has come to
//      {type: "guest", guest, port}         where that guest is reached, past the page
// Out: {type: "path", path, versions}          the way it has chosen
//      {type: "stage", stage, loaded, total, memory?}   download, start, install, ready
//      {type: "failed", code, where}           the start came to nothing
//      {type: "progress", id, ok}              of a job
//      {type: "answer", id, ok | error, saved?, storage?, unsaved?}
//      {type: "died", where}                   Python itself broke: only a new worker helps

import { createGuestDesk } from "./guest-broker.js";
import { BootError, startEngine } from "./runtime.js";
import { openStorage } from "../storage/storage.js";
import { createThinking } from "./thinking.js";

/**
 * @typedef {{kind: string, code: string, where: string, rule?: string | null,
 *   numbers?: Record<string, number>}} Refusal
 * @typedef {{ok?: any, error?: Refusal, save?: string, summary?: any, sight?: string}}
 *   BridgeAnswer
 * @typedef {{ok?: any, error?: Refusal, saved?: boolean, storage?: string, unsaved?: string}} Reply
 * @typedef {{id: number, type: "call", request: object, game?: string}} CallMessage
 * @typedef {{id: number, type: "open", game: string, save?: string, table?: string}}
 *   OpenMessage
 * @typedef {{id: number, type: "install", file: string, bytes: Uint8Array}} InstallMessage
 * @typedef {import("./thinking.js").ThinkMessage} ThinkMessage
 * @typedef {import("./guest-broker.js").TurnMessage} TurnMessage
 * @typedef {CallMessage | OpenMessage | InstallMessage | ThinkMessage | TurnMessage} Message
 */

/** @param {object} message */
const send = (message) => postMessage(message);

/** @type {ReturnType<typeof openStorage> | undefined} */
let shelves;
/** Opened with the first game that is to be kept: a board in somebody's page has none. */
const storage = () => (shelves ??= openStorage());
const [path, afresh] = self.name.split(" ");
const engine = startEngine(/** @type {import("./runtime.js").Path} */ (path || "auto"), afresh === "afresh", {
  path: (chosen, versions) => send({ type: "path", path: chosen, versions }),
  stage: (stage, loaded, total) => send({ type: "stage", stage, loaded, total }),
});

/** @type {string | null} */
let table = null; // the id of the game on it

/** @param {object} request @returns {Promise<BridgeAnswer>} */
async function ask(request) {
  const { handle } = await engine;
  try {
    return JSON.parse(handle(JSON.stringify(request)));
  } catch (error) {
    // The bridge never raises: this is the end of the runtime, not an answer.
    send({ type: "died", where: String(error) });
    throw error;
  }
}

/** @param {CallMessage} message @returns {Promise<Reply>} */
async function call({ request, game }) {
  const answer = await ask(request);
  if (!answer.error && game !== undefined) table = game;
  return kept(answer);
}

/** @param {OpenMessage} message @returns {Promise<Reply>} */
async function open({ game, save, table: aside }) {
  // Read even when the page brought the save: the storage then knows which one it replaces.
  const shelf = await storage();
  const stored = await shelf.readSave(game);
  const latest = save ?? stored;
  if (latest === null) return refusal("no_such_game", game);
  const answer = await ask({ do: "load", save: latest, table: aside ?? "" });
  if (answer.error) return { error: answer.error };
  if (aside !== undefined) return { ok: answer.ok };
  table = game;
  // What was just read is not written again: another tab with this game would be shut out by it.
  if (save === undefined) return { ok: answer.ok, saved: shelf.kind === "indexeddb" };
  return kept(answer);
}

/** @param {InstallMessage} message @returns {Promise<Reply>} */
async function install({ file, bytes }) {
  await (await engine).install(file, bytes);
  return { ok: {} };
}

/** Keeps the save of an answer, if it has one. @param {BridgeAnswer} answer @returns {Promise<Reply>} */
async function kept({ ok, error, save, summary }) {
  if (error) return { error };
  if (save === undefined || table === null) return { ok };
  const written = await (await storage()).writeSave(table, save, summary);
  if (written.saved) return { ok, saved: true };
  const { code } = written;
  // If another tab has played on, its game is the one to come back to.
  return code === "changed_elsewhere"
    ? { ok, saved: false, storage: code }
    : { ok, saved: false, storage: code, unsaved: save };
}

/** @param {string} code @param {string} where @returns {Reply} */
const refusal = (code, where) => ({ error: { kind: "Storage", code, where } });

/** @param {Message} message @returns {Promise<Reply>} */
function replyTo(message) {
  switch (message.type) {
    case "open":
      return inTurn(() => open(message));
    case "install":
      return inTurn(() => install(message));
    case "think":
      return thinking.think(message);
    case "turn":
      return guests.turn(message);
    default:
      return inTurn(() => call(message));
  }
}

/** @param {Message} message */
async function serve(message) {
  try {
    const reply = await replyTo(message);
    send({ type: "answer", id: message.id, ...reply });
  } catch (error) {
    const code = /** @type {{code?: string}} */ (error)?.code ?? "worker_failed";
    send({ type: "answer", id: message.id, ...refusal(code, String(error)) });
  }
}

/** @type {Promise<unknown>} */
let last = engine.then(
  ({ memory }) => send({ type: "stage", stage: "ready", loaded: 0, total: 0, memory: memory() }),
  (error) => {
    const { code, where } =
      error instanceof BootError ? error : { code: "runtime_start", where: String(error) };
    send({ type: "failed", code, where });
  },
);

/**
 * One after the other: a request must meet the game as the one before it left it, and kept it.
 * @template T
 * @param {() => Promise<T>} run
 * @returns {Promise<T>}
 */
function inTurn(run) {
  const done = last.then(run);
  last = done.catch(() => {});
  return done;
}

const askInTurn = (/** @type {object} */ request) => inTurn(() => ask(request));
const thinking = createThinking(askInTurn, (id, ok) => send({ type: "progress", id, ok }));
const guests = createGuestDesk(askInTurn);

addEventListener("message", ({ data }) => {
  if (data.type === "guest") guests.connect(data.guest, data.port);
  else if (data.type === "cancel") thinking.stop(data.id, data.keep) || guests.stop(data.id);
  else void serve(data);
});

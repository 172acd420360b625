// Sends numbered calls to one worker, and settles each with its answer or with an error.

import { createPendingCalls } from "../base/pending-calls.js";
import { createWatchdog } from "./boot/watchdog.js";
import { EngineError } from "./engine-error.js";

/**
 * @typedef {import("./messages.js").Call} Call
 * @typedef {import("./messages.js").Reply} Reply
 *
 * @typedef {object} Rpc
 * @property {<P>(call: Call, onProgress?: (progress: P) => void) => {id: number, answer: Promise<Reply>}} send
 *   rejects with an EngineError
 * @property {(id: number, keep: boolean) => void} cancel
 * @property {(id: number, held: boolean) => void} hold while a call is held, its time limit is off
 * @property {(guest: string, port: MessagePort) => void} connectGuest
 * @property {(message: import("./messages.js").AnswerMessage | import("./messages.js").ProgressMessage) => void}
 *   receive handles a message from the worker
 * @property {(error: EngineError) => void} close rejects the calls that have no answer yet
 */

/** Seconds of silence after which the worker counts as dead. */
const CALL_LIMIT = 10;
const INSTALL_LIMIT = 60;

/**
 * @param {Pick<Worker, "postMessage">} worker
 * @param {() => void} onSilence called when the worker should have answered by now
 * @param {typeof createWatchdog} [watch]
 * @returns {Rpc}
 */
export function createRpc(worker, onSilence, watch = createWatchdog) {
  const calls = createPendingCalls();
  /** @type {Map<number, number>} */
  const limits = new Map(); // seconds, by call
  /** @type {Set<number>} */
  const held = new Set();
  const silence = watch(onSilence);

  /** @param {import("./messages.js").ControlMessage} message @param {Transferable[]} [transfer] */
  const post = (message, transfer = []) => worker.postMessage(message, transfer);

  const watched = () => [...limits.keys()].filter((id) => !held.has(id));

  /** Restarts the countdown: the worker showed a sign of life, or the set of watched calls has changed. */
  function restartCountdown() {
    const seconds = watched().map((id) => limits.get(id) ?? CALL_LIMIT);
    if (seconds.length) silence.expect(Math.max(...seconds));
    else silence.rest();
  }

  return {
    send(call, onProgress) {
      const { id, answer } = calls.add(/** @type {(progress: unknown) => void} */ (onProgress));
      const first = watched().length === 0; // a later call must not restart the countdown
      limits.set(id, limitOf(call));
      if (first) restartCountdown();
      worker.postMessage({ id, ...call });
      return { id, answer: /** @type {Promise<Reply>} */ (answer) };
    },
    cancel: (id, keep) => post({ type: "cancel", id, keep }),
    hold(id, hold) {
      if (!calls.has(id)) return;
      if (hold) held.add(id);
      else held.delete(id);
      restartCountdown();
      post({ type: "hold", id, held: hold });
    },
    connectGuest: (guest, port) => post({ type: "guest", guest, port }, [port]),
    receive(message) {
      if (message.type === "progress") {
        restartCountdown();
        return calls.tell(message.id, message.ok);
      }
      const { type, id, ...reply } = message;
      if (!calls.has(id)) return;
      limits.delete(id);
      held.delete(id);
      restartCountdown();
      if (reply.error) calls.reject(id, new EngineError(reply.error));
      else calls.settle(id, reply);
    },
    close(error) {
      silence.rest();
      limits.clear();
      calls.rejectAll(error);
    },
  };
}

/** @param {Call} call */
function limitOf(call) {
  if (call.type === "install") return INSTALL_LIMIT;
  return call.type === "bot_move" ? CALL_LIMIT + call.turn.pause / 1000 : CALL_LIMIT;
}

/**
 * The part of a reply that the caller gets: the bridge's answer, and whether the change was stored. The cast is
 * safe because page and worker come from the same build and share the protocol's types.
 * @template A
 * @param {Reply} reply
 * @returns {A}
 */
export function answerOf({ ok, saved, storage }) {
  const answer = {
    .../** @type {object} */ (ok),
    ...(saved === undefined ? {} : { saved }),
    ...(storage === undefined ? {} : { storage }),
  };
  return /** @type {A} */ (answer);
}

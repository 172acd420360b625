// Runs guest bots: a wheel that the player brings is loaded into a separate worker once the player has agreed.
//
// The worker is started from a blob, because only then the page's content security policy applies to it and keeps
// it from reaching other hosts. The engine's worker sends the guest what its seat may know over a direct channel, so
// that the page never sees it. A guest that crashes, stalls or makes an illegal move is terminated.

import { codeOf, whereOf } from "../base/error-code.js";
import { SITE } from "../base/site.js";

/**
 * @typedef {import("../app/state.js").Guest} Guest
 * @typedef {import("../engine/api.js").BotMove} BotMove
 * @typedef {import("../engine/messages.js").GuestReport} GuestReport
 */

const LARGEST_WHEEL = 8_000_000; // bytes
const LOAD_MS = 90_000;
const HARMLESS = ["stale_intent", "cancelled", "worker_died"]; // errors that are not the guest's fault

/**
 * @param {object} parts
 * @param {import("../app/state.js").Store} parts.store
 * @param {import("../engine/api.js").EngineClient} parts.engine
 */
export function createGuests({ store, engine }) {
  /** @type {Map<string, Worker>} */
  const workers = new Map(); // by the wheel's file name
  /** @type {File | null} */
  let offered = null; // the wheel that the player is asked about

  const all = () => store.get().guests;

  /** @param {string} file @param {Partial<Guest>} change */
  const update = (file, change) =>
    store.set({ guests: all().map((guest) => (guest.file === file ? { ...guest, ...change } : guest)) });

  /** @param {string} file */
  function terminate(file) {
    workers.get(file)?.terminate();
    workers.delete(file);
  }

  /** @param {string} file @param {string} code @param {string} where */
  function fail(file, code, where) {
    terminate(file);
    update(file, { state: "failed", code, where, names: [] });
  }

  /** Give the guest's worker and the engine's worker the two ends of a channel. @param {string} file */
  function connect(file) {
    const { port1, port2 } = new MessageChannel();
    engine.connectGuest(file, port1);
    workers.get(file)?.postMessage({ type: "connect", port: port2 }, [port2]);
  }

  /** The wheel's bots are loaded: offer them to the player. @param {string} file @param {string[]} names */
  function addBots(file, names) {
    const taken = names.filter((name) => all().some((guest) => guest.names.includes(name)));
    if (taken.length) return fail(file, "bot_name_taken", taken.join(", "));
    connect(file);
    update(file, { state: "ready", names });
  }

  /** @param {File} file @returns {Promise<void>} */
  async function start(file) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { worker, release } = spawnGuest();
    workers.set(file.name, worker);
    return new Promise((resolve) => {
      const settle = (/** @type {() => void} */ report) => {
        clearTimeout(timer);
        release();
        if (workers.get(file.name) === worker) report();
        resolve();
      };
      const timer = setTimeout(() => settle(() => fail(file.name, "bot_stalled", "")), LOAD_MS);
      worker.onerror = (event) => {
        event.preventDefault();
        settle(() => fail(file.name, "bot_crashed", event.message ?? ""));
      };
      worker.addEventListener("message", (/** @type {MessageEvent<GuestReport>} */ { data }) => {
        if (data.type === "failed") settle(() => fail(file.name, data.code, data.where));
        if (data.type === "offered") settle(() => addBots(file.name, data.names));
      });
      worker.postMessage({ type: "load", file: file.name, bytes }, [bytes.buffer]);
    });
  }

  /** The wheel that a bot came in. @param {string} bot */
  function fileOf(bot) {
    const guest = all().find(({ names }) => names.includes(bot));
    if (!guest) throw botError("no_such_bot", bot);
    return guest.file;
  }

  return {
    /** Ask the player about a wheel, without reading it yet. @param {File} file */
    offer(file) {
      const others = all().filter((guest) => guest.file !== file.name && guest.state !== "asking");
      const isWheel = file.name.endsWith(".whl") && file.size <= LARGEST_WHEEL;
      terminate(file.name);
      offered = isWheel ? file : null;
      /** @type {Guest} */
      const guest = isWheel
        ? { file: file.name, state: "asking", names: [], code: "", where: "" }
        : { file: file.name, state: "failed", names: [], code: "bot_bad_wheel", where: file.name };
      store.set({ guests: [...others, guest] });
    },

    /** The player has agreed: start the offered wheel. */
    async accept() {
      const file = offered;
      offered = null;
      if (!file) return;
      update(file.name, { state: "loading" });
      await start(file);
    },

    /** @param {string} file */
    remove(file) {
      terminate(file);
      store.set({ guests: all().filter((guest) => guest.file !== file) });
    },

    /** Connect every guest to the engine's new worker. */
    connectAgain() {
      for (const file of workers.keys()) connect(file);
    },

    /**
     * Has a guest move; a guest that fails or takes too long is terminated.
     * @param {string} bot @param {import("../engine/api.js").BotTurn} turn @returns {BotMove}
     */
    move(bot, turn) {
      const file = fileOf(bot);
      const move = engine.botMove({ ...turn, guest: file });
      const answer = move.answer.catch((error) => {
        if (!HARMLESS.includes(codeOf(error))) fail(file, error.code, whereOf(error));
        throw error;
      });
      return { ...move, answer };
    },

    /** Asks a guest whether it would like to go next after a Jester. @param {string} bot @param {{revision: number, seat: number}} turn */
    wish: async (bot, turn) => engine.guestWish({ ...turn, guest: fileOf(bot) }).answer,
  };
}

/** @typedef {ReturnType<typeof createGuests>} Guests */

/** Starts a guest's worker. Call `release` when the worker has loaded. */
function spawnGuest() {
  const script = new URL("engine/guest-worker.js", SITE).href;
  const source = new Blob([`import ${JSON.stringify(script)};`], { type: "text/javascript" });
  const address = URL.createObjectURL(source);
  return { worker: new Worker(address, { type: "module" }), release: () => URL.revokeObjectURL(address) };
}

/** @param {string} code @param {string} where */
const botError = (code, where) => Object.assign(new Error(code), { code, where });

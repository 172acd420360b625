// Bots of somebody's own making: a wheel, asked about first, then run in a worker of its own.
//
// The worker is started from a blob: only so does it come under the page's content policy, which keeps it
// from every other host. What a guest's seat may know goes to it from the engine's worker through a channel
// of their own; the page never has it. A guest that crashes, stalls or cheats is ended.

import { codeOf, whereOf } from "../base/error-code.js";
import { SITE } from "../base/site.js";

/**
 * @typedef {import("../app/state.js").Guest} Guest
 * @typedef {import("../engine/api.js").BotMove} BotMove
 * @typedef {import("../engine/messages.js").GuestReport} GuestReport
 */

const LARGEST = 8_000_000; // bytes of a wheel
const LOAD_MS = 90_000;
const HARMLESS = ["stale_intent", "cancelled", "worker_died"]; // errors that are not the guest's fault

/**
 * @param {object} parts
 * @param {import("../app/state.js").Store} parts.store
 * @param {import("../engine/api.js").EngineClient} parts.engine
 */
export function createGuests({ store, engine }) {
  /** @type {Map<string, Worker>} */
  const workers = new Map(); // by the wheel's file
  /** @type {File | null} */
  let offered = null;

  const all = () => store.get().guests;

  /** @param {string} file @param {Partial<Guest>} change */
  const update = (file, change) =>
    store.set({ guests: all().map((guest) => (guest.file === file ? { ...guest, ...change } : guest)) });

  /** @param {string} file */
  function end(file) {
    workers.get(file)?.terminate();
    workers.delete(file);
  }

  /** @param {string} file @param {string} code @param {string} where */
  function fail(file, code, where) {
    end(file);
    update(file, { state: "failed", code, where, names: [] });
  }

  /** Give the guest's worker and the engine's worker the two ends of a channel. @param {string} file */
  function connect(file) {
    const { port1, port2 } = new MessageChannel();
    engine.connectGuest(file, port1);
    workers.get(file)?.postMessage({ type: "connect", port: port2 }, [port2]);
  }

  /** @param {string} file @param {string[]} names */
  function welcome(file, names) {
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
      const settle = (/** @type {() => void} */ act) => {
        clearTimeout(timer);
        release();
        if (workers.get(file.name) === worker) act();
        resolve();
      };
      const timer = setTimeout(() => settle(() => fail(file.name, "bot_stalled", "")), LOAD_MS);
      worker.onerror = (event) => {
        event.preventDefault();
        settle(() => fail(file.name, "bot_crashed", event.message ?? ""));
      };
      worker.addEventListener("message", (/** @type {MessageEvent<GuestReport>} */ { data }) => {
        if (data.type === "failed") settle(() => fail(file.name, data.code, data.where));
        if (data.type === "offered") settle(() => welcome(file.name, data.names));
      });
      worker.postMessage({ type: "load", file: file.name, bytes }, [bytes.buffer]);
    });
  }

  /** The wheel in which a bot came. @param {string} bot */
  function fileOf(bot) {
    const guest = all().find(({ names }) => names.includes(bot));
    if (!guest) throw trouble("no_such_bot", bot);
    return guest.file;
  }

  return {
    /** Show a wheel and ask; nothing of it is read yet. @param {File} file */
    offer(file) {
      const others = all().filter((guest) => guest.file !== file.name && guest.state !== "asking");
      const good = file.name.endsWith(".whl") && file.size <= LARGEST;
      end(file.name);
      offered = good ? file : null;
      /** @type {Guest} */
      const guest = good
        ? { file: file.name, state: "asking", names: [], code: "", where: "" }
        : { file: file.name, state: "failed", names: [], code: "bot_bad_wheel", where: file.name };
      store.set({ guests: [...others, guest] });
    },

    /** The player said yes: start it. */
    async accept() {
      const file = offered;
      offered = null;
      if (!file) return;
      update(file.name, { state: "loading" });
      await start(file);
    },

    /** @param {string} file */
    remove(file) {
      end(file);
      store.set({ guests: all().filter((guest) => guest.file !== file) });
    },

    /** The engine's worker is another one now. */
    connectAgain() {
      for (const file of workers.keys()) connect(file);
    },

    /** A guest's move; one that fails or takes too long ends the guest. @param {string} bot @param {import("../engine/api.js").BotTurn} turn @returns {BotMove} */
    move(bot, turn) {
      const file = fileOf(bot);
      const move = engine.botMove({ ...turn, guest: file });
      const answer = move.answer.catch((error) => {
        if (!HARMLESS.includes(codeOf(error))) fail(file, error.code, whereOf(error));
        throw error;
      });
      return { ...move, answer };
    },

    /** What a guest would like after a Jester. @param {string} bot @param {{revision: number, seat: number}} asked */
    wish: async (bot, asked) => engine.guestWish({ ...asked, guest: fileOf(bot) }).answer,
  };
}

/** @typedef {ReturnType<typeof createGuests>} Guests */

/** A guest's worker, and what to call when it has started. */
function spawnGuest() {
  const script = new URL("engine/guest-worker.js", SITE).href;
  const source = new Blob([`import ${JSON.stringify(script)};`], { type: "text/javascript" });
  const address = URL.createObjectURL(source);
  return { worker: new Worker(address, { type: "module" }), release: () => URL.revokeObjectURL(address) };
}

/** @param {string} code @param {string} where */
const trouble = (code, where) => Object.assign(new Error(code), { code, where });

// Bots of somebody's own making: a wheel, asked about first, then run in a worker of its own.
//
// The worker is started from a blob: only so does it come under the page's content policy, which
// keeps it from every other host. Sights go to it from the engine's worker through a channel of
// their own; the page never has them. One that crashes, stalls or cheats is ended.

import { SITE } from "../base/site.js";

/** @typedef {import("../app/state.js").Guest} Guest */
/** @typedef {import("../engine/client.js").Thinking} Thinking */

const LARGEST = 8_000_000; // bytes of a wheel
const LOAD_MS = 90_000;
const TURN_MS = 8_000;

/**
 * @param {object} rooms
 * @param {import("../app/state.js").Store} rooms.store
 * @param {import("../engine/client.js").EngineClient} rooms.engine
 */
export function createGuests({ store, engine }) {
  /** @type {Map<string, Worker>} */
  const workers = new Map(); // by the wheel's file
  /** @type {File | null} */
  let offered = null;

  const all = () => store.get().guests;

  /** @param {string} file @param {Partial<Guest>} change */
  const become = (file, change) =>
    store.set({ guests: all().map((guest) => (guest.file === file ? { ...guest, ...change } : guest)) });

  /** @param {string} file */
  function end(file) {
    workers.get(file)?.terminate();
    workers.delete(file);
  }

  /** @param {string} file @param {string} code @param {string} where */
  function fail(file, code, where) {
    end(file);
    become(file, { state: "failed", code, where, names: [] });
  }

  /** @param {string} file */
  function meet(file) {
    const { port1, port2 } = new MessageChannel();
    engine.meet(file, port1);
    workers.get(file)?.postMessage({ type: "meet", port: port2 }, [port2]);
  }

  /** @param {File} file @returns {Promise<void>} */
  async function start(file) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const script = new URL("engine/guest-worker.js", SITE).href;
    const blob = URL.createObjectURL(
      new Blob([`import ${JSON.stringify(script)};`], { type: "text/javascript" }),
    );
    const worker = new Worker(blob, { type: "module" });
    workers.set(file.name, worker);
    return new Promise((resolve) => {
      const settle = (/** @type {() => void} */ act) => {
        clearTimeout(timer);
        URL.revokeObjectURL(blob);
        if (workers.get(file.name) === worker) act();
        resolve();
      };
      const timer = setTimeout(() => settle(() => fail(file.name, "bot_stalled", "")), LOAD_MS);
      worker.onerror = (event) => {
        event.preventDefault();
        settle(() => fail(file.name, "bot_crashed", event.message ?? ""));
      };
      worker.onmessage = ({ data }) => {
        if (data.type === "failed") settle(() => fail(file.name, data.code, data.where));
        if (data.type !== "offered") return;
        const taken = data.names.filter((/** @type {string} */ name) =>
          all().some(({ names }) => names.includes(name)),
        );
        if (taken.length) return settle(() => fail(file.name, "bot_name_taken", taken.join(", ")));
        settle(() => {
          meet(file.name);
          become(file.name, { state: "ready", names: data.names });
        });
      };
      worker.postMessage({ type: "load", file: file.name, bytes }, [bytes.buffer]);
    });
  }

  return {
    /** Show it and ask; nothing of it is read yet. @param {File} file */
    offer(file) {
      offered = null;
      const others = all().filter((guest) => guest.file !== file.name && guest.state !== "asking");
      end(file.name);
      /** @type {Guest} */
      const guest = { file: file.name, state: "asking", names: [], code: "", where: "" };
      if (!file.name.endsWith(".whl") || file.size > LARGEST) {
        Object.assign(guest, { state: "failed", code: "bot_bad_wheel", where: file.name });
      } else offered = file;
      store.set({ guests: [...others, guest] });
    },

    /** Yes: start it. */
    async accept() {
      const file = offered;
      offered = null;
      if (!file) return;
      become(file.name, { state: "loading" });
      await start(file);
    },

    /** @param {string} file */
    remove(file) {
      end(file);
      store.set({ guests: all().filter((guest) => guest.file !== file) });
    },

    /** The engine's worker is another one now. */
    meetAgain: () => [...workers.keys()].forEach(meet),

    /**
     * A guest's move or wish; one that takes too long is ended.
     * @param {string} bot
     * @param {"move" | "wish"} want
     * @param {{seat: number, revision: number, viewer: number}} request
     * @returns {Thinking}
     */
    turn(bot, want, request) {
      const guest = all().find(({ names }) => names.includes(bot));
      if (!guest) return { answer: Promise.reject(trouble("no_such_bot", bot)), stop() {} };
      const { file } = guest;
      const turn = engine.turn({ guest: file, want, request });
      let stalled = false;
      const timer = setTimeout(() => {
        stalled = true;
        turn.stop(false);
      }, TURN_MS);
      const answer = turn.answer.catch((error) => {
        if (error?.code === "stale_intent") throw error;
        const failed = stalled ? trouble("bot_stalled", bot) : error;
        if (want === "move") fail(file, failed.code, failed.where);
        throw failed;
      });
      return { answer: answer.finally(() => clearTimeout(timer)), stop() {} };
    },
  };
}

/** @param {string} code @param {string} where */
const trouble = (code, where) => Object.assign(new Error(code), { code, where });

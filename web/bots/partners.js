// Lets the bots at the table move: they think, wait for a human while, move and say what it does.

import { loadPart } from "../i18n/index.js";
import { LEVELS } from "./levels.js";
import { lineText } from "./bot-line.js";

/** @typedef {import("../app/state.js").View} View */
/** @typedef {import("../engine/client.js").Thinking} Thinking */

/** Milliseconds from one move to a bot's next, at least. */
const PACES = { slow: 2600, usual: 1300, fast: 150 };
const CHAMPION_SECONDS = 1;
/**
 * @param {object} rooms
 * @param {import("../app/state.js").Store} rooms.store
 * @param {import("../engine/client.js").EngineClient} rooms.engine
 * @param {(next: any, line?: string) => Promise<void>} rooms.arrive
 * @param {(request: Record<string, unknown>) => Promise<any>} rooms.ask about the position on the table
 * @param {() => Promise<ReturnType<typeof import("./guests.js").createGuests>>} rooms.guests
 */
export function createPartners({ store, engine, arrive, ask, guests }) {
  let running = false;
  let wishedFor = -1; // the revision for which wishes were told
  /** @type {(() => void) | null} */
  let wake = null; // from the pause before a move, or from a rest
  /** @type {Thinking | null} */
  let thinking = null;

  /** @param {Partial<import("../app/state.js").Partners>} change */
  const change = (change) => store.set({ partners: { ...store.get().partners, ...change } });

  /** The view, if a bot is at turn there and somebody looks on. @returns {View | null} */
  function botsView() {
    const { view, screen, partners } = store.get();
    if (!view || view.over || screen !== "table" || partners.trouble) return null;
    return view.bots[view.observation.seat - 1] ? view : null;
  }

  /** @param {View} view */
  const isStill = (view) => botsView()?.revision === view.revision;

  /** Until it is time, or somebody hurries. @param {number} ms @returns {Promise<void>} */
  const rest = (ms) =>
    new Promise((resolve) => {
      const timer = ms === Infinity ? undefined : setTimeout(() => wake?.(), ms);
      wake = () => {
        clearTimeout(timer);
        wake = null;
        resolve();
      };
    });

  /** Before somebody is chosen, the others say whether they would like to go next. @param {View} view */
  async function wishes(view) {
    const { seat } = view.observation;
    if (wishedFor !== view.revision) {
      wishedFor = view.revision;
      store.set({ view: await ask({ do: "bots_wish" }) });
      for (const [at, bot] of view.bots.entries()) {
        if (!bot || LEVELS.includes(bot) || at + 1 === seat) continue;
        const request = { seat: at + 1, revision: view.revision, viewer: view.viewer };
        // A guest who has nothing to say is neutral.
        await (await guests()).turn(bot, "wish", request).answer.catch(() => {});
      }
      if (view.bots.some((bot) => !bot) && view.bots[seat - 1]) change({ asking: true });
    }
    while (store.get().partners.asking && isStill(view)) await rest(Infinity);
  }

  /** @param {View} view @returns {Promise<Thinking>} */
  async function think(view) {
    const { revision, viewer, observation } = view;
    const bot = view.bots[observation.seat - 1];
    if (LEVELS.includes(bot)) {
      return engine.think({ do: "think", about: "move", revision }, { seconds: CHAMPION_SECONDS });
    }
    return (await guests()).turn(bot, "move", { seat: observation.seat, revision, viewer });
  }

  /** One bot's move. @param {View} view */
  async function turn(view) {
    if (view.observation.phase === "choose") await wishes(view);
    if (!isStill(view)) return;
    const pause = rest(PACES[store.get().settings.pace]);
    thinking = await think(view);
    const thought = await thinking.answer;
    thinking = null;
    await pause;
    while (store.get().partners.paused && isStill(view)) await rest(Infinity);
    if (!isStill(view)) return;
    const next = await ask({ do: "move", job: thought.job, revision: view.revision });
    change({ lines: withLine(store.get().partners.lines, next.told) });
    await arrive(next, lineText(store.get().t, next.told, next.names));
  }

  return {
    /** Let the bots move until a person is at turn. */
    async attend() {
      if (running) return void wake?.(); // it looks anew
      running = true;
      try {
        await loadPart("partners");
        for (let view = botsView(); view; view = botsView()) {
          try {
            await turn(view);
          } catch (error) {
            if (!forgive(view, error)) break;
          }
        }
        // A person who chooses after a Jester hears what the bots would like.
        const { view } = store.get();
        if (view?.your_turn && view.observation.phase === "choose") await wishes(view);
      } finally {
        running = false;
        thinking = null;
      }
    },

    hurry() {
      thinking?.stop(true);
      if (!store.get().partners.paused) wake?.();
    },

    pause() {
      change({ paused: !store.get().partners.paused });
      if (!store.get().partners.paused) wake?.();
    },

    wished() {
      change({ asking: false });
      wake?.();
    },
  };

  /** A position that is gone is no trouble; a bot that fails gives its seat back. */
  /** @param {View} view @param {any} error @returns {boolean} whether to go on */
  function forgive(view, error) {
    const code = error?.code;
    if (!code) throw error;
    if (code === "stale_intent" || code === "cancelled") return !isStill(view) || code === "cancelled";
    if (code === "worker_died") return false; // the game comes back, and with it this
    change({ trouble: { seat: view.observation.seat, code, where: error.where ?? "" } });
    return false;
  }
}

/** What is paid for a blow belongs to the move that brought it. */
/** @param {import("../app/state.js").BotLine[]} lines @param {import("../app/state.js").BotLine} told */
function withLine(lines, told) {
  const last = lines.at(-1);
  const pays = told.facts.some(({ code }) => code === "paid");
  if (!last || !pays || last.seat !== told.seat) return [...lines, told];
  return [...lines.slice(0, -1), { ...last, facts: [...last.facts, ...told.facts] }];
}

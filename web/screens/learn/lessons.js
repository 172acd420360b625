// Lessons: each a scenario on a table of its own, beside the game; and which of them are done.

import { SITE } from "../../base/site.js";

/** @typedef {import("../../app/state.js").State} State */
/** @typedef {import("../../app/state.js").Lesson} Lesson */
/** @typedef {import("../../app/state.js").Store} Store */
/** @typedef {import("../../app/intents.js").Intents} Intents */

const TABLE = "learn";

/**
 * @param {object} rooms
 * @param {Store} rooms.store
 * @param {any} rooms.engine the engine client
 * @param {any} rooms.storage
 * @param {(screen: string, place?: string) => void} rooms.go
 * @param {(desk: Store, engine: any) => Intents} rooms.sit makes the intents of a table
 */
export function createLessons({ store, engine, storage, go, sit }) {
  const state = () => store.get();
  let wanted = ""; // the lesson that is here or on its way

  /** The part of the state that is the lesson's, as a store of its own. @type {Store} */
  const desk = {
    get: () => ({
      ...state(),
      screen: "table",
      covered: false,
      .../** @type {Partial<State>} */ (state().lesson),
    }),
    set(change) {
      const lesson = state().lesson;
      if (!lesson) return; // left meanwhile
      store.set({ lesson: { ...lesson, ...change } });
      const scenario = change.view?.scenario;
      if (scenario?.outcome === "reached") void done(lesson.name);
      if (scenario?.outcome === "failed") desk.set(/** @type {any} */ ({ shown: scenario.step }));
    },
    subscribe: (listener) => store.subscribe(() => state().lesson && listener(desk.get())),
  };
  const table = {
    /** @param {{do: string} & Record<string, unknown>} request */
    ask: (request) => engine.ask({ ...request, table: TABLE }),
  };
  /** @type {Intents} */
  const intents = {
    ...sit(desk, table),
    go(screen, place) {
      desk.set({ dialog: "" }); // its help leads to the rules, and is not there on the way back
      go(screen, place);
    },
  };
  const tutor = {
    again: intents.undo,
    restart: () => change("restart"),
    hint: () => change("hint"),
    show: () => desk.set(/** @type {any} */ ({ shown: state().lesson?.view?.scenario?.step })),
  };

  /** @param {string} verb */
  async function change(verb) {
    const revision = state().lesson?.view?.revision;
    try {
      const view = await table.ask({ do: verb, revision });
      desk.set({ view, selection: null, notice: "" });
    } catch (error) {
      const code = /** @type {{code?: string}} */ (error).code;
      if (!code) throw error;
      intents.refuse(code);
    }
  }

  /** @param {string} name */
  async function done(name) {
    const learnt = state().learnt;
    if (learnt.includes(name)) return;
    store.set({ learnt: [...learnt, name] });
    await storage.writeSetting("learn", state().learnt);
  }

  /** @param {string} name */
  async function open(name) {
    const scenario = await read(`${name}.json`);
    const view = await table.ask({ do: "scenario", scenario });
    if (wanted !== name) return; // somebody went on meanwhile
    store.set({
      lesson: {
        name,
        view,
        selection: null,
        notice: "",
        rule: "",
        dialog: "",
        recap: [],
        shown: -1,
        intents,
        tutor,
      },
    });
  }

  // Its table died with the worker: the lesson begins again.
  engine.onRestart(() => {
    wanted = "";
    store.set({ lesson: null });
    if (state().screen === "learn" && state().place) go("learn", state().place);
  });

  return {
    /** Come to a lesson, with "" to the list of them, with "next" to the first that isn't done. */
    /** @param {string} name */
    async visit(name) {
      try {
        await come(name);
      } catch (error) {
        if (wanted === name) wanted = "";
        if (!(error instanceof Missing)) throw error;
        store.set({ notice: state().t("screen-missing-why") });
      }
    },
  };

  /** @param {string} name */
  async function come(name) {
    const course = state().course ?? (await read("index.json"));
    store.set({ course });
    if (name === "next") return go("learn", nextOf(course, state().learnt));
    if (name === wanted) return;
    wanted = name;
    store.set({ lesson: null });
    if ([...course.lessons, ...course.puzzles].includes(name)) await open(name);
    else wanted = "";
  }
}

/** A file that did not come. */
class Missing extends Error {}

/** @param {{lessons: string[], puzzles: string[]}} course @param {string[]} learnt */
const nextOf = ({ lessons, puzzles }, learnt) =>
  [...lessons, ...puzzles].find((name) => !learnt.includes(name)) ?? lessons[0];

/** @param {string} file */
async function read(file) {
  const answer = await fetch(new URL(`scenarios/${file}`, SITE)).catch(() => null);
  if (!answer?.ok) throw new Missing(file);
  return answer.json();
}

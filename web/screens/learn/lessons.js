// Lessons: each a scenario on a table of its own, beside the game; and which of them are done.

import { tableStore } from "../../app/state.js";
import { SITE } from "../../base/site.js";
import { createTableContext } from "../../table/context.js";
import { createTableIntents } from "../../table/intents.js";
import { emptyTable } from "../../table/table-state.js";

/** The bridge's name of the table. */
const TABLE = "learn";

/** @param {import("../../app/screens.js").App} app */
export function createLessons({ store, engine, storage, intents: page, playbackFor }) {
  const table = tableStore(store, "lesson");
  const bridge = engine.table(TABLE);
  const context = createTableContext({ table, engine: bridge, playback: playbackFor(table), changed: judge });
  const intents = createTableIntents(context, { go: page.go, stopHint() {}, redraw: page.redraw });
  let wanted = ""; // the lesson that is here or on its way

  /** @param {number} step */
  const showStep = (step) => {
    const { lesson } = store.get();
    if (lesson) store.set({ lesson: { ...lesson, shown: step } });
  };

  /** What came of the last move: a lesson that is done, or a step whose move is shown from now on. */
  function judge() {
    const { lesson, tables } = store.get();
    const scenario = tables.lesson.view?.scenario;
    if (scenario?.outcome === "reached" && lesson) void markDone(lesson.name);
    if (scenario?.outcome === "failed") showStep(scenario.step);
  }

  /** @param {string} name */
  async function markDone(name) {
    const { learnt } = store.get();
    if (learnt.includes(name)) return;
    store.set({ learnt: [...learnt, name] });
    await storage.writeSetting("learn", store.get().learnt);
  }

  /** @param {string} name */
  async function open(name) {
    const scenario = await readFile(`${name}.json`);
    const change = await bridge.ask("scenario", { scenario });
    if (wanted !== name) return; // the player went on meanwhile
    store.set({ lesson: { name, shown: -1 } });
    context.open(change);
  }

  function leave() {
    store.set({ lesson: null });
    table.set(emptyTable());
  }

  /** @param {string} name */
  async function show(name) {
    const course = store.get().course ?? (await readFile("index.json"));
    store.set({ course });
    if (name === "next") return page.go("learn", nextOf(course, store.get().learnt));
    if (name === wanted) return;
    wanted = name;
    leave();
    if ([...course.lessons, ...course.puzzles].includes(name)) await open(name);
    else wanted = "";
  }

  // The table died with the worker: the lesson begins again.
  engine.onRestart(() => {
    wanted = "";
    leave();
    const { screen, place } = store.get();
    if (screen === "learn" && place) page.go("learn", place);
  });

  return {
    intents,
    lesson: {
      /** From the beginning. */
      restart: () =>
        context.change(async () => context.showAtOnce(await bridge.ask("restart", context.changeFields()))),
      /** The scenario's next hint. */
      hint: () =>
        context.change(async () =>
          context.showAtOnce(await bridge.ask("scenario_hint", context.changeFields())),
        ),
      /** Point at the move of this step. */
      showMove: () => showStep(table.get().view?.scenario?.step ?? -1),
    },

    /** Come to a lesson, with "" to the list of them, with "next" to the first that isn't done. @param {string} name */
    async visit(name) {
      try {
        await show(name);
      } catch (error) {
        if (wanted === name) wanted = "";
        if (!(error instanceof MissingFile)) throw error;
        store.set({ notice: store.get().t("screen-missing-why") });
      }
    },
  };
}

/** @typedef {ReturnType<typeof createLessons>} Lessons */

class MissingFile extends Error {}

/** @param {{lessons: string[], puzzles: string[]}} course @param {string[]} learnt */
export const nextOf = ({ lessons, puzzles }, learnt) =>
  [...lessons, ...puzzles].find((name) => !learnt.includes(name)) ?? lessons[0];

/** @param {string} file */
async function readFile(file) {
  const answer = await fetch(new URL(`scenarios/${file}`, SITE)).catch(() => null);
  if (!answer?.ok) throw new MissingFile(file);
  return answer.json();
}

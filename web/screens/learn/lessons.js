// Runs the lessons, each a scenario on a table of its own, and remembers which are done.

import { tableStore } from "../../app/state.js";
import { SITE } from "../../base/site.js";
import { createTableContext } from "../../table/context.js";
import { createTableIntents } from "../../table/intents.js";
import { emptyTable } from "../../table/table-state.js";

/** The name of the lessons' table at the bridge. */
const TABLE = "learn";

/** @param {import("../../app/screens.js").App} app */
export function createLessons({ store, engine, storage, intents: page, playbackFor }) {
  const table = tableStore(store, "lesson");
  const bridge = engine.table(TABLE);
  const context = createTableContext({
    table,
    engine: bridge,
    playback: playbackFor(table),
    changed: checkOutcome,
  });
  const intents = createTableIntents(context, { go: page.go, stopHint() {}, redraw: page.redraw });
  let wanted = ""; // the lesson that is shown or being loaded

  /** Show the move of a step from now on. @param {number} step */
  const showMoveOf = (step) => {
    const { lesson } = store.get();
    if (lesson) store.set({ lesson: { ...lesson, shown: step } });
  };

  /** After each move: remember a finished lesson, and after a wrong move show the right one. */
  function checkOutcome() {
    const { lesson, tables } = store.get();
    const scenario = tables.lesson.view?.scenario;
    if (scenario?.outcome === "reached" && lesson) void markDone(lesson.name);
    if (scenario?.outcome === "failed") showMoveOf(scenario.step);
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
    const scenario = await readScenarioFile(`${name}.json`);
    const change = await bridge.ask("scenario", { scenario });
    if (wanted !== name) return; // the player has left the lesson meanwhile
    store.set({ lesson: { name, shown: -1 } });
    context.open(change);
  }

  function leave() {
    store.set({ lesson: null });
    table.set(emptyTable());
  }

  /** @param {string} name */
  async function show(name) {
    const course = store.get().course ?? (await readScenarioFile("index.json"));
    store.set({ course });
    if (name === "next") return page.go("learn", nextLesson(course, store.get().learnt));
    if (name === wanted) return;
    wanted = name;
    leave();
    if ([...course.lessons, ...course.puzzles].includes(name)) await open(name);
    else wanted = "";
  }

  // The lesson's table was lost with the worker: start the lesson again.
  engine.onRestart(() => {
    wanted = "";
    leave();
    const { screen, place } = store.get();
    if (screen === "learn" && place) page.go("learn", place);
  });

  return {
    intents,
    lesson: {
      /** Start the lesson again. */
      restart: () =>
        context.change(async () => context.showAtOnce(await bridge.ask("restart", context.changeFields()))),
      /** Show the scenario's next hint. */
      hint: () =>
        context.change(async () =>
          context.showAtOnce(await bridge.ask("scenario_hint", context.changeFields())),
        ),
      /** Highlight the move of the current step. */
      showMove: () => showMoveOf(table.get().view?.scenario?.step ?? -1),
    },

    /**
     * Open a lesson by its name, or the first that isn't done with "next"; "" leaves for the list of lessons.
     * @param {string} name
     */
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

/**
 * The first lesson or puzzle that isn't done; the very first once all are.
 * @param {{lessons: string[], puzzles: string[]}} course @param {string[]} learnt
 */
export const nextLesson = ({ lessons, puzzles }, learnt) =>
  [...lessons, ...puzzles].find((name) => !learnt.includes(name)) ?? lessons[0];

/** @param {string} file */
async function readScenarioFile(file) {
  const response = await fetch(new URL(`scenarios/${file}`, SITE)).catch(() => null);
  if (!response?.ok) throw new MissingFile(file);
  return response.json();
}

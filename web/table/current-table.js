// The table that is on the screen: the game's, or that of a lesson inside the page's state.

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../app/intents.js").Intents} Intents */

/** @param {State} state @param {Intents} intents @returns {{state: State, intents: Intents} | null} */
export function atTable(state, intents) {
  if (state.screen === "table") return state.view && { state, intents };
  const lesson = state.screen === "learn" ? state.lesson : null;
  return lesson && { state: lessonState(state, lesson), intents: lesson.intents };
}

/** The state as the views of a table know it. @param {State} state @param {import("../app/state.js").Lesson | import("../app/state.js").Replay} lesson @returns {State} */
export const lessonState = (state, lesson) => ({
  ...state,
  // What is of the game's table stays there.
  covered: false,
  unsaved: false,
  elsewhere: false,
  log: null,
  hint: null,
  partners: { lines: [], paused: false, asking: false, trouble: null },
  ...lesson,
});

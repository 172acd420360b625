// What lies over a screen: the dialog that is open, if one is. Where there is a table it is fetched early.

import { later } from "../ui/lazy-view.js";

const module = later(() => import("./dialogs.js"));

/** @param {import("../app/state.js").State} state @param {import("../app/intents.js").Intents} intents */
export const dialogs = (state, intents) =>
  state.dialog || state.view ? (module(intents)?.dialogs(state, intents) ?? "") : "";

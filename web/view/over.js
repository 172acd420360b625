// What lies over a screen: the dialog that is open, if one is. Where there is a table it is fetched early.

import { later } from "./later.js";

const module = later(() => import("./dialogs.js"));

/** @param {import("../store.js").State} state @param {import("../intents.js").Intents} intents */
export const dialogs = (state, intents) =>
  state.dialog || state.view ? (module(intents)?.dialogs(state, intents) ?? "") : "";

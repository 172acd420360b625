// Listens to keys, and to files that are dropped on the page.

import { listenToWheelDrops } from "../bots/wheel-drop.js";
import { listenToKeys } from "./keys.js";
import { openDialog } from "./state.js";

/**
 * @typedef {object} Input
 * @property {import("./state.js").Store} store
 * @property {import("./intents.js").Intents} intents
 * @property {import("./screens.js").Screens} screens
 */

/** @param {Input} parts */
export function listenToInput({ store, intents, screens }) {
  listenToWheelDrops(intents.offerBot);
  listenToKeys(screens.currentTable, () => {
    if (store.get().screen !== "home" && !openDialog(store.get())) intents.back();
  });
}

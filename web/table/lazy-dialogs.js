// Shows the open dialog of a table. The modules of the dialogs are loaded as soon as a game is on the table.

import { lazyView } from "../ui/lazy-view.js";

const tableModule = lazyView(() => import("./dialogs.js"));
const gameModule = lazyView(() => import("./game-dialogs.js"));

/** @param {import("./table-state.js").TableProps} props @param {import("./intents.js").TableIntents} intents */
export const tableDialogs = (props, intents) =>
  props.dialog || props.view ? (tableModule(intents)?.dialogs(props, intents) ?? "") : "";

/** @param {import("../app/state.js").State} state @param {import("./table-state.js").TableProps} props @param {import("../app/intents.js").Intents} intents */
export const gameTableDialogs = (state, props, intents) =>
  props.dialog || props.view ? (gameModule(intents)?.gameDialogs(state, props, intents) ?? "") : "";

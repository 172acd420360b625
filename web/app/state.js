// The page's state: what each screen shows. Only data; what the player can do is in intents.js.

import { createStore } from "../base/store.js";
import { tableProps } from "../table/table-state.js";

/**
 * @typedef {import("../table/table-state.js").Table} Table
 * @typedef {import("../engine/protocol.js").RuleSettings} RuleSettings
 *
 * @typedef {object} Settings
 * @property {import("../i18n/index.js").Locale} locale
 * @property {"auto" | "light" | "dark"} theme
 * @property {"two" | "four"} suits how many colours the four suits have
 * @property {"rank" | "suit"} sort
 * @property {"usual" | "large"} cards
 * @property {"right" | "left"} hand the hand whose thumb presses the buttons
 * @property {"full" | "fast" | "none"} motion
 * @property {"off" | "on"} sound
 * @property {"off" | "on"} haptics vibration
 * @property {"slow" | "usual" | "fast"} pace of the bots
 *
 * The form of the new-game screen.
 * @typedef {object} Setup
 * @property {number} players
 * @property {string[]} seats the players' names
 * @property {string[]} bots the bot that plays each seat; "" for a person
 * @property {number} first the seat that starts
 * @property {string} seed the deal code; "" for a random deal
 * @property {RuleSettings} rules those that differ from the standard
 *
 * @typedef {"easier" | "standard" | "harder"} Preset
 *
 * The file options.json, which the build makes from the engine's tables (tools/site/options_json.py).
 * @typedef {object} Options
 * @property {Record<string, Record<string, {usual: number, low: number, high: number}>>} players by number of players
 * @property {Record<string, Record<Preset, RuleSettings>>} presets by number of players, then by difficulty: the rules
 *   that differ from the standard
 * @property {{usual: string, choices: string[]}} solo_yield
 * @property {number} name_length
 * @property {{IllegalMove: Record<string, string>}} errors the rule behind each code
 *
 * @typedef {{id: string, updated: number, summary: import("../engine/protocol.js").Summary}} SavedGame
 *
 * A wheel with bots that the player has brought.
 * @typedef {object} Guest
 * @property {string} file
 * @property {"asking" | "loading" | "ready" | "failed"} state
 * @property {string[]} names of its bots
 * @property {string} code why it failed
 * @property {string} where what exactly failed, if known
 *
 * The analysis of a finished game.
 * @typedef {object} GameAnalysis
 * @property {string} game
 * @property {boolean} running
 * @property {boolean} done every decision is judged
 * @property {string} trouble the code of an error; "" for none
 * @property {string[]} names
 * @property {string} outcome
 *
 * @typedef {GameAnalysis & import("../engine/protocol.js").Analysis} Analysis
 *
 * The lesson on the screen; its table is `tables.lesson`.
 * @typedef {object} Lesson
 * @property {string} name
 * @property {number} shown the step whose move the player asked to be shown; -1 for none
 *
 * The finished game that is replayed; its table is `tables.replay`.
 * @typedef {object} Replay
 * @property {string} game
 * @property {number} ply how many moves have been played so far
 * @property {number} plies how many moves the game has
 * @property {import("../engine/protocol.js").LogEntry[]} moves the whole log, with every card visible
 * @property {number} you the seat of the person who played, if there was only one; else 0
 * @property {boolean} playing whether the replay plays by itself
 * @property {string} trouble the code of the error that keeps it from being shown; "" for none
 *
 * The position that the review shows; its table is `tables.review`. The finished game is the analysis's.
 * @typedef {object} Review
 * @property {string} game
 * @property {number} ply how many moves were made before it
 * @property {number} plies how many moves the game has; 0 until it is loaded
 * @property {import("../engine/protocol.js").LogEntry[]} moves the whole log, with every card visible
 * @property {number} you the seat of the person who played, if there was only one; else 0
 *
 * The companion screen, for a game with real cards.
 * @typedef {object} Companion
 * @property {import("../engine/protocol.js").CompanionView | null} view null until the engine has answered
 * @property {string} rank the rank whose cards are offered
 * @property {string} notice
 * @property {string} rule the id of the rule that the notice is about, or ""
 * @property {number} steps how many entries can be undone
 *
 * @typedef {"game" | "lesson" | "replay" | "review"} TableName
 *
 * @typedef {object} Screens
 * @property {string} screen
 * @property {string} place within the screen, from the address `#screen/place`
 * @property {string} notice what the player should know on a screen without a table
 * @property {import("../table/table-state.js").Tone} tone of that notice
 * @property {import("../table/table-state.js").Dialog | null} dialog over a screen without a table
 * @property {"indexeddb" | "memory"} storage
 * @property {SavedGame[]} saved
 * @property {import("../storage/counted-games.js").CountedGame[]} deleted finished games that were deleted and still count
 * @property {boolean} listed whether `saved` was read for the screen that is shown
 * @property {string | null} game the id of the game on the table
 * @property {Record<TableName, Table>} tables
 * @property {import("../storage/device-status.js").Device} device the site as an app on this device
 * @property {Setup} setup
 * @property {Analysis | null} analysis
 * @property {string[]} learnt the lessons and puzzles that are done
 * @property {{lessons: string[], puzzles: string[]} | null} course all lessons and puzzles, in order
 * @property {Lesson | null} lesson
 * @property {Replay | null} replay
 * @property {Review | null} review
 * @property {Companion | null} companion
 *
 * @typedef {import("../table/table-state.js").Page & Screens} State
 * @typedef {import("../base/store.js").Store<State>} Store
 */

/** The screen on which each table is shown. @type {Record<TableName, string>} */
const SCREENS = { game: "table", lesson: "learn", replay: "replay", review: "analysis" };

/** @param {State} initial @returns {Store} */
export const createState = (initial) => createStore(initial);

/** A store of one of the tables. @param {Store} store @param {TableName} name @returns {import("../table/table-state.js").TableStore} */
export const tableStore = (store, name) => ({
  get: () => store.get().tables[name],
  set(change) {
    const { tables } = store.get();
    store.set({ tables: { ...tables, [name]: { ...tables[name], ...change } } });
  },
  page: store.get,
  isShown: () => store.get().screen === SCREENS[name],
  subscribe: (listener) => store.subscribe(listener),
});

/** The dialog that is open on the screen, if one is. @param {State} state */
export function openDialog({ screen, tables, dialog }) {
  const name = /** @type {TableName[]} */ (Object.keys(SCREENS)).find((each) => SCREENS[each] === screen);
  return name ? tables[name].dialog : dialog;
}

/** What the views of a table are given. @param {State} state @param {TableName} name */
export const propsOf = (state, name) => tableProps(state, state.tables[name]);

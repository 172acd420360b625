// One table in the page's state: what the engine last showed of it, and what the player is doing there.
// The game, a lesson, a replay and an embedded board each have one; their views are the same functions.

/**
 * @typedef {import("../engine/protocol.js").View} View
 * @typedef {import("../engine/protocol.js").GameEvent} GameEvent
 * @typedef {import("../engine/protocol.js").LogEntry} LogEntry
 *
 * The chosen cards. `replaced`: the card whose place the last one took, and why they can't go together.
 * @typedef {import("../engine/protocol.js").Selection & {replaced?: {card: string, why: string} | null}} Selection
 *
 * What the coach says; null while he thinks.
 * @typedef {{found: import("../engine/protocol.js").Hint | null}} CoachHint
 *
 * What the bots at the table are doing.
 * @typedef {object} Partners
 * @property {import("../engine/protocol.js").BotLine[]} lines what they did since a person last moved
 * @property {boolean} paused
 * @property {boolean} asking a bot has played a Jester: people say whether they would like to go next
 * @property {{seat: number, code: string, where: string} | null} trouble a bot that can't go on
 *
 * A dialog over the table or over another screen; `game` is the saved game that it is about.
 * @typedef {"menu" | "log" | "help" | "discard" | "replace" | "undo" | "hint" | "give-up" | "yield" | "flip"
 *   | "companion" | "delete"} DialogName
 * @typedef {{name: DialogName, game?: string}} Dialog
 *
 * What a lesson points at: cards, and buttons by their `data-do`.
 * @typedef {{cards: readonly string[], buttons: readonly string[]}} Marks
 *
 * @typedef {object} Table
 * @property {View | null} view null until a game is on the table
 * @property {Selection | null} selection
 * @property {boolean} covered the device is between two players
 * @property {string} notice what the player should know now, in words
 * @property {string} rule the id of the rule that the notice is about, or ""
 * @property {Dialog | null} dialog
 * @property {LogEntry[] | null} log every move as the viewer may know it; null until it is wanted
 * @property {GameEvent[]} recap what the last change did; on the cover, what all did since the next player decided
 * @property {CoachHint | null} hint
 * @property {Partners} partners
 * @property {boolean} unsaved the last change could not be stored
 * @property {boolean} elsewhere the game went on in another tab
 *
 * What every screen knows.
 * @typedef {object} Page
 * @property {import("../i18n/index.js").Translate} t
 * @property {import("../app/state.js").Settings} settings
 * @property {import("../engine/api.js").EngineStatus} engine
 * @property {import("../app/state.js").Options | null} options
 * @property {import("../app/state.js").Guest[]} guests bots of the player's own
 *
 * What the views of a table are given.
 * @typedef {Page & Table & {marks?: Marks}} TableProps
 *
 * The way to one table of the state.
 * @typedef {object} TableStore
 * @property {() => Table} get
 * @property {(change: Partial<Table>) => void} set
 * @property {() => Page} page
 * @property {() => boolean} isShown whether the table is on the screen
 * @property {(listener: () => void) => void} subscribe
 */

/** @returns {Partners} */
export const noPartners = () => ({ lines: [], paused: false, asking: false, trouble: null });

/** A table before anything lies on it. @returns {Table} */
export const emptyTable = () => ({
  view: null,
  selection: null,
  covered: false,
  notice: "",
  rule: "",
  dialog: null,
  log: null,
  recap: [],
  hint: null,
  partners: noPartners(),
  unsaved: false,
  elsewhere: false,
});

/** What a table's views are given: the page and the table in one. @param {Page} page @param {Table} table @returns {TableProps} */
export const tableProps = ({ t, settings, engine, options, guests }, table) => ({
  t,
  settings,
  engine,
  options,
  guests,
  ...table,
});

// The state of one table: what the engine last showed of the game, and what the player is doing there. The game, a
// lesson, a replay and an embedded board each have such a table and share the same views.

/**
 * @typedef {import("../engine/protocol.js").View} View
 * @typedef {import("../engine/protocol.js").GameEvent} GameEvent
 * @typedef {import("../engine/protocol.js").LogEntry} LogEntry
 *
 * The selected cards. `replaced`: the card that the last one replaced ("" if there were several), and why the last one
 * could not join it.
 * @typedef {import("../engine/protocol.js").Selection & {replaced?: {card: string, why: string} | null}} Selection
 *
 * The coach's hint; `found` is null while the coach is thinking.
 * @typedef {{found: import("../engine/protocol.js").Hint | null}} CoachHint
 *
 * The state of the bots at the table.
 * @typedef {object} Partners
 * @property {boolean} paused
 * @property {boolean} asking a bot has played a Jester, and people are asked whether they want to go next
 * @property {{seat: number, code: string, where: string} | null} trouble the bot that can't go on, and why
 *
 * A dialog over the table or over another screen; `game` is the id of the saved game that the dialog is about, `ply`
 * the move that the log marks.
 * @typedef {"menu" | "log" | "royals" | "help" | "discard" | "replace" | "undo" | "hint" | "give-up" | "yield" | "flip"
 *   | "lose" | "restart" | "again" | "companion" | "delete"} DialogName
 * @typedef {{name: DialogName, game?: string, ply?: number}} Dialog
 *
 * Whether a notice tells of a success or of something that went wrong; "" for neither.
 * @typedef {"" | "good" | "wrong"} Tone
 *
 * What a lesson points at: cards, and buttons by the value of their `data-do`.
 * @typedef {{cards: readonly string[], buttons: readonly string[]}} Marks
 *
 * @typedef {object} Table
 * @property {View | null} view null until a game is on the table
 * @property {Selection | null} selection
 * @property {boolean} covered the hand is hidden while the device is passed to the next player
 * @property {string} notice a message to the player; "" for none
 * @property {Tone} tone of the notice
 * @property {string} rule the id of the rule that the notice is about, or ""
 * @property {Dialog | null} dialog
 * @property {LogEntry[] | null} log every move, with the cards that the viewer may know; null until it is needed
 * @property {LogEntry[]} story the latest moves, with the cards that the viewer may know
 * @property {GameEvent[]} recap the events of the last change; on the cover, all events since the next player's last decision
 * @property {CoachHint | null} hint
 * @property {Partners} partners
 * @property {boolean} unsaved the last change could not be saved
 * @property {boolean} elsewhere the game was continued in another tab
 *
 * The part of the state that every screen has.
 * @typedef {object} Page
 * @property {import("../i18n/index.js").Translate} t
 * @property {import("../app/state.js").Settings} settings
 * @property {import("../engine/api.js").EngineStatus} engine
 * @property {import("../app/state.js").Options | null} options
 * @property {import("../app/state.js").Guest[]} guests wheels with bots that the player has brought
 *
 * The properties that the views of a table read: the page and the table in one object.
 * @typedef {Page & Table & {marks?: Marks}} TableProps
 *
 * Reads and changes one table of the state.
 * @typedef {object} TableStore
 * @property {() => Table} get
 * @property {(change: Partial<Table>) => void} set
 * @property {() => Page} page
 * @property {() => boolean} isShown whether the table is on the screen
 * @property {(listener: () => void) => void} subscribe
 */

/** @returns {Partners} */
export const noPartners = () => ({ paused: false, asking: false, trouble: null });

/** A table without a game. @returns {Table} */
export const emptyTable = () => ({
  view: null,
  selection: null,
  covered: false,
  notice: "",
  tone: "",
  rule: "",
  dialog: null,
  log: null,
  story: [],
  recap: [],
  hint: null,
  partners: noPartners(),
  unsaved: false,
  elsewhere: false,
});

/** @param {Page} page @param {Table} table @returns {TableProps} */
export const tableProps = ({ t, settings, engine, options, guests }, table) => ({
  t,
  settings,
  engine,
  options,
  guests,
  ...table,
});

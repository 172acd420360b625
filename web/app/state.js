// The page's state: what the engine last showed, and what the player is doing with it.

/**
 * @typedef {object} Preview
 * @property {number} value
 * @property {"under" | "exact" | "over" | null} blow
 * @property {number} damage
 * @property {boolean} doubled
 * @property {number} healed
 * @property {number[]} draws
 * @property {number} shield
 * @property {string | null} blocked
 * @property {boolean} immunity_cancelled
 * @property {number} enemy_left
 * @property {number} attack
 * @property {boolean} wins
 * @property {number} must_discard
 * @property {boolean | null} survives
 * @property {string | null} medal
 *
 * @typedef {object} Choice
 * @property {boolean} legal
 * @property {Preview} [preview]
 * @property {{code: string, rule: string | null}} [error]
 *
 * @typedef {object} Observation
 * @property {number} players
 * @property {number} seat
 * @property {"play" | "suffer" | "choose" | "won" | "lost"} phase
 * @property {string[][]} table
 * @property {(string | null)[]} castle
 * @property {(string | null)[][]} hands
 * @property {(string | null)[]} tavern
 * @property {(string | null)[]} discard
 * @property {number[]} yielded
 * @property {number} [known]
 *
 * @typedef {object} View what the bridge shows one viewer, see docs/BRIDGE.md
 * @property {number} revision
 * @property {number} ply
 * @property {number} viewer
 * @property {Observation} observation
 * @property {string[]} names
 * @property {string[]} bots who plays each seat; "": a person
 * @property {Record<string, string | number | boolean | null>} rules
 * @property {boolean} standard
 * @property {boolean} over
 * @property {{card: string, attack: number, base_attack: number, shield: number, health: number,
 *   health_left: number, immune: string | null, immunity_cancelled: boolean} | null} enemy
 * @property {number} beaten
 * @property {number} hand_limit
 * @property {number} flips_left
 * @property {boolean} your_turn
 * @property {Choice | null} yield
 * @property {Choice | null} flip
 * @property {number[]} next
 * @property {string[] | null} suggestion
 * @property {Record<string, string> | null} wishes
 * @property {{possible: boolean, assists: boolean}} undo
 * @property {boolean} assisted
 * @property {{outcome: string, rule?: string, medal?: string | null} | null} result
 * @property {Record<string, number>} tally
 * @property {Scenario} [scenario] on the table of a lesson
 * @property {GameEvent[]} [events]
 * @property {BotLine} [told] after a bot's move
 * @property {boolean} [saved]
 * @property {string} [storage] why it was not saved
 *
 * @typedef {{type: string} & Record<string, any>} GameEvent
 *
 * What a bot did, in facts for one line.
 * @typedef {object} BotLine
 * @property {number} seat
 * @property {string | null} enemy before the move
 * @property {{code: string, amount: number, left: number, seat: number, card: string | null}[]} facts
 *
 * What the bots at the table are doing.
 * @typedef {object} Partners
 * @property {BotLine[]} lines since a person last moved
 * @property {boolean} paused
 * @property {boolean} asking after a bot's Jester: would you like to go next?
 * @property {{seat: number, code: string, where: string} | null} trouble a bot can't go on
 *
 * @typedef {{move: string, chance: number, error: number, visits: number}} Estimate
 *
 * @typedef {object} Hint
 * @property {boolean} thinking
 * @property {Estimate} [best]
 * @property {string[]} [motives]
 * @property {Estimate | null} [yours]
 * @property {boolean} [worse]
 * @property {Estimate[]} [moves]
 *
 * @typedef {object} Judgement
 * @property {number} ply
 * @property {number} seat
 * @property {string} move
 * @property {number} chance
 * @property {number} error of the chance, a standard one
 * @property {string} best
 * @property {string[]} motives
 * @property {number} loss
 * @property {number} loss_error
 * @property {boolean} mistake
 * @property {number} luck
 * @property {number} luck_error
 *
 * @typedef {object} Study a finished game that is looked at again
 * @property {string} game
 * @property {boolean} running
 * @property {boolean} done every decision is judged
 * @property {string} trouble a code, "" for none
 * @property {number} judged
 * @property {number} total
 * @property {Judgement[]} judgements
 * @property {number} luck
 * @property {number} play
 * @property {string[]} names
 * @property {string} outcome
 *
 * @typedef {object} Guest a wheel with bots of somebody's own making
 * @property {string} file
 * @property {"asking" | "loading" | "ready" | "failed"} state
 * @property {string[]} names of its bots
 * @property {string} code why it failed
 * @property {string} where
 *
 * @typedef {object} Selection
 * @property {string[]} cards
 * @property {string | null} move
 * @property {string | null} why_not
 * @property {string[]} joinable
 * @property {Record<string, string>} refused
 * @property {number} total
 * @property {number} needed
 * @property {boolean} cheaper a discard of less would do
 * @property {Preview | null} preview
 * @property {{card: string, why: string} | null} [replaced] the card in whose place this one came, and why they can't go together
 *
 * @typedef {object} Marks what a lesson points at
 * @property {readonly string[]} cards
 * @property {readonly string[]} buttons by what they do
 *
 * What a scenario wants said: an id of the catalogue with facts, or an author's own words.
 * @typedef {{id: string, args: Record<string, number | string | {cards: string[]} | {suit: string}
 *   | {medal: string}>} | {text: Record<string, string>}} Told
 *
 * @typedef {object} Scenario how a player's try at one stands, see docs/SCENARIOS.md
 * @property {string} name
 * @property {"lesson" | "puzzle"} kind
 * @property {"open" | "reached" | "failed"} outcome
 * @property {number} step
 * @property {number} steps
 * @property {number} hints
 * @property {Told | null} say
 * @property {string | null} suggestion
 * @property {boolean} shows
 * @property {Told | null} hint
 *
 * @typedef {object} Lesson the table of a lesson: a part of the state with the same names
 * @property {string} name
 * @property {View | null} view
 * @property {Selection | null} selection
 * @property {string} notice
 * @property {string} dialog
 * @property {GameEvent[]} recap
 * @property {string} rule
 * @property {number} shown the step whose move is shown although it need not be; -1 for none
 * @property {import("./intents.js").Intents} intents of that table
 * @property {{again: () => unknown, restart: () => unknown, hint: () => unknown, show: () => unknown}} tutor
 *
 * @typedef {{ply: number, seat: number, move: string, events: GameEvent[]}} LogEntry
 *
 * @typedef {object} Replay a finished game that is watched again: what its views read has the state's names
 * @property {string} game
 * @property {number} ply how many moves are made
 * @property {number} plies how many there are
 * @property {View | null} view for the seat at turn; null until it is here
 * @property {LogEntry[]} entries every move, with all cards open
 * @property {number} you the seat of the only person who played, else 0
 * @property {boolean} playing by itself
 * @property {string} trouble a code: why it can't be shown; "" for none
 * @property {string} notice
 * @property {string} rule
 * @property {string} dialog
 * @property {{stepTo: (ply: number) => Promise<void>, toggle: () => void, say: (words: string) => void,
 *   open: (dialog: string) => Promise<void>, close: () => void}} steer
 *
 * What a play at a real table does.
 * @typedef {object} Deed
 * @property {string[]} cards
 * @property {string} enemy
 * @property {number} value
 * @property {"under" | "exact" | "over" | null} blow
 * @property {number} damage
 * @property {boolean} doubled
 * @property {number} heal at most: the piles are not known here
 * @property {number} draw at most
 * @property {number} shield
 * @property {string | null} blocked
 * @property {boolean} immunity_cancelled
 * @property {number} enemy_left
 * @property {number} attack what must then be discarded
 * @property {boolean} wins
 *
 * @typedef {object} CompanionView how a fight at a real table stands, see docs/BRIDGE.md
 * @property {boolean} won
 * @property {string[]} due the royals of which one is turned up next
 * @property {{card: string, exact: boolean}[]} beaten
 * @property {Deed | null} last
 * @property {string[][]} table
 * @property {string[]} deck the cards that somebody may hold
 * @property {View["enemy"]} enemy
 * @property {{cards: string[], move: string | null, why_not: string | null,
 *   refused: Record<string, string>, deed: Deed | null} | null} selection
 *
 * @typedef {object} Companion the page beside a real table
 * @property {CompanionView | null} view null until the engine has told it
 * @property {string} rank whose cards are shown to choose from
 * @property {string} notice
 * @property {string} rule
 * @property {number} steps that can be taken back
 * @property {{show: (rank: string) => unknown, tap: (card: string) => unknown, clear: () => unknown,
 *   confirm: () => unknown, turnUp: (royal: string) => unknown, undo: () => unknown, begin: () => unknown,
 *   tell: (notice: string) => unknown}} deeds
 *
 * @typedef {object} Settings
 * @property {import("../i18n/index.js").Locale} locale
 * @property {"auto" | "light" | "dark"} theme
 * @property {"two" | "four"} suits colours of the four suits
 * @property {"rank" | "suit"} sort
 * @property {"usual" | "large"} cards
 * @property {"right" | "left"} hand whose thumb presses the buttons
 * @property {"full" | "fast" | "none"} motion
 * @property {"off" | "on"} sound
 * @property {"off" | "on"} haptics what the hand feels
 * @property {"slow" | "usual" | "fast"} pace of the bots
 *
 * @typedef {object} Setup
 * @property {number} players
 * @property {string[]} seats
 * @property {string[]} bots who plays each seat; "": a person
 * @property {number} first
 * @property {string} seed
 * @property {Record<string, string | number | boolean | null>} rules
 *
 * @typedef {object} Options written by the build from the engine's tables
 * @property {Record<string, Record<string, {usual: number, low: number, high: number}>>} players
 * @property {{usual: string, choices: string[]}} solo_yield
 * @property {{IllegalMove: Record<string, string>}} errors why a move is refused: code and rule
 *
 * @typedef {object} SavedGame
 * @property {string} id
 * @property {number} updated
 * @property {{players: number, seats: string[], bots?: string[], rules?: string, assisted?: boolean,
 *   enemy: string | null, beaten: number, ply: number, result: {outcome: string, medal?: string | null} | null}} summary
 *
 * @typedef {object} State
 * @property {string} screen
 * @property {string} place in the screen, as the address names it: `#screen/place`
 * @property {import("../i18n/index.js").Translate} t
 * @property {Settings} settings
 * @property {import("../engine/client.js").EngineStatus} engine
 * @property {"indexeddb" | "memory"} storage
 * @property {boolean} unsaved the last change could not be stored
 * @property {boolean} elsewhere the game went on in another tab
 * @property {SavedGame[]} saved
 * @property {boolean} listed whether they are read for the screen that is shown
 * @property {string | null} game id of the game on the table
 * @property {View | null} view
 * @property {Selection | null} selection
 * @property {boolean} covered the device is between two players
 * @property {string} notice what the player should know now, in words
 * @property {string} rule id of the rule that the notice is about, or ""
 * @property {string} dialog which dialog is open, "" for none
 * @property {{first: number, entries: LogEntry[]} | null} log
 * @property {GameEvent[]} recap what all did since the next player last decided, for the cover
 * @property {string} deal the seed of a game that is over
 * @property {import("../storage/device.js").Device} device the site as an app
 * @property {Options | null} options the settings' ranges, as the engine has them
 * @property {Setup} setup the form of the next game
 * @property {Partners} partners
 * @property {Hint | null} hint
 * @property {Study | null} study
 * @property {Guest[]} guests
 * @property {string[]} learnt lessons and puzzles that were done
 * @property {{lessons: string[], puzzles: string[]} | null} course all there are, in order
 * @property {Lesson | null} lesson the one on the screen
 * @property {Replay | null} [replay] the game that is watched again
 *
 * @property {Companion | null} companion
 * @property {Marks} [marks]
 */

/** A table before anything lies on it: what its views read of the state. */
export const emptyTable = () => ({
  unsaved: false,
  elsewhere: false,
  view: null,
  selection: null,
  covered: false,
  notice: "",
  rule: "",
  dialog: "",
  log: null,
  recap: [],
  deal: "",
  partners: { lines: [], paused: false, asking: false, trouble: null },
  hint: null,
});

/**
 * A store: `get` the state, `set` some of it, be told of changes.
 * @param {State} initial
 */
export function createStore(initial) {
  let state = initial;
  /** @type {Set<(state: State) => void>} */
  const listeners = new Set();
  return {
    get: () => state,
    /** @param {Partial<State>} change */
    set(change) {
      state = { ...state, ...change };
      for (const tell of listeners) tell(state);
    },
    /** @param {(state: State) => void} tell */
    subscribe(tell) {
      listeners.add(tell);
    },
  };
}

/** @typedef {ReturnType<typeof createStore>} Store */

/** A table as web/playback/ wants it. @param {Store} store @returns {import("../playback/playback.js").TableStore} */
export const tableStoreOf = (store) => ({
  get: store.get,
  set: store.set,
  page: store.get,
  subscribe: (listener) => store.subscribe(() => listener()),
  isShown: () => store.get().screen === "table",
});

"""The contract between page and engine: every request, answer, view and event of the bridge.

mypy checks the bridge against this file, and the tests check every answer they get. The build makes
TypeScript declarations of it (tools/site/protocol_types.py), against which the page is checked.
The site doesn't contain this file: the other modules import it for type checking only.

A card is a text such as `7H` or `X1`, a suit one of its letters, a move a line of notation
(docs/NOTATION.md). Seats count from 1; seat 0 stands for an onlooker, or for nobody.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, NotRequired, TypedDict

Phase = Literal["play", "suffer", "choose", "won", "lost"]
Blow = Literal["under", "exact", "over"]
Outcome = Literal["won", "lost", "gave_up"]
Medal = Literal["gold", "silver", "bronze"]
WishWord = Literal["keen", "neutral", "reluctant"]
ScenarioKind = Literal["lesson", "puzzle"]
ScenarioOutcome = Literal["open", "reached", "failed"]
RuleSettings = dict[str, str | int | bool | None]  # the fields of Rules

# Events: what a move did, one after the other


class Piles(TypedDict):
    """How many cards lie on the Tavern and on the discard pile after an event."""

    tavern: int
    discard: int


class TurnBegan(TypedDict):
    type: Literal["turn_began"]
    seat: int


class Played(TypedDict):
    type: Literal["played"]
    seat: int
    cards: list[str]
    value: int


class Yielded(TypedDict):
    type: Literal["yielded"]
    seat: int


class PowerBlocked(TypedDict):
    type: Literal["power_blocked"]
    suit: str


class Healed(TypedDict):
    type: Literal["healed"]
    amount: int
    piles: Piles


class Drew(TypedDict):
    type: Literal["drew"]
    seat: int
    card: str | None  # null: hidden from the viewer
    piles: Piles


class Shielded(TypedDict):
    type: Literal["shielded"]
    amount: int
    attack: int  # the enemy's attack now


class ImmunityCancelled(TypedDict):
    type: Literal["immunity_cancelled"]
    enemy: str


class Damaged(TypedDict):
    type: Literal["damaged"]
    amount: int
    doubled: bool
    left: int  # the enemy's health now


class Defeated(TypedDict):
    type: Literal["defeated"]
    enemy: str
    exact: bool
    piles: Piles


class EnemyRevealed(TypedDict):
    type: Literal["enemy_revealed"]
    enemy: str


class Struck(TypedDict):
    type: Literal["struck"]
    seat: int
    amount: int


class Discarded(TypedDict):
    type: Literal["discarded"]
    seat: int
    cards: list[str]
    piles: Piles


class NextChosen(TypedDict):
    type: Literal["next_chosen"]
    seat: int
    chosen: int


class Flipped(TypedDict):
    type: Literal["flipped"]
    seat: int
    cards: list[str]
    flips: int  # how many were made so far
    piles: Piles


class Wished(TypedDict):
    type: Literal["wished"]
    seat: int
    wish: WishWord


class Won(TypedDict):
    type: Literal["won"]
    medal: Medal | None


class Lost(TypedDict):
    type: Literal["lost"]
    seat: int
    rule: str


GameEvent = (
    TurnBegan
    | Played
    | Yielded
    | PowerBlocked
    | Healed
    | Drew
    | Shielded
    | ImmunityCancelled
    | Damaged
    | Defeated
    | EnemyRevealed
    | Struck
    | Discarded
    | NextChosen
    | Flipped
    | Wished
    | Won
    | Lost
)


# What one viewer may know of a table


class Refusal(TypedDict):
    """Why a request was not carried out."""

    kind: str  # the class of the engine's error, or "Request" for one that makes no sense
    code: str
    where: str  # the piece that is wrong
    rule: str | None  # the id of the rule behind the refusal of a move
    numbers: dict[str, int]


class Draw(TypedDict):
    seat: int
    amount: int


class Preview(TypedDict):
    """What a move would do; a field that depends on a hidden card is null."""

    value: int
    blow: Blow | None
    damage: int
    doubled: bool
    healed: int
    draws: list[Draw]  # who draws, in the order of drawing
    shield: int
    blocked: str | None  # the suit whose power does nothing
    immunity_cancelled: bool
    enemy_left: int
    attack: int
    wins: bool
    must_discard: int
    survives: bool | None
    medal: Medal | None


class Choice(TypedDict):
    """A move without cards: what it would do, or why it is not allowed."""

    legal: bool
    preview: NotRequired[Preview]
    error: NotRequired[Refusal]


class Observation(TypedDict):
    """A position as the viewer may know it; a hidden card is null."""

    players: int
    viewer: int
    seat: int  # the seat at turn
    phase: Phase
    enemy: str | None
    damage: int
    table: list[list[str]]
    castle: list[str | None]
    hands: list[list[str | None]]
    tavern: list[str | None]
    discard: list[str | None]
    yielded: list[int]
    flips: int
    rules: str
    known: NotRequired[int]
    by: NotRequired[str]  # the rule by which the game was lost


class Enemy(TypedDict):
    """The enemy with its numbers as they are now."""

    card: str
    attack: int
    base_attack: int
    shield: int
    health: int
    health_left: int
    immune: str | None
    immunity_cancelled: bool


class Undo(TypedDict):
    possible: bool
    assists: bool  # an undo would mark the game as assisted


class GameResult(TypedDict):
    outcome: Outcome
    rule: NotRequired[str | None]
    medal: NotRequired[Medal | None]


class Tally(TypedDict):
    """A game in numbers."""

    turns: int
    played: int
    damage: int
    drawn: int
    healed: int
    shielded: int
    discarded: int
    yields: int
    flips: int
    beaten: int
    exact: int


class CardsFact(TypedDict):
    cards: list[str]


class SuitFact(TypedDict):
    suit: str


class MedalFact(TypedDict):
    medal: Medal


class CatalogueMessage(TypedDict):
    """A message of the catalogues, with its arguments."""

    id: str
    args: dict[str, int | str | CardsFact | SuitFact | MedalFact]


class AuthorMessage(TypedDict):
    """An author's own words by language; "" stands for any language."""

    text: dict[str, str]


ScenarioMessage = CatalogueMessage | AuthorMessage


class ScenarioView(TypedDict):
    """How a player's attempt at a scenario stands (docs/SCENARIOS.md)."""

    name: str
    kind: ScenarioKind
    seat: int
    outcome: ScenarioOutcome
    step: int
    steps: int
    hints: int  # how many hints the scenario has
    say: ScenarioMessage | None
    suggestion: str | None  # a move
    shows: bool  # whether the suggestion is pointed at unasked
    hint: ScenarioMessage | None


class View(TypedDict):
    """Everything the page draws of a table."""

    revision: int
    ply: int
    viewer: int
    observation: Observation
    names: list[str]
    bots: list[str]  # who plays each seat; "" for a person
    rules: RuleSettings
    standard: bool
    over: bool
    enemy: Enemy | None
    beaten: int
    hand_limit: int
    flips_left: int
    your_turn: bool
    # Moves without cards; null and empty unless it is the viewer's turn.
    yielding: Choice | None
    flip: Choice | None
    next: list[int]  # seats that may be chosen to go next
    suggestion: list[str] | None  # the cheapest discard
    wishes: dict[str, WishWord] | None  # by seat, while a Jester's player chooses
    undo: Undo
    assisted: bool
    result: GameResult | None
    tally: Tally
    deal: str  # the deal's seed once the game is over; "" before
    scenario: NotRequired[ScenarioView]
    moves: NotRequired[list[str]]  # on a board: those that were made there, to bring it back


class LogEntry(TypedDict):
    """One move and what it did, as the viewer may know it."""

    ply: int
    seat: int
    move: str
    events: list[GameEvent]


class Change(TypedDict):
    """All that is needed to show a table after a request.

    The bridge decides who looks at the table: the only person; of several people the one at turn,
    once they have the device; nobody while the device is being passed.
    """

    view: View
    entries: list[LogEntry]  # the moves that the request made
    covered: bool  # the device must be passed to the player at turn
    recap: list[GameEvent]  # if covered: what all did since the player at turn last decided
    log: NotRequired[list[LogEntry]]  # all moves, if asked for and not known from earlier answers


class WishChange(Change):
    said: list[GameEvent]  # the wishes that were said


class Fact(TypedDict):
    """One thing that a bot's move did; a number that its code doesn't need is 0."""

    code: str
    amount: int
    left: int
    seat: int
    card: str | None


class BotLine(TypedDict):
    """What a bot did, in facts for one line."""

    seat: int
    enemy: str | None  # before the move
    facts: list[Fact]


class BotChange(Change):
    line: BotLine


class RecordedChange(Change):
    plies: int  # how many moves the recorded game has


class Replay(RecordedChange):
    """A finished game to watch, with all cards open."""

    moves: list[LogEntry]
    you: int  # the seat of the only person who played, else 0


class Selection(TypedDict):
    """What the chosen cards are, what they would do, and which cards may join them."""

    cards: list[str]
    move: str | None
    why_not: str | None
    joinable: list[str]
    refused: dict[str, str]  # the other cards, each with the code why it can't join
    total: int
    needed: int
    cheaper: bool  # a discard of a smaller total would do
    preview: Preview | None


# Thinking


class Job(TypedDict):
    job: int
    done: bool


class JobProgress(TypedDict):
    done: bool
    rollouts: NotRequired[int]
    judged: NotRequired[int]
    total: NotRequired[int]


class Estimate(TypedDict):
    move: str
    chance: float
    error: float  # the standard error of the chance
    visits: int


class Hint(TypedDict):
    best: Estimate
    motives: list[str]
    yours: Estimate | None
    worse: bool
    moves: list[Estimate]
    rollouts: int


class Judgement(TypedDict):
    ply: int
    seat: int
    move: str
    chance: float
    error: float
    best: str
    motives: list[str]
    loss: float
    loss_error: float
    mistake: bool
    luck: float
    luck_error: float


class Analysis(TypedDict):
    judged: int
    total: int
    judgements: list[Judgement]
    luck: float
    play: float


# Beside a real table


class CompanionPlay(TypedDict):
    """What a play at a real table does. The piles are not known: `heal` and `draw` are maxima."""

    cards: list[str]
    enemy: str
    value: int
    blow: Blow | None
    damage: int
    doubled: bool
    heal: int
    draw: int
    shield: int
    blocked: str | None
    immunity_cancelled: bool
    enemy_left: int
    attack: int  # what must then be discarded
    wins: bool


class BeatenRoyal(TypedDict):
    card: str
    exact: bool


class CompanionSelection(TypedDict):
    cards: list[str]
    move: str | None
    why_not: str | None
    refused: dict[str, str]
    play: CompanionPlay | None


class CompanionView(TypedDict):
    won: bool
    due: list[str]  # the royals one of which is turned up next
    beaten: list[BeatenRoyal]
    last: CompanionPlay | None
    table: list[list[str]]
    deck: list[str]  # the cards that somebody may hold
    enemy: Enemy | None
    selection: CompanionSelection | None


# What is stored


class RecordJson(TypedDict):
    """A game as setup and moves (docs/NOTATION.md)."""

    format: int
    engine: str
    rules: str
    players: int
    seats: list[str]
    seed: str | None
    first: int
    start: str | None
    moves: list[str]
    result: str | None


class Save(TypedDict):
    """A stored game. It holds the seed, so it never reaches the page."""

    record: RecordJson
    assisted: bool
    bots: NotRequired[list[str]]


class Summary(TypedDict):
    """What a list shows of a saved game. Saves made by older versions lack some fields."""

    players: int
    seats: list[str]
    bots: NotRequired[list[str]]
    rules: NotRequired[str]
    assisted: NotRequired[bool]
    ply: int
    enemy: str | None
    beaten: int
    result: GameResult | None


# Requests


class NoFields(TypedDict):
    pass


class Nothing(TypedDict):
    pass


class Hello(TypedDict):
    engine: str


class NewGame(TypedDict):
    players: int
    seed: str
    seats: NotRequired[list[str]]
    bots: NotRequired[list[str]]
    first: NotRequired[int]
    rules: NotRequired[RuleSettings]
    log: NotRequired[bool]


class LoadGame(TypedDict):
    save: str
    log: NotRequired[bool]


class WatchGame(TypedDict):
    save: str
    ply: int


class PlacePosition(TypedDict):
    position: str
    seats: NotRequired[list[str]]
    moves: NotRequired[list[str]]  # to be made at once
    log: NotRequired[bool]


class ReplayRecord(TypedDict):
    record: str  # JSON text, or the URL form
    ply: NotRequired[int]
    moves: NotRequired[list[str]]  # to be made at once
    log: NotRequired[bool]


class Seek(TypedDict):
    ply: int
    log: NotRequired[bool]


class LoadScenario(TypedDict):
    scenario: object  # as its author wrote it
    moves: NotRequired[list[str]]  # to be made at once


class ShowLog(TypedDict):
    log: NotRequired[bool]


class Fresh(TypedDict):
    """A request about the position that the page shows; refused as stale once it has changed."""

    revision: int
    log: NotRequired[bool]


class SelectCards(Fresh):
    cards: list[str]


class MakeMove(Fresh):
    move: str


class MakeBotMove(Fresh):
    job: int


class SayWish(Fresh):
    seat: int
    wish: str


class ReplaceBot(Fresh):
    seat: int
    bot: str  # "" for a person


class SeatRequest(Fresh):
    seat: int


class ThinkHint(Fresh):
    mind: str | None  # the move that the player has in mind


class SliceJob(TypedDict):
    job: int
    rollouts: int


class OneJob(TypedDict):
    job: int


class AskCompanion(TypedDict):
    entries: list[str]
    cards: list[str]


class Envelope(TypedDict):
    """What `handle` answers, as JSON text: `ok` or `error`, and what the worker keeps to itself.

    `save` and `sight` hold secrets of a running game: the worker never passes them to the page.
    """

    ok: NotRequired[object]  # the answer that VERBS declares
    error: NotRequired[Refusal]
    save: NotRequired[str]  # a `Save` as text: the game on the usual table has changed
    summary: NotRequired[Summary]
    sight: NotRequired[str]  # what a guest's seat may know, for the guest's own worker


class Verb(NamedTuple):
    """The fields of a request, besides `do` and perhaps `table`; and the answer."""

    request: type
    answer: type


VERBS: Final[dict[str, Verb]] = {
    "hello": Verb(NoFields, Hello),
    "close": Verb(NoFields, Nothing),
    # put a game on a table
    "new": Verb(NewGame, Change),
    "load": Verb(LoadGame, Change),
    "place": Verb(PlacePosition, Change),
    "replay": Verb(ReplayRecord, RecordedChange),
    "watch": Verb(WatchGame, Replay),
    "scenario": Verb(LoadScenario, Change),
    # show what the viewer may know
    "view": Verb(ShowLog, Change),
    "select": Verb(SelectCards, Selection),
    # pass the device
    "reveal": Verb(ShowLog, Change),
    "cover": Verb(ShowLog, Change),
    # change the game, or go to another position of a recorded one
    "move": Verb(MakeMove, Change),
    "bot_move": Verb(MakeBotMove, BotChange),
    "undo": Verb(Fresh, Change),
    "give_up": Verb(Fresh, Change),
    "seat": Verb(ReplaceBot, Change),
    "assist": Verb(Fresh, Change),
    "wish": Verb(SayWish, WishChange),
    "bots_wish": Verb(Fresh, WishChange),
    "seek": Verb(Seek, RecordedChange),
    "restart": Verb(Fresh, Change),
    "scenario_hint": Verb(Fresh, Change),
    # think
    "think_move": Verb(Fresh, Job),
    "think_hint": Verb(ThinkHint, Job),
    "think_analysis": Verb(Fresh, Job),
    "guest_sight": Verb(SeatRequest, Nothing),
    "guest_move": Verb(MakeMove, Job),
    "slice": Verb(SliceJob, JobProgress),
    "hint": Verb(OneJob, Hint),
    "analysis": Verb(OneJob, Analysis),
    "forget": Verb(OneJob, Nothing),
    # beside a real table
    "companion": Verb(AskCompanion, CompanionView),
}

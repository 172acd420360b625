"""Declares the messages between page and engine: every request, answer, view and event.

mypy checks the bridge against this file, and the bridge's tests check every answer against it. The
build generates TypeScript declarations from it (tools/site/protocol_types.py), which `tsc` checks
the page against. The site doesn't include this file: other modules import it only for type checks.

A card is text such as `7H` or `X1`, a suit is one letter such as `H`, and a move is a line of
notation (docs/NOTATION.md). Seats are numbered from 1; seat 0 is an onlooker, or nobody.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, NotRequired, TypedDict

Phase = Literal["play", "suffer", "choose", "won", "lost"]
Blow = Literal["under", "exact", "over"]
Outcome = Literal["won", "lost", "gave_up"]
Medal = Literal["gold", "silver", "bronze"]
Fate = Literal["fallen", "freed", "enemy", "castle"]
WishWord = Literal["keen", "neutral", "reluctant"]
ScenarioKind = Literal["lesson", "puzzle"]
ScenarioOutcome = Literal["open", "reached", "failed"]
RuleSettings = dict[str, str | int | bool | None]  # the fields of the engine's `Rules`

# Events: what a move did, in order


class Piles(TypedDict):
    """How many cards are in the Tavern and in the discard pile after an event."""

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
    attack: int  # the enemy's attack after the event


class ImmunityCancelled(TypedDict):
    type: Literal["immunity_cancelled"]
    enemy: str


class Damaged(TypedDict):
    type: Literal["damaged"]
    amount: int
    doubled: bool
    left: int  # the enemy's health after the event


class Defeated(TypedDict):
    type: Literal["defeated"]
    enemy: str
    exact: bool
    piles: Piles


class EnemyRevealed(TypedDict):
    type: Literal["enemy_revealed"]
    enemy: str
    first: bool  # whether it is the first Queen or the first King


class Struck(TypedDict):
    type: Literal["struck"]
    seat: int
    amount: int


class Discarded(TypedDict):
    type: Literal["discarded"]
    seat: int
    cards: list[str]
    narrow: bool  # whether the hand was hardly worth the attack, as far as the viewer may know
    piles: Piles


class NextChosen(TypedDict):
    type: Literal["next_chosen"]
    seat: int
    chosen: int


class Flipped(TypedDict):
    type: Literal["flipped"]
    seat: int
    cards: list[str]
    flips: int  # how many Jesters were flipped so far
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

    kind: str  # the class of the engine's error; "Request" if the request is malformed
    code: str
    where: str  # the part of the request that is wrong
    rule: str | None  # the id of the rule that forbids a move
    numbers: dict[str, int]


class Draw(TypedDict):
    seat: int
    amount: int


class Preview(TypedDict):
    """What a move would do. A field that depends on a hidden card is null."""

    value: int
    blow: Blow | None
    damage: int
    doubled: bool
    healed: int
    draws: list[Draw]  # in the order in which the players draw
    shield: int
    blocked: str | None  # the suit whose power has no effect, because the enemy is immune
    immunity_cancelled: bool
    enemy_left: int
    attack: int
    wins: bool
    must_discard: int
    survives: bool | None  # whether the player's hand can pay that
    needs_flip: bool  # solo: it can't, but a flip of a Jester may save the player
    stuck: bool | None  # whether whoever is next will have nothing they can do, which loses (P8)
    medal: Medal | None


class Choice(TypedDict):
    """A move without cards, with its effect if it is legal, or else the reason why not."""

    legal: bool
    preview: NotRequired[Preview]
    error: NotRequired[Refusal]


class Observation(TypedDict):
    """A position as the viewer may know it. A hidden card is null."""

    players: int
    viewer: int
    seat: int  # whose turn it is
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
    """The enemy with its current numbers."""

    card: str
    attack: int
    base_attack: int
    shield: int
    health: int
    health_left: int
    immune: str | None
    immunity_cancelled: bool


class Royal(TypedDict):
    """One of the twelve royals, and what became of it. An exact kill frees a royal."""

    rank: str
    card: str | None  # null: still in the Castle
    fate: Fate


class Undo(TypedDict):
    possible: bool
    assists: bool  # whether an undo would mark the game as assisted
    other: int  # the seat of another person, whose move an undo would take back; 0 for none
    ends: bool  # whether an undo would take back the end of the game


class GameResult(TypedDict):
    outcome: Outcome
    rule: NotRequired[str | None]
    medal: NotRequired[Medal | None]


class Tally(TypedDict):
    """The statistics of a game."""

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


# The end of a game: what decided it, its best moment, and who did what


class LastHit(TypedDict):
    """F4: the hit that a player couldn't pay for."""

    type: Literal["hit"]
    seat: int
    enemy: str
    amount: int
    short: int  # how much the hand was worth too little


class NothingToPlay(TypedDict):
    """P8: a player had nothing left to do."""

    type: Literal["stuck"]
    seat: int
    enemy: str
    left: int  # the enemy's health


class GivenUp(TypedDict):
    type: Literal["gave_up"]
    enemy: str
    left: int


class LastBlow(TypedDict):
    """The play that won the game."""

    type: Literal["blow"]
    seat: int
    enemy: str
    cards: list[str]
    damage: int
    exact: bool


Decider = LastHit | NothingToPlay | GivenUp | LastBlow


class BestMoment(TypedDict):
    """The best thing that a person did: an exact kill, a narrow escape, or the hardest blow."""

    kind: Literal["exact", "escape", "damage"]
    ply: int  # how many moves the game has after it
    seat: int
    enemy: str
    cards: list[str]  # played, or paid
    amount: int  # the damage, or the hit that was paid for
    spare: int  # after an escape: what the cards left in the hand are worth


class SeatPart(TypedDict):
    """What one seat did in the game."""

    seat: int
    played: int  # cards
    damage: int
    beaten: int
    exact: int  # of those beaten


class Ending(TypedDict):
    """The story of a finished game."""

    decider: Decider | None  # null if the last enemy is unknown
    best: BestMoment | None  # null if nobody did any damage
    parts: list[SeatPart]  # empty in a solo game


class CardsFact(TypedDict):
    cards: list[str]


class SuitFact(TypedDict):
    suit: str


class MedalFact(TypedDict):
    medal: Medal


class CatalogueMessage(TypedDict):
    """A message of the Fluent catalogues, with its arguments."""

    id: str
    args: dict[str, int | str | CardsFact | SuitFact | MedalFact]


class AuthorMessage(TypedDict):
    """A text by the scenario's author in each language; "" is for all other languages."""

    text: dict[str, str]


ScenarioMessage = CatalogueMessage | AuthorMessage


class ScenarioView(TypedDict):
    """The state of a player's attempt at a scenario (docs/SCENARIOS.md)."""

    name: str
    kind: ScenarioKind
    seat: int
    outcome: ScenarioOutcome
    step: int
    steps: int
    hints: int  # how many hints the scenario has
    say: ScenarioMessage | None
    suggestion: str | None  # a move
    shows: bool  # whether to show the suggestion without being asked
    hint: ScenarioMessage | None


class View(TypedDict):
    """Everything the page draws of a table."""

    revision: int
    ply: int
    viewer: int
    observation: Observation
    names: list[str]
    bots: list[str]  # the bot that plays each seat; "" for a person
    rules: RuleSettings
    standard: bool
    over: bool
    enemy: Enemy | None
    beaten: int
    royals: list[Royal]  # those beaten, in order, the enemy, and those still in the Castle
    hand_limit: int
    flips_left: int
    your_turn: bool
    # The next fields are null or empty unless it is the viewer's turn.
    yielding: Choice | None
    flip: Choice | None
    next: list[int]  # the seats that the Jester's player may choose
    suggestion: list[str] | None  # the discard that gives up least
    wishes: dict[str, WishWord] | None  # by seat, while the Jester's player chooses
    undo: Undo
    redo: bool  # whether an undone move can be put back
    assisted: bool
    practice: bool  # played on from a position of a finished game
    result: GameResult | None
    tally: Tally
    ending: Ending | None  # null until the game is over
    deal: str  # the deal's seed; "" until the game is over
    scenario: NotRequired[ScenarioView]
    moves: NotRequired[list[str]]  # made since a board or a scenario was opened, to restore it


class Fact(TypedDict):
    """One effect of a move. Numbers that the code doesn't use are 0."""

    code: str
    amount: int
    left: int
    seat: int
    card: str | None
    suit: str | None


class LogEntry(TypedDict):
    """One move and its events, as the viewer may know them."""

    ply: int
    seat: int
    move: str
    events: list[GameEvent]
    enemy: str | None  # before the move
    facts: list[Fact]  # what the move did, the most telling first
    fallen: list[list[str]]  # the plays against the enemy that this move has beaten


class Change(TypedDict):
    """Everything the page needs to show a table after a request.

    The bridge decides who sees the table. If one person plays, that person does. If several people
    play, the one whose turn it is does, once they have the device; nobody does until then.
    """

    view: View
    entries: list[LogEntry]  # the moves that the request made
    covered: bool  # whether the device must first be passed to the next player
    recap: list[GameEvent]  # if covered: all events since the next player's last move
    story: NotRequired[list[LogEntry]]  # the latest moves, if not known from earlier answers
    log: NotRequired[list[LogEntry]]  # all moves, if requested and not known from earlier answers


class WishChange(Change):
    said: list[GameEvent]  # the new wishes


class RecordedChange(Change):
    plies: int  # how many moves the recorded game has


class Replay(RecordedChange):
    """A finished game to watch, with every card visible in its log."""

    moves: list[LogEntry]
    you: int  # the seat of the person who played, if there was only one; else 0


class Selection(TypedDict):
    """The move that the chosen cards make, its effect, and which cards can be added."""

    cards: list[str]
    move: str | None
    why_not: str | None
    joinable: list[str]
    refused: dict[str, str]  # by card that can't be added: the code of the reason
    total: int
    needed: int
    over: int  # by how much a discard is worth more than needed
    cheaper: bool  # whether the suggested discard has a smaller total
    preview: Preview | None


# Jobs: bots, hints and analyses


class Job(TypedDict):
    job: int
    done: bool


class JobProgress(TypedDict):
    done: bool
    rollouts: NotRequired[int]
    judged: NotRequired[int]
    total: NotRequired[int]


class Reason(TypedDict):
    """A fact that speaks for a move or against it. What its code doesn't need is empty or 0."""

    code: str
    cards: list[str]
    amount: int
    left: int
    suit: str | None
    seat: int


class Estimate(TypedDict):
    move: str
    chance: float
    error: float  # the standard error of the chance
    visits: int


class Alternative(Estimate):
    drawbacks: list[Reason]  # what the move loses, compared with the best one


class Hint(TypedDict):
    best: Estimate
    reasons: list[Reason]
    lost: bool  # the game is as good as lost
    yours: Alternative | None
    worse: bool
    moves: list[Alternative]  # the best first
    rollouts: int
    discard: list[str] | None  # the cards of the best move, if that is a discard
    keeps: list[str]  # cards that it keeps and the view's suggestion would have given up
    costs_more: bool  # whether its total is higher than the suggestion's


class Judgement(TypedDict):
    ply: int
    seat: int
    move: str
    chance: float
    error: float
    best: str
    reasons: list[Reason]
    drawbacks: list[Reason]  # of the move made, if it was a mistake
    agreed: bool  # the coach would have made the same move
    lost: bool  # the game was as good as lost
    loss: float
    loss_error: float
    mistake: bool
    luck: float
    luck_error: float
    stroke: bool  # a stroke of luck, good or bad


class Story(TypedDict):
    """What decided a game, in points of winning chance: start + luck + play = end."""

    start: int
    play: int
    luck: int
    end: int
    mistakes: int
    strokes: int
    tendency: Literal["good", "bad", "even"]
    lost_from: int | None


class Analysis(TypedDict):
    judged: int
    total: int
    judgements: list[Judgement]
    story: Story | None


# The companion for a game with real cards


class CompanionPlay(TypedDict):
    """What a play does. As the piles are unknown, `heal` and `draw` are maxima."""

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
    attack: int  # how much must then be discarded
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
    due: list[str]  # the royals that may be turned up next
    beaten: list[BeatenRoyal]
    royals: list[Royal]
    last: CompanionPlay | None
    table: list[list[str]]
    deck: list[str]  # the cards that a player may hold
    enemy: Enemy | None
    selection: CompanionSelection | None


# Stored data


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
    """A stored game. It contains the seed, so the page gets it only if it could not be stored."""

    record: RecordJson
    assisted: bool
    bots: NotRequired[list[str]]
    practice: NotRequired[bool]


class Summary(TypedDict):
    """What the list of saved games shows. Older versions stored fewer fields."""

    players: int
    seats: list[str]
    bots: NotRequired[list[str]]
    rules: NotRequired[str]
    assisted: NotRequired[bool]
    practice: NotRequired[bool]
    ply: int
    enemy: str | None
    beaten: int
    result: GameResult | None
    played: NotRequired[bool]  # whether a person has done anything


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


class PlayOn(TypedDict):
    save: str  # of a finished game
    ply: int
    log: NotRequired[bool]


class PlacePosition(TypedDict):
    position: str
    seats: NotRequired[list[str]]
    moves: NotRequired[list[str]]  # to make at once
    log: NotRequired[bool]


class ReplayRecord(TypedDict):
    record: str  # JSON text, or the URL form
    ply: NotRequired[int]
    moves: NotRequired[list[str]]  # to make at once
    log: NotRequired[bool]


class Seek(TypedDict):
    ply: int
    log: NotRequired[bool]


class LoadScenario(TypedDict):
    scenario: object  # the author's JSON, not checked yet
    moves: NotRequired[list[str]]  # to make at once


class ShowLog(TypedDict):
    log: NotRequired[bool]


class PositionRequest(TypedDict):
    """A request about the position with this revision; refused as stale after the next change."""

    revision: int
    log: NotRequired[bool]


class SelectCards(PositionRequest):
    cards: list[str]


class MakeMove(PositionRequest):
    move: str


class MakeBotMove(PositionRequest):
    job: int


class SayWish(PositionRequest):
    seat: int
    wish: str


class ReplaceBot(PositionRequest):
    seat: int
    bot: str  # "" for a person


class SeatRequest(PositionRequest):
    seat: int


class ThinkHint(PositionRequest):
    mind: str | None  # the move that the player has in mind


class SliceJob(TypedDict):
    job: int
    rollouts: int


class JobRequest(TypedDict):
    job: int


class AskCompanion(TypedDict):
    entries: list[str]
    cards: list[str]


class GuestMemory(TypedDict):
    """What a guest bot's seat remembers: the engine's `Memory`, whose cards are masks."""

    seat: int
    unseen: list[int]
    unmet: int
    castle: int
    royals: list[int]
    tavern: list[list[int]]
    held: list[int]
    drawn: list[list[int]]
    pile: int
    buried: int
    table: int
    spare: int


class GuestSight(TypedDict):
    """What a guest bot's worker is given to choose from, which is what its seat may know."""

    seed: str
    observation: object  # the JSON form of the engine's `Observation`
    memory: GuestMemory
    wishes: dict[int, str]


class Envelope(TypedDict):
    """The answer of `handle`: either `ok` or `error`, and data for the worker.

    `save` and `sight` contain secrets of a running game: the worker keeps them from the page. The
    one exception is a save that could not be stored, which the page holds to restore the game.
    """

    ok: NotRequired[object]  # the verb's answer, see VERBS
    error: NotRequired[Refusal]
    save: NotRequired[str]  # the JSON of a `Save`, when the game on the unnamed table has changed
    summary: NotRequired[Summary]
    sight: NotRequired[str]  # the JSON of a `GuestSight` and its bot's name, for the guest's worker


class Verb(NamedTuple):
    """The fields of a verb's request, besides `do` and `table`, and its answer."""

    request: type
    answer: type


VERBS: Final[dict[str, Verb]] = {
    "hello": Verb(NoFields, Hello),
    "close": Verb(NoFields, Nothing),
    # open a game
    "new": Verb(NewGame, Change),
    "load": Verb(LoadGame, Change),
    "place": Verb(PlacePosition, Change),
    "replay": Verb(ReplayRecord, RecordedChange),
    "watch": Verb(WatchGame, Replay),
    "play_on": Verb(PlayOn, Change),
    "scenario": Verb(LoadScenario, Change),
    # show a game
    "view": Verb(ShowLog, Change),
    "select": Verb(SelectCards, Selection),
    # pass the device
    "reveal": Verb(ShowLog, Change),
    "cover": Verb(ShowLog, Change),
    # change a game, or show another position of a recorded one
    "move": Verb(MakeMove, Change),
    "bot_move": Verb(MakeBotMove, Change),
    "undo": Verb(PositionRequest, Change),
    "redo": Verb(PositionRequest, Change),
    "give_up": Verb(PositionRequest, Change),
    "seat": Verb(ReplaceBot, Change),
    "assist": Verb(PositionRequest, Change),
    "wish": Verb(SayWish, WishChange),
    "bots_wish": Verb(PositionRequest, WishChange),
    "seek": Verb(Seek, RecordedChange),
    "restart": Verb(PositionRequest, Change),
    "scenario_hint": Verb(PositionRequest, Change),
    # run jobs
    "think_move": Verb(PositionRequest, Job),
    "think_hint": Verb(ThinkHint, Job),
    "think_analysis": Verb(PositionRequest, Job),
    "guest_sight": Verb(SeatRequest, Nothing),
    "guest_move": Verb(MakeMove, Job),
    "slice": Verb(SliceJob, JobProgress),
    "hint": Verb(JobRequest, Hint),
    "analysis": Verb(JobRequest, Analysis),
    "forget": Verb(JobRequest, Nothing),
    # follow a game with real cards
    "companion": Verb(AskCompanion, CompanionView),
}

"""Plays recorded games in the browser, and compares each position with the engine's."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from e2e.support.table import Seen, Table
from regicide_core import (
    STANDARD,
    Cards,
    Event,
    Phase,
    Rules,
    State,
    Wish,
    apply,
    new_game,
    observe,
    parse_move,
    result,
    tally,
    wish,
)
from tests.support.golden import GAMES, stored

# The order in which the result screen shows the numbers of a game.
NUMBERS = (
    "beaten",
    "exact",
    "turns",
    "damage",
    "played",
    "drawn",
    "healed",
    "shielded",
    "discarded",
    "yields",
    "flips",
)


@dataclass(frozen=True)
class Recorded:
    """A game from its deal to its end."""

    name: str
    players: int
    seed: str
    steps: tuple[str, ...]
    first: int = 1
    rules: Rules = STANDARD

    def deal(self) -> State:
        return new_game(self.players, self.seed, rules=self.rules, first=self.first)

    def settings(self) -> dict[str, object]:
        """The options that differ from the standard, by their names in the form of a new game."""
        usual = STANDARD.to_json()
        return {name: value for name, value in self.rules.to_json().items() if value != usual[name]}


def golden(name: str) -> Recorded:
    """A game of tests/golden/."""
    (game,) = (game for game in GAMES if game.name == name)
    seed, steps = stored(game.path.read_text("utf-8"))
    return Recorded(name, game.players, seed, tuple(steps), game.first, game.rules)


@dataclass
class Following:
    """A recorded game played on a table in the browser, and in the engine here to compare."""

    table: Table
    game: Recorded
    names: tuple[str, ...] = ()
    state: State = field(init=False)
    events: list[Event] = field(init=False, default_factory=list)
    covered: bool = field(init=False)
    viewer: int = field(init=False)

    def __post_init__(self) -> None:
        self.state = self.game.deal()
        self.covered = self.game.players > 1
        self.viewer = 0 if self.covered else 1

    def deal(self) -> None:
        """Deal the game in the browser."""
        game = self.game
        self.table.new_game(
            game.players, game.seed, names=self.names, first=game.first, rules=game.settings()
        )
        self.check()

    def play(self) -> None:
        """Play the game from the deal to its end, and check every position."""
        self.deal()
        for _ in self.steps():
            pass

    def steps(self, upto: int | None = None) -> Iterator[tuple[str, tuple[Event, ...]]]:
        """Make the moves one by one; yields each move and its events once the table shows it."""
        for step in self.game.steps[:upto]:
            yield step, self.make(step)

    def until(self, phase: Phase) -> None:
        """Deal, and play to the first position of this phase."""
        self.deal()
        steps = iter(self.game.steps)
        while self.state.phase is not phase:
            self.make(next(steps))

    def make(self, step: str) -> tuple[Event, ...]:
        """Make one step in the browser and in the engine; returns its events."""
        if self.covered:
            self.reveal()
        self.table.make(step)
        return self.follow(step)

    def follow(self, step: str) -> tuple[Event, ...]:
        """Follow a step that was made in the browser, and wait until the table shows it."""
        events = self.advance(step)
        if not step.startswith("wish"):
            self.check()
        return events

    def advance(self, step: str) -> tuple[Event, ...]:
        """Make a step in the engine only."""
        if step.startswith("wish"):
            _, wisher, what = step.split()
            return (wish(self.state, int(wisher), Wish(what)),)
        seat = self.state.seat
        self.state, events = apply(self.state, parse_move(step))
        self.events += events
        passed = self.state.players > 1 and self.state.seat != seat
        self.covered = passed and not self.state.is_over
        self.viewer = 0 if self.covered else seat
        return events

    def reveal(self) -> None:
        self.table.reveal()
        self.covered, self.viewer = False, self.state.seat
        self.check()

    def check(self) -> None:
        """Wait until the table shows the engine's position."""
        self.table.expect_seen(self.expected())

    def expected(self) -> Seen:
        state = self.state
        holds = not self.covered and not state.is_over and state.phase is not Phase.CHOOSE
        return {
            "phase": "cover" if self.covered else "over" if state.is_over else str(state.phase),
            **drawn(state, self.viewer, state.hands[state.seat - 1] if holds else ()),
            "outcome": _outcome(state),
        }

    def numbers(self) -> list[str]:
        """The numbers that the result screen must show."""
        counted = tally(self.events)
        shown = NUMBERS if self.state.players == 1 else NUMBERS[:-1]  # only a solo player flips
        return [str(getattr(counted, name)) for name in shown]


def drawn(state: State, viewer: int, hand: Cards) -> Seen:
    """What the table shows to a viewer with this hand; keys are in the order of `SEEN`."""
    several = state.players > 1
    return {
        "enemy": state.enemy and state.enemy.text,
        "health": state.health_left if state.enemy else None,
        "attack": state.attack if state.enemy else None,
        "castle": len(state.castle),
        "tavern": len(state.tavern),
        "discard": len(state.discard),
        "top": state.discard[0].text if state.discard else None,
        "table": [[card.text for card in play] for play in observe(state, viewer).table],
        "hand": sorted(card.text for card in hand),
        "sizes": [len(hand) for hand in state.hands] if several else [],
        "yielded": sorted(state.yielded) if several else [],
        "turn": state.seat if several else 0,
    }


def _outcome(state: State) -> str | None:
    if (end := result(state)) is None:
        return None
    return "won" if end.won else "lost"

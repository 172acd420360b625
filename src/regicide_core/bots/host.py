"""The host's side: from states and records to what each seat may see. Bots are not let in here."""

from __future__ import annotations

from collections.abc import Iterator

from ..events import Event
from ..observation import observe
from ..record import Record
from ..state import State
from .sight import Sight


def seen_by(events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
    """The events of a move as a seat may know them.

    >>> _, events = apply(new_game(2, "tea"), parse_move("play AC 6D"))
    >>> print(seen_by(events, seat=2)[2])
    drew seat=1 card=?
    """
    return tuple(event.seen_by(seat) for event in events)


class Table:
    """A game's position with the sight of every seat, kept up to date move by move.

    >>> table = Table(new_game(2, "tea"))
    >>> table.then(*apply(table.state, Yield()))
    >>> table.state.phase, len(table.sights)
    (<Phase.SUFFER: 'suffer'>, 3)
    """

    __slots__ = ("sights", "state")

    state: State
    sights: list[Sight]  # an onlooker's first, then seat 1 …

    def __init__(self, state: State) -> None:
        self.state = state
        self.sights = [Sight(observe(state, seat)) for seat in range(state.players + 1)]

    @classmethod
    def of(cls, record: Record) -> Table:
        """The table after a whole record (reload, undo)."""
        table = cls(record.state(0))
        for state, events in record.steps():
            table.then(state, events)
        return table

    def then(self, state: State, events: tuple[Event, ...]) -> None:
        """A move was made: `apply` gave this state and these events."""
        self.state = state
        self.sights = [
            sight.after(seen_by(events, seat), observe(state, seat))
            for seat, sight in enumerate(self.sights)
        ]

    @property
    def at_turn(self) -> Sight:
        return self.sights[self.state.seat]


def sight_of(record: Record, seat: int, ply: int | None = None) -> Sight:
    """What the seat sees and remembers after so many moves of a record (reload, undo).

    >>> sight = sight_of(Record(2, "tea").then(Yield()), seat=2)
    >>> sight.observation.viewer, sight.observation.phase
    (2, <Phase.SUFFER: 'suffer'>)
    """
    *_, last = sights_of(record, seat, ply)
    return last


def sights_of(record: Record, seat: int, ply: int | None = None) -> Iterator[Sight]:
    """The seat's sight at the start and after each move.

    >>> len(list(sights_of(Record(2, "tea").then(Yield()), seat=2)))
    2
    """
    sight = Sight(observe(record.state(0), seat))
    yield sight
    for state, events in record.steps(ply):
        sight = sight.after(seen_by(events, seat), observe(state, seat))
        yield sight

"""The host's side: from states and records to what each seat may see. Bots are not let in here."""

from __future__ import annotations

from collections.abc import Iterator

from ..events import Event
from ..observation import observe
from ..record import Record
from ..state import State
from .sight import Sight


def seen_by(events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
    """The events of a move as a seat may know them."""
    return tuple(event.seen_by(seat) for event in events)


class Table:
    """A game's position with the sight of every seat, kept up move by move."""

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
    """What the seat sees and remembers after so many moves of a record (reload, undo)."""
    *_, last = sights_of(record, seat, ply)
    return last


def sights_of(record: Record, seat: int, ply: int | None = None) -> Iterator[Sight]:
    """The seat's sight at the start and after each move."""
    sight = Sight(observe(record.state(0), seat))
    yield sight
    for state, events in record.steps(ply):
        sight = sight.after(seen_by(events, seat), observe(state, seat))
        yield sight

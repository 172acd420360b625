"""The numbers of a game, counted from its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .errors import NotationError
from .events import (
    Damaged,
    Defeated,
    Discarded,
    Drew,
    Event,
    Flipped,
    Healed,
    Played,
    Shielded,
    TurnBegan,
    Yielded,
)
from .validation import expect
from .value import Value


class Tally(Value):
    """What happened in a game, in numbers.

    >>> Tally(turns=9, beaten=2, exact=1).exact
    1
    """

    turns: int = 0  # the first begins with the deal
    played: int = 0  # cards
    damage: int = 0
    drawn: int = 0
    healed: int = 0
    shielded: int = 0
    discarded: int = 0  # cards, to hits and flips
    yields: int = 0
    flips: int = 0
    beaten: int = 0
    exact: int = 0  # of those beaten


def tally(events: Iterable[Event]) -> Tally:
    """The numbers of a game, from all its events.

    >>> _, events = apply(new_game(2, "tea"), parse_move("play AC 6D"))
    >>> numbers = tally(events)
    >>> numbers.played, numbers.damage, numbers.drawn
    (2, 7, 2)
    """
    if not isinstance(events, Iterable):
        raise NotationError("wrong_kind", type(events).__name__)
    numbers = Counter({"turns": 1})
    for event in events:
        numbers.update(_counts(expect(Event, event)))
    return Tally(**numbers)


def _counts(event: Event) -> dict[str, int]:
    match event:
        case TurnBegan():
            return {"turns": 1}
        case Played(_, cards, _):
            return {"played": len(cards)}
        case Damaged(amount, _, _):
            return {"damage": amount}
        case Drew():
            return {"drawn": 1}
        case Healed(amount):
            return {"healed": amount}
        case Shielded(amount, _):
            return {"shielded": amount}
        case Discarded(_, cards):
            return {"discarded": len(cards)}
        case Flipped(_, cards, _):
            return {"flips": 1, "discarded": len(cards)}
        case Yielded():
            return {"yields": 1}
        case Defeated(_, exact):
            return {"beaten": 1, "exact": int(exact)}
        case _:
            return {}

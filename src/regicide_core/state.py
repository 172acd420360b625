"""`State`: one whole position, with everything hidden in it."""

from __future__ import annotations

from .cards import Card, Cards
from .chance import Chance
from .fight import Plays
from .rules import Rules
from .value import Value
from .view import Phase, View


class State(View, Value):
    """A position. It never changes; `apply` makes the next one.

    >>> state: State = new_game(2, "tea")
    >>> state.seat, state.phase, state.enemy, state.health_left, state.attack
    (1, <Phase.PLAY: 'play'>, Card('JC'), 20, 10)
    """

    rules: Rules
    seat: int
    phase: Phase
    enemy: Card | None
    damage: int
    table: Plays
    castle: Cards
    hands: tuple[Cards, ...]  # each in canonical order
    tavern: Cards
    discard: Cards
    yielded: tuple[int, ...]
    flips: int
    chance: Chance | None  # None: piles keep their order instead of being shuffled
    known: int = 0
    lost_by: str | None = None

    @property
    def hand(self) -> Cards:
        """The hand of the seat whose turn it is."""
        return self.hands[self.seat - 1]

    def __str__(self) -> str:
        from .position import position_text

        return position_text(self)

    def __repr__(self) -> str:
        return f"State({str(self)!r})"

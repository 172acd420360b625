"""How a game ended: by which rule, with which medal (L3, W1)."""

from __future__ import annotations

from enum import StrEnum

from .validation import expect
from .value import Value
from .view import Phase, View


class Medal(StrEnum):
    """L3: a solo win with 0, 1 or 2 flips.

    >>> print(*Medal)
    gold silver bronze
    """

    GOLD = "gold"
    SILVER = "silver"
    BRONZE = "bronze"


class Result(Value):
    """The end of a game.

    >>> end = Result(won=True, rule="W1", medal=Medal.GOLD, beaten=12, standard=True)
    >>> print(end)
    won gold
    """

    won: bool
    rule: str  # W1, F4 or P8
    medal: Medal | None  # solo wins only
    beaten: int  # enemies defeated, 12 in a whole game won
    standard: bool  # False: rules or difficulty were changed

    def __str__(self) -> str:
        return f"won {self.medal or ''}".strip() if self.won else f"lost {self.rule}"


def medal_for(flips: int) -> Medal:
    """L3: the medal of a solo win after so many flips."""
    return tuple(Medal)[flips]


def result(view: View) -> Result | None:
    """The result, or None while the game goes on.

    >>> result(new_game(2, "tea")) is None
    True
    """
    if not expect(View, view).is_over:
        return None
    won = view.phase is Phase.WON
    return Result(
        won=won,
        rule="W1" if won else str(view.lost_by),
        medal=medal_for(view.flips) if won and view.players == 1 else None,
        beaten=12 - len(view.castle) - (view.enemy is not None),
        standard=view.rules.is_standard,
    )

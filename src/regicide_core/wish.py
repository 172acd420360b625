"""Wishes: what players may say between a Jester and the next turn (J3, T2)."""

from __future__ import annotations

from enum import StrEnum

from .errors import IllegalMove
from .events import Wished
from .legal import has_seat
from .validation import expect
from .view import Phase, View


class Wish(StrEnum):
    """T2: would the seat like to go next? No more may be said.

    >>> [str(mood) for mood in Wish]
    ['keen', 'neutral', 'reluctant']
    """

    KEEN = "keen"
    NEUTRAL = "neutral"
    RELUCTANT = "reluctant"


def wish(view: View, seat: int, what: Wish) -> Wished:
    """The seat's wish as an event; refused unless a Jester's player is choosing (J3).

    >>> state = parse_position(
    ...     "players=3 seat=1 phase=choose enemy=JC damage=0 table=X1 castle=QC hands=2C/3C/4C "
    ...     "tavern=- discard=- yielded=- flips=0 rules=standard+partial chance=-"
    ... )
    >>> print(wish(state, 2, Wish.KEEN))
    wished seat=2 wish=keen
    """
    if expect(View, view).phase is not Phase.CHOOSE:
        raise IllegalMove("wish_not_now", what)
    if not has_seat(view, seat):
        raise IllegalMove("no_such_seat", seat)
    if not isinstance(what, str) or what not in list(Wish):
        raise IllegalMove("not_a_move", what)
    return Wished(seat, str(what))

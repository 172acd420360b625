"""Wishes: what players may say between a Jester and the next turn (J3, T2)."""

from __future__ import annotations

from enum import StrEnum

from .errors import IllegalMove
from .events import Wished
from .legal import has_seat
from .validation import expect
from .view import Phase, View


class Wish(StrEnum):
    """T2: would the seat like to go next? No more may be said."""

    KEEN = "keen"
    NEUTRAL = "neutral"
    RELUCTANT = "reluctant"


def wish(view: View, seat: int, what: Wish) -> Wished:
    """The seat's wish as an event; refused unless a Jester's player is choosing (J3)."""
    if expect(View, view).phase is not Phase.CHOOSE:
        raise IllegalMove("wish_not_now", what)
    if not has_seat(view, seat):
        raise IllegalMove("no_such_seat", seat)
    if not isinstance(what, str) or what not in list(Wish):
        raise IllegalMove("not_a_move", what)
    return Wished(seat, str(what))

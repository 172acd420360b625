"""What every view of a position must satisfy, whoever looks: a state, or one seat's observation."""

from __future__ import annotations

from .errors import PositionError
from .plays import why_not_a_play
from .view import Phase, View


def check_view(view: View) -> None:
    """Raise `PositionError` if what can be seen already shows that no game comes to it."""
    _check_seats(view)
    _check_enemy(view)
    _check_fight(view)
    _check_phase(view)


def _check_seats(view: View) -> None:
    seats = range(1, view.players + 1)
    if view.seat not in seats:
        raise PositionError("seat_range", view.seat)
    if any(seat not in seats for seat in view.yielded):
        raise PositionError("yielded_range", ".".join(map(str, view.yielded)))
    if view.flips_left < 0:
        raise PositionError("flips_range", view.flips)
    for seat, hand in zip(seats, view.hands, strict=True):
        if len(hand) > view.hand_limit:
            raise PositionError("hand_over_limit", seat, cards=len(hand), limit=view.hand_limit)


def _check_enemy(view: View) -> None:
    if view.enemy is not None and not view.enemy.is_royal:
        raise PositionError("enemy_not_royal", view.enemy)
    if intruders := [card for card in view.castle if card is not None and not card.is_royal]:
        raise PositionError("castle_not_royal", intruders[0])
    known = view.tavern[: view.known]
    if len(known) < view.known or not all(card is not None and card.is_royal for card in known):
        raise PositionError("known_range", view.known)


def _check_fight(view: View) -> None:
    for cards in view.table:
        if why_not_a_play(cards) is not None:
            raise PositionError("table_not_a_play", ".".join(map(str, cards)))
    if view.enemy is not None and view.health_left <= 0:
        raise PositionError("damage_too_high", view.damage)


def _check_phase(view: View) -> None:
    if (view.phase is Phase.LOST) != (view.lost_by is not None):
        raise PositionError("not_lost", view.lost_by if view.phase is Phase.LOST else view.phase)
    if view.phase is Phase.WON:
        if view.enemy is not None or view.castle or view.table or view.damage:
            raise PositionError("not_won", view.phase)
        return
    if view.enemy is None:
        raise PositionError("enemy_missing", view.phase)
    if view.phase is Phase.CHOOSE and not (view.table and view.table[-1][0].is_jester):
        raise PositionError("not_choosing", view.phase)
    if view.phase is Phase.SUFFER and view.attack == 0:
        raise PositionError("not_suffering", view.phase)

"""`observe`: what one seat may know of a position (T1, T3, T4)."""

from __future__ import annotations

from typing import Final

from .cards import Card, in_order
from .errors import IllegalMove, PositionError
from .fields import SHAPES, FieldReader, Fields, face_up, fields_of, line, read_line
from .fight import Plays
from .position_checks import check_view
from .rules import Rules
from .state import State
from .validation import expect, is_number
from .value import Value
from .view import Hidden, Phase, View

_ALLOWED: Final = frozenset(SHAPES) - {"chance"}


class Observation(View, Value):
    """A position with the hidden cards as None, and nothing of the chance to come.

    >>> seen: Observation = observe(new_game(2, "tea"), seat=2)
    >>> seen.hands[0][0], str(seen.hand[0])
    (None, '2H')
    """

    viewer: int  # the seat that looks; 0: an onlooker
    rules: Rules
    seat: int
    phase: Phase
    enemy: Card | None
    damage: int
    table: Plays
    castle: tuple[Hidden, ...]
    hands: tuple[tuple[Hidden, ...], ...]
    tavern: tuple[Hidden, ...]
    discard: tuple[Hidden, ...]
    yielded: tuple[int, ...]
    flips: int
    known: int = 0
    lost_by: str | None = None

    @property
    def hand(self) -> tuple[Card, ...]:
        """The viewer's own hand; an onlooker has none."""
        return face_up(self.hands[self.viewer - 1], "hands") if self.viewer else ()

    def to_json(self) -> Fields:
        return fields_of(self) | {"viewer": self.viewer}

    def __str__(self) -> str:
        return line(self.to_json())

    def __repr__(self) -> str:
        return f"Observation({str(self)!r})"


def observe(state: State, seat: int) -> Observation:
    """What the seat may know; seat 0 is an onlooker, who sees nobody's hand.

    >>> observe(new_game(2, "tea"), seat=0).hands[1]
    (None, None, None, None, None, None, None)
    """
    if not is_number(seat) or seat not in range(expect(State, state).players + 1):
        raise IllegalMove("no_such_seat", seat)
    hidden_from = len(state.discard) if state.rules.open_discard else 1  # T3
    return Observation(
        viewer=seat,
        rules=state.rules,
        seat=state.seat,
        phase=state.phase,
        enemy=state.enemy,
        damage=state.damage,
        table=state.table,
        castle=(None,) * len(state.castle),
        hands=tuple(
            hand if owner == seat else (None,) * len(hand)
            for owner, hand in enumerate(state.hands, start=1)
        ),
        tavern=state.tavern[: state.known] + (None,) * (len(state.tavern) - state.known),  # T4
        discard=state.discard[:hidden_from] + (None,) * (len(state.discard) - hidden_from),
        yielded=state.yielded,
        flips=state.flips,
        known=state.known,
        lost_by=state.lost_by,
    )


def parse_observation(text: str) -> Observation:
    """The observation that prints as `text`.

    >>> seen = observe(new_game(2, "tea"), seat=1)
    >>> parse_observation(str(seen)) == seen
    True
    """
    fields = read_line(text)
    if fields.get("table") == [[]]:
        fields["table"] = []
    return observation_from_json(fields)


def observation_from_json(data: object) -> Observation:
    """The observation whose `to_json` is `data`.

    >>> seen = observe(new_game(2, "tea"), seat=1)
    >>> observation_from_json(seen.to_json()) == seen
    True
    """
    read = FieldReader(data, allowed=_ALLOWED)
    players = read.number("players")
    rules = read.rules()
    rules.check_for(players)
    viewer = read.number("viewer")
    hands = list(read.hidden_groups("hands"))
    if len(hands) != players:
        raise PositionError("hand_count", len(hands), players=players)
    if viewer > players:
        raise PositionError("seat_range", viewer)
    if viewer:
        hands[viewer - 1] = in_order(face_up(hands[viewer - 1], "hands"))
    seen = Observation(
        viewer=viewer,
        rules=rules,
        seat=read.number("seat"),
        phase=read.phase(),
        enemy=read.enemy(),
        damage=read.number("damage"),
        table=read.table(),
        castle=read.hidden("castle"),
        hands=tuple(hands),
        tavern=read.hidden("tavern"),
        discard=read.hidden("discard"),
        yielded=read.yielded(),
        flips=read.number("flips"),
        known=read.number("known", default=0),
        lost_by=read.lost_by(),
    )
    check_view(seen)
    return seen

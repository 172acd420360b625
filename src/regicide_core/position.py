"""A position's line and JSON, and the check that it can occur."""

from __future__ import annotations

from collections import Counter
from typing import Final

from .cards import JESTERS, ROYAL_RANKS, SUITED, Card, Cards, Suit, in_order, total
from .chance import Chance
from .errors import PositionError
from .fields import SHAPES, FieldReader, Fields, face_up, fields_of, line, read_line
from .fight import Plays, damage_of
from .legal import is_stuck
from .position_checks import check_view
from .state import State
from .validation import expect
from .view import Phase

_ALLOWED: Final = frozenset(SHAPES) - {"viewer"}


def position_text(state: State) -> str:
    """The position on one line (docs/NOTATION.md)."""
    return line(position_to_json(state))


def parse_position(text: str) -> State:
    """The position that prints as `text`, checked.

    Bad text raises `NotationError`, an impossible position raises `PositionError`.

    >>> state = new_game(2, "tea")
    >>> parse_position(str(state)) == state
    True
    """
    fields = read_line(text)
    if fields.get("table") == [[]]:
        fields["table"] = []
    return position_from_json(fields)


def position_to_json(state: State) -> Fields:
    """The position as a JSON object: the fields of its line, groups as lists.

    >>> position_to_json(new_game(2, "tea"))["enemy"]
    'JC'
    """
    return fields_of(expect(State, state)) | {"chance": state.chance and str(state.chance)}


def position_from_json(data: object) -> State:
    """The position whose `position_to_json` is `data`, checked as by `parse_position`.

    >>> state = new_game(2, "tea")
    >>> position_from_json(position_to_json(state)) == state
    True
    """
    read = FieldReader(data, allowed=_ALLOWED)
    players = read.number("players")
    rules = read.rules()
    rules.check_for(players)
    hands = tuple(in_order(face_up(hand, "hands")) for hand in read.hidden_groups("hands"))
    if len(hands) != players:
        raise PositionError("hand_count", len(hands), players=players)
    state = State(
        rules=rules,
        seat=read.number("seat"),
        phase=read.phase(),
        enemy=read.enemy(),
        damage=read.number("damage"),
        table=read.table(),
        castle=face_up(read.hidden("castle"), "castle"),
        hands=hands,
        tavern=face_up(read.hidden("tavern"), "tavern"),
        discard=face_up(read.hidden("discard"), "discard"),
        yielded=read.yielded(),
        flips=read.number("flips"),
        chance=None if read.raw("chance") is None else Chance.parse(read.word("chance")),
        known=read.number("known", default=0),
        lost_by=read.lost_by(),
    )
    check_position(state)
    return state


def check_position(state: State) -> None:
    """Raise `PositionError` if no game could come to this position.

    >>> check_position(new_game(2, "tea").replace(damage=5))
    Traceback (most recent call last):
    regicide_core.errors.PositionError: damage_mismatch: 5
    """
    check_view(expect(State, state))
    _check_cards(state)
    if not state.rules.partial:
        _check_royals(state)
        _check_damage(state)
    _check_fate(state)


def _check_cards(state: State) -> None:
    counts = Counter(_all_cards(state))
    if twice := [card for card, count in counts.items() if count > 1]:
        raise PositionError("card_twice", twice[0])
    if state.rules.partial:
        return
    game = SUITED + JESTERS[: state.rules.jesters_for(state.players)]
    if extra := [card for card in counts if card not in game]:
        raise PositionError("card_extra", extra[0])
    if missing := [card for card in game if card not in counts]:
        raise PositionError("card_missing", missing[0])


def _all_cards(state: State) -> Cards:
    enemy = () if state.enemy is None else (state.enemy,)
    piles = (*state.hands, *state.table, state.castle, state.tavern, state.discard, enemy)
    return tuple(card for pile in piles for card in pile)


def _check_royals(state: State) -> None:
    """S1: Jacks, then Queens, then Kings; no royal is anywhere else before it was beaten."""
    if state.enemy is None:
        return
    to_come = [_height(card) for card in (state.enemy, *state.castle)]
    if to_come != sorted(to_come):
        raise PositionError("castle_order", ".".join(map(str, state.castle)))
    ahead = {state.enemy, *state.castle}
    for card in _all_cards(state):
        if card.is_royal and card not in ahead and _height(card) > to_come[0]:
            raise PositionError("royal_not_beaten", card)


def _height(royal: Card) -> int:
    return ROYAL_RANKS.index(royal.rank)


def _check_damage(state: State) -> None:
    if state.enemy is not None and state.damage != _damage_on(state.enemy, state.table):
        raise PositionError("damage_mismatch", state.damage)


def _damage_on(enemy: Card, table: Plays) -> int:
    """What the plays did in the order they were made: a Jester lifts immunity from then on."""
    immune: Suit | None = enemy.suit
    damage = 0
    for cards in table:
        immune = None if cards[0].is_jester else immune
        damage += damage_of(cards, immune)
    return damage


def _check_fate(state: State) -> None:
    """F4 and P8 have struck where the position says so, and nowhere else."""
    helpless = total(state.hand) < state.attack and not state.flips_left
    match state.phase:
        case Phase.LOST:
            if not (helpless if state.lost_by == "F4" else is_stuck(state)):
                raise PositionError("not_lost", state.lost_by)
        case Phase.SUFFER if helpless:
            raise PositionError("is_lost", "F4")
        case Phase.PLAY if is_stuck(state):
            raise PositionError("is_lost", "P8")
        case _:
            return

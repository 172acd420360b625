"""Text and JSON that can't be read: every code of `NotationError` is provoked."""

from collections.abc import Callable

import pytest

from regicide_core import (
    Chance,
    NotationError,
    PositionError,
    RegicideError,
    event_from_json,
    legal_moves,
    parse_event,
    parse_move,
    parse_position,
    position_from_json,
    position_to_json,
)
from regicide_core.errors import NOTATION_CODES
from tests.support.positions import position

ALONE = position(enemy="JC", hands="2C.3C")
LINE = str(ALONE)


def line(old: str, new: str) -> Callable[[], object]:
    assert old in LINE
    return lambda: parse_position(LINE.replace(old, new))


NOTATION: list[tuple[str, str, Callable[[], object]]] = [
    ("not_text", "3", lambda: parse_position(3)),  # type: ignore[arg-type]
    ("not_json", "[]", lambda: position_from_json([])),
    ("wrong_kind", "View: int", lambda: legal_moves(3)),  # type: ignore[arg-type]
    ("bad_card", "9X", line("2C.3C", "2C.9X")),
    ("bad_card", "hands=5", lambda: position_from_json(_json(hands=[[5]]))),
    ("bad_move", "stay", lambda: parse_move("stay")),
    ("bad_event", "rained", lambda: parse_event("rained")),
    ("bad_number", "seat=one", line("seat=1", "seat=one")),
    ("bad_number", "damage=-1", line("damage=0", "damage=-1")),
    ("bad_number", "damage=123456789", line("damage=0", "damage=123456789")),
    ("bad_number", "yielded=x", line("yielded=-", "yielded=x")),
    ("bad_number", "yielded=True", lambda: position_from_json(_json(yielded=[True]))),
    ("bad_number", "seat=True", lambda: position_from_json(_json(seat=True))),
    ("bad_number", "seat=1.0", lambda: position_from_json(_json(seat=1.0))),
    ("bad_flag", "1", lambda: event_from_json({"type": "defeated", "enemy": "JC", "exact": 1})),
    ("bad_choice", "phase=rest", line("phase=play", "phase=rest")),
    ("bad_rules", "easy", line("rules=standard", "rules=easy")),
    ("bad_seed", "a b", lambda: Chance("a b")),
    ("bad_chance", "tea", line("chance=-", "chance=tea")),
    ("bad_field", "flips=", line("flips=0", "flips=")),
    ("bad_field", "flips", line("flips=0", "flips")),
    ("bad_field", "phase=None", line("phase=play", "phase=-")),
    ("bad_field", "enemy=5", lambda: position_from_json(_json(enemy=5))),
    ("bad_field", "tavern=2D", lambda: position_from_json(_json(tavern="2D"))),
    ("bad_field", "hands=2D", lambda: position_from_json(_json(hands=["2D"]))),
    ("unknown_field", "seats", line("seat=1", "seats=1")),
    ("unknown_field", "viewer", lambda: parse_position(LINE + " viewer=1")),
    ("missing_field", "seat", line("seat=1 ", "")),
    ("repeated_field", "seat", line("seat=1", "seat=1 seat=1")),
    ("hidden_card", "tavern", line("tavern=-", "tavern=?")),
    ("hidden_card", "castle", line("castle=QH", "castle=?")),
    ("hidden_card", "discard", line("discard=-", "discard=2D.?")),
    ("hidden_card", "table", line("table=-", "table=?")),
    ("hidden_card", "hands", line("hands=2C.3C", "hands=2C.?")),
]


def _json(**fields: object) -> dict[str, object]:
    return {**position_to_json(ALONE), **fields}


@pytest.mark.parametrize(("code", "where", "call"), NOTATION)
def test_what_cannot_be_read_is_refused_with_a_code_and_the_offending_piece(
    code: str, where: str, call: Callable[[], object]
) -> None:
    with pytest.raises(RegicideError) as caught:
        call()
    assert (type(caught.value), caught.value.code, caught.value.where) == (
        NotationError,
        code,
        where,
    )


def test_every_code_of_bad_text_is_provoked() -> None:
    assert {code for code, _, _ in NOTATION} == NOTATION_CODES


@pytest.mark.parametrize("name", position_to_json(ALONE))
def test_a_position_without_one_of_its_fields_is_refused(name: str) -> None:
    data = _json()
    del data[name]
    with pytest.raises(NotationError) as caught:
        position_from_json(data)
    assert (caught.value.code, caught.value.where) == ("missing_field", name)


@pytest.mark.parametrize(
    ("damage", "error", "code"),
    [
        (10**8 - 1, PositionError, "damage_too_high"),
        (10**8, NotationError, "bad_number"),
        (-1, NotationError, "bad_number"),
    ],
)
def test_no_number_has_more_than_eight_digits(
    damage: int, error: type[RegicideError], code: str
) -> None:
    for call in (
        lambda: position_from_json(_json(damage=damage)),
        line("damage=0", f"damage={damage}"),
    ):
        with pytest.raises(error) as caught:
            call()
        assert caught.value.code == code


def test_known_royals_and_the_rule_that_lost_may_be_left_out() -> None:
    assert position_from_json(_json(known=0)) == ALONE
    with pytest.raises(NotationError) as caught:
        position_from_json(_json(by=None))
    assert (caught.value.code, caught.value.where) == ("bad_field", "by=None")

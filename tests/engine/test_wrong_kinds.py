"""Things of the wrong kind at a public door: refused with a code, never a crash."""

from collections.abc import Callable
from typing import Any

import pytest

from regicide_core import (
    DECK,
    Chance,
    IllegalMove,
    NotationError,
    Record,
    RecordError,
    RegicideError,
    Wish,
    Yield,
    apply,
    check,
    check_position,
    deal,
    legal_moves,
    new_game,
    observe,
    perft,
    position_to_json,
    preview,
    result,
    select,
    suggested_discard,
    tally,
    wish,
)

STATE = new_game(2, "tea")
CASTLE, TAVERN = DECK[42:], DECK[2:42]
WRONG: Any = "wrong"


@pytest.mark.parametrize(
    ("where", "call"),
    [
        ("View: str", lambda: legal_moves(WRONG)),
        ("View: str", lambda: check(WRONG, Yield())),
        ("View: str", lambda: result(WRONG)),
        ("View: str", lambda: select(WRONG, ())),
        ("View: str", lambda: suggested_discard(WRONG)),
        ("View: str", lambda: wish(WRONG, 1, Wish.KEEN)),
        ("Observation: str", lambda: preview(WRONG, Yield())),
        ("State: str", lambda: apply(WRONG, Yield())),
        ("State: str", lambda: observe(WRONG, 1)),
        ("State: str", lambda: perft(WRONG, 1)),
        ("State: str", lambda: check_position(WRONG)),
        ("State: str", lambda: Record.of_position(WRONG)),
        ("State: str", lambda: Record(2, start=WRONG)),
        ("Event: str", lambda: tally([WRONG])),
        ("int", lambda: tally(5)),  # type: ignore[arg-type]
        ("Rules: str", lambda: new_game(2, "tea", rules=WRONG)),
        ("Rules: str", lambda: deal(2, CASTLE, TAVERN, rules=WRONG)),
        ("Rules: str", lambda: Record(2, "tea", rules=WRONG)),
        ("Chance: str", lambda: deal(2, CASTLE, TAVERN, chance=WRONG)),
        ("bool: int", lambda: Record(2, "tea", gave_up=1)),  # type: ignore[arg-type]
        ("tuple: list", lambda: Record(2, "tea", moves=[Yield()])),  # type: ignore[arg-type]
        ("State: Observation", lambda: observe(observe(STATE, 1), 1)),  # type: ignore[arg-type]
    ],
)
def test_another_kind_of_thing_is_refused(where: str, call: Callable[[], object]) -> None:
    with pytest.raises(RegicideError) as caught:
        call()
    assert (type(caught.value), caught.value.code, caught.value.where) == (
        NotationError,
        "wrong_kind",
        where,
    )


@pytest.mark.parametrize(
    ("error", "code", "where", "call"),
    [
        (IllegalMove, "not_a_move", "wrong", lambda: apply(STATE, WRONG)),
        (IllegalMove, "not_a_move", "wrong", lambda: preview(STATE, WRONG)),
        (IllegalMove, "no_such_seat", "wrong", lambda: observe(STATE, WRONG)),
        (NotationError, "bad_number", "depth=wrong", lambda: perft(STATE, WRONG)),
        (NotationError, "bad_number", "depth=2.0", lambda: perft(STATE, 2.0)),  # type: ignore[arg-type]
        (NotationError, "bad_number", "players=wrong", lambda: Record(WRONG, "tea")),
        (NotationError, "bad_number", "first=1.5", lambda: Record(2, "tea", first=1.5)),  # type: ignore[arg-type]
        (NotationError, "bad_card", "wrong", lambda: select(STATE, WRONG)),
        (NotationError, "bad_card", "wrong", lambda: deal(2, WRONG, TAVERN)),
        (NotationError, "bad_card", "None", lambda: deal(2, CASTLE, None)),  # type: ignore[arg-type]
        (NotationError, "bad_card", "wrong", lambda: Chance("tea").shuffle(WRONG)),
        (RecordError, "record_field", "wrong", lambda: Record(2, "tea").then(WRONG)),
        (RecordError, "record_seats", "3", lambda: Record(2, "tea", engine=3)),  # type: ignore[arg-type]
        (RecordError, "ply_range", "wrong", lambda: Record(2, "tea").upto(WRONG)),
        (RecordError, "ply_range", "0.0", lambda: Record(2, "tea").state(0.0)),  # type: ignore[arg-type]
        (RecordError, "ply_range", "1", lambda: Record(2, "tea").steps(1)),
    ],
)
def test_a_field_of_another_kind_is_refused_with_its_own_code(
    error: type[RegicideError], code: str, where: str, call: Callable[[], object]
) -> None:
    with pytest.raises(RegicideError) as caught:
        call()
    assert (type(caught.value), caught.value.code, caught.value.where) == (error, code, where)


def test_only_a_position_is_written_as_one() -> None:
    with pytest.raises(RegicideError):
        position_to_json(WRONG)


def test_a_list_of_cards_is_as_good_as_a_tuple() -> None:
    assert deal(2, list(CASTLE), list(TAVERN)) == deal(2, CASTLE, TAVERN)  # type: ignore[arg-type]
    held = STATE.hands[0][0]
    assert select(STATE, [held]) == select(STATE, (held,))  # type: ignore[arg-type]
    assert Chance("tea").shuffle(list(DECK)) == Chance("tea").shuffle(DECK)  # type: ignore[arg-type]

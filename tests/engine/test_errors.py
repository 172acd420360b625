"""Every code of refused moves, setups and records is provoked, and no unknown code is raised.

The codes of bad text are provoked in test_notation_errors, those of positions that can't be in
test_position_errors, those of scenarios in test_scenario.
"""

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

import regicide_core
from regicide_core import (
    DECK,
    Card,
    Discard,
    Flip,
    IllegalMove,
    Move,
    Next,
    NotationError,
    Play,
    PositionError,
    Record,
    RecordError,
    RegicideError,
    Rules,
    ScenarioError,
    SetupError,
    State,
    Wish,
    Yield,
    apply,
    deal,
    errors,
    legal_moves,
    new_game,
    observe,
    parse_move,
    parse_record,
    record_from_json,
    wish,
)
from regicide_core.errors import (
    MOVE_CODES,
    NOTATION_CODES,
    POSITION_CODES,
    RECORD_CODES,
    SCENARIO_CODES,
    SETUP_CODES,
)
from tests.support.positions import after, position

CODES: dict[type[RegicideError], set[str]] = {
    IllegalMove: set(MOVE_CODES),
    NotationError: set(NOTATION_CODES),
    SetupError: set(SETUP_CODES),
    PositionError: set(POSITION_CODES),
    RecordError: set(RECORD_CODES),
    ScenarioError: set(SCENARIO_CODES),
}
Provocation = tuple[str, str, Callable[[], object]]  # code, where, call

ALONE = position(enemy="JC", hands="2C.3C")
PAIR = position(enemy="JC", hands="X1.AC.AD.AH.2D.3C.6C/5C")
STRUCK = position(enemy="JC", hands="2H.3C.TD/5C", phase="suffer")
CHOOSING = position(enemy="JC", hands="2C/3C/4C", table="X1", phase="choose")


def move(state: State, text: str | Move) -> Callable[[], object]:
    return lambda: apply(state, parse_move(text) if isinstance(text, str) else text)


def alone(**fields: object) -> State:
    return position(enemy="JC", hands="2C", **fields)  # type: ignore[arg-type]


MOVES: list[Provocation] = [
    ("game_over", "yield", move(after(position(enemy="JC", hands="2C/3C"), "yield"), "yield")),
    ("not_a_move", "yield", lambda: apply(ALONE, "yield")),  # type: ignore[arg-type]
    ("hand_hidden", "seat 1", lambda: legal_moves(observe(PAIR, 2))),
    ("play_not_now", "play 3C", move(STRUCK, "play 3C")),
    ("yield_not_now", "yield", move(STRUCK, "yield")),
    ("discard_not_now", "discard 3C", move(PAIR, "discard 3C")),
    ("next_not_now", "next 1", move(PAIR, "next 1")),
    ("flip_not_now", "flip", move(CHOOSING, "flip")),
    ("nothing_played", "play ", move(PAIR, Play(()))),
    ("card_not_in_hand", "play 5C", move(PAIR, "play 5C")),
    ("card_given_twice", "play 3C 3C", move(PAIR, "play 3C 3C")),
    ("jester_not_alone", "play X1 3C", move(PAIR, "play X1 3C")),
    ("ace_with_jester", "play X1 AC", move(PAIR, "play X1 AC")),
    ("ace_with_many", "play AC AD 3C", move(PAIR, "play AC AD 3C")),
    ("royal_combo", "play JD JH", move(position(enemy="JC", hands="JD.JH"), "play JD JH")),
    ("mixed_ranks", "play 2D 3C", move(PAIR, "play 2D 3C")),
    ("combo_over_10", "play 6C 6D", move(position(enemy="JC", hands="6C.6D"), "play 6C 6D")),
    ("yield_all_others_yielded", "yield", move(PAIR.replace(yielded=(2,)), "yield")),
    ("yield_twice_alone", "yield", move(alone(rules="solo_yield:once", yielded="1"), "yield")),
    ("yield_never_alone", "yield", move(alone(), "yield")),
    ("yield_off", "yield", move(alone(rules="no_yielding"), "yield")),
    ("discard_short", "discard 2H 3C", move(STRUCK, "discard 2H 3C")),
    ("discard_short", "discard ", move(STRUCK, Discard(()))),
    ("discard_stops_at_the_number", "discard TD 2H", move(STRUCK, "discard TD 2H")),
    ("no_such_seat", "next 4", move(CHOOSING, "next 4")),
    ("no_such_seat", "next 0", move(CHOOSING, Next(0))),
    ("no_such_seat", "5", lambda: wish(CHOOSING, 5, Wish.KEEN)),
    ("no_such_seat", "0", lambda: wish(CHOOSING, 0, Wish.KEEN)),
    ("not_a_move", "maybe", lambda: wish(CHOOSING, 1, "maybe")),  # type: ignore[arg-type]
    ("flip_not_alone", "flip", move(PAIR, "flip")),
    ("flips_used_up", "flip", move(alone(flips=2), "flip")),
    ("wish_not_now", "keen", lambda: wish(PAIR, 1, Wish.KEEN)),
]

ROYALS, TAVERN = DECK[42:], DECK[2:42]
SETUPS: list[Provocation] = [
    ("players_range", "5", lambda: new_game(5, "tea")),
    ("players_range", "0", lambda: new_game(0, "tea")),
    ("players_range", "True", lambda: new_game(True, "tea")),
    ("players_range", "2.0", lambda: new_game(2.0, "tea")),  # type: ignore[arg-type]
    ("first_seat_range", "3", lambda: new_game(2, "tea", first=3)),
    ("first_seat_range", "0", lambda: new_game(2, "tea", first=0)),
    ("hand_limit_range", "10", lambda: new_game(2, "tea", rules=Rules(hand_limit=10))),
    ("jesters_range", "3", lambda: Rules(jesters=3)),
    ("solo_flips_range", "3", lambda: Rules(solo_flips=3)),
    ("too_many_jesters", "standard+jesters:1", lambda: new_game(1, "tea", rules=Rules(jesters=1))),
    ("enemy_health_range", "11", lambda: Rules(enemy_health=11)),
    ("enemy_attack_range", "-6", lambda: Rules(enemy_attack=-6)),
    ("castle_wrong_cards", "JC", lambda: deal(2, (Card("JC"),), TAVERN)),
    (
        "castle_wrong_cards",
        ".".join(map(str, ROYALS[::-1])),
        lambda: deal(2, ROYALS[::-1], TAVERN),
    ),
    (
        "castle_wrong_cards",
        ".".join(map(str, (*ROYALS, ROYALS[-1]))),
        lambda: deal(2, (*ROYALS, ROYALS[-1]), TAVERN),
    ),
    ("tavern_wrong_cards", "AC", lambda: deal(2, ROYALS, (Card("AC"),))),
    ("tavern_wrong_cards", ".".join(map(str, TAVERN)), lambda: deal(3, ROYALS, TAVERN)),
]

RECORD = Record(2, "tea")


def record(**fields: object) -> Callable[[], object]:
    return lambda: record_from_json({**RECORD.to_json(), **fields})


RECORDS: list[Provocation] = [
    ("record_not_text", "int", lambda: parse_record(3)),  # type: ignore[arg-type]
    ("record_field", "format=0", record(format=0)),
    ("record_newer", "3", record(format=3)),
    (
        "record_illegal_move",
        "flip_not_alone: flip",
        lambda: RECORD.then(Flip()).state(),
    ),
    ("record_result", "won", record(result="won")),
    ("record_seats", "('Ann',)", lambda: Record(2, "tea", seats=("Ann",))),
    ("ply_range", "1", lambda: RECORD.state(1)),
    ("ply_range", "-1", lambda: RECORD.upto(-1)),
]


@pytest.mark.parametrize(
    ("error", "code", "where", "call"),
    [
        (error, *provocation)
        for error, provocations in (
            (IllegalMove, MOVES),
            (SetupError, SETUPS),
            (RecordError, RECORDS),
        )
        for provocation in provocations
    ],
)
def test_each_error_has_its_class_its_code_and_the_offending_piece(
    error: type[RegicideError], code: str, where: str, call: Callable[[], object]
) -> None:
    with pytest.raises(RegicideError) as caught:
        call()
    assert (type(caught.value), caught.value.code, caught.value.where) == (error, code, where)


def provoked(provocations: list[Provocation]) -> set[str]:
    return {code for code, _, _ in provocations}


def test_every_code_of_a_refused_move_is_provoked() -> None:
    assert provoked(MOVES) == CODES[IllegalMove]


def test_every_code_of_a_bad_setup_is_provoked() -> None:
    assert provoked(SETUPS) == CODES[SetupError]


def test_every_code_of_a_bad_record_is_provoked() -> None:
    assert provoked(RECORDS) == CODES[RecordError]


def test_no_code_belongs_to_two_kinds_of_error() -> None:
    codes = [code for codes in CODES.values() for code in codes]
    assert len(codes) == len(set(codes))


@pytest.mark.parametrize(
    ("code", "rule"),
    [
        ("game_over", "W1"),
        ("not_a_move", "P1"),
        ("hand_hidden", "T1"),
        ("ace_with_many", "P3"),
        ("combo_over_10", "P2"),
        ("jester_not_alone", "P5"),
        ("yield_all_others_yielded", "P6"),
        ("yield_never_alone", "Q1"),
        ("yield_twice_alone", "Q1"),
        ("discard_stops_at_the_number", "F2"),
        ("next_not_now", "J2"),
        ("flip_not_now", "L2"),
        ("flip_not_alone", "S5"),
        ("flips_used_up", "L1"),
        ("wish_not_now", "J3"),
    ],
)
def test_a_refused_move_cites_its_rule(code: str, rule: str) -> None:
    assert IllegalMove(code).rule == rule


def test_every_rule_a_refusal_cites_is_in_the_book() -> None:
    book = (Path(__file__).parents[2] / "docs" / "RULES.md").read_text(encoding="utf-8")
    for rule in MOVE_CODES.values():
        assert f"**{rule}**" in book or f"| {rule} |" in book


def test_other_errors_cite_no_rule() -> None:
    assert NotationError("bad_card").rule is None


def test_an_error_reads_as_its_code_its_piece_and_its_numbers() -> None:
    assert str(IllegalMove("game_over")) == "game_over"
    assert str(IllegalMove("no_such_seat", 7)) == "no_such_seat: 7"
    assert str(SetupError("jesters_range", 3, low=0, high=2)) == "jesters_range: 3 low=0 high=2"
    assert str(SetupError("jesters_range", low=0)) == "jesters_range low=0"
    assert SetupError("jesters_range", 3, low=0, high=2).numbers == {"low": 0, "high": 2}


def test_the_errors_are_one_family() -> None:
    assert issubclass(RegicideError, ValueError)
    # Bots, arena and bridge add their own, when their tests run in the same process.
    family = {kind for kind in RegicideError.__subclasses__() if kind.__module__ == errors.__name__}
    assert family == set(CODES)


def test_every_code_raised_in_the_source_is_a_known_one() -> None:
    raised = [
        (call.func.id, call.args[0].value)
        for module in Path(regicide_core.__file__).parent.rglob("*.py")
        for call in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id in {error.__name__ for error in CODES}
        and call.args
        and isinstance(call.args[0], ast.Constant)
    ]
    known = {(error.__name__, code) for error, codes in CODES.items() for code in codes}
    assert len(raised) > 50
    assert set(raised) - known == set()


def test_a_refused_move_leaves_the_position_as_it_was() -> None:
    before = str(PAIR)
    with pytest.raises(IllegalMove):
        apply(PAIR, Flip())
    assert str(PAIR) == before
    assert Yield() in legal_moves(PAIR)

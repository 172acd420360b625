"""Observations as text and JSON."""

import pytest

from regicide_core import (
    NotationError,
    Observation,
    PositionError,
    RegicideError,
    SetupError,
    legal_moves,
    observation_from_json,
    observe,
    parse_move,
    parse_observation,
    preview,
    result,
)
from tests.support.positions import after, position

LINE = (
    "players=3 seat=2 phase=play enemy=QS damage=7 table=3S/4D castle=?.? hands=?.?/4C.5D/? "
    "tavern=JC.?.? discard=2D.? yielded=1.3 flips=0 rules=standard+partial known=1 viewer=2"
)


def swap(**fields: object) -> str:
    pairs = dict(pair.split("=", 1) for pair in LINE.split())
    return " ".join(f"{name}={value}" for name, value in {**pairs, **fields}.items())


def test_an_observation_reads_back_from_its_line_and_its_json() -> None:
    seen = parse_observation(LINE)
    assert str(seen) == LINE
    assert repr(seen) == f"Observation('{LINE}')"
    assert observation_from_json(seen.to_json()) == seen
    assert hash(parse_observation(LINE)) == hash(seen)


def test_the_json_of_an_observation_has_null_for_hidden_cards() -> None:
    assert parse_observation(LINE).to_json() == {
        "players": 3,
        "seat": 2,
        "phase": "play",
        "enemy": "QS",
        "damage": 7,
        "table": [["3S"], ["4D"]],
        "castle": [None, None],
        "hands": [[None, None], ["4C", "5D"], [None]],
        "tavern": ["JC", None, None],
        "discard": ["2D", None],
        "yielded": [1, 3],
        "flips": 0,
        "rules": "standard+partial",
        "known": 1,
        "viewer": 2,
    }


@pytest.mark.parametrize("viewer", [0, 1, 2])
@pytest.mark.parametrize("moves", [(), ("play X1",), ("play 2H",), ("play 3H", "discard TC")])
def test_what_is_observed_reads_back(viewer: int, moves: tuple[str, ...]) -> None:
    start = position(enemy="JC", hands="X1.2H.3H.TC/4C", tavern="5C.6C", discard="7C.8C")
    seen = observe(after(start, *moves), viewer)
    assert parse_observation(str(seen)) == seen
    assert observation_from_json(seen.to_json()) == seen


def test_the_end_of_a_game_reads_back() -> None:
    lost = observe(after(position(enemy="JC", hands="2H/3C"), "play 2H"), 2)
    assert str(lost).endswith("by=F4 viewer=2")
    assert parse_observation(str(lost)) == lost
    won = observe(after(position(enemy="KD", hands="KC", castle="-"), "play KC"), 1)
    assert parse_observation(str(won)) == won


def test_the_viewers_hand_is_put_in_order() -> None:
    assert parse_observation(swap(hands="?.?/5D.4C/?")) == parse_observation(LINE)


@pytest.mark.rule("T1")
def test_nobody_looks_into_a_hidden_hand() -> None:
    with pytest.raises(NotationError) as caught:
        _ = parse_observation(LINE).replace(viewer=1).hand
    assert (caught.value.code, caught.value.where) == ("hidden_card", "hands")


def test_an_onlooker_reads_back() -> None:
    seen = parse_observation(swap(hands="?.?/?.?/?", viewer=0))
    assert (seen.viewer, seen.hand) == (0, ())


@pytest.mark.parametrize(
    ("fields", "error", "code", "where"),
    [
        ({"viewer": 4}, PositionError, "seat_range", "4"),
        ({"seat": 0}, PositionError, "seat_range", "0"),
        ({"seat": 4}, PositionError, "seat_range", "4"),
        ({"viewer": 1}, NotationError, "hidden_card", "hands"),
        ({"hands": "?.?/4C.?/?"}, NotationError, "hidden_card", "hands"),
        ({"hands": "?.?/4C.5D"}, PositionError, "hand_count", "2"),
        ({"table": "3S/?"}, NotationError, "hidden_card", "table"),
        ({"enemy": "9C"}, PositionError, "enemy_not_royal", "9C"),
        ({"players": 5}, SetupError, "players_range", "5"),
        ({"chance": "tea.1"}, NotationError, "unknown_field", "chance"),
        ({"by": "W1"}, NotationError, "bad_choice", "by=W1"),
    ],
)
def test_a_bad_observation_is_refused(
    fields: dict[str, object], error: type[RegicideError], code: str, where: str
) -> None:
    with pytest.raises(error) as caught:
        parse_observation(swap(**fields))
    assert (type(caught.value), caught.value.code, caught.value.where) == (error, code, where)


def use(seen: Observation) -> None:
    """Everything a bot or the page asks of an observation."""
    result(seen)
    assert seen.attack + seen.health_left + seen.shield >= 0
    for move in legal_moves(seen):
        preview(seen, move)


ALONE = {"players": 1, "seat": 1, "viewer": 1, "hands": "4C.5D", "yielded": "-"}


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"table": "-/3S"}, "table_not_a_play"),
        ({"table": "3S.4D"}, "table_not_a_play"),
        (ALONE | {"flips": 3}, "flips_range"),
        (ALONE | {"flips": 3, "phase": "won", "enemy": "-"}, "flips_range"),
        ({"flips": 1}, "flips_range"),
        ({"yielded": "4"}, "yielded_range"),
        ({"known": 4}, "known_range"),
        ({"damage": 30}, "damage_too_high"),
        ({"phase": "lost"}, "not_lost"),
        ({"enemy": "-"}, "enemy_missing"),
    ],
    ids=str,
)
def test_an_observation_that_cannot_be_is_refused(fields: dict[str, object], code: str) -> None:
    with pytest.raises(PositionError) as caught:
        parse_observation(swap(**fields))
    assert caught.value.code == code


def test_a_move_is_previewed_from_an_observation_as_from_the_state() -> None:
    state = position(enemy="JC", hands="3D.TC/4C", tavern="5C.6C")
    move = parse_move("play 3D")
    assert preview(observe(state, 1), move) == preview(state, move)
    use(observe(state, 1))

"""A position's line and JSON, and which positions can't be."""

import pytest

from regicide_core import (
    Card,
    Chance,
    Phase,
    PositionError,
    State,
    check_position,
    new_game,
    parse_position,
    position_from_json,
    position_to_json,
)
from tests.support.positions import after, position

PARTIAL = (
    "players=2 seat=2 phase=suffer enemy=KS damage=9 table=3H.3S/AC.2D castle=KH hands=X1.2C/TD.QC "
    "tavern=JC.9D discard=5H.2H yielded=1 flips=0 rules=standard+hand_limit:5+partial chance=tea.7 "
    "known=1"
)
FULL = (
    "players=3 seat=1 phase=play enemy=QH damage=12 table=6C castle=QD.KC.KD.KH.KS "
    "hands=X1.2C.3C/4C.5C/7C.8C tavern=JC.9C.TC.AC.AD.AH.AS.2D.2H.2S.3D.3H.3S.4D.4H.4S.5D.5H.5S "
    "discard=QS.QC.JD.JH.JS.6D.6H.6S.7D.7H.7S.8D.8H.8S.9D.9H.9S.TD.TH.TS yielded=2.3 flips=0 "
    "rules=standard chance=tea.4 known=1"
)


@pytest.mark.parametrize(
    "text",
    [
        PARTIAL,
        FULL,
        "players=1 seat=1 phase=won enemy=- damage=0 table=- castle=- hands=- tavern=KC discard=2C "
        "yielded=- flips=1 rules=standard+partial chance=- known=1",
        "players=1 seat=1 phase=lost enemy=JC damage=3 table=3H castle=- hands=2C tavern=- "
        "discard=- yielded=1 flips=2 rules=standard+partial chance=- by=F4",
        "players=2 seat=1 phase=choose enemy=JC damage=0 table=X2 castle=- hands=-/2C tavern=- "
        "discard=- yielded=- flips=0 rules=standard+partial chance=-",
    ],
)
def test_a_position_reads_back_from_its_line_and_its_json(text: str) -> None:
    state = parse_position(text)
    assert str(state) == text
    assert repr(state) == f"State('{text}')"
    assert position_from_json(position_to_json(state)) == state


def test_the_line_is_read_field_by_field() -> None:
    state = parse_position(PARTIAL)
    assert (state.players, state.seat, state.phase) == (2, 2, Phase.SUFFER)
    assert (state.enemy, state.damage, state.castle) == (Card("KS"), 9, (Card("KH"),))
    assert state.table == ((Card("3H"), Card("3S")), (Card("AC"), Card("2D")))
    assert state.hands == ((Card("X1"), Card("2C")), (Card("TD"), Card("QC")))
    assert state.hand == (Card("TD"), Card("QC"))
    assert (state.tavern, state.discard) == ((Card("JC"), Card("9D")), (Card("5H"), Card("2H")))
    assert (state.yielded, state.flips, state.known) == ((1,), 0, 1)
    assert (state.chance, state.lost_by, state.rules.hand_limit) == (Chance("tea", 7), None, 5)


def test_the_json_of_a_position() -> None:
    assert position_to_json(parse_position(PARTIAL)) == {
        "players": 2,
        "seat": 2,
        "phase": "suffer",
        "enemy": "KS",
        "damage": 9,
        "table": [["3H", "3S"], ["AC", "2D"]],
        "castle": ["KH"],
        "hands": [["X1", "2C"], ["TD", "QC"]],
        "tavern": ["JC", "9D"],
        "discard": ["5H", "2H"],
        "yielded": [1],
        "flips": 0,
        "rules": "standard+hand_limit:5+partial",
        "chance": "tea.7",
        "known": 1,
    }


def test_nothing_is_none_and_empty_lists_in_json() -> None:
    data = position_to_json(position(enemy="JC", hands="2C", castle="-"))
    assert data["chance"] is None
    assert (data["table"], data["tavern"], data["yielded"]) == ([], [], [])
    assert data.keys() & {"known", "by", "viewer"} == set()
    won = position_to_json(after(position(enemy="KD", hands="KC", castle="-"), "play KC"))
    assert won["enemy"] is None


def test_the_fields_of_a_line_may_come_in_any_order() -> None:
    assert parse_position(" ".join(reversed(PARTIAL.split()))) == parse_position(PARTIAL)
    assert parse_position("  " + PARTIAL.replace(" ", "\n ")) == parse_position(PARTIAL)


def test_hands_and_yields_are_put_in_order() -> None:
    state = position(enemy="JC", hands="TD.2S.2C/3C", yielded="2.1.2")
    assert ([str(card) for card in state.hands[0]], state.yielded) == (["2C", "2S", "TD"], (1, 2))


def test_cards_in_a_play_are_put_in_the_order_plays_have() -> None:
    written = position(enemy="JC", hands="2C", table="3S.AS", damage=4)
    played = after(position(enemy="JC", hands="3S.AS.TC.2C"), "play 3S AS")
    assert written.table == played.table


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_dealt_game_reads_back(players: int) -> None:
    state = new_game(players, "back")
    assert parse_position(str(state)) == state
    check_position(state)


def test_a_position_made_by_hand_is_checked_like_a_read_one() -> None:
    state = State(
        rules=parse_position(PARTIAL).rules,
        seat=3,
        phase=Phase.PLAY,
        enemy=Card("JC"),
        damage=0,
        table=(),
        castle=(),
        hands=((Card("2C"),),),
        tavern=(),
        discard=(),
        yielded=(),
        flips=0,
        chance=None,
    )
    assert (state.known, state.lost_by) == (0, None)
    with pytest.raises(PositionError) as caught:
        check_position(state)
    assert (caught.value.code, caught.value.where) == ("seat_range", "3")


def test_a_full_position_may_hold_a_royal_beaten_before() -> None:
    assert parse_position(FULL).discard[0] == Card("QS")


def swap(text: str, **fields: object) -> str:
    """The line with some fields changed."""
    pairs = dict(pair.split("=", 1) for pair in text.split())
    return " ".join(f"{name}={value}" for name, value in {**pairs, **fields}.items())


@pytest.mark.rule("S1")
def test_a_full_position_has_the_castle_in_order() -> None:
    with pytest.raises(PositionError) as caught:
        parse_position(swap(FULL, castle="KC.QD.KD.KH.KS"))
    assert (caught.value.code, caught.value.where) == ("castle_order", "KC.QD.KD.KH.KS")


@pytest.mark.rule("S1")
def test_in_a_full_position_no_king_is_beaten_before_the_queens() -> None:
    beaten = FULL.replace("castle=QD.KC.KD", "castle=QD.KD").replace("discard=", "discard=KC.")
    with pytest.raises(PositionError) as caught:
        parse_position(beaten)
    assert (caught.value.code, caught.value.where) == ("royal_not_beaten", "KC")


@pytest.mark.rule("M1", "E2", "E3")
@pytest.mark.parametrize(
    ("table", "damage"),
    [
        ("6C", 12),  # doubled
        ("6D", 6),
        ("6C/4D.4H", 20),
        ("X1/6C", 12),
    ],
)
def test_in_a_full_position_the_damage_is_what_the_plays_did(table: str, damage: int) -> None:
    cards = set(table.replace("/", ".").split("."))
    left = {
        name: ".".join(card for card in value.split(".") if card not in cards | {"6C"})
        for name, value in (pair.split("=") for pair in FULL.split())
        if name in ("tavern", "discard")
    }
    spare = "" if "6C" in cards else "6C."
    hands = "2C.3C/4C.5C/7C.8C" if "X1" in cards else "X1.2C.3C/4C.5C/7C.8C"
    line = swap(FULL, **left, table=table, hands=hands, damage=damage)
    line = line.replace("discard=", f"discard={spare}")
    assert parse_position(line).damage == damage
    with pytest.raises(PositionError) as caught:
        parse_position(swap(line, damage=damage + 1))
    assert (caught.value.code, caught.value.where) == ("damage_mismatch", str(damage + 1))


@pytest.mark.rule("E2", "E3")
def test_a_jester_lifts_immunity_for_the_plays_after_it_alone() -> None:
    clubs = FULL.replace("enemy=QH", "enemy=QC").replace("QS.QC", "QS.QH")
    before = swap(clubs, table="6C", damage=6)
    assert parse_position(before).damage == 6
    jester = before.replace("X1.", "").replace("table=6C", "table=6C/X1")
    assert parse_position(jester).damage == 6
    lifted = before.replace("X1.", "").replace("table=6C", "table=X1/6C")
    assert parse_position(swap(lifted, damage=12)).damage == 12
    with pytest.raises(PositionError):
        parse_position(lifted)

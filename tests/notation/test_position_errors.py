"""Positions that can't be: each code of `PositionError` is provoked here."""

import pytest

from regicide_core import PositionError, SetupError, parse_position
from regicide_core.errors import POSITION_CODES

PARTIAL = (
    "players=2 seat=1 phase=play enemy=JC damage=0 table=- castle=QH hands=2C.3C/4C tavern=5C "
    "discard=6C yielded=- flips=0 rules=standard+partial chance=-"
)
FULL = (
    "players=2 seat=1 phase=play enemy=QH damage=12 table=6C castle=QD.KC.KD.KH.KS "
    "hands=2C.3C/4C.5C.7C.8C tavern=JC.9C.TC.AC.AD.AH.AS.2D.2H.2S.3D.3H.3S.4D.4H.4S.5D.5H.5S "
    "discard=QS.QC.JD.JH.JS.6D.6H.6S.7D.7H.7S.8D.8H.8S.9D.9H.9S.TD.TH.TS yielded=2 flips=0 "
    "rules=standard chance=tea.4 known=1"
)
FULL_WON = (
    "players=2 seat=1 phase=won enemy=- damage=0 table=- castle=- hands=2C.3C/4C.5C.7C.8C "
    "tavern=KS.9C.TC.AC.AD.AH.AS.2D.2H.2S.3D.3H.3S.4D.4H.4S.5D.5H.5S "
    "discard=6C.QH.QD.KC.KD.KH.JC.QS.QC.JD.JH.JS.6D.6H.6S.7D.7H.7S.8D.8H.8S.9D.9H.9S.TD.TH.TS "
    "yielded=2 flips=0 rules=standard chance=tea.9 known=1"
)
SOLO = PARTIAL.replace("players=2", "players=1").replace("hands=2C.3C/4C", "hands=2C.3C")
WON = SOLO.replace("phase=play", "phase=won").replace("JC", "-").replace("castle=QH", "castle=-")
EMPTY = SOLO.replace("hands=2C.3C", "hands=-")
ONCE = "standard+solo_yield:once+partial"

IMPOSSIBLE: list[tuple[str, str, str, dict[str, str]]] = [
    # code, the offending piece, a line, its changed fields
    ("card_twice", "2C", PARTIAL, {"tavern": "2C"}),
    ("card_twice", "JC", PARTIAL, {"discard": "JC"}),
    ("card_twice", "3D", PARTIAL, {"table": "3D", "discard": "3D"}),
    ("card_twice", "QH", PARTIAL, {"castle": "QH.QH"}),
    ("card_missing", "TS", FULL, {"discard": FULL.split("discard=")[1].split(".TS ")[0]}),
    ("card_missing", "X1", FULL.replace("4C.5C.7C.8C", "4C.5C.7C/8C"), {"players": "3"}),
    ("card_extra", "X1", FULL, {"hands": "X1.2C.3C/4C.5C.7C.8C"}),
    ("hand_over_limit", "2", PARTIAL, {"hands": "2C/2D.3D.4D.5D.6D.7D.8D.9D"}),
    ("hand_over_limit", "1", PARTIAL, {"hands": "2C.3C.4C.7C.8C.9C.TC.2D.3D", "players": "1"}),
    ("hand_count", "2", PARTIAL, {"players": "3"}),
    ("hand_count", "1", PARTIAL, {"hands": "2C.3C"}),
    ("seat_range", "0", PARTIAL, {"seat": "0"}),
    ("seat_range", "3", PARTIAL, {"seat": "3"}),
    ("yielded_range", "2.3", PARTIAL, {"yielded": "2.3"}),
    ("yielded_range", "0", PARTIAL, {"yielded": "0"}),
    ("flips_range", "3", SOLO, {"flips": "3"}),
    ("flips_range", "1", PARTIAL, {"flips": "1"}),
    ("flips_range", "2", SOLO, {"flips": "2", "rules": "standard+solo_flips:1+partial"}),
    ("known_range", "1", PARTIAL, {"known": "1"}),
    ("known_range", "2", PARTIAL, {"known": "2", "tavern": "JD"}),
    ("known_range", "2", PARTIAL, {"known": "2", "tavern": "JD.5C"}),
    ("enemy_missing", "play", PARTIAL, {"enemy": "-"}),
    ("enemy_missing", "suffer", PARTIAL, {"enemy": "-", "phase": "suffer"}),
    ("enemy_missing", "lost", PARTIAL, {"enemy": "-", "phase": "lost", "by": "F4"}),
    ("enemy_not_royal", "TC", PARTIAL, {"enemy": "TC"}),
    ("enemy_not_royal", "X1", PARTIAL, {"enemy": "X1"}),
    ("castle_not_royal", "TC", PARTIAL, {"castle": "QH.TC"}),
    ("castle_order", "KC.QD.KD.KH.KS", FULL, {"castle": "KC.QD.KD.KH.KS"}),
    ("royal_not_beaten", "KS", FULL, {"castle": "QD.KC.KD.KH", "hands": "2C.3C.KS/4C.5C.7C.8C"}),
    ("damage_too_high", "20", PARTIAL, {"damage": "20"}),
    ("damage_too_high", "25", PARTIAL, {"damage": "25"}),
    ("damage_mismatch", "11", FULL, {"damage": "11"}),
    ("damage_mismatch", "13", FULL, {"damage": "13"}),
    ("table_not_a_play", "7D.8D", PARTIAL, {"table": "7D.8D"}),
    ("table_not_a_play", "6D.6H", PARTIAL, {"table": "2D/6D.6H"}),
    ("table_not_a_play", "", PARTIAL, {"table": "-/2D"}),
    ("not_choosing", "choose", PARTIAL, {"phase": "choose"}),
    ("not_choosing", "choose", PARTIAL, {"phase": "choose", "table": "X1/2D"}),
    ("not_suffering", "suffer", PARTIAL, {"phase": "suffer", "table": "TS"}),
    ("is_lost", "F4", PARTIAL, {"phase": "suffer"}),
    ("is_lost", "F4", SOLO, {"phase": "suffer", "flips": "2"}),
    ("is_lost", "P8", PARTIAL, {"hands": "-/4C", "yielded": "2"}),
    ("is_lost", "P8", EMPTY, {"flips": "2"}),
    ("is_lost", "P8", EMPTY, {"flips": "2", "yielded": "1", "rules": ONCE}),
    (
        "is_lost",
        "P8",
        EMPTY,
        {"flips": "2", "table": "TS", "rules": "standard+solo_yield:free+partial"},
    ),
    ("not_lost", "None", PARTIAL, {"phase": "lost"}),
    ("not_lost", "P8", PARTIAL, {"phase": "lost", "by": "P8"}),
    ("not_lost", "F4", PARTIAL, {"phase": "lost", "by": "F4", "hands": "2C.TD/4C"}),
    ("not_lost", "F4", SOLO, {"phase": "lost", "by": "F4", "flips": "1"}),
    ("not_lost", "P8", EMPTY, {"phase": "lost", "by": "P8", "flips": "1"}),
    ("not_lost", "P8", EMPTY, {"phase": "lost", "by": "P8", "flips": "2", "rules": ONCE}),
    ("not_lost", "play", PARTIAL, {"by": "F4"}),
    ("not_won", "won", PARTIAL, {"phase": "won"}),
    ("not_won", "won", WON, {"castle": "QH"}),
    ("not_won", "won", WON, {"enemy": "KC"}),
]


def swap(text: str, fields: dict[str, str]) -> str:
    pairs = dict(pair.split("=", 1) for pair in text.split())
    return " ".join(f"{name}={value}" for name, value in {**pairs, **fields}.items())


@pytest.mark.parametrize("line", [PARTIAL, FULL, SOLO, WON, EMPTY])
def test_the_lines_themselves_can_be(line: str) -> None:
    assert str(parse_position(line)) == line


@pytest.mark.parametrize(("code", "where", "line", "fields"), IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused(
    code: str, where: str, line: str, fields: dict[str, str]
) -> None:
    with pytest.raises(PositionError) as caught:
        parse_position(swap(line, fields))
    assert (caught.value.code, caught.value.where) == (code, where)


@pytest.mark.parametrize(
    "fields",
    [
        {"damage": "3"},
        {"table": "3S"},
        {"by": "F4"},
    ],
    ids=str,
)
def test_a_won_position_has_nothing_of_a_fight_left(fields: dict[str, str]) -> None:
    with pytest.raises(PositionError):
        parse_position(swap(WON, fields))


@pytest.mark.rule("P8")
def test_a_position_lost_by_having_nothing_to_do_leaves_nothing_to_do() -> None:
    with pytest.raises(PositionError) as caught:  # the empty hand could yield
        parse_position(swap(PARTIAL, {"phase": "lost", "by": "P8", "hands": "-/4C"}))
    assert caught.value.code == "not_lost"


def test_every_code_of_an_impossible_position_is_provoked() -> None:
    assert {code for code, _, _, _ in IMPOSSIBLE} == POSITION_CODES


@pytest.mark.parametrize(
    ("code", "fields"),
    [
        ("players_range", {"players": "0"}),
        ("players_range", {"players": "5", "hands": "2C/3C/4C/7C/8C"}),
        ("hand_limit_range", {"rules": "standard+hand_limit:10+partial"}),
        (
            "too_many_jesters",
            {"players": "1", "hands": "2C", "rules": "standard+jesters:1+partial"},
        ),
    ],
)
def test_a_position_of_a_game_that_cannot_be_set_up_is_refused(
    code: str, fields: dict[str, str]
) -> None:
    with pytest.raises(SetupError) as caught:
        parse_position(swap(PARTIAL, fields))
    assert caught.value.code == code


def test_a_hand_over_the_limit_is_told_with_its_numbers() -> None:
    with pytest.raises(PositionError) as caught:
        parse_position(swap(PARTIAL, {"hands": "2C/2D.3D.4D.5D.6D.7D.8D.9D"}))
    assert caught.value.numbers == {"cards": 8, "limit": 7}


@pytest.mark.rule("S1")
def test_while_a_jack_is_up_no_queen_has_been_beaten() -> None:
    jack = (
        FULL.replace("enemy=QH", "enemy=JC")
        .replace("tavern=JC.", "tavern=")
        .replace(" known=1", "")
    )
    jack = swap(jack, {"castle": "QD.QH.KC.KD.KH.KS", "damage": "6"})
    with pytest.raises(PositionError) as caught:
        parse_position(jack)
    assert (caught.value.code, caught.value.where) == ("royal_not_beaten", "QS")


@pytest.mark.parametrize(
    ("where", "line", "fields"),
    [
        ("4C", PARTIAL, {"hands": "2C.4C/4C", "tavern": "5C.2D", "discard": "2D"}),
        ("X1", FULL, {"hands": "X1.2C.3C/4C.5C.7C.8C.X2"}),
        ("6H", FULL, {"discard": FULL.split("discard=")[1].split()[0].replace(".6H.6S", "")}),
        ("TC", PARTIAL, {"castle": "QH.TC.9C"}),
    ],
)
def test_of_several_offending_cards_the_first_is_named(
    where: str, line: str, fields: dict[str, str]
) -> None:
    with pytest.raises(PositionError) as caught:
        parse_position(swap(line, fields))
    assert caught.value.where == where


def test_missing_hands_are_told_with_the_players() -> None:
    with pytest.raises(PositionError) as caught:
        parse_position(swap(PARTIAL, {"players": "3"}))
    assert caught.value.numbers == {"players": 3}


@pytest.mark.parametrize(
    ("line", "fields"),
    [
        (PARTIAL, {"hands": "2D.3D.4D.5D.6D.7D.8D/4C"}),  # exactly the limit
        (SOLO, {"flips": "2"}),
        (PARTIAL, {"damage": "19"}),
        (PARTIAL, {"tavern": "JD.QD", "known": "2"}),
        (PARTIAL, {"castle": "KC.JD"}),  # a teaching position may have any Castle
        (PARTIAL, {"castle": "JD", "discard": "KC"}),
        (PARTIAL, {"phase": "choose", "table": "2D/X1"}),
        (PARTIAL, {"phase": "choose", "table": "X1", "hands": "-/4C", "yielded": "2"}),
        (FULL_WON, {}),
        (PARTIAL, {"phase": "suffer", "hands": "2C.8C/4C"}),
        (SOLO, {"phase": "suffer"}),
        (PARTIAL, {"hands": "-/4C"}),
        (PARTIAL, {"hands": "-/4C", "yielded": "1"}),
        (EMPTY, {"flips": "1"}),
        (EMPTY, {"flips": "1", "yielded": "1", "rules": ONCE}),
        (EMPTY, {"flips": "2", "rules": ONCE}),
        (PARTIAL, {"phase": "lost", "by": "F4"}),
        (PARTIAL, {"phase": "lost", "by": "P8", "hands": "-/4C", "yielded": "2"}),
        (EMPTY, {"phase": "lost", "by": "P8", "flips": "2"}),
        (EMPTY, {"phase": "lost", "by": "P8", "flips": "2", "yielded": "1", "rules": ONCE}),
    ],
)
def test_positions_at_the_edge_can_be(line: str, fields: dict[str, str]) -> None:
    text = swap(line, fields)
    assert str(parse_position(text)) == text

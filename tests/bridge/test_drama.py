"""What the bridge says for the page's great moments: narrow escapes, first royals, fates."""

from __future__ import annotations

from typing import Any

import pytest
from drama import is_first_of_rank, is_narrow_escape, royals_json
from wire import events_json

from regicide_core import Card, apply, parse_move, parse_position
from tests.support.bridge_table import Table, teaching

PAYING = teaching(
    players=2,
    phase="suffer",
    enemy="JC",
    hands="4D.5S.3H/9S.9D",
    tavern="2C",
    discard="-",
)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card(each) for each in text.split())


def fates(view: dict[str, Any]) -> list[tuple[str, str | None, str]]:
    return [(royal["rank"], royal["card"], royal["fate"]) for royal in view["royals"]]


# Narrow escapes


@pytest.mark.parametrize(
    ("hand", "paid", "narrow"),
    [
        ("4D.5S.3H", "3H 4D 5S", True),  # worth 12 against 10
        ("TD", "TD", True),
        ("5D.8S", "5D 8S", True),  # 3 more than the attack
        ("6D.8S", "6D 8S", False),
        ("TD.9S", "TD", False),  # keeps a 9
        ("TD.2S", "TD", True),
    ],
)
def test_a_payment_is_a_narrow_escape_if_the_hand_was_hardly_worth_it(
    hand: str, paid: str, narrow: bool
) -> None:
    state = parse_position(PAYING.replace("4D.5S.3H", hand).replace("9S.9D", "9H.9C"))
    for viewer in (1, None):
        assert is_narrow_escape(state, 1, cards(paid), viewer) is narrow


def test_others_know_of_a_narrow_escape_only_if_no_card_was_left() -> None:
    all_paid = parse_position(PAYING)
    one_left = parse_position(PAYING.replace("4D.5S.3H", "TD.2S"))
    for viewer in (0, 2):
        assert is_narrow_escape(all_paid, 1, cards("3H 4D 5S"), viewer)
        assert not is_narrow_escape(one_left, 1, cards("TD"), viewer)


def test_the_event_of_a_payment_says_whether_it_was_narrow() -> None:
    state = parse_position(PAYING)
    _, events = apply(state, parse_move("discard 3H 4D 5S"))
    paid = [event for event in events_json(state, events, 1) if event["type"] == "discarded"]
    assert [event["narrow"] for event in paid] == [True]


# The first of a rank


@pytest.mark.parametrize(
    ("beaten", "revealed", "first"),
    [("JC", "QH", True), ("QH", "KS", True), ("JC", "JD", False), ("KC", "KD", False)],
)
def test_the_first_queen_and_the_first_king_are_told_apart(
    beaten: str, revealed: str, first: bool
) -> None:
    assert is_first_of_rank(Card(beaten), Card(revealed)) is first


def test_the_event_of_a_new_enemy_says_whether_it_is_the_first_of_its_rank() -> None:
    state = parse_position(teaching(damage=17, hands="3D.4D.5C", castle="QH.QC"))
    _, events = apply(state, parse_move("play 3D"))
    revealed = [e for e in events_json(state, events, 1) if e["type"] == "enemy_revealed"]
    assert [(event["enemy"], event["first"]) for event in revealed] == [("QH", True)]


# The twelve royals


def test_a_new_game_has_one_enemy_and_eleven_royals_in_the_castle() -> None:
    view = Table().new(2)["view"]
    first, *others = fates(view)
    assert first == ("J", view["enemy"]["card"], "enemy")
    assert others == [(rank, None, "castle") for rank in "JJJQQQQKKKK"]


def test_an_exact_kill_frees_a_royal_and_any_other_fells_it() -> None:
    freed, fallen = Card("JC"), Card("JS")
    told = royals_json([(freed, True), (fallen, False)], Card("JD"), [Card("KC"), Card("QD")])
    assert [(each["card"], each["fate"]) for each in told] == [
        ("JC", "freed"),
        ("JS", "fallen"),
        ("JD", "enemy"),
        (None, "castle"),
        (None, "castle"),
    ]
    assert [each["rank"] for each in told] == ["J", "J", "J", "Q", "K"]


def test_the_fates_follow_the_game_and_an_undo_takes_them_back() -> None:
    table = Table()
    table.ok("place", position=teaching(damage=17, hands="3D.4D.5C", castle="QH.QC"))
    earlier = fates(table.view)[:9]
    change = table.move("play 3D")
    assert fates(change["view"])[9:] == [
        ("J", "JS", "freed"),
        ("Q", "QH", "enemy"),
        ("Q", None, "castle"),
    ]
    assert fates(change["view"])[:9] == earlier
    assert fates(table.fresh("undo")["view"])[9] == ("J", "JS", "enemy")


def test_a_royal_beaten_before_the_first_position_is_freed_where_the_viewer_sees_it() -> None:
    table = Table()
    table.ok("place", position=teaching(hands="3S.4D.5C.KD", castle="QH"))
    told = {card: fate for _, card, fate in fates(table.view)}
    assert told["KD"] == "freed"
    assert told["KC"] == "fallen"
    assert len(table.view["royals"]) == 12


def test_the_companion_tells_the_fates_too() -> None:
    view = Table().ok("companion", entries=["enemy JC", "play TD", "play TS"], cards=[])
    assert fates(view)[:2] == [("J", "JC", "freed"), ("J", None, "castle")]
    assert len(view["royals"]) == 12

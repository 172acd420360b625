"""A real table's numbers: what the bridge makes of the entries of people with real cards."""

from __future__ import annotations

import json
from typing import Any

import pytest
from bridge import Bridge

from regicide_core import DECK
from regicide_core.errors import MOVE_CODES
from tests.support.bridge_table import Table


def answer(entries: object, cards: object = ()) -> dict[str, Any]:
    lists = {"entries": entries, "cards": cards}
    request = {name: list(it) if isinstance(it, tuple) else it for name, it in lists.items()}
    return Table().answer(do="companion", **request)


def stands(*entries: str, cards: tuple[str, ...] = ()) -> dict[str, Any]:
    given = answer(entries, cards)
    assert set(given) == {"ok"}, given
    ok: dict[str, Any] = given["ok"]
    return ok


def refusal(*entries: object, cards: tuple[str, ...] = ()) -> str:
    return str(answer(entries, cards)["error"]["code"])


def play(*entries: str, cards: tuple[str, ...]) -> dict[str, Any]:
    """What the chosen cards would do; entered, they do it."""
    selection = stands(*entries, cards=cards)["selection"]
    would: dict[str, Any] = selection["play"]
    assert stands(*entries, selection["move"])["last"] == would
    return would


def beat(royal: str) -> list[str]:
    """The entries of a fight without Clubs, to its end."""
    one, other = [suit for suit in "HDS" if suit != royal[1]][:2]
    plays = [f"T{one}", f"T{other}", f"9{one}", f"9{other}", f"8{one}"]
    return [
        f"enemy {royal}",
        *(f"play {card}" for card in plays[: {"J": 2, "Q": 4, "K": 5}[royal[0]]]),
    ]


# The Castle


def test_the_first_enemy_is_one_of_the_four_jacks() -> None:
    """S1"""
    start = stands()
    assert start["due"] == ["JC", "JD", "JH", "JS"]
    assert (start["enemy"], start["won"], start["beaten"], start["last"]) == (None, False, [], None)
    assert start["selection"] is None


@pytest.mark.parametrize("royal", ["QC", "KS", "3C", "X1"])
def test_another_card_than_a_jack_is_not_turned_up_first(royal: str) -> None:
    """S1"""
    assert refusal(f"enemy {royal}") == "royal_not_due"


def test_nobody_is_turned_up_while_an_enemy_stands() -> None:
    """M4"""
    assert refusal("enemy JC", "enemy JD") == "royal_not_due"


def test_an_enemy_comes_with_its_attack_health_and_immunity() -> None:
    """E1, E2"""
    assert stands("enemy JH")["enemy"] == {
        "card": "JH",
        "attack": 10,
        "base_attack": 10,
        "shield": 0,
        "health": 20,
        "health_left": 20,
        "immune": "H",
        "immunity_cancelled": False,
    }


def test_jacks_then_queens_then_kings_and_after_the_twelfth_victory() -> None:
    """S1, M4, W1"""
    entries: list[str] = []
    for rank in "JQK":
        left = ["C", "D", "H", "S"]
        for suit in "SCHD":
            assert stands(*entries)["due"] == [rank + each for each in left]
            entries += beat(rank + suit)
            left.remove(suit)
    end = stands(*entries)
    assert end["won"] and end["last"]["wins"] and end["due"] == [] and len(end["beaten"]) == 12
    assert refusal(*entries, "play 2C") == "play_not_now"
    assert not stands(*entries[:-1])["won"]


# Plays


def test_a_play_counts_the_sum_of_its_cards() -> None:
    """P1, P3, P4, M1"""
    assert play("enemy JS", cards=("7H",))["damage"] == 7
    assert play("enemy JS", cards=("3H", "3D", "3S"))["damage"] == 9
    assert play("enemy JS", cards=("AH", "8D"))["value"] == 9
    assert stands("enemy JS", "play 7H")["enemy"]["health_left"] == 13


def test_clubs_double_the_damage_and_nothing_else() -> None:
    """C1"""
    done = play("enemy JH", cards=("3C", "3S"))
    assert (done["value"], done["damage"], done["doubled"], done["shield"]) == (6, 12, True, 6)


def test_shields_add_up_and_the_attack_never_falls_below_nothing() -> None:
    """K1"""
    assert play("enemy JH", cards=("4S",))["attack"] == 6
    after = stands("enemy JH", "play 4S", "play 5S")["enemy"]
    assert (after["shield"], after["attack"]) == (9, 1)
    assert stands("enemy JH", "play 4S", "play 9S")["enemy"]["attack"] == 0


def test_hearts_and_diamonds_do_up_to_the_whole_attack_value() -> None:
    """H1, D1: the piles are not known here"""
    done = play("enemy JS", cards=("4H", "4D"))
    assert (done["heal"], done["draw"]) == (8, 8)
    assert play("enemy JS", cards=("4C",))["heal"] == play("enemy JS", cards=("4C",))["draw"] == 0


@pytest.mark.parametrize(("suit", "power"), [("H", "heal"), ("D", "draw"), ("S", "shield")])
def test_an_enemy_is_immune_to_its_own_suit_whose_number_still_counts(
    suit: str, power: str
) -> None:
    """E2"""
    done = play(f"enemy J{suit}", cards=(f"5{suit}", "5C"))
    assert (done["blocked"], done[power], done["damage"]) == (suit, 0, 20)


def test_clubs_do_not_double_against_clubs() -> None:
    """E2, C1"""
    done = play("enemy JC", cards=("5C",))
    assert (done["damage"], done["doubled"], done["blocked"]) == (5, False, "C")


def test_a_jester_cancels_the_immunity_for_what_comes_after_it() -> None:
    """E3, J2"""
    done = play("enemy JC", "play 5C", cards=("X1",))
    assert (done["immunity_cancelled"], done["blow"], done["damage"]) == (True, None, 0)
    after = stands("enemy JC", "play 5C", "play X1")["enemy"]
    assert (after["immune"], after["health_left"]) == (None, 15)
    assert play("enemy JC", "play 5C", "play X1", cards=("4C",))["damage"] == 8


def test_a_jester_lets_spades_already_played_shield_for_their_whole_play() -> None:
    """J1"""
    entries = ("enemy JS", "play 3S AD", "play 2S")
    assert stands(*entries)["enemy"]["attack"] == 10
    done = play(*entries, cards=("X1",))
    assert (done["shield"], done["attack"]) == (6, 4)
    assert stands(*entries, "play X1")["enemy"]["shield"] == 6


def test_the_second_jester_is_offered_when_the_first_is_down() -> None:
    """Q8"""
    assert "X1" in stands("enemy JC")["deck"] and "X2" not in stands("enemy JC")["deck"]
    after = stands("enemy JC", "play X1")
    assert "X2" in after["deck"] and "X1" not in after["deck"]
    assert not stands("enemy JC", "play X1", cards=("X2",))["selection"]["play"]["shield"]
    assert stands("enemy JC", "play X1", "play X2")["selection"]["refused"]["X2"]


# What may be played


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        (("7C", "7D"), "combo_over_10"),
        (("3C", "4C"), "mixed_ranks"),
        (("AC", "2C", "2D"), "ace_with_many"),
        (("AC", "X1"), "ace_with_jester"),
        (("5C", "X1"), "jester_not_alone"),
    ],
)
def test_cards_that_do_not_go_together_are_refused_with_the_reason(
    cards: tuple[str, ...], code: str
) -> None:
    """P2, P3, P5"""
    assert code in MOVE_CODES
    selection = stands("enemy JH", cards=cards)["selection"]
    assert (selection["why_not"], selection["move"], selection["play"]) == (code, None, None)
    assert refusal("enemy JH", f"play {' '.join(cards)}") == code


def test_what_cannot_join_the_chosen_cards_is_said_beforehand() -> None:
    """P2, P3"""
    refused = stands("enemy JH", cards=("5C",))["selection"]["refused"]
    assert refused["6D"] == "mixed_ranks" and refused["X1"] == "jester_not_alone"
    assert "5D" not in refused and "AC" not in refused


def test_nothing_chosen_is_no_play_and_refuses_nothing() -> None:
    selection = stands("enemy JH")["selection"]
    assert (selection["why_not"], selection["refused"]) == ("nothing_played", {})


def test_a_card_on_the_table_is_not_played_again_before_the_enemy_falls() -> None:
    """H2, M3"""
    assert refusal("enemy JH", "play 9S", "play 9S") == "card_given_twice"
    assert refusal("enemy JH", "play 9S", cards=("9S",)) == "card_given_twice"
    assert stands("enemy JH", "play 9S")["selection"]["refused"] == {"9S": "card_given_twice"}
    assert stands("enemy JH", "play 9S", "play TC", "enemy JC", "play 9S")["enemy"]


def test_a_royal_is_played_once_it_was_beaten_and_not_while_it_is_the_enemy() -> None:
    """M6"""
    assert refusal("enemy JH", "play JS") == "card_not_in_hand"
    assert refusal("enemy JH", "play JH") == "card_not_in_hand"
    entries = (*beat("JS"), "enemy JH")
    assert play(*entries, cards=("AC", "JS"))["damage"] == 22
    assert set(stands(*entries)["deck"]) == {
        card.text for card in DECK if not card.is_royal and card.text != "X2"
    } | {"JS"}


def test_nothing_is_played_before_an_enemy_is_turned_up() -> None:
    assert refusal("play 3C") == "play_not_now"
    assert refusal(cards=("3C",)) == "play_not_now"


# The end of a fight


def test_an_exact_kill_and_one_by_more_are_told_apart() -> None:
    """M2"""
    exact = play("enemy JH", "play TS", cards=("5C",))
    assert (exact["blow"], exact["enemy"], exact["enemy_left"]) == ("exact", "JH", 0)
    assert play("enemy JH", "play TS", cards=("6C",))["blow"] == "over"
    assert stands("enemy JH", "play TS", "play 5C")["beaten"] == [{"card": "JH", "exact": True}]
    after = stands("enemy JH", "play TS", "play 6C")
    assert after["beaten"] == [{"card": "JH", "exact": False}]
    assert (after["enemy"], after["table"], after["due"]) == (None, [], ["JC", "JD", "JS"])


def test_a_new_fight_has_no_shields_and_no_damage_from_the_one_before() -> None:
    """K1, M3"""
    after = stands("enemy JH", "play TS", "play 5C", "enemy JD")
    assert (after["enemy"]["shield"], after["enemy"]["health_left"]) == (0, 20)
    assert (after["table"], after["last"]) == ([], None)


def test_what_an_enemy_leaves_to_be_discarded_is_its_attack_after_the_shields() -> None:
    """F1"""
    done = play("enemy JH", cards=("3S",))
    assert (done["blow"], done["attack"], done["enemy_left"]) == ("under", 7, 17)


def test_fewer_entries_are_the_fight_as_it_was() -> None:
    """Undo: any number of steps back."""
    entries = ["enemy JH", "play TS", "play 5C", "enemy JS", "play 3S", "play X1"]
    before = [stands(*entries[:count]) for count in range(len(entries) + 1)]
    assert before[2]["enemy"]["health_left"] == 10
    assert before[0] == stands()
    assert before[4]["table"] == [] and before[5]["table"] == [["3S"]]


# Requests that make no sense


@pytest.mark.parametrize(
    ("entries", "code"),
    [
        ("enemy JC", "bad_request"),
        (None, "bad_request"),
        ([7], "not_text"),
        ([None], "not_text"),
        (["enemy"], "bad_card"),
        (["enemy Z9"], "bad_card"),
        (["nonsense"], "bad_move"),
        (["enemy JC", "yield"], "not_a_move"),
        (["enemy JC", "play"], "bad_move"),
        (["enemy JC", "discard 2C"], "not_a_move"),
        (["enemy JC"] * 1000, "bad_request"),
    ],
)
def test_a_damaged_list_of_entries_is_refused_with_a_code(entries: object, code: str) -> None:
    assert answer(entries)["error"]["code"] == code


@pytest.mark.parametrize("cards", ["3C", [3], ["3X"], {"3C": 1}])
def test_damaged_cards_are_refused_with_a_code(cards: object) -> None:
    assert answer(["enemy JC"], cards)["error"]["code"] in ("bad_request", "bad_card")


def test_it_leaves_every_table_of_the_bridge_alone() -> None:
    tables = Bridge()
    tables.handle(json.dumps({"do": "new", "players": 1, "seed": "a", "seats": []}))
    before = tables.tables[""].revision
    tables.handle(json.dumps({"do": "companion", "entries": ["enemy JC"], "cards": []}))
    assert list(tables.tables) == [""] and tables.tables[""].revision == before

"""Diamonds: draw round the table (D1–D3)."""

import pytest

from regicide_core import State
from tests.support.positions import after, changes, events, legal, position


def drawers(state: State, *moves: str) -> list[str]:
    """Who drew which card, in order, by the last of the moves."""
    told = events(state, *moves)
    return [event.removeprefix("drew ") for event in told if event.startswith("drew ")]


def seats(state: State, move: str) -> list[int]:
    return [int(event[5]) for event in drawers(state, move)]


TAVERN = "2C.3C.4C.5C.6C.7C.8C.9C.TC.2S.3S.4S"


@pytest.mark.rule("D1")
def test_alone_a_player_draws_the_attack_value_off_the_top() -> None:
    state = position(enemy="JC", hands="3D.TD", tavern=TAVERN)
    assert changes(state, "play 3D") == {
        "phase": "suffer",
        "damage": "3",
        "table": "3D",
        "hands": "2C.3C.4C.TD",
        "tavern": "5C.6C.7C.8C.9C.TC.2S.3S.4S",
    }


@pytest.mark.rule("D1")
def test_each_draw_is_told_with_its_seat_and_card_in_order() -> None:
    state = position(enemy="JC", hands="3D.TD/TH", tavern=TAVERN)
    assert events(state, "play 3D") == [
        "played seat=1 cards=3D value=3",
        "drew seat=1 card=2C",
        "drew seat=2 card=3C",
        "drew seat=1 card=4C",
        "damaged amount=3 doubled=no left=17",
        "struck seat=1 amount=10",
    ]


@pytest.mark.rule("D1")
@pytest.mark.parametrize(
    ("hands", "seat", "play", "expected"),
    [
        ("5D.TD/TH", 1, "5D", [1, 2, 1, 2, 1]),
        ("TD/5D.TH", 2, "5D", [2, 1, 2, 1, 2]),
        ("TD/TH/5D.TS", 3, "5D", [3, 1, 2, 3, 1]),
        ("TD/5D.TH/TS", 2, "5D", [2, 3, 1, 2, 3]),
        ("TD/TH/TS/6D.9S", 4, "6D", [4, 1, 2, 3, 4, 1]),
        ("TD/TH/6D.TS/9S", 3, "6D", [3, 4, 1, 2, 3, 4]),
    ],
)
def test_the_draw_starts_with_the_current_player_and_goes_clockwise(
    hands: str, seat: int, play: str, expected: list[int]
) -> None:
    state = position(enemy="JC", hands=hands, seat=seat, tavern=TAVERN)
    assert seats(state, f"play {play}") == expected


@pytest.mark.rule("D1")
@pytest.mark.parametrize(
    ("hands", "seat", "play", "expected"),
    [
        # Two players: limit 7.
        ("4D.TD/2H.3H.4H.5H.6H.7H.8H", 1, "4D", [1, 1, 1, 1]),
        ("4D.TD/2H.3H.4H.5H.6H.7H", 1, "4D", [1, 2, 1, 1]),
        ("4D.2H.3H.4H.5H.6H.7H/TD", 1, "4D", [1, 2, 2, 2]),
        # Three players: limit 6.
        ("5D.TD/2H.3H.4H.5H.6H.7H/TS", 1, "5D", [1, 3, 1, 3, 1]),
        ("5D.TD/2H.3H.4H.5H.6H/TS", 1, "5D", [1, 2, 3, 1, 3]),
        ("TS/5D.TD/2H.3H.4H.5H.6H.7H", 2, "5D", [2, 1, 2, 1, 2]),
        # Four players: limit 5.
        ("6D.TD/2H.3H.4H.5H.6H/TS/9S", 1, "6D", [1, 3, 4, 1, 3, 4]),
        ("6D.TD/2H.3H.4H.5H.6H/TS/8S.9S.8D.9D.TH", 1, "6D", [1, 3, 1, 3, 1, 3]),
        ("6D.TD/2H.3H.4H.5H/TS/8S.9S.8D.9D", 1, "6D", [1, 2, 3, 4, 1, 3]),
    ],
)
def test_a_full_hand_is_skipped_and_uses_nothing_up(
    hands: str, seat: int, play: str, expected: list[int]
) -> None:
    state = position(enemy="JC", hands=hands, seat=seat, tavern=TAVERN)
    assert seats(state, f"play {play}") == expected


@pytest.mark.rule("D1")
@pytest.mark.parametrize(
    ("hands", "sizes"),
    [
        ("9D.TD", [8]),
        ("9D.TD.2H.3H.4H.5H.6H.7H", [8]),
        ("9D.TD.2H.3H.4H.5H/6H.7H.8H.9H.TH.5S", [7, 7]),
        ("9D.TD.2H.3H.4H/5H.6H.7H.8H.9H/TH.5S.6S.7S.8S", [6, 6, 6]),
        ("9D.TD.2H.3H/4H.5H.6H.7H/8H.9H.TH.5S/6S.7S.8S.9S", [5, 5, 5, 5]),
    ],
)
def test_nobody_goes_over_the_limit_and_the_draw_ends_when_all_are_full(
    hands: str, sizes: list[int]
) -> None:
    state = position(enemy="JC", hands=hands, tavern=TAVERN)
    full = after(state, "play 9D")
    assert [len(hand) for hand in full.hands] == sizes
    taken = sum(sizes) - sum(map(len, state.hands)) + 1
    assert full.tavern == state.tavern[taken:]


@pytest.mark.rule("D1")
def test_the_played_cards_have_left_the_hand_and_make_room() -> None:
    state = position(enemy="JC", hands="AD.2D.3H.4H.5H.6H.7H.8H", tavern=TAVERN)
    assert seats(state, "play AD 2D") == [1, 1]


@pytest.mark.rule("D1", "D3")
def test_the_draw_ends_with_the_last_card_of_the_tavern() -> None:
    state = position(enemy="JC", hands="9D.TD/TH", tavern="2C.3C.4C", discard="5C")
    assert drawers(state, "play 9D") == ["seat=1 card=2C", "seat=2 card=3C", "seat=1 card=4C"]
    drawn = after(state, "play 9D")
    assert (drawn.tavern, [str(card) for card in drawn.discard]) == ((), ["5C"])


@pytest.mark.rule("D3")
def test_an_empty_tavern_costs_nothing_and_reshuffles_nothing() -> None:
    state = position(enemy="JC", hands="9D.TD", discard="5C.6C", chance="seed.4")
    assert changes(state, "play 9D") == {
        "phase": "suffer",
        "damage": "9",
        "table": "9D",
        "hands": "TD",
    }


@pytest.mark.rule("D1")
def test_diamonds_count_the_whole_play() -> None:
    state = position(enemy="JH", hands="AD.4H.TD", tavern=TAVERN)
    assert seats(state, "play AD 4H") == [1] * 5


@pytest.mark.rule("D1")
def test_two_diamonds_in_one_play_draw_once() -> None:
    state = position(enemy="JC", hands="AD.3D.TD", tavern=TAVERN)
    assert seats(state, "play AD 3D") == [1] * 4


@pytest.mark.rule("D1")
def test_clubs_do_not_double_the_draw() -> None:
    state = position(enemy="JH", hands="2D.2C.TD", tavern="3C.4C.5C.6C.7C.8C.9C")
    assert seats(state, "play 2C 2D") == [1] * 4


@pytest.mark.rule("D2")
def test_hearts_come_before_diamonds_so_healed_cards_are_drawn_at_once() -> None:
    state = position(enemy="JC", hands="2D.2H.TD", discard="3C.4C.5C.6C.7C")
    assert events(state, "play 2D 2H") == [
        "played seat=1 cards=2D.2H value=4",
        "healed amount=4",
        "drew seat=1 card=3C",
        "drew seat=1 card=4C",
        "drew seat=1 card=5C",
        "drew seat=1 card=6C",
        "damaged amount=4 doubled=no left=16",
        "struck seat=1 amount=10",
    ]
    assert [str(card) for card in after(state, "play 2D 2H").discard] == ["7C"]


@pytest.mark.rule("D2", "H1")
def test_the_tavern_itself_is_drawn_before_the_healed_cards_under_it() -> None:
    state = position(enemy="JC", hands="2D.2H.TD", tavern="9S.8S", discard="3C.4C.5C.6C")
    drawn = ["seat=1 card=9S", "seat=1 card=8S", "seat=1 card=3C", "seat=1 card=4C"]
    assert drawers(state, "play 2D 2H") == drawn
    assert [str(card) for card in after(state, "play 2D 2H").tavern] == ["5C", "6C"]


@pytest.mark.rule("D1", "D2")
def test_in_company_healed_cards_go_round_the_table_too() -> None:
    state = position(enemy="JC", hands="2D.2H.TD/TH", discard="3C.4C.5C.6C")
    assert seats(state, "play 2D 2H") == [1, 2, 1, 2]


@pytest.mark.rule("D1")
def test_drawn_cards_can_pay_for_the_blow_of_the_same_turn() -> None:
    state = position(enemy="JC", hands="2D", tavern="9S.AS", flips=2)
    assert legal(after(state, "play 2D")) == ["discard AS 9S"]

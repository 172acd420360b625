"""The worked examples of the five rulebooks, played out."""

import pytest

from tests.support.positions import after, changes, events, legal, position, refusal

TAVERN = "2C.3C.4C.5C.6C.7C.8C.9C.TC.2S"


@pytest.mark.rule("P3", "D1", "C1")
def test_eight_of_diamonds_with_the_ace_of_clubs_draws_nine_and_deals_eighteen() -> None:
    state = position(enemy="QH", hands="8D.AC.KD/9H/TH", tavern=TAVERN, castle="KH")
    told = events(state, "play 8D AC")
    assert told[0] == "played seat=1 cards=AC.8D value=9"
    assert len([event for event in told if event.startswith("drew")]) == 9
    assert told[-2:] == ["damaged amount=18 doubled=yes left=12", "struck seat=1 amount=15"]


@pytest.mark.rule("P2", "D1", "K1", "C1")
def test_three_threes_draw_nine_shield_nine_and_deal_eighteen() -> None:
    state = position(enemy="QH", hands="3D.3S.3C.KD/9H/TH", tavern="2C.4C.5C.6C.7C.8C.9C.TC.2S.4S")
    told = events(state, "play 3D 3S 3C")
    assert told[0] == "played seat=1 cards=3C.3D.3S value=9"
    assert len([event for event in told if event.startswith("drew")]) == 9
    assert told[-3:] == [
        "shielded amount=9 attack=6",
        "damaged amount=18 doubled=yes left=12",
        "struck seat=1 amount=6",
    ]


@pytest.mark.rule("J1", "E3", "K1")
def test_three_of_spades_on_the_jack_of_spades_then_a_jester_then_four_of_spades() -> None:
    state = position(enemy="JS", hands="3S.TC/X1.2C/4S.9C")
    three = after(state, "play 3S")
    assert three.attack == 10
    jester = after(three, "discard TC", "play X1")
    assert jester.attack == 7
    four = after(jester, "next 3", "play 4S")
    assert four.attack == 3
    assert legal(four) == ["discard 9C"]


@pytest.mark.rule("J1")
def test_three_of_spades_with_the_ace_of_diamonds_shields_four_after_a_jester() -> None:
    state = position(enemy="JS", hands="3S.AD.TC/X1.2C")
    assert after(state, "play 3S AD").attack == 10
    assert events(state, "play 3S AD", "discard TC", "play X1")[-1] == "shielded amount=4 attack=6"


@pytest.mark.rule("M1", "M2")
def test_nine_then_twelve_on_a_jack_is_twenty_one_and_the_jack_is_discarded() -> None:
    state = position(enemy="JD", hands="9H.TS/6C", castle="JH")
    nine = after(state, "play 9H", "discard TS")
    assert nine.damage == 9
    assert events(nine, "play 6C") == [
        "played seat=2 cards=6C value=6",
        "damaged amount=12 doubled=yes left=0",
        "defeated enemy=JD exact=no",
        "enemy_revealed enemy=JH",
        "turn_began seat=2",
    ]
    assert [str(card) for card in after(nine, "play 6C").discard] == ["6C", "9H", "JD", "TS"]


@pytest.mark.rule("M1", "M2")
def test_ten_then_ten_on_a_jack_is_exact_and_the_jack_goes_on_the_tavern() -> None:
    state = position(enemy="JD", hands="TH.TS/5C", tavern="2H", castle="JH")
    killed = after(state, "play TH", "discard TS", "play 5C")
    assert [str(card) for card in killed.tavern] == ["JD", "2H"]


@pytest.mark.rule("F2")
def test_two_three_ten_against_ten_is_fine_in_that_order_alone() -> None:
    state = position(enemy="JC", hands="2H.3C.TD/2C", phase="suffer")
    assert after(state, "discard 2H 3C TD").phase == "play"
    assert refusal(state, "discard TD 2H") == "discard_stops_at_the_number"
    assert after(state, "discard 2H TD").phase == "play"


@pytest.mark.rule("E2", "P4")
def test_a_pair_against_an_immune_enemy_counts_whole_for_the_other_suit() -> None:
    state = position(enemy="JD", hands="5D.5H.TC", discard="2C.3C.4C", tavern="6C")
    assert events(state, "play 5D 5H") == [
        "played seat=1 cards=5D.5H value=10",
        "power_blocked suit=D",
        "healed amount=3",
        "damaged amount=10 doubled=no left=10",
        "struck seat=1 amount=10",
    ]


@pytest.mark.rule("D1")
@pytest.mark.parametrize(
    ("hands", "sizes"),
    [
        # 5 of Diamonds round a table with a full hand in it.
        ("5D.TC/2H.3H.4H.5H.6H.7H.8H", [6, 7]),
        ("5D.TC/2H.3H.4H.5H.6H.7H/8H", [4, 6, 3]),
        ("5D.TC/2H.3H.4H.5H.6H/8H/9H.TH", [3, 5, 3, 3]),
    ],
)
def test_a_draw_of_five_skips_full_hands(hands: str, sizes: list[int]) -> None:
    state = position(enemy="JC", hands=hands, tavern="2S.3S.4S.5S.6S.7S")
    assert [len(hand) for hand in after(state, "play 5D").hands] == sizes


@pytest.mark.rule("D2", "H1")
def test_a_pair_of_hearts_and_diamonds_heals_first_and_draws_what_it_healed() -> None:
    state = position(enemy="JC", hands="4D.4H.TC", discard="2S.3S.5S.6S.7S.8S.9S.TS.2C")
    assert changes(state, "play 4D 4H") == {
        "phase": "suffer",
        "damage": "8",
        "table": "4D.4H",
        "hands": "2S.3S.5S.6S.7S.8S.9S.TC",
        "tavern": "TS",
        "discard": "2C",
    }


@pytest.mark.rule("M6", "P3")
def test_a_drawn_queen_strikes_with_fifteen_and_takes_a_companion() -> None:
    state = position(enemy="KD", hands="QC.AS.TC.TH")
    assert events(state, "play QC AS") == [
        "played seat=1 cards=AS.QC value=16",
        "shielded amount=16 attack=4",
        "damaged amount=32 doubled=yes left=8",
        "struck seat=1 amount=4",
    ]


@pytest.mark.rule("P6")
def test_in_a_game_of_three_the_third_may_not_yield_after_two_yields() -> None:
    state = position(enemy="JC", hands="TC/TH/TD")
    two = after(state, "yield", "discard TC", "yield", "discard TH")
    assert legal(two) == ["play TD"]


@pytest.mark.rule("L1", "L2")
def test_a_lone_player_about_to_die_flips_and_pays_with_the_new_hand() -> None:
    state = position(enemy="QC", hands="3H.4H", tavern="9D.6D.2D")
    saved = after(state, "play 3H", "flip", "discard 6D 9D")
    assert (saved.phase, [str(card) for card in saved.hands[0]]) == ("play", ["2D"])
    assert [str(card) for card in saved.discard] == ["9D", "6D", "4H"]

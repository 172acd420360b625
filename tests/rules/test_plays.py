"""Step 1: which cards may be played together (P1–P5)."""

import pytest

from tests.support.positions import after, events, legal, position, refusal

VALUES = {"A": 1, "T": 10, "J": 10, "Q": 15, "K": 20} | {str(n): n for n in range(2, 10)}


def plays(hand: str) -> list[str]:
    """Every legal play of the hand, against an enemy of no matter."""
    moves = legal(position(enemy="KC", hands=f"{hand}/9S"))
    return [move.removeprefix("play ") for move in moves if move.startswith("play")]


def refused(hand: str, cards: str) -> str:
    return refusal(position(enemy="KC", hands=f"{hand}/9S"), f"play {cards}")


@pytest.mark.rule("P1", "M6")
@pytest.mark.parametrize(("rank", "value"), VALUES.items())
def test_a_single_card_attacks_with_its_value(rank: str, value: int) -> None:
    state = position(enemy="KD", hands=f"{rank}H.KS")
    assert events(state, f"play {rank}H")[0] == f"played seat=1 cards={rank}H value={value}"
    assert after(state, f"play {rank}H").damage == value


@pytest.mark.rule("P1")
def test_a_jester_attacks_with_nothing() -> None:
    state = position(enemy="KD", hands="X2.2C/2D")
    assert events(state, "play X2")[0] == "played seat=1 cards=X2 value=0"
    assert after(state, "play X2").damage == 0


@pytest.mark.rule("P1")
def test_every_card_of_a_hand_may_be_played_alone() -> None:
    assert plays("X1.2C.7D.TH.QS") == ["X1", "2C", "7D", "TH", "QS"]


@pytest.mark.rule("P1")
def test_a_played_card_leaves_the_hand_for_the_table() -> None:
    state = after(position(enemy="KD", hands="4C.KS", table="2C", damage=4), "play 4C")
    assert str(state.hands[0][0]) == "KS"
    assert [[str(card) for card in cards] for cards in state.table] == [["2C"], ["4C"]]


@pytest.mark.rule("P1")
def test_a_card_that_is_not_held_cannot_be_played() -> None:
    assert refused("3C.4C", "5C") == "card_not_in_hand"
    assert refused("3C.4C", "9S") == "card_not_in_hand"  # the other player's


@pytest.mark.rule("P2")
@pytest.mark.parametrize(
    ("hand", "combos"),
    [
        ("2C.2D", ["2C 2D"]),
        ("3C.3D", ["3C 3D"]),
        ("4C.4D", ["4C 4D"]),
        ("5C.5D", ["5C 5D"]),
        ("6C.6D", []),
        ("7C.7D", []),
        ("8C.8D", []),
        ("9C.9D", []),
        ("TC.TD", []),
        ("2C.2D.2H", ["2C 2D", "2C 2H", "2D 2H", "2C 2D 2H"]),
        ("3C.3D.3H", ["3C 3D", "3C 3H", "3D 3H", "3C 3D 3H"]),
        ("4C.4D.4H", ["4C 4D", "4C 4H", "4D 4H"]),
        ("5C.5D.5H", ["5C 5D", "5C 5H", "5D 5H"]),
        ("JC.JD", []),
        ("QC.QD", []),
        ("KC.KD", []),
        ("JC.JD.JH.JS", []),
        ("2C.3D", []),
        ("4C.5D", []),
        ("9C.TC.JC", []),
    ],
)
def test_combos_are_equal_numbers_of_at_most_ten_together(hand: str, combos: list[str]) -> None:
    state = position(enemy="KS", hands=f"{hand}/2S")
    assert legal(state) == [f"play {play}" for play in [*hand.split("."), *combos]] + ["yield"]


@pytest.mark.rule("P2")
def test_four_twos_are_the_only_combo_of_four() -> None:
    assert "2C 2D 2H 2S" in plays("2C.2D.2H.2S")
    assert plays("2C.2D.2H.2S") == [
        *["2C", "2D", "2H", "2S"],
        *["2C 2D", "2C 2H", "2C 2S", "2D 2H", "2D 2S", "2H 2S"],
        *["2C 2D 2H", "2C 2D 2S", "2C 2H 2S", "2D 2H 2S"],
        "2C 2D 2H 2S",
    ]
    assert len([play for play in plays("3C.3D.3H.3S") if play.count(" ") == 3]) == 0


@pytest.mark.rule("P2")
@pytest.mark.parametrize("cards", ["6C 6D", "4C 4D 4H", "3C 3D 3H 3S", "5C 5D 5H", "TC TD"])
def test_a_combo_over_ten_is_refused(cards: str) -> None:
    assert refused(cards.replace(" ", "."), cards) == "combo_over_10"


@pytest.mark.rule("P2")
@pytest.mark.parametrize("cards", ["2C 2D 2H 2S", "3C 3D 3H", "5C 5D", "4D 4S"])
def test_a_combo_of_at_most_ten_is_played(cards: str) -> None:
    state = position(enemy="KC", hands=cards.replace(" ", ".") + ".KS.KD")
    played = events(state, f"play {cards}")[0]
    total = sum(int(card[0]) for card in cards.split())
    assert played == f"played seat=1 cards={cards.replace(' ', '.')} value={total}"


@pytest.mark.rule("P2")
@pytest.mark.parametrize("cards", ["JC JD", "QC QD", "KD KH", "JC JD JH"])
def test_royals_make_no_combo(cards: str) -> None:
    assert refused(cards.replace(" ", ".").replace("KC", "KS"), cards) == "royal_combo"


@pytest.mark.rule("P2")
@pytest.mark.parametrize("cards", ["2C 3C", "4C 5C", "TC JC", "2C 2D 3H", "JC QC", "9C KD"])
def test_cards_of_different_numbers_make_no_combo(cards: str) -> None:
    assert refused(cards.replace(" ", "."), cards) == "mixed_ranks"


@pytest.mark.rule("P2")
def test_no_card_is_played_twice_in_one_play() -> None:
    assert refused("2C.2D", "2D 2D") == "card_given_twice"


@pytest.mark.rule("P3")
@pytest.mark.parametrize("other", [*"23456789TJQK"])
def test_an_ace_goes_with_any_one_number_or_royal(other: str) -> None:
    state = position(enemy="KS", hands=f"AD.{other}H.KD.KC")
    play = f"play AD {other}H"
    assert play in legal(state)
    value = VALUES[other] + 1
    assert events(state, play)[0] == f"played seat=1 cards=AD.{other}H value={value}"


@pytest.mark.rule("P3")
def test_an_ace_goes_alone_or_with_each_other_card() -> None:
    assert plays("AC.3D.3H.KS") == [
        *["AC", "3D", "3H", "KS"],
        "3D 3H",
        *["AC 3D", "AC 3H", "AC KS"],
    ]


@pytest.mark.rule("P3")
def test_an_ace_goes_with_another_ace() -> None:
    assert plays("AC.AD.AH") == [*["AC", "AD", "AH"], *["AC AD", "AC AH", "AD AH"]]
    state = position(enemy="KS", hands="AC.AD.KH")
    assert events(state, "play AC AD")[0] == "played seat=1 cards=AC.AD value=2"


@pytest.mark.rule("P3")
@pytest.mark.parametrize("cards", ["AC AD AH", "AC 2D 2H", "AC AD 5H", "AC 3C 4C", "AC AD AH AS"])
def test_an_ace_never_goes_with_two_cards(cards: str) -> None:
    assert refused(cards.replace(" ", "."), cards) == "ace_with_many"


@pytest.mark.rule("P3", "P5")
def test_an_ace_never_goes_with_a_jester() -> None:
    assert refused("X1.AC", "X1 AC") == "ace_with_jester"
    assert plays("X1.AC") == ["X1", "AC"]


@pytest.mark.rule("P3")
def test_the_limit_of_ten_does_not_hold_for_a_companion() -> None:
    state = position(enemy="QS", hands="AH.KD.KH")
    assert after(state, "play AH KD").damage == 21


@pytest.mark.rule("P4")
@pytest.mark.parametrize(
    ("cards", "value"), [("2D 2H 2S", 6), ("AD KH", 21), ("5D 5S", 10), ("AD AS", 2)]
)
def test_the_attack_value_is_the_sum_of_the_cards(cards: str, value: int) -> None:
    state = position(enemy="KC", hands=cards.replace(" ", ".") + ".KS.KD")
    assert after(state, f"play {cards}").damage == value


@pytest.mark.rule("P5")
@pytest.mark.parametrize("cards", ["X1 X2", "X1 5C", "X2 KD", "X1 2C 2D"])
def test_a_jester_goes_alone(cards: str) -> None:
    assert refused(cards.replace(" ", "."), cards) == "jester_not_alone"


@pytest.mark.rule("P5")
def test_two_jesters_are_two_plays() -> None:
    assert plays("X1.X2.5C") == ["X1", "X2", "5C"]


@pytest.mark.rule("P1", "P2", "P3")
def test_all_plays_of_a_mixed_hand_are_listed_once_each() -> None:
    hand = "X1.AC.AD.2C.2D.5H.5S"
    assert plays(hand) == [
        *["X1", "AC", "AD", "2C", "2D", "5H", "5S"],
        *["2C 2D", "5H 5S"],
        "AC AD",
        *["AC 2C", "AC 2D", "AC 5H", "AC 5S"],
        *["AD 2C", "AD 2D", "AD 5H", "AD 5S"],
    ]

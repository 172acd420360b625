"""Setup: the Castle, the Tavern, the hands (S1–S7)."""

import pytest

from regicide_core import Card, Rules, State, Suit, deal, new_game
from tests.support.positions import legal

ROYALS = [Card(rank + suit) for rank in "JQK" for suit in "CDHS"]
NUMBERS = [Card(rank + suit) for rank in "A23456789T" for suit in "CDHS"]
ALL_COUNTS = pytest.mark.parametrize("players", [1, 2, 3, 4])


def castle_of(state: State) -> list[Card]:
    assert state.enemy is not None
    return [state.enemy, *state.castle]


def tavern_of(state: State) -> list[Card]:
    return sorted([*state.tavern, *(card for hand in state.hands for card in hand)])


@pytest.mark.rule("S1")
@ALL_COUNTS
def test_the_castle_is_jacks_then_queens_then_kings(players: int) -> None:
    for seed in range(20):
        castle = castle_of(new_game(players, seed))
        assert "".join(card.rank for card in castle) == "JJJJQQQQKKKK"
        assert sorted(castle) == ROYALS


@pytest.mark.rule("S1")
def test_each_rank_of_the_castle_is_shuffled() -> None:
    castles = [castle_of(new_game(1, seed)) for seed in range(100)]
    for place in range(12):
        assert {castle[place].suit for castle in castles} == set(Suit)


@pytest.mark.rule("S1")
def test_the_ranks_of_the_castle_are_shuffled_apart_from_each_other() -> None:
    castle = castle_of(new_game(1, "apart"))
    orders = {tuple(card.suit for card in castle[start : start + 4]) for start in (0, 4, 8)}
    assert len(orders) == 3


@pytest.mark.rule("S2")
@pytest.mark.parametrize(("players", "jesters"), [(1, []), (2, []), (3, ["X1"]), (4, ["X1", "X2"])])
def test_the_tavern_is_numbers_aces_and_jesters(players: int, jesters: list[str]) -> None:
    tavern = tavern_of(new_game(players, "tavern"))
    assert tavern == [Card(text) for text in jesters] + NUMBERS


@pytest.mark.rule("S2")
def test_the_tavern_is_shuffled() -> None:
    tops = {new_game(1, seed).tavern[0] for seed in range(400)}
    assert tops == set(NUMBERS)


@pytest.mark.rule("S3", "S4")
@pytest.mark.parametrize(("players", "limit"), [(1, 8), (2, 7), (3, 6), (4, 5)])
def test_each_player_is_dealt_a_full_hand(players: int, limit: int) -> None:
    state = new_game(players, "deal")
    assert state.hand_limit == limit
    assert [len(hand) for hand in state.hands] == [limit] * players


@pytest.mark.rule("S4")
def test_hands_are_dealt_one_card_a_round_off_the_top_of_the_tavern() -> None:
    state = deal(2, tuple(ROYALS), tuple(NUMBERS))
    hands = [".".join(map(str, hand)) for hand in state.hands]
    assert hands == ["AC.AH.2C.2H.3C.3H.4C", "AD.AS.2D.2S.3D.3S.4D"]
    assert state.tavern == tuple(NUMBERS[14:])


@pytest.mark.rule("S4")
@ALL_COUNTS
def test_the_discard_pile_and_the_table_start_empty(players: int) -> None:
    state = new_game(players, "empty")
    assert (state.discard, state.table, state.damage) == ((), (), 0)
    assert (state.yielded, state.flips, state.known, state.lost_by) == ((), 0, 0, None)


@pytest.mark.rule("S5")
def test_solo_two_jesters_lie_beside_the_tavern() -> None:
    state = new_game(1, "alone")
    assert (state.flips_left, state.flips) == (2, 0)
    assert legal(state)[-1] == "flip"


@pytest.mark.rule("S5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_company_no_jester_lies_beside_the_tavern(players: int) -> None:
    state = new_game(players, "company")
    assert state.flips_left == 0
    assert "flip" not in legal(state)


@pytest.mark.rule("S6")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_any_seat_may_start(players: int) -> None:
    for first in range(1, players + 1):
        state = new_game(players, "first", first=first)
        assert (state.seat, state.phase) == (first, "play")


@pytest.mark.rule("S6")
def test_the_first_seat_does_not_change_the_deal() -> None:
    one, two = (new_game(2, "same", first=first) for first in (1, 2))
    assert (one.hands, one.tavern, one.castle) == (two.hands, two.tavern, two.castle)


@pytest.mark.rule("S6")
def test_seat_one_starts_unless_another_is_named() -> None:
    assert new_game(4, "default").seat == 1
    assert deal(2, tuple(ROYALS), tuple(NUMBERS)).seat == 1


def diamonds_in(state: State) -> list[int]:
    return [sum(card.suit is Suit.DIAMONDS for card in hand) for hand in state.hands]


NO_DIAMOND = "32"  # a seed whose first solo deal holds no Diamond


@pytest.mark.rule("S7")
def test_without_the_option_a_hand_without_diamonds_is_kept() -> None:
    state = new_game(1, NO_DIAMOND)
    assert diamonds_in(state) == [0]
    assert str(state.chance) == f"{NO_DIAMOND}.4"


@pytest.mark.rule("S7")
def test_with_the_option_hands_without_a_diamond_are_shuffled_back_and_dealt_again() -> None:
    state = new_game(1, NO_DIAMOND, rules=Rules(redeal_without_diamond=True))
    assert diamonds_in(state) > [0]
    assert tavern_of(state) == NUMBERS
    assert str(state.chance) == f"{NO_DIAMOND}.5"


@pytest.mark.rule("S7")
def test_a_redeal_leaves_the_castle_and_the_first_seat_alone() -> None:
    once = new_game(1, NO_DIAMOND)
    again = new_game(1, NO_DIAMOND, rules=Rules(redeal_without_diamond=True))
    assert (again.enemy, again.castle, again.seat) == (once.enemy, once.castle, once.seat)


@pytest.mark.rule("S7")
def test_one_diamond_in_any_hand_is_enough_to_keep_the_deal() -> None:
    redeal = Rules(redeal_without_diamond=True)
    for seed in range(300):
        usual = new_game(2, seed)
        if 0 in diamonds_in(usual) and any(diamonds_in(usual)):
            kept = new_game(2, seed, rules=redeal)
            assert (kept.hands, kept.chance) == (usual.hands, usual.chance)
            break
    else:
        pytest.fail("no seed leaves one hand without a Diamond")


@pytest.mark.rule("S7")
def test_it_is_dealt_again_until_a_hand_holds_a_diamond() -> None:
    redeal = Rules(redeal_without_diamond=True, hand_limit=6)
    shuffles = set()
    for seed in range(300):
        state = new_game(1, seed, rules=redeal)
        assert diamonds_in(state) > [0]
        assert state.chance is not None
        shuffles.add(state.chance.shuffles)
    assert shuffles >= {4, 5, 6}

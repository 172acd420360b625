"""`preview`: whether a move leaves whoever is next with nothing they can do (P8, Q1, Q2)."""

from functools import partial

import pytest

from regicide_core import Preview, State, parse_move, preview
from tests.support.positions import after, position

# A Jack that strikes with nothing.
shielded = partial(position, table="TS", damage=10)


def foreseen(state: State, move: str) -> Preview:
    return preview(state, parse_move(move))


def is_lost(state: State, *moves: str) -> bool:
    return after(state, *moves).lost_by == "P8"


# A kill


@pytest.mark.rule("P8", "Q1", "M4")
@pytest.mark.parametrize("damage", [0, 1])
def test_a_kill_with_the_last_card_is_known_to_lose(damage: int) -> None:
    state = position(enemy="JD", hands="TC", damage=damage, tavern="9C", flips=2)
    assert foreseen(state, "play TC").stuck is True
    assert is_lost(state, "play TC")


@pytest.mark.rule("P8", "W1")
def test_the_last_kill_with_the_last_card_wins() -> None:
    state = position(enemy="KD", hands="KC", castle="-", flips=2)
    assert (foreseen(state, "play KC").stuck, foreseen(state, "play KC").wins) == (False, True)


@pytest.mark.rule("P8", "M4", "D1")
def test_a_kill_that_draws_a_card_goes_on() -> None:
    state = position(enemy="JC", hands="TD", damage=10, tavern="9C", flips=2)
    assert foreseen(state, "play TD").stuck is False
    empty = position(enemy="JC", hands="TD", damage=10, flips=2)
    assert foreseen(empty, "play TD").stuck is True
    immune = position(enemy="JD", hands="TD", damage=10, tavern="9C", flips=2)
    assert foreseen(immune, "play TD").stuck is True


@pytest.mark.rule("P8", "M4", "D2")
def test_a_kill_that_heals_what_it_then_draws_goes_on() -> None:
    state = position(enemy="JC", hands="5H.5D", damage=10, discard="9C.9S", flips=2)
    assert foreseen(state, "play 5D 5H").stuck is False


@pytest.mark.rule("P8", "L1", "M2")
def test_with_a_jester_left_a_kill_with_the_last_card_goes_on_if_there_is_a_card_to_flip() -> None:
    state = position(enemy="JD", hands="TC", damage=1, tavern="9C", flips=1)
    assert foreseen(state, "play TC").stuck is False
    empty = position(enemy="JD", hands="TC", damage=1, flips=1)
    assert foreseen(empty, "play TC").stuck is True
    assert is_lost(empty, "play TC", "flip")
    exact = position(enemy="JD", hands="TC", flips=1)  # the Jack goes onto the Tavern
    assert foreseen(exact, "play TC").stuck is False
    assert not is_lost(exact, "play TC", "flip")


@pytest.mark.rule("P8", "Q1")
@pytest.mark.parametrize("choice", ["once", "free"])
def test_where_one_may_yield_alone_a_kill_with_the_last_card_goes_on(choice: str) -> None:
    state = position(enemy="JD", hands="TC", flips=2, rules=f"solo_yield:{choice}", yielded="1")
    assert foreseen(state, "play TC").stuck is False


@pytest.mark.rule("P8", "P6", "M4")
def test_in_company_a_kill_with_the_last_card_is_lost_when_all_others_yielded() -> None:
    state = position(enemy="JH", hands="TC/3C", yielded="2", castle="JD")
    assert foreseen(state, "play TC").stuck is True
    assert is_lost(state, "play TC")
    free = position(enemy="JH", hands="TC/3C", castle="JD")
    assert foreseen(free, "play TC").stuck is False


# A blow to pay


@pytest.mark.rule("P8", "Q1", "F2")
def test_a_play_whose_blow_takes_the_whole_hand_is_known_to_lose() -> None:
    state = position(enemy="JC", hands="2S.4H.6H", tavern="9C", flips=2)
    assert (foreseen(state, "play 2S").survives, foreseen(state, "play 2S").stuck) == (True, True)
    assert is_lost(state, "play 2S", "discard 4H 6H")


@pytest.mark.rule("P8", "Q1", "F2")
def test_a_play_whose_blow_leaves_a_card_goes_on() -> None:
    state = position(enemy="JC", hands="2S.4H.9H", tavern="9C", flips=2)
    assert foreseen(state, "play 2S").stuck is False
    assert not is_lost(state, "play 2S", "discard 9H")


@pytest.mark.rule("P8", "F4")
def test_a_blow_that_can_not_be_paid_is_lost_by_another_rule() -> None:
    state = position(enemy="JC", hands="2S.4H", flips=2)
    assert (foreseen(state, "play 2S").survives, foreseen(state, "play 2S").stuck) == (False, False)


@pytest.mark.rule("P8", "D1")
def test_a_blow_that_unseen_cards_may_pay_for_is_not_known_to_lose() -> None:
    state = position(enemy="JC", hands="2D.3C", tavern="9C.9S.4S", flips=2)
    assert (foreseen(state, "play 2D").survives, foreseen(state, "play 2D").stuck) == (None, None)


@pytest.mark.rule("P8", "D1")
def test_a_blow_that_the_hand_pays_for_leaves_what_was_drawn() -> None:
    state = position(enemy="JC", hands="2D.TC", tavern="9C.9S.4S", flips=2)
    assert foreseen(state, "play 2D").stuck is False


@pytest.mark.rule("P8", "T4", "D1")
def test_a_known_royal_that_is_drawn_and_given_away_at_once_leaves_nothing() -> None:
    state = position(enemy="JC", hands="AD", tavern="JH.5C", known=1, flips=2)
    assert (foreseen(state, "play AD").survives, foreseen(state, "play AD").stuck) == (True, True)
    assert is_lost(state, "play AD", "discard JH")


@pytest.mark.rule("P8", "L1", "F5")
def test_with_a_jester_left_a_blow_may_take_the_whole_hand_if_there_is_a_card_to_flip() -> None:
    state = position(enemy="JC", hands="2S.8H", tavern="9C", flips=1)
    assert foreseen(state, "play 2S").stuck is False
    empty = position(enemy="JC", hands="2S.8H", flips=1)
    assert foreseen(empty, "play 2S").stuck is True
    assert is_lost(empty, "play 2S", "discard 8H", "flip")


@pytest.mark.rule("P8", "H1", "L1")
def test_cards_healed_by_the_play_can_be_flipped() -> None:
    state = position(enemy="JC", hands="2H.TS", discard="9C", flips=1)
    assert foreseen(state, "play 2H").stuck is False


@pytest.mark.rule("P8", "Q1", "F2")
def test_a_discard_of_the_whole_hand_is_known_to_lose() -> None:
    state = position(enemy="JC", hands="2H.TH", phase="suffer", tavern="9C", flips=2)
    assert foreseen(state, "discard 2H TH").stuck is True
    assert is_lost(state, "discard 2H TH")
    assert foreseen(state, "discard TH").stuck is False
    flip = position(enemy="JC", hands="2H.TH", phase="suffer", tavern="9C", flips=1)
    assert foreseen(flip, "discard 2H TH").stuck is False


@pytest.mark.rule("P8", "F6")
def test_a_discard_may_hand_the_turn_to_a_player_who_can_do_nothing() -> None:
    state = position(enemy="JC", hands="TC.2C/-", phase="suffer", yielded="1")
    assert foreseen(state, "discard TC").stuck is True
    assert is_lost(state, "discard TC")


# No blow


@pytest.mark.rule("P8", "Q1", "F3")
def test_the_last_card_against_a_shielded_enemy_is_known_to_lose() -> None:
    state = shielded(enemy="JC", hands="2H", tavern="9C", flips=2)
    assert foreseen(state, "play 2H").stuck is True
    assert is_lost(state, "play 2H")
    two = shielded(enemy="JC", hands="2H.3H", tavern="9C", flips=2)
    assert foreseen(two, "play 2H").stuck is False


@pytest.mark.rule("P8", "Q1", "Q2")
def test_where_one_may_yield_alone_the_last_card_against_a_shielded_enemy() -> None:
    once = shielded(enemy="JC", hands="2H", flips=2, rules="solo_yield:once")
    assert foreseen(once, "play 2H").stuck is False
    free = shielded(enemy="JC", hands="2H", flips=2, rules="solo_yield:free")
    assert foreseen(free, "play 2H").stuck is True
    assert is_lost(free, "play 2H")


@pytest.mark.rule("P8", "Q1")
def test_with_yielding_once_a_yield_with_an_empty_hand_is_known_to_lose() -> None:
    state = shielded(enemy="JC", hands="-", flips=2, rules="solo_yield:once")
    assert foreseen(state, "yield").stuck is True
    assert is_lost(state, "yield")


@pytest.mark.rule("P8", "P6")
def test_in_company_a_yield_may_leave_the_next_player_with_nothing_to_do() -> None:
    state = shielded(enemy="JC", hands="4C/-/5C", yielded="3")
    assert foreseen(state, "yield").stuck is True
    assert is_lost(state, "yield")
    paid = position(enemy="JC", hands="TC.4C/-/5C", yielded="3")
    assert foreseen(paid, "yield").stuck is True
    assert is_lost(paid, "yield", "discard TC")
    free = shielded(enemy="JC", hands="4C/-/5C")
    assert foreseen(free, "yield").stuck is False


@pytest.mark.rule("P8", "P6")
def test_in_company_a_play_leaves_the_next_player_a_yield() -> None:
    state = position(enemy="JC", hands="4C.TC/-", yielded="1")
    assert foreseen(state, "play 4C").stuck is False
    off = position(enemy="JC", hands="4C.TC/-", rules="no_yielding")
    assert foreseen(off, "play 4C").stuck is True
    drawn = position(enemy="JC", hands="2D.TC/-", tavern="5C.6C", rules="no_yielding")
    assert foreseen(drawn, "play 2D").stuck is False


# Jesters


@pytest.mark.rule("P8", "L1")
def test_a_flip_that_draws_nothing_is_known_to_lose() -> None:
    for flips in (0, 1):
        state = position(enemy="JC", hands="2H", flips=flips)
        assert foreseen(state, "flip").stuck is True
    assert is_lost(state, "flip")
    once = position(enemy="JC", hands="2H", flips=1, rules="solo_yield:once")
    assert foreseen(once, "flip").stuck is False
    drawn = position(enemy="JC", hands="2H", tavern="9C", flips=1)
    assert foreseen(drawn, "flip").stuck is False


@pytest.mark.rule("P8", "L2", "T4")
def test_a_flip_in_step_four_that_draws_just_what_has_to_be_paid() -> None:
    struck = partial(position, enemy="JC", hands="2H", phase="suffer", known=1, flips=1)
    state = struck(tavern="JH")
    assert (foreseen(state, "flip").survives, foreseen(state, "flip").stuck) == (True, True)
    assert is_lost(state, "flip", "discard JH")
    more = struck(tavern="JH.9C")
    assert (foreseen(more, "flip").survives, foreseen(more, "flip").stuck) == (True, False)


@pytest.mark.rule("P8", "J2")
def test_a_jester_is_stuck_only_when_nobody_can_go_next() -> None:
    state = position(enemy="JC", hands="X1/-/4C", yielded="2.3")
    assert foreseen(state, "play X1").stuck is False
    none = position(enemy="JC", hands="X1/-/-", rules="no_yielding")
    assert foreseen(none, "play X1").stuck is True
    alone = position(enemy="JC", hands="X1", rules="jesters:2+solo_flips:0")
    assert foreseen(alone, "play X1").stuck is True


@pytest.mark.rule("P8", "J2")
def test_the_choice_of_a_player_who_can_do_nothing_is_known_to_lose() -> None:
    state = after(position(enemy="JC", hands="X1/-/4C", yielded="2.3"), "play X1")
    assert [foreseen(state, f"next {seat}").stuck for seat in (1, 2, 3)] == [True, False, False]
    assert is_lost(state, "next 1") and not is_lost(state, "next 2")

"""Where the books are silent or differ (Q1–Q8)."""

from functools import partial

import pytest

from regicide_core import Rules, SoloYield
from tests.support.positions import after, changes, events, legal, position, refusal

# A Jack that strikes with nothing.
shielded = partial(position, table="TS", damage=10)


@pytest.mark.rule("Q1", "P6")
def test_alone_one_may_not_yield() -> None:
    state = shielded(enemy="JC", hands="2H.3H")
    assert Rules().solo_yield is SoloYield.NEVER
    assert "yield" not in legal(state)
    assert refusal(state, "yield") == "yield_never_alone"


@pytest.mark.rule("Q1")
def test_alone_one_may_not_yield_after_a_play_either() -> None:
    state = shielded(enemy="JC", hands="2H.3H.4H")
    assert legal(after(state, "play 2H")) == ["play 3H", "play 4H", "flip"]


@pytest.mark.rule("Q1")
@pytest.mark.parametrize("yielded", ["-", "1"])
def test_never_yielding_alone_is_what_the_standard_rules_say(yielded: str) -> None:
    never = position(enemy="JC", hands="2H.3H", rules="solo_yield:never", yielded=yielded)
    assert never == position(enemy="JC", hands="2H.3H", yielded=yielded)
    assert refusal(never, "yield") == "yield_never_alone"


@pytest.mark.rule("Q1", "P6")
def test_with_yielding_once_alone_one_may_yield_but_not_twice_in_a_row() -> None:
    state = shielded(enemy="JC", hands="2H.3H", rules="solo_yield:once")
    assert "yield" in legal(state)
    yielded = after(state, "yield")
    assert yielded.yielded == (1,)
    assert "yield" not in legal(yielded)
    assert refusal(yielded, "yield") == "yield_twice_alone"


@pytest.mark.rule("Q1")
def test_with_yielding_once_alone_a_play_between_two_yields_is_enough() -> None:
    state = shielded(enemy="JC", hands="2H.3H", rules="solo_yield:once", yielded="1")
    assert "yield" in legal(after(state, "play 2H"))


@pytest.mark.rule("Q1")
def test_with_free_yielding_alone_one_may_yield_again_and_again() -> None:
    state = shielded(enemy="JC", hands="2H.3H", rules="solo_yield:free", yielded="1")
    assert "yield" in legal(state)
    assert changes(state, "yield", "yield", "yield") == {}


@pytest.mark.rule("Q1")
@pytest.mark.parametrize("choice", ["never", "once", "free"])
def test_the_solo_choice_changes_nothing_in_company(choice: str) -> None:
    free = position(enemy="JC", hands="2H/3H", rules=f"solo_yield:{choice}")
    assert "yield" in legal(free)
    bound = position(enemy="JC", hands="2H/3H", rules=f"solo_yield:{choice}", yielded="2")
    assert refusal(bound, "yield") == "yield_all_others_yielded"


@pytest.mark.rule("Q1", "P8")
def test_alone_an_empty_hand_is_lost() -> None:
    state = shielded(enemy="JC", hands="2H", flips=2)
    assert events(state, "play 2H")[-2:] == ["turn_began seat=1", "lost seat=1 rule=P8"]


@pytest.mark.rule("Q1", "P8")
def test_with_yielding_once_alone_an_empty_hand_after_a_yield_is_lost() -> None:
    state = shielded(enemy="JC", hands="-", rules="solo_yield:once", flips=2)
    assert events(state, "yield") == [
        "yielded seat=1",
        "turn_began seat=1",
        "lost seat=1 rule=P8",
    ]


@pytest.mark.rule("Q2", "P8")
def test_an_empty_hand_before_a_fully_shielded_enemy_is_lost_even_with_free_yielding() -> None:
    state = shielded(enemy="JC", hands="2H", rules="solo_yield:free", flips=2)
    assert events(state, "play 2H")[-2:] == ["turn_began seat=1", "lost seat=1 rule=P8"]


@pytest.mark.rule("Q2")
def test_with_free_yielding_a_flip_left_is_a_way_to_change_something() -> None:
    state = shielded(enemy="JC", hands="-", rules="solo_yield:free", flips=1)
    assert legal(state) == ["yield", "flip"]


@pytest.mark.rule("Q2")
def test_with_free_yielding_a_card_left_is_a_way_to_change_something() -> None:
    state = shielded(enemy="JC", hands="2H", rules="solo_yield:free", flips=2)
    assert legal(after(state, "yield")) == ["play 2H", "yield"]


@pytest.mark.rule("Q2", "P7")
def test_with_free_yielding_an_empty_hand_may_still_yield_to_an_attack() -> None:
    state = position(enemy="JC", hands="-", rules="solo_yield:free", flips=2)
    assert legal(state) == ["yield"]
    assert after(state, "yield").lost_by == "F4"


@pytest.mark.rule("Q2", "P6")
def test_with_yielding_once_the_only_yield_is_not_yet_a_loss() -> None:
    state = shielded(enemy="JC", hands="2H", rules="solo_yield:once", flips=2)
    assert legal(after(state, "play 2H")) == ["yield"]


@pytest.mark.rule("Q2", "P7")
def test_in_company_an_empty_hand_before_a_fully_shielded_enemy_may_yield() -> None:
    state = shielded(enemy="JC", hands="2H/-", rules="solo_yield:free")
    assert legal(after(state, "play 2H")) == ["yield"]


@pytest.mark.rule("Q2", "P8")
def test_a_flip_that_draws_nothing_before_a_shielded_enemy_is_lost_with_free_yielding() -> None:
    state = shielded(enemy="JC", hands="2H", rules="solo_yield:free", flips=1)
    assert events(state, "flip")[-1] == "lost seat=1 rule=P8"


@pytest.mark.rule("Q3", "L1")
def test_a_flip_against_a_hearts_or_diamonds_enemy_draws_in_full() -> None:
    for enemy in ("JH", "JD"):
        state = position(enemy=enemy, hands="2H", tavern="2C.3C.4C.5C.6C.7C.8C.9C.TC")
        assert len(after(state, "flip").hands[0]) == 8


@pytest.mark.rule("Q4", "P2", "P3")
def test_aces_make_no_combo_of_three() -> None:
    state = position(enemy="KC", hands="AC.AD.AH")
    assert [move for move in legal(state) if move.count(" ") == 3] == []
    assert refusal(state, "play AC AD AH") == "ace_with_many"


@pytest.mark.rule("Q5", "F1")
def test_after_damage_step_four_comes_before_play_passes_on() -> None:
    state = position(enemy="JC", hands="2H.TC/3H")
    assert after(state, "play 2H").seat == 1
    assert after(state, "play 2H", "discard TC").seat == 2


@pytest.mark.rule("Q6", "H1")
def test_the_same_seed_shuffles_the_same_and_another_otherwise() -> None:
    pile = "2C.3C.4C.5C.6C.7C.8C"
    one, same, other = (
        after(position(enemy="JD", hands="7H.TC", discard=pile, chance=chance), "play 7H").tavern
        for chance in ("one.4", "one.4", "two.4")
    )
    assert one == same
    assert one != other
    assert sorted(one) == sorted(other)


@pytest.mark.rule("Q7", "F3")
def test_at_attack_zero_step_four_is_over_at_once() -> None:
    state = shielded(enemy="JC", hands="2H.3H")
    assert events(state, "play 2H")[-2:] == [
        "damaged amount=2 doubled=no left=8",
        "turn_began seat=1",
    ]
    assert after(state, "play 2H").phase == "play"


@pytest.mark.rule("Q8")
def test_either_jester_does_the_same() -> None:
    for one, other in (("X1", "X2"), ("X2", "X1")):
        state = position(enemy="KS", hands=f"{one}.2C/3C", table="4S", damage=4, discard=other)
        played = after(state, f"play {one}")
        assert (played.phase, played.immunity, played.attack) == ("choose", None, 16)

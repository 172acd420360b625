"""Alone: the Jester flip, medals, yielding (S5, L1–L3, F5, Q1, Q2, Q3, Q7)."""

import pytest

from regicide_core import result
from tests.support.positions import after, changes, events, legal, position, refusal

TAVERN = "2C.3C.4C.5C.6C.7C.8C.9C.TC"


@pytest.mark.rule("L1")
def test_a_flip_discards_the_hand_and_draws_up_to_eight() -> None:
    state = position(enemy="JC", hands="2H.3H", tavern=TAVERN, discard="9S")
    assert changes(state, "flip") == {
        "hands": "2C.3C.4C.5C.6C.7C.8C.9C",
        "tavern": "TC",
        "discard": "3H.2H.9S",
        "flips": "1",
    }


@pytest.mark.rule("L1")
def test_a_flip_tells_the_discarded_hand_and_each_card_drawn() -> None:
    state = position(enemy="JC", hands="2H.3H", tavern="9C.4C", flips=1)
    assert events(state, "flip") == [
        "flipped seat=1 cards=2H.3H flips=2",
        "drew seat=1 card=9C",
        "drew seat=1 card=4C",
    ]


@pytest.mark.rule("L1")
def test_an_empty_hand_may_be_flipped() -> None:
    state = position(enemy="JC", hands="-", tavern="9C.4C")
    assert changes(state, "flip") == {"hands": "4C.9C", "tavern": "-", "flips": "1"}
    assert events(state, "flip")[0] == "flipped seat=1 cards=- flips=1"


@pytest.mark.rule("L1", "D3")
def test_a_flip_draws_as_many_as_there_are() -> None:
    state = position(enemy="JC", hands="2H.3H.4H", tavern="9C")
    assert changes(state, "flip") == {
        "hands": "9C",
        "tavern": "-",
        "discard": "4H.3H.2H",
        "flips": "1",
    }


@pytest.mark.rule("L1", "Q3")
@pytest.mark.parametrize("suit", "CDHS")
def test_a_flip_draws_whatever_the_enemy_is_immune_to(suit: str) -> None:
    state = position(enemy=f"J{suit}", hands="2H", tavern="9C.4C")
    assert len(after(state, "flip").hands[0]) == 2


@pytest.mark.rule("L1", "Q3")
@pytest.mark.parametrize("suit", "CDHS")
def test_a_flip_does_not_cancel_immunity(suit: str) -> None:
    state = position(enemy=f"J{suit}", hands="2H", tavern="9C.4C")
    assert after(state, "flip").immunity == suit


@pytest.mark.rule("L1")
def test_a_flipped_jester_is_used_up() -> None:
    state = position(enemy="JC", hands="2H", tavern=TAVERN)
    twice = after(state, "flip", "flip")
    assert (twice.flips, twice.flips_left) == (2, 0)
    assert "flip" not in legal(twice)
    assert refusal(twice, "flip") == "flips_used_up"


@pytest.mark.rule("L1", "T4")
def test_a_royal_known_to_lie_on_the_tavern_is_drawn_by_a_flip() -> None:
    state = position(enemy="QC", hands="2H", tavern="JC.JD.9C", known=2)
    flipped = after(state, "flip")
    assert [str(card) for card in flipped.hands[0]] == ["9C", "JC", "JD"]
    assert flipped.known == 0


@pytest.mark.rule("L2")
def test_a_flip_at_the_start_of_step_one_leaves_step_one_to_be_played() -> None:
    state = position(enemy="JC", hands="2H", tavern="9C.4C")
    flipped = after(state, "flip")
    assert (flipped.phase, legal(flipped)) == ("play", ["play 4C", "play 9C", "flip"])


@pytest.mark.rule("L2")
def test_a_flip_at_the_start_of_step_four_leaves_the_blow_to_be_paid() -> None:
    state = position(enemy="JC", hands="2H", phase="suffer", tavern="9C.4C")
    flipped = after(state, "flip")
    assert flipped.phase == "suffer"
    assert legal(flipped) == ["discard 4C 9C", "flip"]


@pytest.mark.rule("L2")
@pytest.mark.parametrize("phase", ["play", "suffer"])
def test_both_flips_may_follow_each_other(phase: str) -> None:
    state = position(enemy="JC", hands="2H", phase=phase, tavern=TAVERN)
    assert changes(state, "flip", "flip") == {
        "hands": "TC",
        "tavern": "-",
        "discard": "9C.8C.7C.6C.5C.4C.3C.2C.2H",
        "flips": "2",
    }


@pytest.mark.rule("L2")
def test_no_flip_after_the_discard_of_the_same_step() -> None:
    state = position(enemy="JC", hands="2H.TC", phase="suffer", tavern="9C", flips=1)
    paid = after(state, "discard TC")
    assert (paid.phase, paid.seat) == ("play", 1)


@pytest.mark.rule("L2", "M4")
def test_a_flip_may_begin_the_new_turn_after_a_kill() -> None:
    state = position(enemy="JD", hands="TC.2C", tavern="9C", castle="JS")
    assert legal(after(state, "play TC"))[-1] == "flip"


@pytest.mark.rule("L2", "P6", "Q1")
def test_a_flip_is_no_turn_and_leaves_the_yield_flag() -> None:
    rules = "solo_yield:once"
    state = position(enemy="JC", hands="2H", tavern="9C.4C", yielded="1", rules=rules)
    flipped = after(state, "flip")
    assert flipped.yielded == (1,)
    assert refusal(flipped, "yield") == "yield_twice_alone"


@pytest.mark.rule("S5", "L1")
@pytest.mark.parametrize("hands", ["2C/3C", "2C/3C/4C", "2C/3C/4C/5C"])
def test_in_company_nobody_flips(hands: str) -> None:
    state = position(enemy="JC", hands=hands)
    assert refusal(state, "flip") == "flip_not_alone"
    assert "flip" not in legal(state)


@pytest.mark.rule("F5")
def test_with_a_jester_left_a_short_hand_is_not_lost_yet() -> None:
    state = position(enemy="JC", hands="2H.3H", tavern="TD", flips=1)
    assert events(state, "play 2H")[-1] == "struck seat=1 amount=10"
    struck = after(state, "play 2H")
    assert (struck.phase, legal(struck)) == ("suffer", ["flip"])


@pytest.mark.rule("F5")
def test_a_flip_can_save_a_short_hand() -> None:
    state = position(enemy="JC", hands="3H", phase="suffer", tavern="TD.2C", flips=1)
    saved = after(state, "flip", "discard TD")
    assert (saved.phase, saved.lost_by) == ("play", None)


@pytest.mark.rule("F5", "F4")
def test_the_last_flip_that_still_cannot_pay_loses() -> None:
    state = position(enemy="JC", hands="3H", phase="suffer", tavern="9D", flips=1)
    assert events(state, "flip") == [
        "flipped seat=1 cards=3H flips=2",
        "drew seat=1 card=9D",
        "lost seat=1 rule=F4",
    ]
    assert changes(state, "flip") == {
        "phase": "lost",
        "hands": "9D",
        "tavern": "-",
        "discard": "3H",
        "flips": "2",
        "by": "F4",
    }


@pytest.mark.rule("F5")
def test_the_first_flip_that_still_cannot_pay_leaves_the_second() -> None:
    state = position(enemy="JC", hands="3H", phase="suffer", tavern="9D", flips=0)
    flipped = after(state, "flip")
    assert (flipped.phase, legal(flipped)) == ("suffer", ["flip"])
    assert after(flipped, "flip").lost_by == "F4"


@pytest.mark.rule("F5")
def test_a_hand_that_can_pay_may_flip_all_the_same() -> None:
    state = position(enemy="JC", hands="TH", phase="suffer", tavern="TD", flips=1)
    assert legal(state) == ["discard TH", "flip"]


@pytest.mark.rule("F5", "F4")
def test_without_a_jester_left_a_short_hand_loses_at_once() -> None:
    state = position(enemy="JC", hands="2H.3H", tavern="TD", flips=2)
    assert after(state, "play 2H").lost_by == "F4"


@pytest.mark.rule("F5", "P8", "L1")
def test_an_empty_hand_still_has_its_flips() -> None:
    state = position(enemy="JC", hands="-", tavern="TD", flips=1)
    assert legal(state) == ["flip"]
    assert legal(after(state, "flip")) == ["play TD"]


@pytest.mark.rule("P8", "L1", "Q1")
def test_with_a_jester_left_the_last_card_may_be_played() -> None:
    state = position(enemy="JC", hands="2H", table="TS", damage=10, flips=1)
    played = after(state, "play 2H")
    assert (played.phase, legal(played)) == ("play", ["flip"])


@pytest.mark.rule("P8", "L1", "Q1")
def test_a_last_flip_that_draws_nothing_leaves_nothing_to_do() -> None:
    state = position(enemy="JC", hands="2H", flips=1)
    assert events(state, "flip") == ["flipped seat=1 cards=2H flips=2", "lost seat=1 rule=P8"]


@pytest.mark.rule("P8", "L1", "Q1")
def test_a_first_flip_that_draws_nothing_leaves_only_the_second() -> None:
    state = position(enemy="JC", hands="2H")
    assert legal(after(state, "flip")) == ["flip"]
    assert after(state, "flip", "flip").lost_by == "P8"


@pytest.mark.rule("P8", "Q1", "F2")
def test_a_blow_that_takes_the_last_card_is_lost_when_no_jester_is_left() -> None:
    state = position(enemy="JC", hands="TH", phase="suffer", flips=2)
    assert events(state, "discard TH") == [
        "discarded seat=1 cards=TH",
        "turn_began seat=1",
        "lost seat=1 rule=P8",
    ]
    assert changes(state, "discard TH") == {
        "phase": "lost",
        "hands": "-",
        "discard": "TH",
        "by": "P8",
    }


@pytest.mark.rule("P8", "Q1", "L1")
def test_a_blow_that_takes_the_last_card_leaves_the_flip() -> None:
    state = position(enemy="JC", hands="TH", phase="suffer", tavern="9C", flips=1)
    assert legal(after(state, "discard TH")) == ["flip"]


@pytest.mark.rule("P8", "Q1", "M4")
@pytest.mark.parametrize("exact", [True, False])
def test_a_kill_with_the_last_card_is_lost_when_no_jester_is_left(exact: bool) -> None:
    state = position(enemy="JD", hands="TC", damage=0 if exact else 1, flips=2)
    assert events(state, "play TC")[-2:] == ["turn_began seat=1", "lost seat=1 rule=P8"]
    assert after(state, "play TC").known == int(exact)  # the royal lies there, out of reach (M5)


@pytest.mark.rule("P8", "Q1", "M4", "D1")
def test_a_kill_with_the_last_card_goes_on_when_it_draws_another() -> None:
    state = position(enemy="JC", hands="TD", damage=10, tavern="2H.3H", flips=2)
    assert legal(after(state, "play TD")) == ["play 2H", "play 3H"]


@pytest.mark.rule("P8", "W1")
def test_the_last_card_may_win() -> None:
    state = position(enemy="KD", hands="KC", castle="-", flips=2)
    assert events(state, "play KC")[-1] == "won medal=bronze"


@pytest.mark.rule("P8", "Q1", "J2")
def test_a_jester_as_the_last_card_is_lost_when_none_is_left_to_flip() -> None:
    state = position(enemy="JC", hands="X1", rules="jesters:2+solo_flips:0")
    assert events(state, "play X1", "next 1")[-1] == "lost seat=1 rule=P8"


@pytest.mark.rule("P7", "L1")
def test_with_yielding_once_a_last_flip_that_draws_nothing_may_leave_a_yield() -> None:
    state = position(enemy="JC", hands="2H", rules="solo_yield:once", flips=1)
    assert legal(after(state, "flip")) == ["yield"]


@pytest.mark.rule("L3")
@pytest.mark.parametrize(("flips", "medal"), [(0, "gold"), (1, "silver"), (2, "bronze")])
def test_a_win_with_no_one_or_two_flips_is_gold_silver_or_bronze(flips: int, medal: str) -> None:
    state = position(enemy="KD", hands="KC", castle="-", flips=flips)
    assert events(state, "play KC")[-1] == f"won medal={medal}"
    end = result(after(state, "play KC"))
    assert end is not None
    assert (end.medal, str(end)) == (medal, f"won {medal}")


@pytest.mark.rule("Q7", "L2")
def test_at_attack_zero_there_is_no_flip_in_step_four_but_in_the_next_step_one() -> None:
    state = position(enemy="JC", hands="2H.3H", table="TS", damage=10, tavern="9C")
    played = after(state, "play 2H")
    assert (played.phase, played.seat) == ("play", 1)
    assert legal(played)[-1] == "flip"
    assert events(state, "play 2H")[-1] == "turn_began seat=1"


@pytest.mark.rule("F6")
def test_alone_the_next_player_is_oneself() -> None:
    state = position(enemy="JC", hands="TH.2H", phase="suffer")
    assert events(state, "discard TH") == ["discarded seat=1 cards=TH", "turn_began seat=1"]

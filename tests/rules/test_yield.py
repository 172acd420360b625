"""Step 1: yielding, empty hands, and having nothing to do (P6–P8)."""

from functools import partial

import pytest

from tests.support.positions import after, changes, events, legal, position, refusal

# A Jack of another suit that strikes with nothing.
shielded = partial(position, table="AS.9S", damage=10)


@pytest.mark.rule("P6", "F1")
def test_a_yield_plays_nothing_and_goes_to_step_four() -> None:
    state = position(enemy="JC", hands="TC.3D/4C")
    assert events(state, "yield") == ["yielded seat=1", "struck seat=1 amount=10"]
    assert changes(state, "yield") == {"phase": "suffer", "yielded": "1"}


@pytest.mark.rule("P6", "F3")
def test_a_yield_at_attack_zero_passes_the_turn_on() -> None:
    state = shielded(enemy="JC", hands="TC/4C")
    assert events(state, "yield") == ["yielded seat=1", "turn_began seat=2"]


@pytest.mark.rule("P6")
@pytest.mark.parametrize(
    ("hands", "seat", "yielded"),
    [
        ("2C/3C", 1, "2"),
        ("2C/3C", 2, "1"),
        ("2C/3C", 1, "1.2"),
        ("2C/3C/4C", 1, "2.3"),
        ("2C/3C/4C", 2, "1.3"),
        ("2C/3C/4C/5C", 4, "1.2.3"),
        ("2C/3C/4C/5C", 3, "1.2.4"),
        ("2C/3C/4C/5C", 3, "1.2.3.4"),
    ],
)
def test_no_yield_when_all_others_yielded_in_their_last_turn(
    hands: str, seat: int, yielded: str
) -> None:
    state = position(enemy="JC", hands=hands, seat=seat, yielded=yielded)
    assert "yield" not in legal(state)
    assert refusal(state, "yield") == "yield_all_others_yielded"


@pytest.mark.rule("P6")
@pytest.mark.parametrize(
    ("hands", "seat", "yielded"),
    [
        ("2C/3C", 1, "-"),
        ("2C/3C", 1, "1"),
        ("2C/3C/4C", 1, "2"),
        ("2C/3C/4C", 1, "1.2"),
        ("2C/3C/4C/5C", 1, "2.3"),
        ("2C/3C/4C/5C", 1, "1.2.3"),
    ],
)
def test_a_yield_is_free_while_one_other_last_played(hands: str, seat: int, yielded: str) -> None:
    state = position(enemy="JC", hands=hands, seat=seat, yielded=yielded)
    assert legal(state)[-1] == "yield"
    assert after(state, "yield").phase != "play"


@pytest.mark.rule("P6")
def test_yielding_sets_the_flag_of_that_player_only() -> None:
    state = shielded(enemy="JC", hands="2C/3C/4C/5C", seat=3, yielded="1")
    assert after(state, "yield").yielded == (1, 3)


@pytest.mark.rule("P6")
def test_a_second_yield_of_the_same_player_is_one_flag() -> None:
    state = shielded(enemy="JC", hands="2C/3C/4C", seat=2, yielded="2")
    assert after(state, "yield").yielded == (2,)


@pytest.mark.rule("P6")
def test_playing_a_card_clears_the_players_own_flag_and_no_other() -> None:
    state = shielded(enemy="JC", hands="2D.2H/3C/4C/5C", yielded="1.2.4")
    assert changes(state, "play 2D")["yielded"] == "2.4"


@pytest.mark.rule("P6", "J2")
def test_playing_a_jester_clears_the_flag_too() -> None:
    state = position(enemy="JC", hands="X1.2C/3C/4C", yielded="1.2")
    assert changes(state, "play X1") == {
        "phase": "choose",
        "hands": "2C/3C/4C",
        "table": "X1",
        "yielded": "2",
    }


@pytest.mark.rule("P6")
def test_a_player_skipped_by_a_jester_keeps_the_flag_of_their_own_last_turn() -> None:
    state = shielded(enemy="JC", hands="X1.2C/3C/4C", yielded="2")
    chosen = after(state, "play X1", "next 3")
    assert chosen.yielded == (2,)
    assert "yield" in legal(chosen)  # seat 1's last turn was the Jester
    assert "yield" not in legal(after(chosen, "yield"))  # seats 2 and 3 yielded


@pytest.mark.rule("P6", "J2")
def test_after_a_jester_to_oneself_one_may_yield_unless_the_others_did() -> None:
    free = position(enemy="JC", hands="X1.2C/3C/4C", yielded="2")
    assert "yield" in legal(after(free, "play X1", "next 1"))
    bound = position(enemy="JC", hands="X1.2C/3C/4C", yielded="2.3")
    assert refusal(after(bound, "play X1", "next 1"), "yield") == "yield_all_others_yielded"


@pytest.mark.rule("P6", "M4")
def test_the_new_turn_after_a_kill_may_be_a_yield_and_sets_the_flag() -> None:
    state = position(enemy="JH", hands="TC.TS.9S/3C", yielded="1", castle="JD")
    killed = after(state, "play TC")
    assert killed.yielded == ()
    assert after(killed, "yield").yielded == (1,)


@pytest.mark.rule("P6", "M4")
def test_a_kill_does_not_clear_the_flags_of_the_others() -> None:
    state = position(enemy="JH", hands="TC.TS.9S/3C", yielded="1.2", castle="JD")
    assert refusal(after(state, "play TC"), "yield") == "yield_all_others_yielded"


@pytest.mark.rule("P6")
def test_flags_last_until_the_owners_next_turn_not_for_one_round() -> None:
    state = position(enemy="KC", hands="TC.2D/TD.3C/TH.4C", table="TS", damage=10)
    state = after(state, "yield", "discard TC", "yield", "discard TD")
    assert (state.seat, state.yielded) == (3, (1, 2))
    state = after(state, "play 4C", "discard TH")
    assert state.yielded == (1, 2)
    assert "yield" in legal(state)  # seat 3 played


@pytest.mark.rule("P7")
def test_an_empty_hand_may_yield() -> None:
    state = shielded(enemy="JC", hands="-/4C")
    assert legal(state) == ["yield"]
    assert events(state, "yield") == ["yielded seat=1", "turn_began seat=2"]


@pytest.mark.rule("P7")
def test_coming_to_turn_with_an_empty_hand_is_no_loss_by_itself() -> None:
    state = shielded(enemy="JC", hands="2C.3C/-")
    assert events(state, "play 2C")[-1] == "turn_began seat=2"
    assert changes(state, "play 2C") == {
        "seat": "2",
        "hands": "3C/-",
        "table": "AS.9S/2C",
        "damage": "12",
    }


@pytest.mark.rule("P7", "F4")
def test_an_empty_hand_that_yields_to_an_attack_is_lost() -> None:
    state = position(enemy="JC", hands="-/4C")
    assert events(state, "yield") == [
        "yielded seat=1",
        "struck seat=1 amount=10",
        "lost seat=1 rule=F4",
    ]


@pytest.mark.rule("P8")
def test_a_player_with_no_card_and_no_yield_loses_for_all() -> None:
    state = shielded(enemy="JC", hands="4C/-/5C", yielded="3")
    assert events(state, "yield") == ["yielded seat=1", "turn_began seat=2", "lost seat=2 rule=P8"]
    assert changes(state, "yield") == {
        "seat": "2",
        "phase": "lost",
        "yielded": "1.3",
        "by": "P8",
    }


@pytest.mark.rule("P8", "F6")
def test_a_discard_may_hand_the_turn_to_a_player_who_can_do_nothing() -> None:
    state = position(enemy="JC", hands="TC/-", phase="suffer", yielded="1")
    assert events(state, "discard TC") == [
        "discarded seat=1 cards=TC",
        "turn_began seat=2",
        "lost seat=2 rule=P8",
    ]


@pytest.mark.rule("P8", "M4")
def test_a_kill_with_the_last_card_loses_when_yielding_is_forbidden() -> None:
    state = position(enemy="JH", hands="TC/3C", yielded="2", castle="JD")
    assert events(state, "play TC") == [
        "played seat=1 cards=TC value=10",
        "damaged amount=20 doubled=yes left=0",
        "defeated enemy=JH exact=yes",
        "enemy_revealed enemy=JD",
        "turn_began seat=1",
        "lost seat=1 rule=P8",
    ]


@pytest.mark.rule("P8", "M4")
def test_a_kill_with_the_last_card_goes_on_when_yielding_is_allowed() -> None:
    state = position(enemy="JH", hands="TC/3C", castle="JD")
    assert legal(after(state, "play TC")) == ["yield"]


@pytest.mark.rule("P8", "J2")
def test_a_jester_to_oneself_with_an_empty_hand_loses_when_all_others_yielded() -> None:
    state = position(enemy="JC", hands="X1/3C/4C", yielded="2.3")
    assert events(state, "play X1", "next 1") == [
        "next_chosen seat=1 chosen=1",
        "turn_began seat=1",
        "lost seat=1 rule=P8",
    ]


@pytest.mark.rule("P7", "J2")
def test_a_player_chosen_by_a_jester_with_an_empty_hand_may_yield() -> None:
    state = position(enemy="JC", hands="X1.2C/-/4C", yielded="3")
    assert legal(after(state, "play X1", "next 2")) == ["yield"]


@pytest.mark.rule("P8")
def test_a_player_who_holds_a_card_is_never_stuck() -> None:
    state = shielded(enemy="JC", hands="4C/X1", yielded="1")
    assert legal(after(state, "play 4C")) == ["play X1", "yield"]
    assert legal(position(enemy="JC", hands="4C/5C", yielded="2")) == ["play 4C"]

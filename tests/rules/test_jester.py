"""The Jester in step 1 (J2, J3); what it does to immunity and Spades is E3 and J1."""

import pytest

from tests.support.positions import after, changes, events, legal, position, refusal


@pytest.mark.rule("J2")
def test_a_jester_makes_no_attack_and_skips_damage_and_suffering() -> None:
    state = position(enemy="KC", hands="X1/2C/3C", damage=39)
    assert changes(state, "play X1") == {"phase": "choose", "table": "X1", "hands": "-/2C/3C"}


@pytest.mark.rule("J2")
@pytest.mark.parametrize("hands", ["X1.2C/3C", "X1.2C/3C/4C", "X1.2C/3C/4C/5C"])
def test_its_player_chooses_who_goes_next_anybody_themselves_included(hands: str) -> None:
    played = after(position(enemy="KC", hands=hands), "play X1")
    seats = range(1, hands.count("/") + 2)
    assert legal(played) == [f"next {seat}" for seat in seats]
    for seat in seats:
        chosen = after(played, f"next {seat}")
        assert (chosen.seat, chosen.phase) == (seat, "play")
        assert events(played, f"next {seat}") == [
            f"next_chosen seat=1 chosen={seat}",
            f"turn_began seat={seat}",
        ]


@pytest.mark.rule("J2")
def test_the_choice_names_the_one_who_chose() -> None:
    state = position(enemy="KC", hands="2C/3C/X2.4C", seat=3)
    assert events(state, "play X2", "next 1")[0] == "next_chosen seat=3 chosen=1"


@pytest.mark.rule("J2")
@pytest.mark.parametrize("seat", [4, 9])
def test_a_seat_there_is_not_cannot_be_chosen(seat: int) -> None:
    state = after(position(enemy="KC", hands="X1.2C/3C/4C"), "play X1")
    assert refusal(state, f"next {seat}") == "no_such_seat"


@pytest.mark.rule("J2")
@pytest.mark.parametrize("move", ["play 2C", "yield", "discard 2C", "flip"])
def test_until_the_choice_nothing_else_may_be_done(move: str) -> None:
    state = after(position(enemy="KC", hands="X1.2C/3C/4C"), "play X1")
    assert refusal(state, move) == f"{move.split()[0]}_not_now"


@pytest.mark.rule("J2", "F6")
def test_after_the_chosen_turn_play_goes_on_clockwise_from_there() -> None:
    state = position(enemy="KC", hands="X1.2C/3C/4D.KD/5C")
    assert after(state, "play X1", "next 3", "play 4D", "discard KD").seat == 4


@pytest.mark.rule("J2", "M3")
def test_the_jester_stays_on_the_table_until_the_enemy_falls() -> None:
    state = position(enemy="JD", hands="X1.TC.2C/3C", castle="JH")
    assert [str(cards[0]) for cards in after(state, "play X1", "next 1").table] == ["X1"]
    killed = after(state, "play X1", "next 1", "play TC")
    assert [str(card) for card in killed.discard] == ["TC", "X1"]


@pytest.mark.rule("J2")
def test_two_jesters_may_follow_each_other() -> None:
    state = position(enemy="KC", hands="X1.X2.2C/3C/4C")
    twice = after(state, "play X1", "next 1", "play X2")
    assert (twice.phase, twice.immunity, len(twice.table)) == ("choose", None, 2)
    assert after(twice, "next 2").seat == 2


@pytest.mark.rule("J2", "S3")
def test_a_jester_drawn_or_healed_comes_back_as_a_card_like_any_other() -> None:
    state = position(enemy="JC", hands="2D.TD/3C/4C", tavern="X1.5C")
    drawn = after(state, "play 2D", "discard TD")
    assert [str(card) for card in drawn.hands[0]] == ["X1"]


@pytest.mark.rule("J2", "J3")
def test_the_turn_begins_only_with_the_choice() -> None:
    state = position(enemy="KC", hands="X1.2C/3C/4C")
    assert not [event for event in events(state, "play X1") if event.startswith("turn_began")]

"""Clubs double the damage, Spades shield (C1, K1, J1)."""

import pytest

from tests.support.positions import after, changes, events, position


@pytest.mark.rule("C1", "M1")
def test_clubs_double_the_damage() -> None:
    state = position(enemy="JD", hands="7C.TC")
    assert events(state, "play 7C") == [
        "played seat=1 cards=7C value=7",
        "damaged amount=14 doubled=yes left=6",
        "struck seat=1 amount=10",
    ]


@pytest.mark.rule("C1")
def test_clubs_double_the_whole_play() -> None:
    state = position(enemy="QD", hands="AC.9S.TC.TD")
    assert after(state, "play AC 9S").damage == 20


@pytest.mark.rule("C1")
def test_two_clubs_in_one_play_double_once() -> None:
    state = position(enemy="QD", hands="AC.9C.TC.TD")
    assert after(state, "play AC 9C").damage == 20


@pytest.mark.rule("C1")
def test_clubs_double_this_play_alone() -> None:
    state = position(enemy="KD", hands="3S.QC.KC.TC", table="5C", damage=10)
    assert after(state, "play 3S").damage == 13


@pytest.mark.rule("C1", "K1")
def test_clubs_do_not_double_the_shield() -> None:
    state = position(enemy="KD", hands="4C.4S.TC.TD")
    assert events(state, "play 4C 4S") == [
        "played seat=1 cards=4C.4S value=8",
        "shielded amount=8 attack=12",
        "damaged amount=16 doubled=yes left=24",
        "struck seat=1 amount=12",
    ]


@pytest.mark.rule("C1", "H1")
def test_clubs_do_not_double_the_healing() -> None:
    state = position(enemy="KD", hands="2C.2H.TC.TD", discard="3C.4C.5C.6C.7C.8C")
    assert "healed amount=4" in events(state, "play 2C 2H")


@pytest.mark.rule("K1", "F1")
def test_spades_take_the_attack_value_off_the_enemys_attack() -> None:
    state = position(enemy="JC", hands="4S.TC")
    assert events(state, "play 4S") == [
        "played seat=1 cards=4S value=4",
        "shielded amount=4 attack=6",
        "damaged amount=4 doubled=no left=16",
        "struck seat=1 amount=6",
    ]
    shielded = after(state, "play 4S")
    assert (shielded.shield, shielded.attack) == (4, 6)


@pytest.mark.rule("K1")
def test_spades_count_the_whole_play() -> None:
    state = position(enemy="KC", hands="AS.8D.TC.TD")
    assert after(state, "play AS 8D").attack == 20 - 9


@pytest.mark.rule("K1")
def test_two_spades_in_one_play_shield_once() -> None:
    state = position(enemy="KC", hands="AS.8S.TC.TD")
    told = events(state, "play AS 8S")
    assert [event for event in told if "shielded" in event] == ["shielded amount=9 attack=11"]


@pytest.mark.rule("K1")
def test_shields_of_all_players_add_up() -> None:
    state = position(enemy="QC", hands="4S.TC.9C/5S.TD")
    both = after(state, "play 4S", "discard TC 9C", "play 5S")
    assert (both.shield, both.attack, both.seat) == (9, 6, 2)


@pytest.mark.rule("K1")
def test_plays_without_spades_do_not_shield() -> None:
    state = position(enemy="JC", hands="2C", table="3D.3S/2H/AC.4D", damage=13)
    assert (state.shield, state.attack) == (6, 4)


@pytest.mark.rule("K1")
def test_a_shield_lasts_while_the_enemy_is_up() -> None:
    state = position(enemy="JC", hands="2D.TC/2H.TD", table="9S", damage=9)
    later = after(state, "yield", "discard 2D", "play 2H", "discard TD")
    assert (later.seat, later.shield, later.attack) == (1, 9, 1)


@pytest.mark.rule("K1")
def test_a_shield_is_gone_with_the_enemy() -> None:
    state = position(enemy="JC", hands="5C.TC", table="8S/7S", damage=15, castle="JD")
    killed = after(state, "play 5C")
    assert (str(killed.enemy), killed.shield, killed.attack) == ("JD", 0, 10)


@pytest.mark.rule("K1")
def test_the_attack_never_goes_below_zero() -> None:
    state = position(enemy="JC", hands="9S.TC/2C", table="8S", damage=8)
    told = events(state, "play 9S")
    assert told == [
        "played seat=1 cards=9S value=9",
        "shielded amount=9 attack=0",
        "damaged amount=9 doubled=no left=3",
        "turn_began seat=2",
    ]
    assert (after(state, "play 9S").shield, after(state, "play 9S").attack) == (17, 0)


@pytest.mark.rule("K1", "M4")
def test_a_killing_spade_play_still_tells_its_shield() -> None:
    state = position(enemy="JC", hands="9S.TC", damage=11, castle="JD")
    assert events(state, "play 9S") == [
        "played seat=1 cards=9S value=9",
        "shielded amount=9 attack=1",
        "damaged amount=9 doubled=no left=0",
        "defeated enemy=JC exact=yes",
        "enemy_revealed enemy=JD",
        "turn_began seat=1",
    ]


@pytest.mark.rule("J1")
def test_after_a_jester_the_spades_already_on_the_table_shield() -> None:
    state = position(enemy="KS", hands="X1.2C/3C", table="4S/5S", damage=9)
    assert (state.shield, state.attack) == (0, 20)
    assert events(state, "play X1") == [
        "played seat=1 cards=X1 value=0",
        "immunity_cancelled enemy=KS",
        "shielded amount=9 attack=11",
    ]
    assert (after(state, "play X1").shield, after(state, "play X1").attack) == (9, 11)


@pytest.mark.rule("J1")
def test_each_spade_play_shields_for_its_whole_attack_value() -> None:
    state = position(enemy="JS", hands="X1.2C/3C", table="AD.3S", damage=4)
    assert after(state, "play X1").attack == 6


@pytest.mark.rule("J1")
def test_plays_without_spades_never_begin_to_shield() -> None:
    state = position(enemy="JS", hands="X1.2C/3C", table="4C/5D", damage=13)
    assert events(state, "play X1") == [
        "played seat=1 cards=X1 value=0",
        "immunity_cancelled enemy=JS",
    ]
    assert after(state, "play X1").attack == 10


@pytest.mark.rule("J1", "K1")
def test_a_jester_adds_nothing_to_spades_that_shield_already() -> None:
    state = position(enemy="JC", hands="X1.2C/3C", table="4S", damage=4)
    assert events(state, "play X1") == [
        "played seat=1 cards=X1 value=0",
        "immunity_cancelled enemy=JC",
    ]
    assert after(state, "play X1").attack == 6


@pytest.mark.rule("J1")
def test_a_second_jester_cancels_nothing_and_tells_no_shield_again() -> None:
    state = position(enemy="KS", hands="X2.2C/3C", table="4S/X1", damage=4)
    assert events(state, "play X2") == [
        "played seat=1 cards=X2 value=0",
    ]
    assert after(state, "play X2").attack == 16


@pytest.mark.rule("J1")
def test_clubs_already_played_against_a_clubs_enemy_stay_single() -> None:
    state = position(enemy="JC", hands="X1.2D/3C", table="5C", damage=5)
    assert changes(state, "play X1") == {
        "phase": "choose",
        "hands": "2D/3C",
        "table": "5C/X1",
    }


@pytest.mark.rule("J1")
@pytest.mark.parametrize(("enemy", "played"), [("JH", "5H"), ("JD", "5D")])
def test_hearts_and_diamonds_already_played_do_nothing_later(enemy: str, played: str) -> None:
    state = position(
        enemy=enemy, hands="X1.2S/3C", table=played, damage=5, tavern="6C", discard="7C"
    )
    assert changes(state, "play X1") == {
        "phase": "choose",
        "hands": "2S/3C",
        "table": f"{played}/X1",
    }

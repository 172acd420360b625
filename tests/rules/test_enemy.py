"""The enemy: attack, health, immunity (E1–E3)."""

import pytest

from regicide_core import STANDARD, Card
from tests.support.positions import after, changes, events, position


@pytest.mark.rule("E1")
@pytest.mark.parametrize(
    ("rank", "attack", "health"), [("J", 10, 20), ("Q", 15, 30), ("K", 20, 40)]
)
@pytest.mark.parametrize("suit", "CDHS")
def test_attack_and_health_of_the_royals(rank: str, suit: str, attack: int, health: int) -> None:
    state = position(enemy=rank + suit, hands="2C")
    assert (state.attack, state.health_left) == (attack, health)
    enemy = Card(rank + suit)
    assert (STANDARD.attack_of(enemy), STANDARD.health_of(enemy)) == (attack, health)


@pytest.mark.rule("E1")
def test_health_left_is_health_less_damage() -> None:
    assert position(enemy="QS", hands="2C", damage=29).health_left == 1


@pytest.mark.rule("E2")
def test_hearts_heal_nothing_against_a_hearts_enemy() -> None:
    state = position(enemy="JH", hands="5H.TC", discard="2C.3C", tavern="4C")
    assert changes(state, "play 5H") == {
        "phase": "suffer",
        "hands": "TC",
        "table": "5H",
        "damage": "5",
    }


@pytest.mark.rule("E2")
def test_diamonds_draw_nothing_against_a_diamonds_enemy() -> None:
    state = position(enemy="JD", hands="5D.TC", tavern="4C.5C")
    assert changes(state, "play 5D") == {
        "phase": "suffer",
        "hands": "TC",
        "table": "5D",
        "damage": "5",
    }


@pytest.mark.rule("E2", "C1")
def test_clubs_do_not_double_against_a_clubs_enemy() -> None:
    state = position(enemy="JC", hands="5C.TC")
    assert changes(state, "play 5C")["damage"] == "5"


@pytest.mark.rule("E2", "K1")
def test_spades_do_not_shield_against_a_spades_enemy() -> None:
    state = after(position(enemy="JS", hands="5S.TC"), "play 5S")
    assert (state.shield, state.attack) == (0, 10)


@pytest.mark.rule("E2")
@pytest.mark.parametrize("suit", "CDHS")
def test_the_number_of_an_immune_suit_still_counts_as_damage(suit: str) -> None:
    state = position(enemy="J" + suit, hands=f"7{suit}.TH.TS")
    assert events(state, f"play 7{suit}") == [
        f"played seat=1 cards=7{suit} value=7",
        f"power_blocked suit={suit}",
        "damaged amount=7 doubled=no left=13",
        "struck seat=1 amount=10",
    ]


@pytest.mark.rule("E2")
def test_an_immune_card_still_counts_in_the_total_of_the_other_suits() -> None:
    state = position(enemy="JH", hands="3H.3S.TC", discard="2C")
    assert events(state, "play 3H 3S") == [
        "played seat=1 cards=3H.3S value=6",
        "power_blocked suit=H",
        "shielded amount=6 attack=4",
        "damaged amount=6 doubled=no left=14",
        "struck seat=1 amount=4",
    ]


@pytest.mark.rule("E2", "C1")
def test_an_immune_card_is_doubled_by_the_club_beside_it() -> None:
    state = position(enemy="JD", hands="4D.AC.TC", tavern="2C")
    assert events(state, "play 4D AC") == [
        "played seat=1 cards=AC.4D value=5",
        "power_blocked suit=D",
        "damaged amount=10 doubled=yes left=10",
        "struck seat=1 amount=10",
    ]


@pytest.mark.rule("E2")
def test_immunity_is_to_the_suit_of_the_enemy_alone() -> None:
    state = position(enemy="JC", hands="2H.2D.2S.TC", discard="9C", tavern="-")
    assert events(state, "play 2D 2H 2S") == [
        "played seat=1 cards=2D.2H.2S value=6",
        "healed amount=1",
        "drew seat=1 card=9C",
        "shielded amount=6 attack=4",
        "damaged amount=6 doubled=no left=14",
        "struck seat=1 amount=4",
    ]


@pytest.mark.rule("E2")
def test_the_next_enemy_is_immune_to_its_own_suit_not_to_the_last_ones() -> None:
    state = position(enemy="JS", hands="9C.9S", damage=2, castle="QH")
    assert state.immunity == "S"
    assert after(state, "play 9C").immunity == "H"


@pytest.mark.rule("E3")
def test_a_jester_cancels_the_immunity() -> None:
    state = position(enemy="JC", hands="X1.5C.TS/2C")
    cancelled = after(state, "play X1", "next 1")
    assert (state.immunity, cancelled.immunity) == ("C", None)
    assert "power_blocked suit=C" in events(state, "play 5C")
    assert events(cancelled, "play 5C") == [
        "played seat=1 cards=5C value=5",
        "damaged amount=10 doubled=yes left=10",
        "struck seat=1 amount=10",
    ]


@pytest.mark.rule("E3")
def test_the_immunity_stays_cancelled_in_later_turns() -> None:
    state = position(enemy="JC", hands="X1.TS/5C.TH")
    later = after(state, "play X1", "next 1", "yield", "discard TS", "play 5C")
    assert later.damage == 10


@pytest.mark.rule("E3")
def test_the_next_enemy_is_immune_again() -> None:
    state = position(enemy="JC", hands="X1.TC.2D/2C", castle="JH")
    killed = after(state, "play X1", "next 1", "play TC")
    assert (str(killed.enemy), killed.immunity) == ("JH", "H")


@pytest.mark.rule("E3")
@pytest.mark.parametrize("suit", "CDHS")
def test_an_enemy_of_any_suit_loses_its_immunity(suit: str) -> None:
    state = position(enemy="Q" + suit, hands="X1.2C/2D")
    assert events(state, "play X1") == [
        "played seat=1 cards=X1 value=0",
        f"immunity_cancelled enemy=Q{suit}",
    ]
    assert after(state, "play X1").immunity is None

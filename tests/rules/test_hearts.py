"""Hearts: cards go from the discard pile under the Tavern (H1, H2, Q6)."""

import pytest

from regicide_core import Card, Cards, Chance
from tests.support.positions import after, changes, events, position


def texts(cards: Cards) -> list[str]:
    return [str(card) for card in cards]


@pytest.mark.rule("H1")
def test_hearts_move_as_many_cards_as_the_attack_value_under_the_tavern() -> None:
    state = position(enemy="JC", hands="3H.TC", tavern="9D.9S", discard="2C.3C.4C.5C.6C")
    assert changes(state, "play 3H") == {
        "phase": "suffer",
        "damage": "3",
        "table": "3H",
        "hands": "TC",
        "tavern": "9D.9S.2C.3C.4C",
        "discard": "5C.6C",
    }


@pytest.mark.rule("H1")
def test_hearts_are_told_as_a_number_of_cards() -> None:
    state = position(enemy="JC", hands="3H.TC", discard="2C.3C.4C.5C.6C")
    assert events(state, "play 3H") == [
        "played seat=1 cards=3H value=3",
        "healed amount=3",
        "damaged amount=3 doubled=no left=17",
        "struck seat=1 amount=10",
    ]


@pytest.mark.rule("H1")
def test_hearts_move_the_whole_pile_when_it_holds_fewer() -> None:
    state = position(enemy="JC", hands="9H.TC", tavern="9D", discard="2C.3C")
    healed = after(state, "play 9H")
    assert (texts(healed.tavern), healed.discard) == (["9D", "2C", "3C"], ())
    assert "healed amount=2" in events(state, "play 9H")


@pytest.mark.rule("H1")
def test_hearts_move_exactly_the_pile_when_it_holds_as_many() -> None:
    state = position(enemy="JC", hands="2H.TC", discard="2C.3C")
    healed = after(state, "play 2H")
    assert (texts(healed.tavern), healed.discard) == (["2C", "3C"], ())


@pytest.mark.rule("H1", "D3")
def test_hearts_with_an_empty_discard_pile_heal_nothing_and_cost_nothing() -> None:
    state = position(enemy="JC", hands="9H.TC", tavern="9D", chance="seed.4")
    assert changes(state, "play 9H") == {
        "phase": "suffer",
        "damage": "9",
        "table": "9H",
        "hands": "TC",
    }
    assert "healed amount=0" in events(state, "play 9H")


@pytest.mark.rule("H1")
def test_hearts_count_the_whole_play() -> None:
    state = position(enemy="JC", hands="AH.4S.TC", discard="2C.3C.4C.5C.6C.7C")
    assert "healed amount=5" in events(state, "play AH 4S")


@pytest.mark.rule("H1")
def test_two_hearts_in_one_play_heal_once() -> None:
    state = position(enemy="JC", hands="AH.3H.TC", discard="2C.3C.4C.5C.6C.7C")
    told = events(state, "play AH 3H")
    assert [event for event in told if "healed" in event] == ["healed amount=4"]


@pytest.mark.rule("H1", "Q6")
def test_the_discard_pile_is_shuffled_before_cards_leave_it() -> None:
    state = position(
        enemy="JC", hands="3H.TC", tavern="9D", discard="2C.3C.4C.5C.6C.7C.8C", chance="heal.4"
    )
    shuffled, chance = Chance("heal", 4).shuffle(state.discard)
    assert shuffled[:3] != state.discard[:3]
    healed = after(state, "play 3H")
    assert healed.tavern == (Card("9D"), *shuffled[:3])
    assert healed.discard == shuffled[3:]
    assert healed.chance == chance == Chance("heal", 5)


@pytest.mark.rule("H1", "Q6")
def test_every_card_of_the_discard_pile_may_be_healed() -> None:
    pile = "2C.3C.4C.5C.6C.7C.8C.9C"
    healed = {
        after(position(enemy="JD", hands="AH.TC", discard=pile, chance=f"{n}.0"), "play AH").tavern
        for n in range(100)
    }
    assert sorted(str(card) for (card,) in healed) == pile.split(".")


@pytest.mark.rule("H1", "Q6")
def test_the_healed_cards_are_told_by_number_alone_and_seen_by_nobody() -> None:
    state = position(enemy="JC", hands="3H.TC/2C", discard="3C.4C.5C")
    assert "healed amount=3" in events(state, "play 3H")


@pytest.mark.rule("H1")
def test_healed_cards_are_the_last_to_be_drawn() -> None:
    state = position(enemy="JC", hands="AH.2D.TC.TD", tavern="9S", discard="3C")
    assert events(state, "play AH", "discard TC", "play 2D")[1:3] == [
        "drew seat=1 card=9S",
        "drew seat=1 card=3C",
    ]


@pytest.mark.rule("H2")
def test_cards_on_the_table_are_not_healed() -> None:
    state = position(enemy="JC", hands="9H.TC", table="2C/5D", damage=7, discard="3C")
    healed = after(state, "play 9H")
    assert (texts(healed.tavern), healed.discard) == (["3C"], ())
    assert [texts(cards) for cards in healed.table] == [["2C"], ["5D"], ["9H"]]


@pytest.mark.rule("H2", "M3")
def test_a_killing_play_cannot_heal_the_cards_of_its_own_fight() -> None:
    state = position(enemy="JC", hands="9H.TC", table="6D/6S", damage=12, discard="3C")
    killed = after(state, "play 9H")
    assert (texts(killed.tavern), texts(killed.discard)) == (["3C"], ["9H", "6S", "6D", "JC"])


@pytest.mark.rule("H2", "M3")
def test_cards_of_a_finished_fight_can_be_healed() -> None:
    state = position(enemy="JC", hands="9H.2H.KD", table="6D/6S", damage=12, castle="JS")
    assert texts(after(state, "play 9H", "play 2H").tavern) == ["9H", "6S"]

"""`preview`: what a move would do, number by number."""

import pytest

from regicide_core import (
    Blow,
    IllegalMove,
    Medal,
    Preview,
    State,
    Suit,
    observe,
    parse_move,
    preview,
)
from tests.support.positions import position


def foreseen(state: State, move: str) -> Preview:
    return preview(state, parse_move(move))


@pytest.mark.rule("M1", "F1")
def test_a_plain_blow() -> None:
    state = position(enemy="JC", hands="7D.TC/2C", damage=4)
    assert foreseen(state, "play 7D") == Preview(
        value=7,
        blow=Blow.UNDER,
        damage=7,
        doubled=False,
        healed=0,
        draws=(0, 0),
        shield=0,
        blocked=None,
        immunity_cancelled=False,
        enemy_left=9,
        attack=10,
        wins=False,
        must_discard=10,
        survives=True,
        medal=None,
    )


@pytest.mark.rule("C1", "D1", "D2", "H1", "K1")
def test_all_four_powers_at_once() -> None:
    state = position(
        enemy="KC", hands="2C.2D.2H.2S.KD/9C", table="X1", discard="3C.4C", tavern="5C", damage=1
    )
    assert foreseen(state, "play 2C 2D 2H 2S") == Preview(
        value=8,
        blow=Blow.UNDER,
        damage=16,
        doubled=True,
        healed=2,
        draws=(2, 1),
        shield=8,
        enemy_left=23,
        attack=12,
        must_discard=12,
        survives=True,
    )


@pytest.mark.rule("E2")
@pytest.mark.parametrize("suit", "CDHS")
def test_a_blocked_power(suit: str) -> None:
    state = position(enemy=f"J{suit}", hands=f"5{suit}.TH.TS/2C", discard="3C.4C", tavern="6C.7C")
    assert foreseen(state, f"play 5{suit}") == Preview(
        value=5,
        blow=Blow.UNDER,
        damage=5,
        draws=(0, 0),
        blocked=Suit(suit),
        enemy_left=15,
        attack=10,
        must_discard=10,
        survives=True,
    )


@pytest.mark.rule("M2", "M4")
def test_an_exact_kill() -> None:
    state = position(enemy="JC", hands="5D/2C", damage=15, tavern="2H.3H.4H.5H.6H.7H", castle="JH")
    assert foreseen(state, "play 5D") == Preview(
        value=5,
        blow=Blow.EXACT,
        damage=5,
        draws=(3, 2),
        enemy_left=0,
        attack=0,
        must_discard=0,
        survives=True,
    )


@pytest.mark.rule("M2", "W1", "L3")
def test_an_overkill_that_wins() -> None:
    state = position(enemy="KD", hands="KC", damage=1, castle="-", flips=1)
    assert foreseen(state, "play KC") == Preview(
        value=20,
        blow=Blow.OVER,
        damage=40,
        doubled=True,
        draws=(0,),
        enemy_left=0,
        wins=True,
        medal=Medal.SILVER,
    )


@pytest.mark.rule("M2", "W1")
def test_an_exact_kill_that_wins() -> None:
    state = position(enemy="KD", hands="KC/2C", castle="-")
    foresight = foreseen(state, "play KC")
    assert (foresight.blow, foresight.wins, foresight.medal) == (Blow.EXACT, True, None)


@pytest.mark.rule("K1", "F3")
def test_a_full_shield() -> None:
    state = position(enemy="JC", hands="4S/2C", table="7S", damage=7)
    assert foreseen(state, "play 4S") == Preview(
        value=4,
        blow=Blow.UNDER,
        damage=4,
        draws=(0, 0),
        shield=4,
        enemy_left=9,
        attack=0,
        must_discard=0,
        survives=True,
    )


@pytest.mark.rule("E3", "J1", "J2")
def test_a_jester_against_spades() -> None:
    state = position(enemy="QS", hands="X1.2C/3C", table="AD.3S/5H/6S", damage=15)
    assert foreseen(state, "play X1") == Preview(
        value=0,
        blow=None,
        draws=(0, 0),
        shield=10,
        immunity_cancelled=True,
        enemy_left=15,
        attack=5,
        must_discard=0,
        survives=True,
    )


@pytest.mark.rule("E3", "J2")
def test_a_jester_against_another_suit() -> None:
    state = position(enemy="QC", hands="X1.2C/3C", table="3S", damage=3)
    assert foreseen(state, "play X1") == Preview(
        draws=(0, 0), immunity_cancelled=True, enemy_left=27, attack=12
    )


@pytest.mark.rule("J2", "L3")
def test_a_jester_alone_keeps_the_medal() -> None:
    state = position(enemy="QC", hands="X1.2C", rules="jesters:1+solo_flips:1", flips=1)
    assert foreseen(state, "play X1").medal is Medal.SILVER


@pytest.mark.rule("J1")
def test_a_jester_that_shields_more_than_the_attack() -> None:
    state = position(enemy="JS", hands="X1.2C/3C", table="8S/7S", damage=15)
    foresight = foreseen(state, "play X1")
    assert (foresight.shield, foresight.attack, foresight.enemy_left) == (15, 0, 5)


@pytest.mark.rule("P6", "F1", "F4")
@pytest.mark.parametrize(("hand", "survives"), [("TD", True), ("4D.5D", False), ("4D.6D", True)])
def test_a_yield(hand: str, survives: bool) -> None:
    state = position(enemy="JC", hands=f"{hand}/2C", damage=3)
    assert foreseen(state, "yield") == Preview(
        draws=(0, 0), enemy_left=17, attack=10, must_discard=10, survives=survives
    )


@pytest.mark.rule("J2")
def test_a_choice_of_seat() -> None:
    state = position(enemy="QS", hands="2C/3C", table="5S/X1", phase="choose", damage=5)
    for move in ("next 1", "next 2"):
        assert foreseen(state, move) == Preview(draws=(0, 0), enemy_left=25, attack=10)


@pytest.mark.rule("F2")
def test_a_discard() -> None:
    state = position(enemy="JC", hands="2H.3C.TD", phase="suffer", damage=1, flips=2)
    assert foreseen(state, "discard 2H 3C TD") == Preview(
        value=15, draws=(0,), enemy_left=19, attack=10, stuck=True, medal=Medal.BRONZE
    )
    assert foreseen(state, "discard TD").stuck is False


@pytest.mark.rule("L1", "L3")
def test_a_flip_in_step_one() -> None:
    state = position(enemy="JC", hands="2H.3C", tavern="4C.5C.6C", damage=1)
    assert foreseen(state, "flip") == Preview(
        draws=(3,), enemy_left=19, attack=10, must_discard=0, medal=Medal.SILVER
    )


@pytest.mark.rule("L1", "L2", "F5")
def test_a_flip_in_step_four_depends_on_the_cards_to_come() -> None:
    state = position(enemy="JC", hands="2H.3C", phase="suffer", tavern="4C.5C.6C", flips=1)
    assert foreseen(state, "flip") == Preview(
        draws=(3,),
        enemy_left=20,
        attack=10,
        must_discard=10,
        survives=None,
        stuck=None,
        medal=Medal.BRONZE,
    )


@pytest.mark.rule("T1")
def test_another_seats_move_is_not_foreseen() -> None:
    state = position(enemy="JC", hands="2D.3C/4C")
    for move in ("yield", "play 2D"):
        with pytest.raises(IllegalMove) as caught:
            preview(observe(state, 2), parse_move(move))
        assert caught.value.code == "hand_hidden"


def test_a_preview_says_nothing_unless_told() -> None:
    assert repr(Preview()) == (
        "Preview(value=0, blow=None, damage=0, doubled=False, healed=0, draws=(), shield=0, "
        "blocked=None, immunity_cancelled=False, enemy_left=0, attack=0, wins=False, "
        "must_discard=0, survives=True, needs_flip=False, stuck=False, medal=None)"
    )
    assert [str(blow) for blow in Blow] == ["under", "exact", "over"]


def test_an_illegal_move_is_refused_as_by_apply() -> None:
    state = position(enemy="JC", hands="2D.3C/4C")
    with pytest.raises(IllegalMove) as caught:
        foreseen(state, "play 2D 3C")
    assert (caught.value.code, caught.value.where) == ("mixed_ranks", "play 2D 3C")

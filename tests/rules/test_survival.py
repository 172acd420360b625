"""`preview`: whether the hand will be able to pay, as far as seen cards settle it (F4, F5)."""

import pytest

from regicide_core import Preview, State, parse_move, preview
from tests.support.positions import position


def foreseen(state: State, move: str) -> Preview:
    return preview(state, parse_move(move))


@pytest.mark.rule("L1", "T4")
def test_a_flip_that_draws_a_known_royal_is_known_to_save() -> None:
    state = position(
        enemy="QC", hands="2H", phase="suffer", tavern="JC.JD.6C", known=2, table="2S", flips=1
    )
    assert foreseen(state, "flip").survives is True


@pytest.mark.rule("L1", "F4")
def test_a_last_flip_from_an_empty_tavern_is_known_to_lose() -> None:
    state = position(enemy="JC", hands="2H.3C", phase="suffer", flips=1)
    assert foreseen(state, "flip").survives is False


@pytest.mark.rule("F5")
def test_a_short_hand_with_a_flip_left_depends_on_the_flip() -> None:
    state = position(enemy="JC", hands="2H.3C", tavern="TD", flips=1, rules="solo_yield:once")
    assert foreseen(state, "yield").survives is None
    assert foreseen(state, "play 2H").survives is None
    assert foreseen(state, "play 2H").needs_flip, "nothing else can still come"


@pytest.mark.rule("F5", "F4")
@pytest.mark.parametrize(("phase", "move"), [("play", "yield"), ("suffer", "flip")])
def test_a_flip_left_cannot_save_when_the_tavern_is_empty(phase: str, move: str) -> None:
    state = position(enemy="JC", hands="2H.3C", phase=phase, rules="solo_yield:once")
    assert foreseen(state, move).survives is False


@pytest.mark.rule("F5", "H1")
def test_a_flip_left_may_save_from_a_tavern_that_the_play_itself_healed() -> None:
    state = position(enemy="JC", hands="2H.3C", discard="KD.KH")
    assert foreseen(state, "play 2H").survives is None


@pytest.mark.rule("F4", "D1")
def test_a_short_hand_that_draws_depends_on_the_draw() -> None:
    state = position(enemy="JC", hands="2D.3C/4C", tavern="TD")
    assert foreseen(state, "play 2D").survives is None
    assert not foreseen(state, "play 2D").needs_flip


@pytest.mark.rule("F4", "D1", "T4")
def test_an_unseen_card_that_another_draws_does_not_help() -> None:
    state = position(enemy="KC", hands="X1.X2.AC.AH.AS.2C.2D/3C", tavern="JH.9C", known=1)
    foresight = foreseen(state, "play 2D")
    assert (foresight.draws, foresight.survives) == ((1, 1), False)


@pytest.mark.rule("F4", "T4")
def test_a_known_royal_that_is_drawn_counts() -> None:
    state = position(enemy="JC", hands="AD.2C/3C", tavern="JH.5C", known=1)
    assert foreseen(state, "play AD").survives is True
    short = position(enemy="KC", hands="AD.2C/3C", tavern="JH.5C", known=1)
    assert foreseen(short, "play AD").survives is False


@pytest.mark.rule("T4", "D1")
def test_a_known_royal_that_another_draws_does_not_count() -> None:
    state = position(enemy="QC", hands="AD.2D.2C/3C", tavern="JH.JD.5C", known=2)
    assert foreseen(state, "play AD 2D").draws == (2, 1)
    assert foreseen(state, "play AD 2D").survives is None


@pytest.mark.rule("H1", "D2", "T4")
def test_healed_cards_that_are_drawn_are_not_known() -> None:
    state = position(enemy="KC", hands="2D.2H/3C", tavern="JH", known=1, discard="KD.KH.KS")
    foresight = foreseen(state, "play 2D 2H")
    assert (foresight.healed, foresight.draws) == (3, (2, 2))
    assert foresight.survives is None

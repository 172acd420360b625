"""The end of a game (W1, L3) and how it is told."""

from functools import partial

import pytest

from regicide_core import Medal, Result, new_game, observe, result
from tests.support.positions import after, legal, position, refusal

falling = partial(position, enemy="KD", castle="-")
MOVES = ["play 3H", "yield", "discard 3H", "next 1", "flip"]


@pytest.mark.rule("W1")
@pytest.mark.parametrize("damage", [0, 1])
def test_the_players_win_when_the_last_king_falls_exactly_or_not(damage: int) -> None:
    state = falling(hands="KC.3H/4H", damage=damage)
    won = after(state, "play KC")
    assert (won.phase, won.enemy, won.is_over) == ("won", None, True)
    assert result(won) == Result(won=True, rule="W1", medal=None, beaten=12, standard=False)


@pytest.mark.rule("W1")
def test_an_overkilled_last_king_lies_on_the_discard_pile() -> None:
    won = after(falling(hands="KC.3H/4H", damage=1), "play KC")
    assert [str(card) for card in won.discard] == ["KC", "KD"]
    assert (won.tavern, won.table, won.damage) == ((), (), 0)


@pytest.mark.rule("W1")
def test_after_the_last_king_nobody_is_left_to_strike() -> None:
    won = after(falling(hands="KC.3H/4H"), "play KC")
    assert (won.attack, won.health_left, won.shield, won.immunity) == (0, 0, 0, None)


@pytest.mark.rule("W1")
def test_a_king_with_more_to_come_is_no_win() -> None:
    state = position(enemy="KD", hands="KC.3H/4H", castle="KH")
    assert after(state, "play KC").phase == "play"
    assert result(after(state, "play KC")) is None


@pytest.mark.rule("W1")
def test_the_win_comes_before_any_loss_of_the_same_play() -> None:
    state = falling(hands="KC/4H", yielded="2")
    assert after(state, "play KC").phase == "won"


@pytest.mark.rule("W1", "F4")
def test_a_loss_by_a_blow_names_its_rule() -> None:
    lost = after(position(enemy="JC", hands="3H/4H"), "play 3H")
    assert (lost.phase, lost.lost_by, lost.is_over) == ("lost", "F4", True)
    end = result(lost)
    assert end == Result(won=False, rule="F4", medal=None, beaten=10, standard=False)
    assert str(end) == "lost F4"


@pytest.mark.rule("W1", "P8")
def test_a_loss_by_having_nothing_to_do_names_its_rule() -> None:
    state = position(enemy="JC", hands="3H/-", rules="no_yielding", table="TS", damage=10)
    lost = after(state, "play 3H")
    assert (lost.phase, lost.lost_by) == ("lost", "P8")
    end = result(lost)
    assert end == Result(won=False, rule="P8", medal=None, beaten=10, standard=False)
    assert str(end) == "lost P8"


@pytest.mark.rule("W1", "L3")
def test_a_lone_win_has_a_medal_and_a_lone_loss_has_none() -> None:
    won = result(after(falling(hands="KC", flips=1), "play KC"))
    assert won == Result(won=True, rule="W1", medal=Medal.SILVER, beaten=12, standard=False)
    lost = result(after(position(enemy="JC", hands="3H", flips=2), "play 3H"))
    assert lost == Result(won=False, rule="F4", medal=None, beaten=10, standard=False)


@pytest.mark.rule("W1", "L3")
def test_a_win_in_company_has_no_medal() -> None:
    won = result(after(falling(hands="KC/2C"), "play KC"))
    assert won is not None
    assert (won.medal, str(won)) == (None, "won")


@pytest.mark.rule("W1")
@pytest.mark.parametrize("move", MOVES)
def test_after_a_win_no_move_is_legal(move: str) -> None:
    won = after(falling(hands="KC.3H"), "play KC")
    assert legal(won) == []
    assert refusal(won, move) == "game_over"


@pytest.mark.rule("W1")
@pytest.mark.parametrize("move", MOVES)
def test_after_a_loss_no_move_is_legal(move: str) -> None:
    lost = after(position(enemy="JC", hands="2H.3H/4C"), "play 2H")
    assert legal(lost) == []
    assert refusal(lost, move) == "game_over"


@pytest.mark.parametrize("phase", ["play", "suffer", "choose"])
def test_a_game_that_goes_on_has_no_result(phase: str) -> None:
    state = position(enemy="JC", hands="TC/2C", phase=phase, table="X1")
    assert (state.is_over, result(state)) == (False, None)


def test_a_new_game_has_beaten_nobody_and_has_no_result() -> None:
    assert result(new_game(1, "none")) is None


def test_the_result_counts_the_enemies_beaten() -> None:
    castle = "JD.JH.JS.QC.QD.QH.QS.KC.KD.KH.KS"
    first = after(position(enemy="JC", hands="3H/4H", castle=castle), "play 3H")
    assert result(first) == Result(False, "F4", None, beaten=0, standard=False)
    fourth = after(position(enemy="QC", hands="3H/4H", castle="QD.QH.QS.KC.KD.KH.KS"), "play 3H")
    assert result(fourth) == Result(False, "F4", None, beaten=4, standard=False)


def test_an_observer_knows_the_result_too() -> None:
    won = after(falling(hands="KC.3H"), "play KC")
    assert result(observe(won, 1)) == result(won)
    lost = after(position(enemy="JC", hands="2H.3H/4C"), "play 2H")
    assert result(observe(lost, 2)) == result(lost)


def test_the_result_of_a_standard_game_says_so() -> None:
    state = new_game(2, "standard")
    while not state.is_over:
        state = after(state, legal(state)[0])
    end = result(state)
    assert end is not None
    assert end.standard is True

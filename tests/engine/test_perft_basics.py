"""`perft`: what is counted."""

import pytest

from regicide_core import perft
from tests.support.positions import after, legal, position

STATE = position(enemy="JC", hands="2H.3C.TD/4C.TH", table="8S", damage=8)


def test_nothing_played_is_one_way() -> None:
    assert [perft(STATE, depth) for depth in (0, -1)] == [1, 1]


def test_at_depth_one_every_legal_move_counts() -> None:
    assert perft(STATE, 1) == len(legal(STATE)) == 4


@pytest.mark.parametrize("depth", [2, 3, 4])
def test_deeper_the_moves_after_each_move_are_counted(depth: int) -> None:
    below = [perft(after(STATE, move), depth - 1) for move in legal(STATE)]
    assert perft(STATE, depth) == sum(below) > perft(STATE, depth - 1)


@pytest.mark.parametrize("depth", [1, 2, 5])
def test_a_game_that_is_over_counts_where_it_ended(depth: int) -> None:
    lost = after(position(enemy="JC", hands="2H/3C"), "yield")
    assert perft(lost, depth) == 1
    assert perft(position(enemy="JC", hands="2H/3C"), depth) == 2

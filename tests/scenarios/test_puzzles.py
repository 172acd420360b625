"""The puzzles, searched through: how many solutions there are, and that tempting ideas fail."""

from __future__ import annotations

import random
from functools import cache
from typing import Final

import pytest

from regicide_core import Attempt, Move, Outcome, Scenario, legal_moves
from regicide_core.scenario.file import same
from tests.support.course import COURSE, played, scenario

# Puzzle -> every way to solve it: how many there are, and the moves that all of them begin with.
SOLUTIONS: Final = {
    "three-cards": (5, ["play 4D 4H"]),
    "exact-away": (1, ["play AH 9S", "discard TH", "play AC 3D"]),
    "friend-on-top": (7, ["play 2D"]),
    "jester-round": (1, ["play X1", "next 1", "play AS TS"]),
    "last-king": (1, ["play 9S", "discard 5D 6H", "play 4S", "discard 8H", "play TC"]),
}

Moves = tuple[Move, ...]


def solutions(attempt: Attempt) -> list[Moves]:
    """Every line of the player's from here that reaches the goal: nothing is left out."""
    match attempt.outcome:
        case Outcome.REACHED:
            return [()]
        case Outcome.FAILED:
            return []
    return [
        (move, *rest)
        for move in legal_moves(attempt.state)
        if attempt.scenario.allows(move)
        for rest in solutions(attempt.then(move))
    ]


@cache
def solved(name: str) -> tuple[Moves, ...]:
    return tuple(solutions(Attempt.of(scenario(name))))


every_puzzle = pytest.mark.parametrize("name", COURSE["puzzles"])


def test_every_puzzle_is_counted() -> None:
    assert set(SOLUTIONS) == set(COURSE["puzzles"])


@every_puzzle
def test_a_puzzle_has_so_many_solutions(name: str) -> None:
    number, begin = SOLUTIONS[name]
    assert len(solved(name)) == number
    for line in solved(name):
        assert [str(move) for move in line][: len(begin)] == begin


@every_puzzle
def test_the_reference_solution_is_one_of_them(name: str) -> None:
    reference = scenario(name).solution
    assert any(
        len(line) == len(reference) and all(map(same, line, reference)) for line in solved(name)
    )


def departure(name: str, moves: Moves) -> int:
    """After how many moves a line can't be saved any more."""
    for length in range(1, len(moves) + 1):
        if not any(all(map(same, moves[:length], line)) for line in solved(name)):
            return length
    raise AssertionError(f"{name}: a losing line could still be a solution")


@every_puzzle
def test_every_tempting_idea_is_hopeless_from_the_move_on_that_departs(name: str) -> None:
    of = scenario(name)
    ideas = set()
    for line in of.losing:
        length = departure(name, line.moves)
        attempt = played(of, line.moves[:length])[-1]
        assert solutions(attempt) == []
        ideas.add(tuple(map(str, line.moves[:length])))
    assert len(ideas) >= 2, "more than one wrong idea"


@every_puzzle
@pytest.mark.parametrize("seed", range(3))
def test_the_answer_does_not_hang_on_cards_that_nobody_can_see(name: str, seed: int) -> None:
    """The Tavern and the discard pile in another order: the same moves solve it."""
    shuffled = random.Random(seed)
    of = scenario(name)
    start = of.start
    unseen = list(start.tavern[start.known :])
    discard = list(start.discard)
    shuffled.shuffle(unseen)
    shuffled.shuffle(discard)
    tavern = (*start.tavern[: start.known], *unseen)
    other: Scenario = of.replace(start=start.replace(tavern=tavern, discard=tuple(discard)))
    found = {tuple(map(str, line)) for line in solutions(Attempt.of(other))}
    assert found == {tuple(map(str, line)) for line in solved(name)}


def test_a_task_is_told_as_it_was_set() -> None:
    """The healed cards are gone from the discard pile, not from the puzzle's words."""
    begun = Attempt.of(scenario("three-cards"))
    after = begun.then(scenario("three-cards").solution[0])
    assert after.state.discard != begun.state.discard
    assert after.outcome is Outcome.OPEN
    assert after.say() == begun.say() is not None

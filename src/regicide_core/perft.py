"""`perft`: node counts, by which any engine can be checked against this one."""

from __future__ import annotations

from .legal import legal_moves
from .state import State
from .turn import apply
from .validation import a_number, expect


def perft(state: State, depth: int) -> int:
    """How many legal move sequences of that length there are.

    A game that ends earlier counts where it ends; discards count as sets.

    >>> perft(new_game(2, "tea"), depth=2)
    510
    """
    if a_number(depth, "depth") <= 0 or expect(State, state).is_over:
        return 1
    moves = legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(perft(apply(state, move)[0], depth - 1) for move in moves)

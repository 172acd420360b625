"""Whole random games, dealt and played, by the search state and by the public functions.

The same file runs in CPython and in Pyodide.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from regicide_core import apply, legal_moves, new_game
from regicide_core.search.state import random_deal, random_healer


def search_games(players: int, games: int, first_seed: int) -> int:
    """Play games on the search state; returns the number of moves made."""
    uniform = random.Random(first_seed).random
    heal = random_healer(uniform)
    made = 0
    for _ in range(games):
        state = random_deal(players, uniform)
        while moves := state.moves():
            state.step(moves[int(uniform() * len(moves))], heal)
            made += 1
    return made


def public_games(players: int, games: int, first_seed: int) -> int:
    """Play games with `legal_moves` and `apply`; returns the number of moves made."""
    uniform = random.Random(first_seed).random
    made = 0
    for game in range(games):
        state = new_game(players, first_seed + game)
        while moves := legal_moves(state):
            state, _ = apply(state, moves[int(uniform() * len(moves))])
            made += 1
    return made


def games_per_second(
    play: Callable[[int, int, int], int], players: int, batch: int, seconds: float, seed: int
) -> float:
    """Play batches of games until the time is up."""
    played = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        play(players, batch, seed + played)
        played += batch
    return played / spent


def measure(players: int, seconds: float, seed: int) -> dict[str, float]:
    """Games a second, by the search state and by the public functions."""
    return {
        "search": games_per_second(search_games, players, 100, seconds, seed),
        "public": games_per_second(public_games, players, 20, seconds, seed),
    }

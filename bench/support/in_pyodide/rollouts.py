"""A Champion's rollouts a second, from the first decision of fresh deals. Runs in Pyodide too."""

import time

from regicide_core import new_game
from regicide_core.bots import Champion, Table


def measure(players: int, seconds: float) -> float:
    """Rollouts a second, including the dealing of hidden cards."""
    rollouts = 0
    deal = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        deal += 1
        thought = Champion("bench").think(Table(new_game(players, str(deal))).at_turn)
        thought.step(60)
        rollouts += thought.rollouts
    return rollouts / spent

"""The weights of the one-ply policy, one column per number of players.

What a card is worth in the hand is in keeping.py, because "choose for me" uses it without bots.

The columns of 2, 3 and 4 players come from an evolution on another engine. That of a solo player
was tuned on from there, 86 steps of bench/tuning.py, which tunes any of them again:

    python3 build.py bench tuning --players 1 --from bench/results/tuning-1-start.csv --steps 86
"""

from __future__ import annotations

from typing import Final

from ..keeping import KEEPING

# What a term of policy.py is worth at a table of 1, 2, 3, 4 players.
TERMS: Final[dict[str, tuple[float, float, float, float]]] = {
    "cost": (0.66, 0.80, 0.70, 0.42),
    "heal": (1.04, 0.9, 1.1, 0.6),
    "heal_low": (0.93, 2.5, 3.3, 1.9),
    "draw": (5.86, 5.6, 5.5, 3.7),
    "draw_others": (0, 6.7, 5.8, 3.3),
    "draw_waste": (-0.97, -0.4, -0.6, -0.8),
    "kill": (-0.24, 1.0, 2.7, 0.7),
    "damage": (1.46, 1.14, 0.63, 0.56),
    "exact": (3.97, 0.25, 0.6, 8.6),
    "exact_attack": (0.3, 0.2, 0.3, -0.2),
    "low_kill": (0.14, -0.3, -19, -24),
    "shield": (0.87, 0.2, 0.4, 0.1),
    "shield_left": (0.46, 0.6, 0.8, 0.4),
    "suffer": (-0.29, -0.3, 0, -0.2),
    "lethal": (-50.09, -37, -58, -30),
    "low": (-0.99, -0.1, -1.5, -0.1),
    "low_at": (17.87, 0.4, 8, 0),
    "setup": (5.31, 2.2, 2.3, 0.2),
    "per_draw": (4.47, 12, 5.9, 4.8),
    "next": (0, -1.0, -1.0, -1.3),
    "next_base": (0, 6.6, 11.7, 8.3),
    "next_card": (0, 2.9, 3.6, 4.2),
    "yield": (-1.98, -7.2, 0.2, -0.1),
    "jester_attack": (0.25, 0, -0.2, 0.2),
    "jester_immune": (-0.19, 0, 0, 0.3),
}

Weights = dict[str, float]


def weights_for(players: int) -> Weights:
    """One column of the table."""
    return {name: column[players - 1] for name, column in (TERMS | KEEPING).items()}

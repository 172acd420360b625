"""Seeded random games, each reduced to one hash. Both CPython and Pyodide run this file."""

from __future__ import annotations

import hashlib
import random

from regicide_core import Rules, SoloYield, apply, legal_moves, new_game, result

GAMES_PER_TABLE = 50

# Used in turn, so that every option is tried with every number of players it allows.
VARIANTS: dict[int, tuple[Rules, ...]] = {
    1: (
        Rules(),
        Rules(solo_yield=SoloYield.FREE),
        Rules(solo_yield=SoloYield.ONCE, jesters=2, solo_flips=0),
        Rules(redeal_without_diamond=True, hand_limit=10),
        Rules(enemy_health=-10, enemy_attack=-5, jesters=1, solo_flips=1),
    ),
    2: (
        Rules(),
        Rules(redeal_without_diamond=True, jesters=1),
        Rules(hand_limit=9, enemy_health=-10),
        Rules(no_yielding=True, enemy_attack=5),
        Rules(open_discard=True, enemy_health=10, enemy_attack=-5),
    ),
    3: (
        Rules(),
        Rules(jesters=2, redeal_without_diamond=True),
        Rules(hand_limit=8, enemy_health=-10, enemy_attack=-5),
        Rules(no_yielding=True),
        Rules(jesters=0, enemy_health=5),
    ),
    4: (
        Rules(),
        Rules(hand_limit=7, enemy_health=-10, enemy_attack=-5),
        Rules(redeal_without_diamond=True, jesters=0),
        Rules(no_yielding=True, open_discard=True),
        Rules(hand_limit=3, enemy_attack=-5),
    ),
}


def game_names() -> list[str]:
    """The names of all games, as `players-number`."""
    return [f"{players}-{number}" for players in VARIANTS for number in range(GAMES_PER_TABLE)]


def game_hash(name: str) -> str:
    """The hash of every position and event of the game, and of its end."""
    players, number = map(int, name.split("-"))
    rules = VARIANTS[players][number % len(VARIANTS[players])]
    first = number % players + 1
    state = new_game(players, f"game-{name}", rules=rules, first=first)
    # `random()` is the one method whose sequence Python promises to keep.
    choose = random.Random(f"moves-{name}").random
    digest = hashlib.sha256(f"{state}\n".encode())
    while moves := legal_moves(state):
        move = moves[int(choose() * len(moves))]
        state, events = apply(state, move)
        for fact in (move, *events, state):
            digest.update(f"{fact}\n".encode())
    digest.update(f"{result(state)}\n".encode())
    return digest.hexdigest()


def all_hashes() -> dict[str, str]:
    """The hash of each game by its name."""
    return {name: game_hash(name) for name in game_names()}

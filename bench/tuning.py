"""The evolution that finds the weights of the bots' policy.

    python3 build.py bench tuning --players 4 [--steps 1200] [--games 240] [--seed 1] [--from naive]

One parent, one child a step: a few weights are changed at random, both play the same fresh deals,
and the child stays if it did better. The same options give the same weights. The column goes to
bench/results/tuning-PLAYERS.csv as it improves; src/regicide_core/bots/weights.py is the table.
"""

from __future__ import annotations

import argparse
import csv
import random
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from regicide_core._search import WON, random_deal  # noqa: E402
from regicide_core.bots.policy import Policy, play_out  # noqa: E402
from regicide_core.bots.weights import Weights, weights_for  # noqa: E402

RESULTS: Final = ROOT / "bench" / "results"
KILL_WORTH: Final = 0.03  # of a win: kills tell more than wins while wins are rare
SPREAD: Final = 0.25  # of a weight, and as much again of 2 points
FIRST_BETS: Final = 0.3  # the part of the games after which a child that lags is given up


def fitness(weights: Weights, players: int, seeds: range) -> float:
    """Wins, and a little for kills, a game."""
    policy = Policy(weights)
    total = 0.0
    for seed in seeds:
        uniform = random.Random(f"{players} {seed}").random
        state = random_deal(players, uniform)
        play_out(state, policy, uniform)
        beaten = 12 - len(state.castle) - (state.enemy != 0)
        total += (state.phase == WON) + KILL_WORTH * beaten
    return total / len(seeds)


def naive(players: int) -> Weights:
    """Where the evolution can begin: damage is good, cards are worth their value."""
    weights = dict.fromkeys(weights_for(players), 0.0)
    values = dict(
        zip("XA23456789TJQK", (2, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 15, 20), strict=True)
    )
    simple = {"cost": 0.5, "damage": 1.0, "heal": 1.0, "draw": 3.0, "draw_others": 2.0}
    simple |= {"shield": 1.0, "lethal": -50.0, "exact": 3.0, "per_draw": 5.0}
    return weights | values | simple


def changed(weights: Weights, rng: random.Random) -> Weights:
    """A child: some weights moved by a few tenths of themselves."""
    child = dict(weights)
    for name in rng.sample(sorted(child), rng.choice((1, 2, 3, 5, 8))):
        child[name] += rng.gauss(0, SPREAD) * (abs(child[name]) + 2)
    return child


def evolve(players: int, steps: int, games: int, seed: int, start: Weights) -> Weights:
    rng = random.Random(f"tuning {players} {seed}")
    parent = start
    played = 1_000_000 * seed
    for step in range(1, steps + 1):
        child = changed(parent, rng)
        few = range(played, played + round(games * FIRST_BETS))
        rest = range(few.stop, played + games)
        played += games
        lead = fitness(child, players, few) - fitness(parent, players, few)
        if lead > -0.01:
            ahead = fitness(child, players, rest) - fitness(parent, players, rest)
            lead = lead * FIRST_BETS + ahead * (1 - FIRST_BETS)
            if lead > 0.01:
                parent = child
                write(parent, players)
                print(f"step {step}: +{lead:.3f}", flush=True)
    return parent


def write(weights: Weights, players: int) -> None:
    RESULTS.mkdir(exist_ok=True)
    with (RESULTS / f"tuning-{players}.csv").open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        rows.writerow(("weight", "value"))
        rows.writerows((name, round(value, 3)) for name, value in weights.items())


def read(players: int) -> Weights:
    with (RESULTS / f"tuning-{players}.csv").open(newline="", encoding="utf-8") as file:
        return {row["weight"]: float(row["value"]) for row in csv.DictReader(file)}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--players", type=int, default=1, choices=(1, 2, 3, 4))
    parser.add_argument("--steps", type=int, default=1200)
    parser.add_argument("--games", type=int, default=240, help="a step, for parent and child each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", dest="start", choices=("naive", "table", "csv"), default="naive")
    asked = parser.parse_args()
    starts = {"naive": naive, "table": weights_for, "csv": read}
    start = starts[asked.start](asked.players)
    found = evolve(asked.players, asked.steps, asked.games, asked.seed, start)
    check = range(1, 2001)
    print(f"start {fitness(start, asked.players, check):.3f}", flush=True)
    print(f"found {fitness(found, asked.players, check):.3f}", flush=True)


if __name__ == "__main__":
    main()

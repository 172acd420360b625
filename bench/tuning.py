"""Tunes the weights of the bots' policy by evolution.

    python3 build.py bench tuning --players 4 [--steps 300] [--games 100] [--seed 1] [--from FILE]

A step makes pairs of children whose weights differ from their parent's in opposite directions. All
play the same fresh deals, and the parent moves towards the better child of each pair, so that the
noise of single games averages out. The same options give the same weights. After each step the
weights are written to bench/results/tuning-PLAYERS.csv; the bots use the table in
src/regicide_core/bots/weights.py.
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

from regicide_core.bots.policy import Policy, play_out  # noqa: E402
from regicide_core.bots.weights import Weights, weights_for  # noqa: E402
from regicide_core.search.state import WON, random_deal  # noqa: E402

RESULTS: Final = ROOT / "bench" / "results"
KILL_WORTH: Final = 0.04  # of a win; while wins are rare, kills show progress better
SPREAD: Final = 0.1  # of a child's weight around its parent's, as a share of (weight + 1)
PACE: Final = 0.4  # how far the parent moves towards the better children's mean
PAIRS: Final = 12
CHECK: Final = range(1, 3001)  # deals that no step has seen


def fitness(weights: Weights, players: int, seeds: range) -> float:
    """The average score of a game: 1 for a win, and a little for each kill."""
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
    """A simple start for the evolution: damage is good, cards are worth their value."""
    weights = dict.fromkeys(weights_for(players), 0.0)
    values = dict(
        zip("XA23456789TJQK", (2, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 15, 20), strict=True)
    )
    simple = {"cost": 0.5, "damage": 1.0, "heal": 1.0, "draw": 3.0, "draw_others": 2.0}
    simple |= {"shield": 1.0, "lethal": -50.0, "exact": 3.0, "per_draw": 5.0}
    return weights | values | simple


def evolve(players: int, steps: int, games: int, seed: int, start: Weights) -> Weights:
    rng = random.Random(f"tuning {players} {seed}")
    parent = dict(start)
    played = 1_000_000 * seed
    for step in range(1, steps + 1):
        deals = range(played, played + games)
        played += games
        strays, leads, level = [], [], 0.0
        for _ in range(PAIRS):
            stray = {name: rng.gauss(0, SPREAD) * (abs(parent[name]) + 1) for name in parent}
            one, twin = (
                fitness(
                    {name: parent[name] + sign * stray[name] for name in parent}, players, deals
                )
                for sign in (1, -1)
            )
            strays.append(stray)
            leads.append(one - twin)
            level += (one + twin) / 2 / PAIRS
        spread = (sum(lead * lead for lead in leads) / PAIRS) ** 0.5 or 1.0
        for name in parent:
            pull = sum(lead * stray[name] for lead, stray in zip(leads, strays, strict=True))
            parent[name] += PACE * pull / spread / PAIRS
        write(parent, players)
        print(f"step {step}: {level:.3f}", flush=True)
    return parent


def write(weights: Weights, players: int) -> None:
    RESULTS.mkdir(exist_ok=True)
    with (RESULTS / f"tuning-{players}.csv").open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        rows.writerow(("weight", "value"))
        rows.writerows((name, round(value, 3)) for name, value in weights.items())


def read(path: Path) -> Weights:
    with path.open(newline="", encoding="utf-8") as file:
        return {row["weight"]: float(row["value"]) for row in csv.DictReader(file)}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--players", type=int, default=1, choices=(1, 2, 3, 4))
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--games", type=int, default=100, help="for each child and step")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", dest="start", default="naive", help="naive, table, or a CSV file")
    options = parser.parse_args()
    starts = {"naive": naive, "table": weights_for}
    found = starts.get(options.start)
    start = read(Path(options.start)) if found is None else found(options.players)
    after = evolve(options.players, options.steps, options.games, options.seed, start)
    print(f"before {fitness(start, options.players, CHECK):.3f}", flush=True)
    print(f"after  {fitness(after, options.players, CHECK):.3f}", flush=True)


if __name__ == "__main__":
    main()

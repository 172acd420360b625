"""Whole random games a second: the engine in CPython and Pyodide beside a compiled Rust engine.

    python3 build.py bench speed [--rounds 5] [--seconds 1.0]

The Rust engine is the PyPI package `regicide`, by another author. Each round
measures all engines one after another; ratios are medians over the rounds. Writes
bench/results/speed.md.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from pathlib import Path
from statistics import median
from typing import Final

os.environ["RUST_BACKTRACE"] = "0"  # a panic prints one line only

import regicide

from bench.support.in_pyodide.random_games import measure
from tools.pyodide.run import run_in_pyodide

INSIDE: Final = Path(__file__).parent / "support" / "in_pyodide" / "random_games.py"
RESULTS: Final = Path(__file__).parent / "results" / "speed.md"
PLAYERS: Final = (1, 2, 3, 4)
SEARCH_BAR, PUBLIC_BAR, PYODIDE_BAR = 0.2, 0.1, 0.3

Speeds = dict[str, float]  # games a second, by engine


def rust_games_per_second(players: int, seconds: float) -> float:
    """Random playouts of the compiled engine."""
    seats = [regicide.players.RandomPlayer() for _ in range(players)]
    played = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        for _ in range(200):
            try:
                regicide.RegicideGame(seats).playout()
            except BaseException as panic:
                # The engine panics in one game of many thousands; the game counts as played.
                if type(panic).__name__ != "PanicException":
                    raise
        played += 200
    return played / spent


def one_round(players: int, seconds: float, seed: int) -> Speeds:
    rust = rust_games_per_second(players, seconds)
    here = measure(players, seconds, seed)
    expression = f"import json; json.dumps(measure({players}, {seconds}, {seed}))"
    pyodide: Speeds = json.loads(run_in_pyodide(INSIDE, expression))
    return {
        "rust": rust,
        "search": here["search"],
        "public": here["public"],
        "search in Pyodide": pyodide["search"],
        "public in Pyodide": pyodide["public"],
    }


def ratio(rounds: list[Speeds], engine: str, to: str) -> float:
    return median(speeds[engine] / speeds[to] for speeds in rounds)


def report(measured: dict[int, list[Speeds]]) -> str:
    lines = [
        "# Whole random games a second",
        "",
        "By `python3 build.py bench speed`: deal and play to the end with uniformly random legal"
        f" moves; medians of {len(measured[1])} rounds. *rust*: the PyPI package `regicide` 0.1.5."
        " *search*: the private search state. *public*: `legal_moves` and `apply`. The engines'"
        " random games differ a little: the Rust one has no solo flips.",
        "",
        "| players | rust | search | public | search in Pyodide | public in Pyodide |",
        "|---|---|---|---|---|---|",
    ]
    for players, rounds in measured.items():
        cells = [f"{median(speeds[name] for speeds in rounds):,.0f}" for name in rounds[0]]
        lines.append(f"| {players} | {' | '.join(cells)} |")
    lines += [
        "",
        "| players | search / rust | public / search | search Pyodide / CPython "
        "| public Pyodide / CPython |",
        "|---|---|---|---|---|",
    ]
    for players, rounds in measured.items():
        ratios = (
            (ratio(rounds, "search", "rust"), SEARCH_BAR),
            (ratio(rounds, "public", "search"), PUBLIC_BAR),
            (ratio(rounds, "search in Pyodide", "search"), PYODIDE_BAR),
            (ratio(rounds, "public in Pyodide", "public"), PYODIDE_BAR),
        )
        cells = [f"{value:.2f}{'' if value >= bar else ' (short)'}" for value, bar in ratios]
        lines.append(f"| {players} | {' | '.join(cells)} |")
    bars = f"Bars: {SEARCH_BAR}, {PUBLIC_BAR}, {PYODIDE_BAR}, {PYODIDE_BAR}."
    return "\n".join([*lines, "", bars, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure")
    options = parser.parse_args()
    measured: dict[int, list[Speeds]] = {players: [] for players in PLAYERS}
    for number in range(options.rounds):
        for players in PLAYERS:
            print(f"round {number + 1}/{options.rounds}, {players} players", file=sys.stderr)
            measured[players].append(one_round(players, options.seconds, 1 + 1000 * number))
    text = report(measured)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(text, "utf-8")
    print(text)


if __name__ == "__main__":
    main()

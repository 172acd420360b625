"""How strong the bots are: wins with 95 % intervals from fixed seeds, and rollouts a second.

    python3 build.py bench bots [--cells 'knight-*,champion-0.25-3'] [--games 60] [--workers 2]
    python3 build.py bench bots --cells speed     # rollouts a second, CPython and Pyodide
    python3 build.py bench bots --report          # only write the tables again

Every game is written to bench/results/bots/CELL.csv as it ends; a run continues where the last one
stopped. If a bot has changed since, which a fingerprint of two games shows, its old games are
dropped. Writes bench/results/bots.md and the table in docs/BOTS.md.
"""

from __future__ import annotations

import argparse
import csv
import hashlib
import json
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from bench.support.in_pyodide.rollouts import measure  # noqa: E402
from regicide_core import Record  # noqa: E402
from regicide_core.bots import LEVELS, Bot, Champion  # noqa: E402
from regicide_core.bots.match import play_match  # noqa: E402
from regicide_core.cli.arena import COLUMNS, Row, play_seed, total, wilson  # noqa: E402
from tools.pyodide.run import run_in_pyodide  # noqa: E402

RESULTS: Final = ROOT / "bench" / "results"
TABLE: Final = RESULTS / "bots.md"
CELLS_HERE: Final = RESULTS / "bots"
SPEED: Final = CELLS_HERE / "speed.csv"
INSIDE: Final = ROOT / "bench" / "support" / "in_pyodide" / "rollouts.py"
PAGE: Final = ROOT / "docs" / "BOTS.md"
MARK: Final = "<!-- bench bots -->"
PLAYERS: Final = (1, 2, 3, 4)
PYODIDE_BAR: Final = 0.3


@dataclass(frozen=True)
class Cell:
    """One figure of the table: which bot, how many players and games, and the bar to reach."""

    name: str
    bot: str
    players: int
    games: int
    seconds: float | None = None
    aim: str = "win"
    bar: float | None = None

    @property
    def file(self) -> Path:
        return CELLS_HERE / f"{self.name}.csv"


def _row(
    name: str,
    bot: str,
    games: int,
    bars: tuple[float | None, ...] = (None,) * 4,
    seconds: float | None = None,
) -> list[Cell]:
    return [
        Cell(f"{name}-{players}", bot, players, games, seconds, bar=bar)
        for players, bar in zip(PLAYERS, bars, strict=True)
    ]


ROWS: Final[dict[str, list[Cell]]] = {
    "Squire": _row("squire", "squire", 1000),
    "Knight": _row("knight", "knight", 2000, (0.60, 0.57, 0.71, 0.45)),
    "Champion, 0.25 s": _row("champion-0.25", "champion", 200, (0.93, 0.90, 0.95, 0.85), 0.25),
    "Champion, 1 s": _row("champion-1", "champion", 40, seconds=1.0),
}
GOLD: Final = Cell("gold-0.5", "champion", 1, 100, 0.5, "gold", 0.35)
CELLS: Final = [cell for row in ROWS.values() for cell in row] + [GOLD]


def fingerprint(cell: Cell) -> str:
    """A hash of the bot's moves in two games; a Champion plays them with few rollouts."""
    makers: dict[str, Callable[[str], Bot]] = {
        **LEVELS,
        "champion": lambda seed: Champion(seed, rollouts=12, aim=cell.aim),
    }
    moves = []
    for seed in ("print-1", "print-2"):
        bots = [makers[cell.bot](f"{seed}.{seat}") for seat in range(cell.players)]
        match = play_match(Record(cell.players, seed), bots, lambda: 0.0, lambda: 0.0)
        moves += [str(move) for move in match.record.moves]
    return hashlib.sha256(" ".join(moves).encode()).hexdigest()[:8]


def rows_of(cell: Cell) -> list[Row]:
    """The games of a cell so far."""
    if not cell.file.exists():
        return []
    with cell.file.open(newline="", encoding="utf-8") as file:
        return [dict(row) for row in csv.DictReader(file)]


def run_cell(cell: Cell, games: int, workers: int) -> None:
    """Play the missing games of a cell, and write each as it ends."""
    CELLS_HERE.mkdir(parents=True, exist_ok=True)
    play = fingerprint(cell)
    had = rows_of(cell)
    kept = [row for row in had if row["play"] == play]
    if len(kept) < len(had):
        print(f"{cell.name}: {len(had) - len(kept)} games of older bots are dropped")
    with cell.file.open("w", newline="", encoding="utf-8") as file:
        lines = csv.DictWriter(file, (*COLUMNS, "play"))
        lines.writeheader()
        lines.writerows(kept)
        file.flush()
        done = {int(row["seed"]) for row in kept}
        wanted = [seed for seed in range(1, games + 1) if seed not in done]
        seats = [cell.bot] * cell.players
        pool = ProcessPoolExecutor(workers)
        try:
            running = [
                pool.submit(play_seed, seed, seats, "standard", cell.seconds, None, cell.aim)
                for seed in wanted
            ]
            for count, game in enumerate(as_completed(running), start=1):
                row = game.result() | {"play": play}
                kept.append(row)
                lines.writerow(row)
                file.flush()
                show_bar(cell, count, len(wanted), kept)
        finally:
            pool.shutdown(cancel_futures=True)
    print(f"{cell.name}: {figure(cell, kept)}", flush=True)


def show_bar(cell: Cell, done: int, wanted: int, rows: list[Row]) -> None:
    if sys.stderr.isatty():
        bar = "█" * round(30 * done / wanted)
        text = f"\r{cell.name:<18} {bar:·<30} {done}/{wanted}  {won(cell, rows) / len(rows):.3f} "
        print(text, end="\n" if done == wanted else "", file=sys.stderr, flush=True)


def won(cell: Cell, rows: list[Row]) -> int:
    if cell.aim == "gold":
        return sum(row["medal"] == "gold" for row in rows)
    return round(total(rows, "won"))


def figure(cell: Cell, rows: list[Row]) -> str:
    """Wins and their interval, such as `0.625 [0.611, 0.638]`; marked if short of the bar."""
    if not rows:
        return "–"
    wins = won(cell, rows)
    low, high = wilson(wins, len(rows))
    short = cell.bar is not None and wins / len(rows) < cell.bar
    return f"{wins / len(rows):.3f} [{low:.3f}, {high:.3f}]{' (short)' if short else ''}"


def run_speed(seconds: float) -> None:
    """Measure rollouts a second in CPython and in Pyodide."""
    CELLS_HERE.mkdir(parents=True, exist_ok=True)
    with SPEED.open("w", newline="", encoding="utf-8") as file:
        lines = csv.writer(file)
        lines.writerow(("players", "cpython", "pyodide"))
        for players in PLAYERS:
            measure(players, seconds / 2)  # to warm up
            here = measure(players, seconds)
            expression = (
                f"measure({players}, {seconds / 2}); import json; "
                f"json.dumps(measure({players}, {seconds}))"
            )
            there: float = json.loads(run_in_pyodide(INSIDE, expression))
            lines.writerow((players, round(here), round(there)))
            file.flush()
            print(f"{players} players: {here:.0f} in CPython, {there:.0f} in Pyodide", flush=True)


def strength_table() -> list[str]:
    """The table that docs/BOTS.md shows as well."""
    lines = ["| wins | 1 player | 2 | 3 | 4 |", "|---|---|---|---|---|"]
    for name, cells in ROWS.items():
        figures = [figure(cell, rows_of(cell)) for cell in cells]
        lines.append(f"| {name} | {' | '.join(figures)} |")
    lines.append(f"| Champion for gold, 0.5 s | {figure(GOLD, rows_of(GOLD))} | | | |")
    return lines


def detail_table() -> list[str]:
    lines = [
        "| cell | games | bar | kills | decisions a game | ms of CPU a decision | slowest, ms |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for cell in CELLS:
        if rows := rows_of(cell):
            decisions = total(rows, "decisions")
            cells = (
                cell.name,
                len(rows),
                "–" if cell.bar is None else f"{cell.bar:.2f}",
                f"{total(rows, 'beaten') / len(rows):.2f}",
                f"{decisions / len(rows):.0f}",
                f"{1000 * total(rows, 'cpu_seconds') / decisions:.1f}",
                f"{1000 * max(float(row['slowest']) for row in rows):.0f}",
            )
            lines.append(f"| {' | '.join(map(str, cells))} |")
    return lines


def speed_table() -> list[str]:
    if not SPEED.exists():
        return []
    with SPEED.open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    lines = [
        "",
        "Full rollouts a second from a fresh deal, where they are longest"
        f" (bar: Pyodide ≥ {PYODIDE_BAR} × CPython):",
        "",
        "| players | CPython | Pyodide under Node | ratio |",
        "|---|---:|---:|---:|",
    ]
    for row in rows:
        ratio = float(row["pyodide"]) / float(row["cpython"])
        short = "" if ratio >= PYODIDE_BAR else " (short)"
        lines.append(
            f"| {row['players']} | {row['cpython']} | {row['pyodide']} | {ratio:.2f}{short} |"
        )
    return lines


def write_report() -> None:
    """Write bench/results/bots.md, and the table between the marks in docs/BOTS.md."""
    text = "\n".join(
        [
            "# How strong the bots are",
            "",
            "By `python3 build.py bench bots`: standard rules, all seats the same bot, seeds 1…N,"
            " 95 % Wilson intervals. A Champion's seconds are CPU seconds for each decision; it"
            " stops early when more rollouts could not change the choice.",
            "",
            *strength_table(),
            "",
            *detail_table(),
            *speed_table(),
            "",
        ]
    )
    TABLE.write_text(text, "utf-8")
    before, mark, rest = PAGE.read_text("utf-8").partition(MARK)
    if mark:
        _, mark_again, after = rest.partition(MARK)
        table = "\n".join(strength_table())
        PAGE.write_text(f"{before}{MARK}\n{table}\n{mark_again}{after}", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--cells", default="*", help="patterns, such as 'knight-*,speed'")
    parser.add_argument("--games", type=int, help="at most this many games in each cell")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure of `speed`")
    parser.add_argument("--report", action="store_true", help="only write the tables")
    options = parser.parse_args()
    patterns = [] if options.report else options.cells.split(",")
    wanted = [cell for cell in CELLS if any(fnmatch(cell.name, each) for each in patterns)]
    if any(fnmatch("speed", each) for each in patterns):
        run_speed(options.seconds)
    for cell in wanted:
        began = time.monotonic()
        run_cell(cell, min(cell.games, options.games or cell.games), options.workers)
        print(f"    {time.monotonic() - began:.0f} s", flush=True)
        write_report()
    write_report()
    print(TABLE.read_text("utf-8"))


if __name__ == "__main__":
    main()

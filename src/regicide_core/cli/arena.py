"""The arena of `python -m regicide_core arena`: bots play many games on all cores."""

from __future__ import annotations

import argparse
import csv
import os
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import sqrt
from pathlib import Path

from .. import Record, RegicideError, Rules, new_game
from ..bots import LEVELS, Aim, Bot, BotError, Champion, load_installed, make, names
from ..bots.match import play_match

COLUMNS = (
    "seed",
    "players",
    "bots",
    "won",
    "beaten",
    "medal",
    "decisions",
    "cpu_seconds",
    "slowest",
    "wall_seconds",
)
Row = dict[str, str | int | float]


class ArenaError(RegicideError):
    """Options with which no games can be played."""


def add_arena(command: argparse.ArgumentParser) -> None:
    """The options of the command."""
    command.add_argument(
        "--players", type=int, default=1, metavar="N", help="number of players, 1 to 4; default 1"
    )
    command.add_argument(
        "--bots",
        default="knight",
        help=f"one bot for all seats, or one for each: {', '.join(LEVELS)}, or an installed one; "
        "default knight",
    )
    command.add_argument(
        "--games", type=int, default=100, metavar="N", help="number of games; default 100"
    )
    command.add_argument(
        "--seed", type=int, default=1, help="the first deal; each further game adds 1; default 1"
    )
    budget = command.add_mutually_exclusive_group()
    budget.add_argument("--seconds", type=float, help="CPU time for each decision of a Champion")
    budget.add_argument(
        "--rollouts", type=int, help="trial games for each decision of a Champion; default 400"
    )
    command.add_argument(
        "--aim",
        choices=[*Aim],
        default=Aim.WIN.value,
        help="what a Champion plays for in a solo game: a win, or a win without flips",
    )
    command.add_argument(
        "--rules", default="standard", help="options, such as standard+hand_limit:7"
    )
    command.add_argument(
        "--csv", type=Path, metavar="FILE", help="write a line for each game there"
    )
    command.add_argument(
        "--workers",
        type=int,
        default=os.cpu_count() or 1,
        metavar="N",
        help="games played at the same time; default: one for each core",
    )
    command.set_defaults(run=arena)


def arena(options: argparse.Namespace) -> None:
    """Play, show a bar, print the table."""
    load_installed()
    seats = check_options(options)
    seeds = range(options.seed, options.seed + options.games)
    rows: list[Row] = []
    began = time.monotonic()
    lines = None
    file = options.csv.open("w", newline="", encoding="utf-8") if options.csv else None
    try:
        if file:
            lines = csv.DictWriter(file, COLUMNS)
            lines.writeheader()
        for row in play_all(seats, seeds, options):
            rows.append(row)
            if lines and file:
                lines.writerow(row)
                file.flush()
            show_bar(len(rows), len(seeds), rows)
    except KeyboardInterrupt:
        print(f"\nstopped after {len(rows)} of {len(seeds)} games", file=sys.stderr)
    finally:
        if file:
            file.close()
    if sys.stderr.isatty():
        print(file=sys.stderr)
    if rows:
        print("\n".join(report(rows, time.monotonic() - began)))


def check_options(options: argparse.Namespace) -> list[str]:
    """The bots' names, a seat each; bad options raise before a process is started."""
    new_game(options.players, "1", rules=Rules.parse(options.rules))
    if options.games < 1 or options.workers < 1 or options.seed < 0:
        raise ArenaError("arena_numbers", f"{options.games} {options.workers} {options.seed}")
    if (options.seconds or 1) <= 0 or (options.rollouts or 1) < 1:
        raise ArenaError("arena_budget", options.seconds or options.rollouts)
    asked: list[str] = options.bots.split(",")
    seats = asked * options.players if len(asked) == 1 else asked
    if len(seats) != options.players:
        raise ArenaError("arena_seats", options.bots, players=options.players)
    for name in seats:
        if name not in names():
            raise BotError("no_such_bot", f"{name}; the bots are {', '.join(names())}")
    return seats


def play_all(seats: list[str], seeds: range, options: argparse.Namespace) -> Iterator[Row]:
    """A row for each game as it ends."""
    shared = (seats, options.rules, options.seconds, options.rollouts, options.aim)
    if options.workers == 1:
        yield from (play_seed(seed, *shared) for seed in seeds)
        return
    pool = ProcessPoolExecutor(options.workers, initializer=load_installed)
    try:
        games = [pool.submit(play_seed, seed, *shared) for seed in seeds]
        for game in as_completed(games):
            yield game.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def play_seed(
    seed: int,
    seats: list[str],
    rules: str = "standard",
    seconds: float | None = None,
    rollouts: int | None = None,
    aim: str = "win",
) -> Row:
    """One game. A Champion's clock is the CPU's: a busy machine doesn't make him weaker."""
    bots = [
        maker_of(name, f"{seed}.{seat}", seconds, rollouts, Aim(aim))
        for seat, name in enumerate(seats, start=1)
    ]
    record = Record(len(seats), str(seed), Rules.parse(rules))
    try:
        match = play_match(record, bots, time.process_time, time.perf_counter)
    except BotError as error:
        raise BotError(error.code, f"game {seed}, {error.where}") from error
    return {
        "seed": seed,
        "players": len(seats),
        "bots": " ".join(seats),
        "won": int(match.won),
        "beaten": match.beaten,
        "medal": match.medal,
        "decisions": match.decisions,
        "cpu_seconds": round(match.seconds, 3),
        "slowest": round(match.slowest, 4),
        "wall_seconds": round(match.waited, 3),
    }


def maker_of(name: str, seed: str, seconds: float | None, rollouts: int | None, aim: Aim) -> Bot:
    if name != "champion":
        return make(name, seed)
    clock = None if seconds is None else time.process_time
    return Champion(seed, rollouts=rollouts, seconds=seconds, clock=clock, aim=aim)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate."""
    if not games:
        return 0.0, 1.0
    z = 1.96
    rate = wins / games
    centre = rate + z * z / (2 * games)
    reach = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return (centre - reach) / (1 + z * z / games), (centre + reach) / (1 + z * z / games)


def total(rows: Iterable[Row], column: str) -> float:
    return sum(float(row[column]) for row in rows)


def report(rows: list[Row], seconds: float) -> list[str]:
    """The result in a few lines."""
    games = len(rows)
    wins = round(total(rows, "won"))
    low, high = wilson(wins, games)
    decisions = max(1.0, total(rows, "decisions"))
    lines = [
        f"{rows[0]['bots']}: {games} games, seeds {min(int(row['seed']) for row in rows)}"
        f"–{max(int(row['seed']) for row in rows)}, {seconds:.0f} s",
        f"wins       {wins / games:.3f} [{low:.3f}, {high:.3f}]",
        f"kills      {total(rows, 'beaten') / games:.2f} of 12",
    ]
    if rows[0]["players"] == 1:
        medals = [
            sum(row["medal"] == medal for row in rows) for medal in ("gold", "silver", "bronze")
        ]
        lines.append(f"medals     gold {medals[0]}, silver {medals[1]}, bronze {medals[2]}")
    lines.append(
        f"decisions  {decisions / games:.0f} a game, each "
        f"{1000 * total(rows, 'cpu_seconds') / decisions:.1f} ms of CPU time, "
        f"{1000 * total(rows, 'wall_seconds') / decisions:.1f} ms of waiting, "
        f"{1000 * max(float(row['slowest']) for row in rows):.1f} ms at most"
    )
    return lines


def show_bar(done: int, all_games: int, rows: list[Row]) -> None:
    if sys.stderr.isatty():
        bar = "█" * round(30 * done / all_games)
        wins = total(rows, "won") / done
        print(
            f"\r{bar:·<30} {done}/{all_games}  wins {wins:.3f}", end="", file=sys.stderr, flush=True
        )

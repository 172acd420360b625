"""A million random moves, 1–4 players, all options: do the invariants hold in every position?

    python3 build.py bench million_moves [--moves 1000000]

Seeds are fixed, so every run plays the same games. Half of the games are dealt and played at
random, a quarter begin late in a game, and in a quarter most moves are careful, so that the game
lasts longer. Every move is checked; slow checks are made for one move in twenty. Writes
bench/results/million_moves.md, and fails if anything failed.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from regicide_core import ENGINE, Record, State, apply, legal_moves, new_game, result  # noqa: E402
from tests.support import naive  # noqa: E402
from tests.support.invariants import (  # noqa: E402
    careful_move,
    check_against_fold,
    check_cards_conserved,
    check_event_text,
    check_hidden_is_hidden,
    check_move_text,
    check_moves,
    check_observation,
    check_observation_text,
    check_position_line,
    check_position_text,
    check_preview,
    check_record_text,
    late_game,
    random_table,
)

RESULTS: Final = ROOT / "bench" / "results" / "million_moves.md"
CHUNK: Final = 5_000  # moves that one process plays at a time
SLOW_CHECKS: Final = 20  # one move in this many gets the slow checks
RECORD_CHECKS: Final = 4  # one game in this many has its record written and read


def play_chunk(number: int, moves: int) -> Counter[str]:
    """Play games until this many moves are made; counts what was seen and what failed."""
    seen: Counter[str] = Counter()
    game = 0
    while seen["moves"] < moves:
        seed = f"million-{number}-{game}"
        game += 1
        try:
            play_game(seed, moves, seen)
        except Exception as error:  # counted, with the seed that reproduces it
            seen[f"failure: {seed}: {type(error).__name__} {str(error)[:300]}"] += 1
            seen["moves"] += 1
        seen["games"] += 1
    return seen


def play_game(seed: str, most: int, seen: Counter[str]) -> None:
    rng = random.Random(seed)
    players, rules, first = random_table(rng)
    state = new_game(players, seed, rules=rules, first=first)
    record = Record(players, seed, rules, first)
    kind = rng.choice(("random", "random", "late", "careful"))
    if kind == "late":
        state = check_position_text(late_game(state, rng))
        record = Record.of_position(state)
    seen[f"{players} players"] += 1
    seen[f"{kind} games"] += 1
    while not state.is_over and seen["moves"] < most:
        state, record = make_move(state, record, rng, kind == "careful", seen)
    check_against_fold(record, state)
    if rng.randrange(RECORD_CHECKS) == 0:
        check_record_text(record)
        seen["records written and read"] += 1
    if end := result(state):
        seen[f"ended {end}"] += 1
        seen["enemies beaten"] += end.beaten if kind != "late" else 0
        check_moves(state, rng)


def make_move(
    state: State, record: Record, rng: random.Random, careful: bool, seen: Counter[str]
) -> tuple[State, Record]:
    """Make and check one move; the new position has been written as text and read back."""
    if slow := rng.randrange(SLOW_CHECKS) == 0:
        check_slowly(state, rng)
        seen["slow checks"] += 1
    moves = legal_moves(state)
    assert moves, "no legal move although the game isn't over"
    take_care = careful and rng.random() < 0.85
    move = careful_move(state, rng) if take_care else rng.choice(moves)
    after, events = apply(state, move)
    check_cards_conserved(after)
    check_preview(state, move, (after, events))
    check_move_text(move)
    if slow:
        check_event_text(events, after.players)
        check_position_text(after)
        expected = naive.write(naive.after(naive.read(str(state)), str(move)))
        assert str(after) == expected, f"the naive engine has {expected}"
    seen["moves"] += 1
    seen[f"{type(move).__name__.lower()} moves"] += 1
    return check_position_line(after), record.then(move)


def check_slowly(state: State, rng: random.Random) -> None:
    listed = {str(move) for move in legal_moves(state)}
    assert listed == naive.moves(naive.read(str(state)))
    check_moves(state, rng, most=12)
    check_hidden_is_hidden(state, rng)
    for seat in range(state.players + 1):
        check_observation(state, seat)
        check_observation_text(state, seat)


def play_all(moves: int, workers: int) -> Counter[str]:
    """Play all chunks on all cores, with a progress bar on stderr."""
    sizes = [CHUNK] * (moves // CHUNK) + [moves % CHUNK] * (moves % CHUNK > 0)
    seen: Counter[str] = Counter()
    with ProcessPoolExecutor(workers) as pool:
        for done, part in enumerate(pool.map(play_chunk, range(len(sizes)), sizes), start=1):
            seen.update(part)
            show_bar(done / len(sizes), seen)
    print(file=sys.stderr)
    return seen


def show_bar(part: float, seen: Counter[str]) -> None:
    if sys.stderr.isatty():
        bar = "█" * round(30 * part)
        failures = len(failures_in(seen))
        print(f"\r{bar:·<30} {part:4.0%}  {failures} failures", end="", file=sys.stderr, flush=True)


def failures_in(seen: Counter[str]) -> list[str]:
    return sorted(name for name in seen if name.startswith("failure"))


def report(seen: Counter[str], seconds: float, workers: int) -> str:
    failures = failures_in(seen)
    rest = [name for name in sorted(seen) if name not in failures]
    lines = [
        "# A million random moves",
        "",
        f"`python3 build.py bench million_moves`: engine {ENGINE}, Python "
        f"{platform.python_version()}, {workers} processes, {seconds:.0f} s.",
        "",
        f"**{seen['moves']:,} moves, {len(failures)} failures.**",
        "",
        "Checked after every move: each card is in exactly one place, hands are sorted and within "
        "the limit; the preview agrees with the events; move and position are written as text and "
        "read back, and the game continues from there; there is a legal move unless the game is "
        "over. After every game: replaying the record gives the last position; one record in "
        f"{RECORD_CHECKS} is written and read as JSON and URL. For one move in {SLOW_CHECKS}: "
        "position and events are written and read as text and JSON; a naive second engine lists "
        "the same moves and reaches the same position; moves not listed are refused; each seat "
        "and an onlooker see no more than they may, also when the hidden cards are dealt again.",
        "",
        "| seen | times |",
        "|---|---:|",
        *(f"| {name} | {seen[name]:,} |" for name in rest),
        *(["", "## Failures", ""] if failures else []),
        *(f"- {name}" for name in failures),
        "",
    ]
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--moves", type=int, default=1_000_000)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    began = time.monotonic()
    seen = play_all(options.moves, options.workers)
    text = report(seen, time.monotonic() - began, options.workers)
    print(text)
    if options.moves >= 1_000_000:
        RESULTS.parent.mkdir(exist_ok=True)
        RESULTS.write_text(text, "utf-8")
    return 1 if failures_in(seen) else 0


if __name__ == "__main__":
    sys.exit(main())

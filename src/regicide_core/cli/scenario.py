"""`python -m regicide_core scenario`: a scenario's lines, move by move."""

from __future__ import annotations

from .. import Attempt, Move, Scenario
from .game import table_lines


def scenario_lines(scenario: Scenario) -> list[str]:
    """The scenario in a few lines, then each of its lines as it is played."""
    kind = f"{scenario.kind} {scenario.name}, seat {scenario.seat}"
    lines = [kind, *table_lines(scenario.start), "", "solution"]
    lines += _played(scenario, scenario.solution)
    for at, line in enumerate(scenario.losing, start=1):
        lines += ["", f"losing line {at}", *_played(scenario, line.moves)]
    return lines


def _played(scenario: Scenario, moves: tuple[Move, ...]) -> list[str]:
    attempt = Attempt.of(scenario)
    lines = _said(attempt)
    shown = 0
    for move in (None, *moves):
        attempt = attempt if move is None else attempt.then(move)
        for deed in attempt.deeds[shown:]:
            lines.append(f"> seat {deed.seat}: {deed.move}")
            lines += [f"  {event}" for event in deed.events]
        shown = len(attempt.deeds)
        lines += [] if move is None else _said(attempt)
    return [*lines, str(attempt.outcome)]


def _said(attempt: Attempt) -> list[str]:
    match attempt.say():
        case {"id": name, "args": dict(args)}:
            values = "".join(f" {key}={value}" for key, value in args.items())
            return [f"  ({name}{values})"]
        case {"text": dict(texts)}:
            return [f"  “{text}”" for text in texts.values()]
        case _:
            return []

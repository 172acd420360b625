"""The page's lessons and puzzles, loaded as scenarios of the engine."""

from __future__ import annotations

import json
from typing import Any, Final

from regicide_core import Attempt, Scenario, load_scenario
from tools.paths import WEB

FOLDER: Final = WEB / "scenarios"
COURSE: Final = json.loads((FOLDER / "index.json").read_text("utf-8"))
NAMES: Final = [*COURSE["lessons"], *COURSE["puzzles"]]


def scenario(name: str) -> Scenario:
    """Load a scenario, which also plays its lines."""
    return load_scenario((FOLDER / f"{name}.json").read_text("utf-8"))


def played(of: Scenario, moves: tuple[Any, ...]) -> list[Attempt]:
    attempts = [Attempt.of(of)]
    for move in moves:
        attempts.append(attempts[-1].then(move))
    return attempts

"""The built wheel in real Pyodide under Node plays the same games as CPython, for ever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.support.seeded_games import all_hashes, game_hash, game_names
from tools.pyodide.run import run_in_pyodide

GAMES = Path(__file__).parents[1] / "support" / "seeded_games.py"
PINNED: dict[str, str] = json.loads(GAMES.with_name("pinned_hashes.json").read_text("utf-8"))


@pytest.mark.pyodide
def test_200_seeded_games_end_with_the_same_hashes_in_pyodide_and_in_cpython() -> None:
    there = json.loads(run_in_pyodide(GAMES, "import json; json.dumps(all_hashes())"))
    assert len(there) == len(game_names()) == 200
    assert there == all_hashes()


@pytest.mark.pyodide
def test_pyodide_runs_the_wheel_and_not_the_sources() -> None:
    where = "import sys, regicide_core; f'{sys.platform} {regicide_core.__file__}'"
    platform, place = run_in_pyodide(GAMES, where).split()
    assert platform == "emscripten"
    assert "/site-packages/regicide_core/" in place


@pytest.mark.parametrize("name", PINNED)
def test_a_seed_gives_the_game_it_always_gave(name: str) -> None:
    """Shared links and saves hold seeds: if this fails, every one of them shows another game."""
    assert game_hash(name) == PINNED[name]

"""The arena, run as a person runs it."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from regicide_core.cli import main
from regicide_core.cli.arena import wilson


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert main(["arena", *arguments]) == 0
    return capsys.readouterr().out.splitlines()


def test_games_are_counted_and_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    options = ["--players", "2", "--bots", "knight,squire", "--games", "6", "--seed", "3"]
    printed = run(capsys, *options, "--workers", "1", "--csv", str(file))
    assert printed[0].startswith("knight squire: 6 games, seeds 3–8")
    with file.open(newline="", encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines))
    assert [row["seed"] for row in rows] == ["3", "4", "5", "6", "7", "8"]
    wins = sum(row["won"] == "1" for row in rows)
    low, high = wilson(wins, 6)
    assert printed[1] == f"wins       {wins / 6:.3f} [{low:.3f}, {high:.3f}]"
    assert all(int(row["beaten"]) == 12 for row in rows if row["won"] == "1")


def test_two_processes_play_the_same_games_as_one(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    files = [tmp_path / "one.csv", tmp_path / "two.csv"]
    for file, workers in zip(files, "12", strict=True):
        run(capsys, "--games", "4", "--csv", str(file), "--workers", workers)
    games = []
    for file in files:
        with file.open(newline="", encoding="utf-8") as lines:
            rows = csv.DictReader(lines)
            games.append(sorted((row["seed"], row["beaten"], row["decisions"]) for row in rows))
    assert games[0] == games[1]


def test_a_lone_champion_reports_medals(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--bots", "champion", "--games", "1", "--rollouts", "2", "--aim", "gold"]
    printed = run(capsys, *options, "--workers", "1")
    assert any(line.startswith("medals     gold ") for line in printed)
    printed = run(
        capsys, "--bots", "champion", "--games", "1", "--seconds", "0.001", "--workers", "1"
    )
    assert "ms of CPU" in printed[-1]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--bots", "bishop"], "no_such_bot: bishop; the bots are squire, knight, champion"),
        (["--players", "3", "--bots", "knight,squire"], "arena_seats: knight,squire players=3"),
        (["--players", "5"], "players_range: 5"),
        (["--games", "0"], "arena_numbers"),
        (["--bots", "champion", "--rollouts", "-1"], "arena_budget: -1"),
        (["--csv", "/nowhere/at/all.csv"], "/nowhere/at/all.csv"),
    ],
)
def test_bad_options_are_answered_with_a_code(
    capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
) -> None:
    assert main(["arena", *arguments]) == 1
    said = capsys.readouterr()
    assert complaint in said.err
    assert not said.out


def test_a_bot_that_fails_ends_the_arena_with_its_name_and_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from regicide_core.bots import Bot, register, registry

    monkeypatch.setattr(registry, "_OTHERS", {})
    register("bare", Bot)
    assert main(["arena", "--bots", "bare", "--games", "2", "--workers", "1"]) == 1
    assert "bot_failed: game 1, seat 1: NotImplementedError()" in capsys.readouterr().err


def test_intervals_are_wilsons() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(10, 10)[0] == pytest.approx(0.7225, abs=1e-3)
